"""Copies of Tikal II and Tikal on screens: what a tap does, what is told in words, how little a tap sends."""

from pathlib import Path
from typing import Any

import pytest

from model.games.copies import known_kit
from model.games.samples import sample_kit
from model.kernel.flaws import decoded
from model.language import texts
from tests.often import by_day
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device

SAY = texts("en").say
TIKAL2, TIKAL = "tikal-2", "tikal"


async def begun(at: Evening, game: str, step: str, raw: Any = None, **how: Any) -> tuple[Device, str]:
    copy = at.house.tables.begin_copy(game, "Ours", raw or known_kit(game))
    device = await at.device(f"/copy/{copy}/{step}", **how)
    audit(device)
    return device, copy


def kit_of(at: Evening, copy: str) -> dict[str, Any]:
    return dict(decoded(at.house.tables.copy(copy).body))


def wrong(device: Device) -> list[str]:
    return device.texts("copy-flaws") if device.shows("copy-flaws") else []


def test_a_tap_on_a_place_sends_one_hex_and_not_the_board(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, TIKAL2, "places")
        await device.tap("place-c3", "place-c4")
        before = len(device.received)
        await device.tap("place-d4")
        assert len(device.received) - before < 2000
        assert kit_of(at, copy)["spaces"] == [[2, 2], [2, 3], [3, 3], None]
        assert device.find("place-d4").selected

    evening(tmp_path, play)


def test_fast_taps_all_count(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, TIKAL2, "places")
        for place in ("a2", "b2", "c2", "d2", "b2"):
            device.touch(f"place-{place}")
        await device.settle()
        assert kit_of(at, copy)["spaces"] == [[0, 1], [2, 1], [3, 1], None]

    evening(tmp_path, play, threads=True)


def test_the_temple_is_moved_for_more_room(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, TIKAL2, "places")
        await device.tap("place-a1", "move-right", "move-down")
        assert kit_of(at, copy)["spaces"] == [[2, 1], None]
        assert device.find("place-c2").selected
        await device.tap("place-g7")
        assert device.shows("place-h8")  # the grid has grown

    evening(tmp_path, play)


@pytest.mark.parametrize("lang", by_day("en", "fi"))
def test_what_the_rulebook_says_otherwise_is_told_in_words(tmp_path: Path, lang: str) -> None:
    """T2.1.2, T2.1.3, T2.1.4: as it is entered, and it keeps nobody from going on."""
    say = texts(lang).say

    async def play(at: Evening) -> None:
        raw = sample_kit(TIKAL2)
        device, _ = await begun(at, TIKAL2, "places", raw, languages=(lang,))
        await device.tap("place-g1")
        assert wrong(device) == [say("copy-tikal-2-spaces-count", expected=27, found=28)]
        device, copy = await begun(at, TIKAL2, "rooms", {**raw, "printed": raw["printed"][:2]}, languages=(lang,))
        await device.tap("room-b1", "colour-pink", "room-done", "room-a2", "colour-pink", "door-3")
        two_many = say("copy-tikal-2-printed-count-of", kind="pink", expected=2, found=3)
        assert wrong(device) == [two_many, say("copy-tikal-2-printed-doors-between", found=3)]
        assert len(kit_of(at, copy)["printed"]) == 4
        await device.tap("colour-blue", "door-3")
        assert wrong(device) == []
        device, _ = await begun(at, TIKAL2, "sites", raw, languages=(lang,))
        await device.tap("tiles-2-0")
        assert wrong(device) == [say("copy-tikal-2-site-counts-2-sum", expected=16, found=15)]
        device, _ = await begun(at, TIKAL2, "treasure", languages=(lang,))
        await device.tap("bonus-9")
        assert wrong(device)[0] == say("copy-tikal-2-treasure-room-bonuses-least", expected=2, found=1)
        await device.tap("slot-new", "bonus-12")
        assert wrong(device) == [say("copy-tikal-2-treasure-room-bonuses-t2-treasure-room", expected=16)]
        await device.tap("bonus-12", "bonus-16")
        assert wrong(device) == []

    evening(tmp_path, play)


def test_english_says_it_as_people_do() -> None:
    said = SAY("copy-tikal-2-printed-count-of", kind="pink", expected=2, found=3)
    assert said == "The rulebook has two printed rooms of each colour; you have three pink ones."


def test_rooms_need_places_first(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, _ = await begun(at, TIKAL2, "rooms")
        assert SAY("copy-t2-rooms-none") in device.texts()

    evening(tmp_path, play)


def test_a_laptop_shows_the_room_beside_the_temple(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        raw = {**sample_kit(TIKAL2), "printed": None}
        device, copy = await begun(at, TIKAL2, "rooms", raw, width=1280, height=800)
        await device.tap("room-c2", "colour-green", "door-1", "bonus-2", "bonus-cards", "room-c3")
        audit(device)
        room = {"at": [2, 1], "colour": "green", "doors": [1], "bonus": {"points": 2, "cards": 1}}
        assert kit_of(at, copy)["printed"] == [room, None]
        assert not device.find("door-1").selected  # another room

    evening(tmp_path, play)


def test_the_river_asks_one_thing_after_the_other(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, TIKAL2, "river")
        for asked, tap in (("start", "site-2"), ("forest", "gap-4"), ("plane", "gap-0"), ("other-plane", "gap-3")):
            assert device.texts("river-next") == [SAY(f"copy-t2-river-{asked}")]
            await device.tap(tap)
        assert device.texts("river-next") == [SAY("copy-t2-river-done")]
        assert kit_of(at, copy)["river"] == {"sites": 6, "start": 2, "forest_after": 4, "seaplanes_after": [0, 3]}

    evening(tmp_path, play)


def test_the_wheel_goes_on_by_itself_and_names_are_free(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, TIKAL2, "wheel")
        assert not device.shows("treasure-jug")  # the mask is known
        await device.tap("price-4", "treasure-dagger", "price-2", "treasure-jug", "price-3")
        assert not device.shows("treasure-jug")  # it lies there already
        await device.tap("treasure-statue", "price-5", "treasure-necklace", "price-2")
        wheel = {"treasures": ["mask", "dagger", "jug", "statue", "necklace"], "prices": [4, 2, 3, 5, 2]}
        assert kit_of(at, copy)["wheel"] == wheel
        await device.tap("sector-2", "treasure-dagger")
        assert kit_of(at, copy)["wheel"]["treasures"] == ["mask", "jug", "dagger", "statue", "necklace"]
        await device.type(SAY("copy-t2-wheel-name"), "Knife of Ben")
        assert kit_of(at, copy)["wheel"]["treasures"][2] == "Knife of Ben"
        assert device.shows("treasure-dagger")  # its drawing stays
        assert wrong(device) == []

    evening(tmp_path, play)


def test_pieces_one_after_the_other(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, TIKAL2, "tiles")
        await device.tap(
            "add-treasure", "add-passage", "add-bonus-1", "add-card", "action-3", "tile-next", "add-key-any"
        )
        tiles = kit_of(at, copy)["action_tiles"]
        assert tiles[0]["actions"] == [{"do": "treasure"}, {"do": "passage"}, {"do": "bonus", "points": 1}]
        assert tiles[1]["actions"] == [{"do": "key", "colour": "any"}]
        audit(device)
        await device.tap("back-4-1", "add-room")
        assert wrong(device) != []  # no discoveries on these
        device, copy = await begun(at, TIKAL2, "sanctuaries")
        await device.tap("bonus-3", "bonus-cards", "slot-new", "bonus-treasures", "one-1", "same")
        told = [{"points": 3, "cards": 1}, {"treasures": 1}]
        assert [one["bonuses"] for one in kit_of(at, copy)["sanctuaries"]] == [told, told, None, None, None, None]
        device, copy = await begun(at, TIKAL2, "secret")
        await device.tap("one-2", "bonus-10")
        assert kit_of(at, copy)["secret_rooms"][2]["bonuses"] == [{"points": 10}]
        device, copy = await begun(at, TIKAL2, "light")
        await device.tap("door-0", "door-3", "bonus-more", "bonus-more", "light-9", "door-2")
        rooms = kit_of(at, copy)["light_rooms"]
        assert (rooms[0]["doors"], rooms[0]["bonus"], rooms[9]["doors"]) == ([0, 3], {"points": 8}, [2])
        device, copy = await begun(at, TIKAL2, "cards")
        await device.tap("card-key", "card-key", "cards-rest")
        assert kit_of(at, copy)["cards"]["key"] == 2
        assert not device.shows("cards-rest")

    evening(tmp_path, play)


def test_tikal_differs_on_one_board(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, TIKAL, "printed")
        await device.tap("hex-a4")
        audit(device)
        await device.tap("stones-2", "value-2", "hex-c3")
        temple = kit_of(at, copy)["printed"][1]
        assert (temple["at"], temple["value"], temple["stones"]) == ([2, 2], 2, [1, 1, 1, 1, 0, 0])
        await device.tap("hex-b5", "stones-1", "printed-done", "printed-yes")
        assert kit_of(at, copy)["printed"][3]["stones"] == [0, 2, 0, 0, 0, 1]
        assert SAY("copy-of", have=4, of=4) in " ".join(device.texts("copy-how-far"))

    evening(tmp_path, play)


def test_tikals_treasures_are_called_as_people_like(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, TIKAL, "treasures", languages=("de",))
        say = texts("de").say
        assert SAY("word-sun") not in device.texts()
        await device.type(say("copy-tk-name", number=3), "Omas Schale")
        assert kit_of(at, copy)["treasures"]["names"][:3] == ["sun", "snake", "Omas Schale"]

    evening(tmp_path, play)
