"""Tikal II in a real browser by real touches, from simulated records: whole games of everybody on the own phone, with
all tiles told or none before it is taken; light detail; and how many touches a turn takes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from companion.records import simulated
from model.kernel.record import Record
from tests.e2e.conftest import Join
from tests.e2e.driver import Screen
from tests.e2e.hosting import Host
from tests.e2e.told import Told, ended, struck
from tests.e2e.touching import Hand
from tests.phones.strokes import Stroke
from tests.phones.tikal2 import played_out, strokes, typical_turn
from tests.phones.tikal2_light import told_lightly
from tests.screens.recorded import comes_to

MOST_A_TURN = 14


def test_a_typical_turn_takes_few_touches(host: Host, come: Join) -> None:
    """Of tiles that nobody has told before, on a temple that is turned to one's side of the table."""
    record, before = typical_turn(told=False)
    table, hand = Told(host, record, before), Hand()
    seat = record.moves[before]["seat"]
    phone = come(table.seat(seat))
    for button in ("show-temple", "temple-turn", "show-river"):
        hand.touch(phone, button)
    phone.until(lambda: "river" in phone.shows("river"), "the river is there again")
    hand.touches = 0
    for stroke in strokes(record, before):
        struck(hand, phone, table, stroke)
    assert hand.touches <= MOST_A_TURN
    comes_to(table.play(), record)


@pytest.mark.evening
@pytest.mark.parametrize("told", [True, False])
def test_a_whole_game_on_everybodys_phone(host: Host, join: Join, told: bool) -> None:
    record = played_out(3, 1, told=told)
    ended(*entered(host, join, record), record)


def test_a_turn_and_a_scoring_in_light_detail(host: Host, come: Join) -> None:
    """Points of a turn by the calculator, then what one of them has at the scoring."""
    record = told_lightly(played_out(3, 1))
    scoring = next(number for number, move in enumerate(record.moves) if move["do"] == "tally")
    record = replace(record, moves=[record.moves[0], record.moves[scoring]])
    comes_to(entered(host, come, record)[1].play(), record)


@pytest.mark.evening
def test_a_whole_game_in_light_detail(host: Host, join: Join) -> None:
    record = told_lightly(played_out(3, 1))
    ended(*entered(host, join, record), record)


def entered(host: Host, join: Join, record: Record) -> tuple[list[Screen], Told]:
    """Everybody who does something on the own phone, from the lobby on."""
    table, hand = Told(host, record, started=record.options.get("detail") == "light"), Hand()
    made = list(strokes(record))
    phones = {seat: join(table.seat(seat) if seat else table.host) for seat in sorted({one.seat for one in made})}
    for stroke in made:
        struck(hand, phones[stroke.seat], table, stroke)
    return list(phones.values()), table


def test_whoever_listens_takes_a_tile_and_lays_a_room(host: Host, come: Join) -> None:
    """What a screen reader names is what it taps: a site, a tile and a room, all of them pictures."""
    record = simulated("tikal-2", 3, 1, {})
    moves = [move["do"] for move in record.moves]
    going = moves.index("paddle")
    phone = come(Told(host, record, going).seat(record.moves[going]["seat"]))
    phone.tap(f"site-{record.moves[going]['to']}")
    phone.tap(phone.some("tile-")[0])
    phone.there("end-turn")
    laying = moves.index("room")
    phone = come(Told(host, record, laying).seat(record.moves[laying]["seat"]))
    room = phone.some("room-")[0]
    phone.find(room).focus()
    phone.page.keyboard.press("Enter")
    expect(phone.find(room)).to_have_attribute("aria-current", "true")


def test_where_a_key_goes_comes_into_sight(host: Host, come: Join) -> None:
    """Its colour is chosen at the lower edge of a phone, and what is asked next lies below that."""
    record = played_out(3, 1)
    before, taps = next((at, one.taps) for at, one in _each_key(record) if len(one.taps) > 1)
    phone = come(Told(host, record, before).seat(record.moves[before]["seat"]))
    phone.tap(taps[0])
    foot = phone.box("end-turn")["y"]
    phone.until(lambda: phone.box(taps[1])["y"] + phone.box(taps[1])["height"] <= foot, "it is above the foot")


def _each_key(record: Record) -> Iterator[tuple[int, Stroke]]:
    for at, move in enumerate(record.moves):
        if move["do"] == "key":
            yield at, next(strokes(record, at))
