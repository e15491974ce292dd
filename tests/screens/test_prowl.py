"""Nobody learns another's secret by tapping at random: on a phone that lies there with its covers shut, on the own one,
at the host's desk, on a screen for all. Tables that differ only in such secrets answer every tap alike."""

from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import flet as ft
import pytest
from msgspec.structs import replace

from companion.records import simulated
from model.kernel.record import Record
from model.table.stored import play_record
from screens.table.part import part as follows
from screens.table.sitting import Sitting
from tests.phones.tikal2 import played_out
from tests.rule import rule
from tests.screens.prowl import prowled
from tests.screens.tikal2_wire import twin_on_the_wire
from tests.screens.twins import wire_twin
from tests.screens.wire import Part, difference

pytestmark = pytest.mark.long

EVENING = pytest.mark.evening
TAPS = 50


def told_apart(folder: Path, record: Record, twin: Record, part: Part, *, shut: bool) -> str:
    one, tapped = prowled(folder / "one", record, part, TAPS, shut=shut)
    other, _ = prowled(folder / "other", twin, part, TAPS, shut=shut)
    assert len(set(tapped)) > 10, tapped
    found = difference(one, other)
    return f"{found}: {tapped}" if found else ""


@rule("T2.2.4")
@pytest.mark.parametrize(
    ("players", "seed", "moves", "host", "shut"),
    [
        (3, 2, 90, False, True),
        pytest.param(3, 9, 228, False, True, marks=EVENING),
        pytest.param(3, 2, 90, True, False, marks=EVENING),
        pytest.param(4, 8, 110, False, False, marks=EVENING),
        pytest.param(4, 4, 200, True, True, marks=EVENING),
        pytest.param(4, 8, 121, False, True, marks=EVENING),
    ],
)
def test_in_tikal_ii(tmp_path: Path, players: int, seed: int, moves: int, host: bool, shut: bool) -> None:
    """The seat on turn; `shut`: not even its own is to be learned there. Whoever takes the turn again sees the stock of
    keys as everybody saw it then (T2.2.5): games differ in camps only before it."""
    whole = played_out(players, seed, told=seed % 2 == 0)
    record = replace(whole, moves=whole.moves[:moves])
    seat = play_record(record)[0].state.seat
    turn = 1 + max(number for number, move in enumerate(record.moves) if move["seat"] != seat)
    twin = twin_on_the_wire(record, None if shut else seat, turn, Random(seed))
    assert told_apart(tmp_path, record, twin, Part(seat, host), shut=shut) == ""


@rule("LT3.4", "LT7.5")
@pytest.mark.parametrize(
    ("players", "seed", "moves", "host"),
    [
        (4, 3, 14, False),
        pytest.param(3, 1, 40, True, marks=EVENING),
        pytest.param(5, 2, 50, False, marks=EVENING),
        pytest.param(2, 4, 33, True, marks=EVENING),
    ],
)
def test_in_lost_temple_with_covers_shut(tmp_path: Path, players: int, seed: int, moves: int, host: bool) -> None:
    whole = simulated("lost-temple", players, seed, {"tokens": "app"})
    record = replace(whole, moves=whole.moves[:moves])
    play, _ = play_record(record)
    twin = wire_twin(play, None, Random(seed))
    assert twin is not None
    part = Part(next(iter(play.game.to_act(play.state)), 0), host)
    assert told_apart(tmp_path, record, replace(record, moves=twin), part, shut=True) == ""


def in_a_tooltip(sitting: Sitting, aiming: Any) -> ft.Control:
    return ft.Container(tooltip=str(sitting.snapshot.play.state.seats))


@EVENING
def test_a_leak_is_found(tmp_path: Path) -> None:
    record = played_out(3, 2)
    record = replace(record, moves=record.moves[:90])
    seat = play_record(record)[0].state.seat
    twin = twin_on_the_wire(record, seat, 90, Random(2))
    with patch("screens.tikal2.seat.everybody", follows(lambda sitting, aiming: sitting.version, in_a_tooltip)):
        assert told_apart(tmp_path, record, twin, Part(seat), shut=False)
