"""Tikal in a real browser by real touches, from simulated records: whole games of everybody on the own phone, of a
scribe with a tablet, an auction, light detail; and how many touches a turn and a scoring take."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from model.kernel.record import Record
from tests.e2e.conftest import Join
from tests.e2e.driver import Screen
from tests.e2e.hosting import Host
from tests.e2e.told import Told, ended, struck
from tests.e2e.touching import Hand
from tests.phones.tikal import played_out, strokes, told_lightly, typical_turn
from tests.screens.recorded import comes_to

TABLET = {"width": 820, "height": 1180}
MOST_A_TURN = 16
MOST_A_TALLY = 10


def phones_of(join: Join, table: Told, players: int) -> list[Screen]:
    return [join(table.seat(seat)) for seat in range(players)]


@pytest.mark.evening
def test_a_typical_turn_takes_few_touches(host: Host, come: Join) -> None:
    """On a board that is zoomed and turned to one's side of the table."""
    record, before = typical_turn()
    table, hand = Told(host, record, before), Hand()
    phone = come(table.seat(0))
    for button in ("board-turn", "board-in"):
        hand.touch(phone, button)
    hand.touches = 0
    for stroke in strokes(record, before):
        struck(hand, phone, table, stroke)
    assert hand.touches <= MOST_A_TURN
    comes_to(table.play(), record)


@pytest.mark.evening
@pytest.mark.parametrize(("players", "options"), [(4, {}), (3, {"version": "auction"})])
def test_a_whole_game_on_everybodys_phone(host: Host, join: Join, players: int, options: dict[str, Any]) -> None:
    record = played_out(players, 1, **options)
    table, hand = Told(host, record), Hand()
    phones = phones_of(join, table, players)
    for stroke in strokes(record):
        struck(hand, phones[stroke.seat], table, stroke)
    ended(phones, table, record)


@pytest.mark.evening
def test_a_scribe_taps_for_all(host: Host, join: Join) -> None:
    """On a tablet that nobody passes round: whose turn it is simply changes."""
    record = played_out(4, 2)
    table, hand = Told(host, record, one_device=True), Hand()
    tablet = join(table.host, viewport=TABLET)
    for stroke in strokes(record):
        struck(hand, tablet, table, stroke)
    ended([tablet], table, record)


def test_a_light_scoring_takes_few_touches(host: Host, come: Join) -> None:
    record = told_lightly(played_out(2, 5))
    told_at_scorings(host, come, replace(record, moves=record.moves[:2]))


@pytest.mark.evening
def test_a_whole_game_in_light_detail(host: Host, join: Join) -> None:
    record = told_lightly(played_out(4, 5))
    ended(*told_at_scorings(host, join, record), record)


def told_at_scorings(host: Host, join: Join, record: Record) -> tuple[list[Screen], Told]:
    """The same evening as a full one, told at its scorings only: everybody on the own phone."""
    table, hand = Told(host, record), Hand()
    phones = phones_of(join, table, len(record.players))
    for stroke in strokes(record):
        before = hand.touches
        struck(hand, phones[stroke.seat], table, stroke)
        assert hand.touches - before <= MOST_A_TALLY
    comes_to(table.play(), record)
    return phones, table
