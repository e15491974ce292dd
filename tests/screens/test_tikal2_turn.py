"""A turn of Tikal II by taps: the first keys, the river, the tile's actions in any order, and why not what cannot be
done."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from model.games.samples import sample_kit
from model.games.tikal2.parts import COLOURS
from model.language import texts
from tests.rule import rule
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.scrolling import drawn_up
from tests.screens.tikal2_table import SITES, correct, do, seated, view

WORDS = texts("en")


def entered(at: Evening, count: int = 1) -> list[dict[str, Any]]:
    """What was entered last, as a record would hold it."""
    found = []
    for line in at.play.lines[-count:]:
        move = line.entry.move
        found.append({"do": type(move).__struct_config__.tag, **{n: getattr(move, n) for n in move.__struct_fields__}})
    return found


def told(phone: Device, identifier: str) -> str:
    return " ".join(phone.texts(identifier))


async def refused(phone: Device, button: str, rule_id: str) -> None:
    """A tap on what looks shut says why, and by which rule."""
    await phone.tap(button)
    assert rule_id in phone.texts("notice")[-1], phone.texts("notice")
    await phone.tap("notice-close")


# the first keys


@rule("T2.1.5")
def test_everybody_takes_two_keys_first(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0, 1, keys=None)
        assert phone.texts("status") == ["Take two keys"]
        assert at.phones[1].texts("status") == ["Ada takes two keys"]
        assert not at.phones[1].shows("key-pink")
        await refused(phone, "keys-do", "T2.1.5")
        await phone.tap("key-pink", "key-blue")
        await refused(phone, "key-green", "T2.1.5")
        await phone.tap("key-blue-less", "key-pink", "keys-do")
        assert entered(at)[0]["take"] == ("pink", "pink")
        assert at.phones[1].texts("status") == ["Take two keys"]

    evening(tmp_path, play)


@rule("T2.1.5")
def test_no_colour_changes_its_place_when_a_key_is_taken(tmp_path: Path) -> None:
    """Whoever taps twice, fast, takes what was seen there."""

    async def play(at: Evening) -> None:
        phone = await seated(at, 0, keys=None)
        before = _colours(phone)
        await phone.tap("key-pink", "key-pink")
        assert _colours(phone) == before
        assert phone.identifiers().index("key-pink-less") > phone.identifiers().index("key-brown")
        await phone.tap("key-pink-less")
        assert _colours(phone) == before

    evening(tmp_path, play)


def _colours(phone: Device) -> list[list[str]]:
    return [phone.texts(f"key-{colour}") for colour in COLOURS]


# the river


def test_what_is_chosen_in_a_panel_leaves_the_page_where_it_is(tmp_path: Path) -> None:
    """Which key pays for the forest is chosen below the tap; a site that is tapped is told of within sight."""

    async def play(at: Evening) -> None:
        phone = await seated(at, 0)
        await correct(at, seats__0__site=4, seats__0__backpack__blue=1, seats__0__backpack__pink=1)
        await phone.tap("site-0")
        shown = await drawn_up(phone)
        await phone.tap("forest-blue")
        assert shown == []
        await phone.tap("site-5")
        assert shown == [0]

    evening(tmp_path, play)


def test_which_tile_it_was_is_asked_within_sight_and_alone(tmp_path: Path) -> None:
    """There are many answers: nothing stands before them, and whoever does not want to answer is back."""

    async def play(at: Evening) -> None:
        phone = await seated(at, 0, told=False)
        await do(at, 0, "correct", set={"seats.0.treasures.mask": 1})
        await phone.tap("site-5")
        assert phone.shows("deliver-0")
        shown = await drawn_up(phone)
        await phone.tap("tile-untold")
        assert phone.shows("tile-T01")
        assert shown == [0]
        assert not phone.shows("deliver-0")
        await phone.tap("tile-untold")
        assert phone.shows("deliver-0")
        assert not phone.shows("tile-T01")

    evening(tmp_path, play)


def test_where_a_key_goes_and_what_is_left_of_the_tile_come_into_sight(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await took(at, "T15")
        shown = await drawn_up(phone)
        await phone.tap("key-pink")
        assert shown == ["pockets"]
        await phone.tap("to-camp")
        assert shown == ["pockets", 0]

    evening(tmp_path, play)


def test_the_board_stays_where_it_is_whatever_is_hinted(tmp_path: Path) -> None:
    """Two lines have room above it, for whoever acts."""

    async def play(at: Evening) -> None:
        phone = await seated(at, 0, 1)
        assert any(text.value == "\n" for text in phone.all(ft.Text))
        assert not any(text.value == "\n" for text in at.phones[1].all(ft.Text))

    evening(tmp_path, play)


@rule("T2.3.4")
def test_nobody_without_treasures_is_asked_to_deliver(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0)
        await phone.tap("site-5")
        assert not [one for one in phone.identifiers() if one.startswith("deliver-")]
        await do(at, 0, "correct", set={"seats.0.treasures.mask": 1})
        await phone.tap("site-5")
        after = at.live.shown.snapshot.kit.river.seaplanes_after
        for plane, site in enumerate(after):
            assert phone.texts(f"deliver-{plane}") == [WORDS.say("t2-deliver", site=site + 1)]
        await phone.tap("deliver-0", "treasure-mask", "deliver-done")
        assert phone.shows("deliver-0")
        assert not phone.shows("deliver-1")

    evening(tmp_path, play)


@rule("T2.3.1")
def test_a_tap_on_a_tile_goes_there_and_takes_it(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0, 1)
        assert phone.texts("status") == ["Take a tile"]
        assert [one for one in phone.identifiers() if one.startswith("tile-")] == ["tile-T01", "tile-T15"]
        await phone.tap("site-2")
        assert phone.texts("way") == ["To site 3"]
        await phone.tap("tile-T06")
        assert [one["do"] for one in entered(at, 2)] == ["paddle", "take"]
        assert view(at).seats[0].site == 2
        assert view(at).tile == "T06"
        assert phone.texts("status") == ["Use your tile"]
        assert at.phones[1].texts("status") == ["Ada uses the tile"]

    evening(tmp_path, play)


@rule("T2.3.1")
def test_one_may_stay_or_go_there_first(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0, 1)
        assert not phone.shows("paddle-do")
        await phone.tap("site-1", "paddle-do")
        assert entered(at)[0]["do"] == "paddle"
        await refused(phone, "site-3", "T2.3.1")
        await phone.tap("tile-T03")
        assert view(at).tile == "T03"

    evening(tmp_path, play)


@rule("T2.3.1")
def test_nobody_goes_to_a_site_without_tiles(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0)
        await correct(at, sites=[list(site) if number != 3 else [] for number, site in enumerate(SITES)])
        await refused(phone, "site-3", "T2.3.1")
        assert phone.texts("way") == ["Your site, number 1"]

    evening(tmp_path, play)


async def at_site(at: Evening, site: int, **backpack: int) -> None:
    """Seat 0's pirogue lies there, and it has these keys in its backpack."""
    held = {colour: backpack.get(colour, 0) for colour in ("pink", "blue", "yellow", "green", "brown")}
    await correct(at, seats__0__site=site, seats__0__backpack=held)


@rule("T2.3.2", "T2.3.3")
def test_the_forest_is_paid_with_a_key_of_choice(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0)
        await at_site(at, 5, pink=1, blue=2)
        await phone.tap("site-0")
        assert told(phone, "forest") == "You cross the forest. Which key do you pay?"
        await refused(phone, "tile-T01", "T2.3.3")
        await phone.tap("forest-blue", "tile-T01")
        assert entered(at, 2)[0]["forest"].key == "blue"
        assert view(at).seats[0].backpack["blue"] == 1

    evening(tmp_path, play)


@rule("T2.3.2")
def test_the_only_colour_is_paid_without_a_tap(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0)
        await at_site(at, 5, blue=2)
        await phone.tap("site-0")
        assert told(phone, "forest") == "You cross the forest and pay a blue key."
        assert not phone.shows("forest-blue")
        await phone.tap("tile-T01")
        assert entered(at, 2)[0]["forest"].key == "blue"

    evening(tmp_path, play)


@rule("T2.3.2")
def test_without_a_key_the_points_are_announced(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0)
        await at_site(at, 5)
        await phone.tap("site-0")
        assert told(phone, "forest") == "You cross the forest without a key and lose 10 points."
        await phone.tap("tile-T15")
        assert view(at).seats[0].score == -10

    evening(tmp_path, play)


@rule("T2.3.1", "T2.1.4")
def test_which_tile_it_was_is_asked_by_pictures_and_then_known(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0, 1, told=False)
        await phone.tap("site-1")
        assert not phone.shows("tile-T01")
        await phone.tap("tile-untold")
        asked = [one for one in phone.identifiers() if one.startswith("tile-T")]
        assert len(asked) == 16
        await phone.tap("tile-T15")
        assert view(at).tile == "T15"
        await do(at, 0, "key", colour="pink", to="camp")
        await do(at, 0, "key", colour="green", to="camp")
        await do(at, 0, "end")
        other = at.phones[1]
        await other.tap("site-3", "tile-untold")
        assert other.shows("tile-T01")
        assert not other.shows("tile-T15")

    evening(tmp_path, play)


# the tile's actions


async def took(at: Evening, tile: str, **options: Any) -> Device:
    """Seat 0 has taken this tile."""
    phone = await seated(at, 0, 1, **options)
    site = next(number for number, tiles in enumerate(SITES) if tile in tiles)
    if site:
        await do(at, 0, "paddle", to=site)
    await do(at, 0, "take", tile=tile)
    return phone


@rule("T2.4.1", "T2.3.7")
def test_a_key_goes_to_camp_or_backpack(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await took(at, "T01")
        assert not phone.shows("key-pink")
        await refused(phone, "end-turn", "T2.3.7")
        await phone.tap("to-backpack")
        assert view(at).seats[0].backpack["pink"] == 2

    evening(tmp_path, play)


@rule("T2.4.1")
def test_of_two_keys_each_is_chosen_by_its_colour(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await took(at, "T15")
        assert not phone.shows("to-camp")
        await phone.tap("key-green", "to-camp", "skip-key")
        assert [one["do"] for one in entered(at, 2)] == ["key", "skip"]
        assert at.phase == "explorer"

    evening(tmp_path, play)


@rule("T2.3.7")
def test_each_of_two_keys_can_be_skipped(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await took(at, "T15")
        assert told(phone, "skip-key-pink") == "Skip pink"
        await phone.tap("skip-key-pink")
        assert view(at).actions[0].colour == "green"

    evening(tmp_path, play)


@rule("T2.4.2")
def test_a_multicoloured_key_may_have_any_colour(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await took(at, "T14", keys=("pink", "pink"))
        await phone.tap("key-brown", "to-camp", "passage")
        assert view(at).seats[0].passages == 1
        assert at.state.seats[0].camp == (0, 0, 0, 0, 1)

    evening(tmp_path, play)


@rule("T2.4.1")
@pytest.mark.parametrize("tile", ["T14", "T01"])
def test_the_only_colour_left_is_told_where_the_tile_shows_another(tmp_path: Path, tile: str) -> None:
    """It is chosen already; nobody takes a key without knowing which."""

    async def play(at: Evening) -> None:
        phone = await seated(at, 0, 1)
        await correct(at, **{f"stock__{colour}": 0 for colour in COLOURS if colour != "brown"})
        site = next(number for number, tiles in enumerate(SITES) if tile in tiles)
        if site:
            await do(at, 0, "paddle", to=site)
        await do(at, 0, "take", tile=tile)
        assert phone.find("key-brown").selected
        await phone.tap("to-camp")
        assert at.state.seats[0].camp[COLOURS.index("brown")] == 1

    evening(tmp_path, play)


@rule("T2.4.5")
def test_a_room_is_picked_placed_and_turned(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await took(at, "T01")
        await phone.tap("room-L1", "hex-d2")
        assert told(phone, "joins").startswith("Doors lead to d1.")
        await phone.tap("hex-d2")
        assert told(phone, "joins").startswith("Doors lead to d1 and to e3.")
        assert phone.find("hex-d2").value == "The room would lie here. Turned by 60°."
        await phone.tap("room-do")
        assert entered(at)[0] == {"do": "room", "room": "L1", "space": (3, 1), "turn": 1}

    evening(tmp_path, play)


@rule("T2.4.6")
def test_a_sanctuary_whose_order_is_not_told_is_chosen(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await took(at, "T07")
        await phone.tap("altar-green", "hex-d2", "hex-c3", "sanctuary-do")
        assert entered(at)[0] == {"do": "sanctuary", "altar": "green", "space": (2, 2)}
        await phone.tap("skip-passage")
        assert at.phase == "explorer"

    evening(tmp_path, play)


@rule("T2.4.8", "T2.4.9")
def test_bonus_and_doors_say_what_they_bring(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await took(at, "T13")
        await correct(at, **{"rooms__0,1__flags": {"0": 0}})
        assert told(phone, "doors-blue") == "Blue 2 points"
        assert told(phone, "doors-pink") == "Pink no points"
        await phone.tap("doors-blue")
        assert view(at).seats[0].score == 2

    evening(tmp_path, play)


# taking back


def test_the_turn_can_be_begun_again(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0, 1)
        await phone.tap("site-1", "tile-T02", "to-camp")
        assert not at.phones[1].shows("turn-again")
        await phone.tap("undo")
        assert len(view(at).actions) == 2
        await phone.tap("to-backpack", "turn-again")
        assert view(at).tile is None
        assert view(at).seats[0].site == 0

    evening(tmp_path, play)


# the page


def test_river_or_temple_is_in_the_window_by_what_is_to_be_done(tmp_path: Path) -> None:
    """A choice stays until something else is to be done."""

    def shown(phone: Device) -> list[bool]:
        return [bool(phone.find(f"show-{name}").selected) for name in ("river", "temple")]

    async def play(at: Evening) -> None:
        phone = await seated(at, 0)
        assert shown(phone) == [True, False]
        await phone.tap("show-temple", "site-1")
        assert shown(phone) == [False, True]
        await phone.tap("show-river", "tile-T02")
        assert shown(phone) == [False, True]
        await phone.tap("show-river", "to-camp")
        assert shown(phone) == [True, False]

    evening(tmp_path, play)


@rule("T2.3.1")
def test_what_an_undescribed_tile_shows_is_asked_when_it_is_taken(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        kit = deepcopy(sample_kit("tikal-2"))
        kit["action_tiles"][0]["actions"] = None
        phone = await seated(at, 0, kit=kit)
        await phone.tap("tile-T01")
        assert view(at).tile is None
        assert phone.shows("learning")

    evening(tmp_path, play)
