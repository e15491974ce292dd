"""A turn of Tikal by taps: the tile, figures, temples, treasures, camps and guards, and why not what cannot be done."""

from pathlib import Path
from typing import Any

import pytest

from model.language import texts
from model.table.guest import HOST
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.tikal_table import begun, correct, do, here, lit_as, tikal, view

WORDS = texts("en")


def last(at: Evening, count: int = 1) -> list[dict[str, Any]]:
    """What was entered last, as a record would hold it."""
    found = []
    for line in at.play.lines[-count:]:
        move = line.entry.move
        found.append({"do": type(move).__struct_config__.tag, **{n: getattr(move, n) for n in move.__struct_fields__}})
    return found


async def refused(phone: Device, button: str, rule: str) -> None:
    """The button looks shut, and a tap says why and by which rule."""
    await phone.tap(button)
    assert rule in phone.texts("notice")[-1], phone.texts("notice")
    audit(phone)
    await phone.tap("notice-close")


# a whole turn


def test_a_typical_turn_takes_at_most_16_taps(tmp_path: Path) -> None:
    """A tile, two figures brought, one moved two hexes, two levels uncovered, the end."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, 1)
        taps = 0

        async def tap(*names: str) -> None:
            nonlocal taps
            taps += len(names)
            await phone.tap(*names)

        await correct(at, **{"hexes__1,2": {"tile": "A2", "figures": {"0": [0, 1]}}})
        assert phone.texts("status") == ["Draw the next tile (A)"]
        await tap("tile-A1")
        assert phone.texts("status") == ["Place your tile"]
        free = lit_as(phone, "free")
        await tap(free[0], free[0], "place-do")
        assert phone.texts("status") == ["Your turn"]
        await tap("hex-a5", "more-member", "bring-do")
        assert here(at, "a5").figures == {0: (0, 2)}
        await tap("hex-b3", "move-do")
        assert len(last(at)[0]["path"]) == 3
        await tap("uncover", "uncover", "end-turn")
        assert here(at, "b3").value == 4
        assert at.phones[1].texts("status") == ["Draw the next tile (A)"]
        assert taps <= 16, taps
        audit(phone)

    evening(tmp_path, play)


# the tile


def test_the_last_tile_of_a_letter_is_placed_without_being_drawn(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await correct(at, **{f"hexes__{column},0": {"tile": f"A{column}"} for column in (1, 2, 3, 4, 5)})
        assert phone.texts("status") == ["Place the last A tile"]
        await phone.tap(lit_as(phone, "free")[0], "place-do")
        assert [move["do"] for move in last(at, 2)] == ["draw", "place"]
        assert view(at).ap == 10

    evening(tmp_path, play)


def test_whoever_listens_hears_how_a_tile_is_turned(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await phone.tap(next(one for one in phone.identifiers() if one.startswith("tile-")))
        free, heard = lit_as(phone, "free")[0], []
        for _ in range(3):
            await phone.tap(free)
            heard.append(phone.find(free).value)
        assert len(set(heard)) == 3
        assert all("Turned by " in one for one in heard[1:]), heard

    evening(tmp_path, play)


def test_a_volcano_that_must_come_is_one_button(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        tiles = {f"hexes__{column},0": {"tile": f"A{column}"} for column in range(1, 7)}
        more = {f"hexes__{column},1": {"tile": f"B{column}"} for column in range(1, 6)}
        await correct(at, **tiles, **more)
        assert phone.texts("status") == ["The last B tile is a volcano"]
        await phone.tap("tile-B6")
        assert at.phase == "scoring"
        assert phone.texts("status") == ["Your scoring turn"]
        assert "End and score" in phone.texts("end-turn")

    evening(tmp_path, play)


def test_where_the_tile_may_not_lie(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await phone.tap("tile-A1")
        await refused(phone, "hex-h1", "TK2.1")
        assert not phone.shows("place-do")

    evening(tmp_path, play)


# figures


def test_leader_and_members_are_brought_and_go_together(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        await phone.tap("hex-a5", "more-leader", "more-member")
        assert phone.find("ap").label == WORDS.say("tk-ap-plan-says", left=10, cost=3, after=7)
        await phone.tap("bring-do")
        assert [move["figure"] for move in last(at, 2)] == ["leader", "member"]
        assert (here(at, "a5").figures, view(at).ap) == ({0: (1, 2)}, 7)
        await phone.tap("more-leader", "more-member", "hex-b4")
        assert phone.find("ap").label == WORDS.say("tk-ap-plan-says", left=7, cost=3, after=4)
        await phone.tap("move-do")
        assert (here(at, "b4").figures, view(at).ap) == ({0: (1, 2)}, 4)
        assert phone.texts("here") == ["Jungle on b4"]  # there it goes on
        audit(phone)
        await phone.tap("undo")  # what one tap has entered is taken back by one
        assert (here(at, "b4").figures, here(at, "a5").figures) == ({}, {0: (1, 2)})
        await phone.tap("undo")
        assert here(at, "a5").figures == {}

    evening(tmp_path, play)


def test_no_more_than_there_are(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        await phone.tap("hex-a5", "more-leader")
        await refused(phone, "more-leader", "TK3.1")
        await phone.tap("less-leader", "less-member", "less-leader")  # one is always meant: the leader, then a member
        await phone.tap(*["more-member"] * 9)
        await refused(phone, "more-member", "TK2.5")
        await phone.tap("bring-do")
        assert (here(at, "a5").figures, view(at).ap) == ({0: (0, 10)}, 0)

    evening(tmp_path, play)


def test_fast_taps_all_count(tmp_path: Path) -> None:
    """Plus, plus and bring, before anything of it was drawn."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        await phone.tap("hex-a5")
        for name in ("more-member", "more-member", "bring-do"):
            phone.touch(name)
        await phone.settle()
        assert here(at, "a5").figures == {0: (0, 3)}

    evening(tmp_path, play)


def test_a_secret_path(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await correct(at, **{"hexes__1,3__camp": 0, "hexes__0,4__figures__0": [0, 2]})
        await begun(at)
        await phone.tap("hex-a5", "more-member", "hex-b4", "transfer-do")
        assert last(at)[0]["do"] == "transfer"
        assert here(at, "b4").figures == {0: (0, 2)}
        await phone.tap("hex-a5", "move-do")  # on foot it costs as much
        assert here(at, "a5").figures == {0: (0, 1)}

    evening(tmp_path, play)


def test_a_secret_path_and_a_walk_are_one_tap_and_taken_back_by_one(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        camp = {"tile": "B3", "turn": 2, "camp": 0}
        await correct(at, **{"hexes__1,2": {"tile": "A4"}, "hexes__2,2": camp, "hexes__0,4__figures__0": [1, 1]})
        await begun(at)
        await phone.tap("hex-a5", "more-leader", "hex-b3")
        assert phone.find("ap").label == WORDS.say("tk-ap-plan-says", left=10, cost=4, after=6)
        await phone.tap("through-do")
        assert here(at, "b3").figures == {0: (1, 1)}
        assert view(at).ap == 6
        await phone.tap("undo")
        assert here(at, "a5").figures == {0: (1, 1)}
        assert view(at).ap == 10

    evening(tmp_path, play)


def test_a_way_that_is_set_right_is_none_any_more(tmp_path: Path) -> None:
    """Somebody takes a tile off the board where figures are about to go."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await correct(at, **{"hexes__1,2": {"tile": "A2"}, "hexes__0,4__figures__0": [0, 1]})
        await begun(at)
        await phone.tap("hex-a5", "hex-b3")
        assert phone.shows("move-do")
        await correct(at, **{"hexes__1,2": None})
        assert not phone.shows("move-do")
        assert phone.find("ap").label == WORDS.say("tk-ap-says", left=10, cost=0, after=10)
        await phone.tap("hex-b4", "hex-a5", "hex-b4", "move-do")
        assert here(at, "b4").figures == {0: (0, 1)}

    evening(tmp_path, play)


# what is done on a hex


def test_uncovering_and_guarding(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await correct(at, **{"hexes__0,3__figures__0": [1, 1], "hexes__0,3__figures__1": [0, 2]})
        await begun(at)
        await phone.tap("hex-a4")
        assert phone.texts("leads") == ["Ada leads with 4 to 2."]
        await phone.tap("uncover", "uncover")
        assert here(at, "a4").value == 3
        await refused(phone, "uncover", "TK3.4")
        assert any("1 figure leaves" in words for words in phone.texts("guard-leader"))
        await phone.tap("guard-leader")
        assert (here(at, "a4").guard, here(at, "a4").figures) == (0, {1: (0, 2)})
        assert phone.texts("leads") == ["Ada guards it. Its value is fixed."]

    evening(tmp_path, play)


def test_a_treasure_is_one_of_eight_pictures(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await correct(at, **{"hexes__1,2": {"tile": "A5", "figures": {"0": [0, 1]}}})
        await begun(at)
        await correct(at, seats__1__treasures__2=3)
        await phone.tap("hex-b3", "raise")
        assert phone.find("ap").label == WORDS.say("tk-ap-plan-says", left=10, cost=3, after=7)
        await refused(phone, "treasure-2", "TK1.3")
        await phone.tap("aim-back")  # it was not meant
        assert (phone.shows("treasure-5"), phone.texts("here")) == (False, ["4 treasures on b3"])
        await phone.tap("raise", "treasure-5")
        assert last(at)[0] == {"do": "raise", "hex": (1, 2), "treasure": 5}
        await refused(phone, "raise", "TK3.5")  # one figure, one treasure
        assert phone.texts("here") == ["3 treasures on b3"]

    evening(tmp_path, play)


def test_a_camp(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        await phone.tap("hex-b4", "camp")
        assert here(at, "b4").camp == 0
        await phone.tap("bring-do")  # there one comes in from now on
        assert here(at, "b4").figures == {0: (0, 1)}

    evening(tmp_path, play)


def test_an_exchange(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        assert not phone.shows("exchange")
        await correct(at, seats__0__treasures__1=1, seats__1__treasures__4=1, seats__1__treasures__5=2)
        await phone.tap("exchange", "give-1")
        assert not phone.shows("exchange-do")
        assert not phone.shows("with-1-5")  # a pair is safe
        await phone.tap("aim-back", "exchange")
        assert not phone.find("give-1").selected
        await phone.tap("give-1")
        await phone.tap("with-1-4", "exchange-do")
        assert (view(at).seats[0].treasures, view(at).seats[1].treasures) == ({4: 1}, {1: 1, 5: 2})
        await correct(at, ap=2)
        await refused(phone, "exchange", "TK2.5")

    evening(tmp_path, play)


def test_every_hex_tells_what_is_there_to_everybody(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await tikal(at, 0, 1)
        await begun(at)
        other = at.phones[1]
        await other.tap("hex-a4")
        assert other.texts("here") == ["Temple worth 1 on a4"]
        assert not other.shows("uncover")
        await do(at, 0, "bring", figure="member", to=[0, 4])
        assert not other.shows("here")  # with the next move it is gone
        await other.tap("hex-h1")
        assert other.texts("here") == ["No tile on h1 yet"]
        await other.tap("hex-h1")
        assert not other.shows("here")

    evening(tmp_path, play)


# the end, and taking back


def test_the_end_says_what_is_left(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        assert phone.texts("end-turn") == ["End the turn", "10 AP unused"]
        await correct(at, ap=0)
        assert phone.texts("end-turn") == ["End the turn"]
        assert WORDS.say("tk-ap-says", left=0) in phone.texts()  # and not that nobody gets any further
        await phone.tap("end-turn", "undo")  # nobody has gone on yet
        assert (view(at).seat, view(at).ap) == (0, 0)

    evening(tmp_path, play)


@pytest.mark.parametrize("who", ["player", "host", "one device"])
def test_undo_and_the_turn_again(tmp_path: Path, who: str) -> None:
    """The last action; then all of them at once, after what was drawn."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, one=who == "one device")
        if who != "player":
            phone = await at.device(f"/h/{at.link(HOST)}")
        if who == "host":
            await phone.tap("tab-host", "seat-0", "act-0")
        await begun(at)
        assert not phone.shows("turn-again")
        await phone.tap("hex-a5", "bring-do", "bring-do", "undo")
        assert here(at, "a5").figures == {0: (0, 1)}
        await phone.tap("turn-again")
        assert (at.phase, view(at).tile) == ("place", "A1")
        assert not phone.shows("turn-again")

    evening(tmp_path, play)


def test_nobody_begins_another_ones_turn_again(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await tikal(at, 0, 1)
        await begun(at)
        await do(at, 0, "bring", figure="member", to=[0, 4])
        assert at.phones[0].shows("turn-again")
        assert not at.phones[1].shows("turn-again")
        await do(at, 1, "correct", set={"seats.1.score": 3})
        assert not at.phones[0].shows("turn-again")  # another has entered something since

    evening(tmp_path, play)


def test_a_tap_that_comes_too_late_is_told(tmp_path: Path) -> None:
    """The host has begun the turn again while the finger was on its way."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        await phone.tap("hex-a5")
        button, event = phone.tappable("bring-do")
        await do(at, None, "undo", to=1)
        await phone.fire(button, event)
        assert phone.texts("notice")[0] == WORDS.say("notice-behind")
        assert here(at, "a5").figures == {}

    evening(tmp_path, play)


@rule("TK2.5", "TK3.1")
def test_with_the_last_action_point_the_leader_comes_alone(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        await correct(at, ap=1)
        await phone.tap("hex-a5", "less-member", "bring-do")
        assert here(at, "a5").figures == {0: (1, 0)}

    evening(tmp_path, play)


# little is sent


def test_an_action_sends_only_what_it_changes(tmp_path: Path) -> None:
    """The page is drawn once for the action and for the hex that stays chosen: what looks the same is not sent again,
    but the buttons are new ones."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, 1)
        await begun(at)
        await phone.tap("hex-a5", "bring-do")
        phone.connection.sent.clear()
        await phone.tap("bring-do")
        sent = b"".join(phone.connection.sent)
        assert here(at, "a5").figures == {0: (0, 2)}
        assert b"bring-do" in sent
        assert b"more-member" in sent
        assert sent.count(b"end-turn") == 1
        for same in ("correct-hex", "help-hex", WORDS.say("tk-here.base-camp", at="a5"), "pips-"):
            assert same.encode() not in sent, same
        assert len(sent) < 7000

    evening(tmp_path, play)


def test_another_choice_makes_other_buttons(tmp_path: Path) -> None:
    """None becomes another under a finger."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, 1)
        await begun(at)
        await correct(at, seats__0__treasures__1=1, seats__1__treasures__2=1)
        before = phone.find("exchange").content
        await phone.tap("hex-a5")
        assert phone.find("exchange").content._i != before._i

    evening(tmp_path, play)


# said once, and with all that tells things apart


def test_where_a_tile_may_lie_is_said_once(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, 1)
        await phone.tap("tile-A1")
        assert phone.texts().count(WORDS.say("tk-status-place.do")) == 1

    evening(tmp_path, play)


def test_tiles_that_differ_only_by_stones_sound_different(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, 1)
        tiles = [one.id for one in at.live.shown.snapshot.kit.tiles or () if one.letter == "A"]
        said = [str(phone.find(f"tile-{tile}").label) for tile in tiles]
        assert len(set(said)) == len(tiles)
        assert said[0].startswith("temple worth")

    evening(tmp_path, play)


def test_a_camp_where_treasures_lie_is_refused_in_words(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, 1)
        await correct(at, **{"hexes__1,2": {"tile": "A5"}})
        await phone.tap("hex-b3", "correct-hex", "set-hexes-1,2-camp-Ada", "correct-hex-do")
        assert phone.texts("notice")[1] == WORDS.say("TK3-7.treasures", left=4)

    evening(tmp_path, play)
