"""Whole games of Tikal II by taps, from simulated records: everybody on the own phone with all tiles told or none
before it is taken, one device for all with what the players keep to themselves, the variants, light detail. What comes
of them is what `replay` makes of the record: state, log and all points."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from model.kernel.record import Record
from model.table.stored import play_record
from tests.phones.tikal2 import played_out, strokes, turns, typical
from tests.phones.tikal2_light import told_lightly
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.recorded import comes_to, laid, struck

pytestmark = pytest.mark.long

EVENING = pytest.mark.evening
MOST_A_TURN = 14
KEPT = {"hidden": "players"}


def first_turns(record: Record, count: int) -> Record:
    """Until so many turns are over."""
    *_, (before, moves) = [turn for turn, _ in zip(turns(record), range(count), strict=False)]
    return replace(record, moves=record.moves[: before + len(moves)])


def light(record: Record) -> bool:
    """Then there is nothing to tell before it begins."""
    return record.options.get("detail") == "light"


async def played(at: Evening, record: Record, one: bool = False) -> None:
    await laid(at, record, one_device=one, started=light(record))
    await at.sit(*range(1, len(record.players) if not one else 1))
    for stroke in strokes(record):
        await struck(at, stroke)
    for device in at.devices:
        audit(device)
    comes_to(at.play, record)


@pytest.mark.evening
@pytest.mark.parametrize(
    ("players", "told", "one", "options"),
    [
        (3, True, False, {}),
        (3, False, False, {}),
        (3, True, True, KEPT),
        (2, False, False, {"more_control": True}),
        (4, False, False, {"short_game": True}),
        (2, False, True, {}),
        (4, True, True, {**KEPT, "more_control": True}),
    ],
)
def test_a_whole_game(tmp_path: Path, players: int, told: bool, one: bool, options: dict[str, Any]) -> None:
    record = played_out(players, 1, told=told, **options)
    evening(tmp_path, lambda at: played(at, record, one))


@pytest.mark.parametrize(
    ("players", "told", "one", "options"),
    [
        (3, True, False, {}),
        pytest.param(3, False, False, {}, marks=EVENING),
        (3, False, True, KEPT),
        pytest.param(2, False, False, {"more_control": True}, marks=EVENING),
    ],
)
def test_the_first_turns(tmp_path: Path, players: int, told: bool, one: bool, options: dict[str, Any]) -> None:
    record = first_turns(played_out(players, 1, told=told, **options), 5)
    evening(tmp_path, lambda at: played(at, record, one))


@pytest.mark.parametrize("one", [False, pytest.param(True, marks=EVENING)])
def test_light_detail_to_the_end(tmp_path: Path, one: bool) -> None:
    """The same evening as a full one, told turn by turn and at its scorings; it comes to the same points."""
    full = played_out(3, 1)
    record = told_lightly(full)

    async def play(at: Evening) -> None:
        await played(at, record, one)
        whole = play_record(full)[0]
        assert at.live.shown.snapshot.scores == whole.game.scores(whole.state)

    evening(tmp_path, play)


def test_a_typical_turn_takes_few_taps() -> None:
    """Move, take, two actions, explore and dig: every one of them in a game, unless a room is turned often."""
    record = played_out(3, 1)
    counted = []
    for before, moves in turns(record):
        if typical(moves):
            turn = replace(record, moves=record.moves[: before + len(moves)])
            counted.append(sum(len(stroke.taps) for stroke in strokes(turn, before)))
    assert len(counted) > 5
    assert max(counted) <= MOST_A_TURN
