"""Tikal's table is right: the thing that is wrong is tapped and set to what lies there, by whoever plays."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from model.games.tikal.parts import LETTERS
from model.language import texts
from screens.tikal.corrections import corrections
from tests.model.games.tikal.table import in_turn
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.recorded import laid
from tests.screens.tapping import turn_to
from tests.screens.test_tikal_thinking import sitting_of
from tests.screens.tikal_played import played, record
from tests.screens.tikal_table import begun, do, here, tikal, view

pytestmark = pytest.mark.long

WORDS = texts("en")


async def opened(device: Device, hex_: str) -> None:
    await device.tap(f"hex-{hex_}", "correct-hex")
    audit(device)


def test_figures_on_a_hex_are_set_right_where_they_stand(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, 1)
        await begun(at)
        await opened(phone, "a5")
        await phone.tap(*["more-hexes-0,4-figures-1-1"] * 3, "more-hexes-0,4-figures-0-0", "correct-hex-do")
        assert here(at, "a5").figures == {0: (1, 0), 1: (0, 3)}
        assert view(at).seats[0].leader == (0, 4)
        assert view(at).seats[1].reserve == 15
        assert not phone.shows("correct-hex-do")
        line = at.live.shown.snapshot.log(None)[-1]
        assert (line.do, line.by) == ("correct", 0)

    evening(tmp_path, play)


def test_what_is_set_right_takes_the_place_of_what_can_be_done(tmp_path: Path) -> None:
    """On a phone it would lie out of sight below it; nothing is planned meanwhile."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        await phone.tap("hex-a5")
        assert (phone.shows("bring-do"), phone.shows("more-member")) == (True, True)
        await phone.tap("correct-hex")
        assert phone.shows("correcting-hex")
        assert WORDS.say("tk-here.base-camp", at="a5") in phone.texts()
        assert (phone.shows("bring-do"), phone.shows("more-member")) == (False, False)
        assert phone.find("ap").label == WORDS.say("tk-ap-says", left=10, cost=0, after=10)
        await phone.tap("correct-hex")
        assert (phone.shows("bring-do"), phone.shows("correcting-hex")) == (True, False)

    evening(tmp_path, play)


def test_a_temple_its_guard_and_how_the_tile_lies(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 1)
        await begun(at, "A1")
        (at_,) = [name for name, one in view(at).hexes.items() if one.tile == "A1"]
        column, row = map(int, at_.split(","))
        name = f"{LETTERS[column].lower()}{row + 1}"
        kind = here(at, name).kind
        await opened(phone, name)
        turn = (here(at, name).turn + 2) % 6
        await phone.tap(f"set-hexes-{at_}-turn-{turn}", "correct-hex-do")
        assert here(at, name).turn == turn
        assert kind != "temple" or phone.shows(f"more-hexes-{at_}-value")
        await phone.tap("hex-a4", "correct-hex")  # a printed temple, whose tile nobody changes
        assert not [one for one in phone.identifiers() if one.startswith("set-hexes-0,3-t")]
        await phone.tap(*["more-hexes-0,3-value"] * 2, "set-hexes-0,3-guard-Ben", "correct-hex-do")
        assert (here(at, "a4").value, here(at, "a4").guard) == (3, 1)
        assert view(at).pieces[2] == 2

    evening(tmp_path, play)


def test_a_tile_that_is_another_one_or_is_not_there(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at, "A1")
        (at_,) = [name for name, one in view(at).hexes.items() if one.tile == "A1"]
        column, row = map(int, at_.split(","))
        name = f"{LETTERS[column].lower()}{row + 1}"
        await opened(phone, name)
        await phone.tap(f"set-hexes-{at_}-tile-A2", "correct-hex-do")
        assert here(at, name).tile == "A2"
        await phone.tap(f"set-hexes-{at_}-{WORDS.say('tk-fix-no-tile')}", "correct-hex-do")
        assert at_ not in view(at).hexes
        await phone.tap(f"set-hexes-{at_}-1", "correct-hex-do")  # a tile that was forgotten
        assert here(at, name).tile == "A1"

    evening(tmp_path, play)


def test_what_cannot_lie_so_is_told_and_stays_chosen(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await begun(at)
        await do(at, None, "correct", set={"hexes.0,3.figures.0.1": 15})
        await opened(phone, "a5")
        await phone.tap(*["more-hexes-0,4-figures-0-1"] * 3, "correct-hex-do")
        assert here(at, "a5").figures[0] == (0, 3)
        await do(at, None, "correct", set={"hexes.0,4.figures.0.1": 0, "seats.0.reserve": 0})
        assert not phone.shows("notice")

    evening(tmp_path, play)


def test_a_player_sets_right_the_own_things_and_whose_turn_it_is(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 1)
        await begun(at)
        await phone.tap("correct-own", "correct-open-0")
        assert not [one for one in phone.identifiers() if one.startswith(("more-seats-0", "less-seats-0"))]
        await phone.tap("more-seats-1-score-10", "more-seats-1-treasures-4", "less-ap", "set-seat-Ben", "correct")
        assert (view(at).seats[1].score, view(at).seats[1].treasures) == (10, {4: 1})
        assert (view(at).ap, view(at).seat) == (9, 1)
        audit(phone)

    evening(tmp_path, play)


def test_the_host_sets_right_everybodys(tmp_path: Path) -> None:
    """In a late game: whose things they are is tapped first, of all that there is."""

    async def play(at: Evening) -> None:
        host = await laid(at, record(), 150)
        await turn_to(host, "host")
        audit(host)
        assert not host.shows("more-seats-2-score")
        before = view(at).seats[2].score
        await host.tap("correct-open-2", "more-seats-2-score", "more-seats-2-score-10", "correct")
        assert view(at).seats[2].score == before + 11
        audit(host)

    evening(tmp_path, play)


def test_what_nobody_can_set_right_is_not_offered() -> None:
    """How many rounds are over once all are; that the leader is a guard where there is none."""
    table: Any = SimpleNamespace(play=played())
    paths = [field.path for _, fields in corrections(sitting_of(table), own=False) for field in fields]
    assert "seats.0.score" in paths
    assert "round" not in paths
    for guards, places in (({}, ["reserve", "out"]), ({"guard": 0}, ["reserve", "guard", "out"])):
        groups = corrections(sitting_of(in_turn({"0,3": guards})), own=True)
        (leader,) = [field for _, fields in groups for field in fields if field.path == "seats.0.leader"]
        assert [value for value, _ in leader.options] == places
