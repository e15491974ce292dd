"""Tikal II: nobody's phone is sent another's camp keys, treasures or cards (T2.2.4), nor the table's screen or a host
who holds no such seat; and a phone that lies on the table with its covers shut is not even sent its own."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import flet as ft
import pytest
from msgspec.structs import replace

from model.games.tikal2.events import RoundEnded
from model.kernel.record import Record
from model.table.snapshot import Snapshot
from model.table.stored import play_record
from screens.table import logs
from screens.table.part import part as follows
from screens.table.sitting import Sitting
from tests.phones.tikal2 import played_out
from tests.rule import rule
from tests.screens.tikal2_wire import twin_on_the_wire, wire
from tests.screens.wire import Part, difference

pytestmark = pytest.mark.long

EVENING = pytest.mark.evening


@cache
def game(players: int, seed: int) -> Record:
    return played_out(players, seed, told=seed % 2 == 0)


def scored(record: Record) -> int:
    """How many moves there were when the first scoring was made."""
    play, _ = play_record(record)
    lines = enumerate(play.lines)
    return next(index for index, line in lines if any(isinstance(one, RoundEnded) for one in line.events)) + 1


def cut(record: Record, before: int, after: int) -> tuple[Record, int]:
    """So many moves before the first scoring until so many after it."""
    middle = scored(record)
    return replace(record, moves=record.moves[: middle + after]), middle - before


def leaks(folder: Path, record: Record, part: Part, since: int, *, lies: bool = False) -> str:
    twin = twin_on_the_wire(record, None if lies else part.seat, since, Random(len(record.moves)))
    one = wire(folder / "one", record, part, since, lies=lies)
    return difference(one, wire(folder / "other", twin, part, since, lies=lies))


@rule("T2.2.4")
@pytest.mark.parametrize(
    ("players", "seed", "part", "before", "after"),
    [
        (3, 2, Part(2), 24, -1),
        (3, 3, Part(0, host=True), 24, -1),
        (3, 5, Part(None), 24, -1),
        (4, 4, Part(None, host=True), 24, -1),
        (3, 11, Part(2), 3, 12),
        pytest.param(4, 8, Part(1), 24, -1, marks=EVENING),
        pytest.param(4, 7, Part(None), 90, -1, marks=EVENING),
        pytest.param(3, 6, Part(1), 60, 70, marks=EVENING),
        pytest.param(2, 9, Part(None), 40, 60, marks=EVENING),
    ],
)
def test_nobody_is_sent_anothers_secret(
    tmp_path: Path, players: int, seed: int, part: Part, before: int, after: int
) -> None:
    """Before the first scoring with other camps, and over it."""
    record, since = cut(game(players, seed), before, after)
    assert leaks(tmp_path, record, part, since) == ""


@rule("T2.2.4")
@pytest.mark.parametrize(
    ("players", "seed", "part", "before", "after"),
    [
        (3, 2, Part(1), 24, -1),
        pytest.param(3, 3, Part(0, host=True), 24, -1, marks=EVENING),
        pytest.param(4, 7, Part(2), 90, -1, marks=EVENING),
        pytest.param(3, 4, Part(1), 20, 60, marks=EVENING),
    ],
)
def test_a_phone_that_lies_there_is_not_even_sent_its_own(
    tmp_path: Path, players: int, seed: int, part: Part, before: int, after: int
) -> None:
    record, since = cut(game(players, seed), before, after)
    assert leaks(tmp_path, record, part, since, lies=True) == ""


# the test bites: leaks that were put in are found

EVERYBODY = "screens.tikal2.seat.everybody"


def in_a_tooltip(sitting: Sitting, aiming: Any) -> ft.Control:
    return ft.Container(tooltip=str(sitting.snapshot.play.state.seats))


def the_own_log(look: Any, snapshot: Snapshot, count: int) -> Any:
    return logs._read(look, snapshot, 1, count)


@pytest.mark.parametrize(
    ("where", "what", "part", "lies"),
    [
        (EVERYBODY, follows(lambda sitting, aiming: sitting.version, in_a_tooltip), Part(2), False),
        (EVERYBODY, follows(lambda sitting, aiming: sitting.version, in_a_tooltip), Part(1), True),
        ("screens.table.logs.said", the_own_log, Part(1), True),
    ],
)
def test_a_leak_is_found(tmp_path: Path, where: str, what: Any, part: Part, lies: bool) -> None:
    record, since = cut(game(3, 2), 8, -1)
    with patch(where, what):
        assert leaks(tmp_path, record, part, since, lies=lies)
