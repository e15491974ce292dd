"""Secrets of any game, at a live table: twins that differ only in what a seat may not know are the same table to it,
and a game without twins has nothing to hide."""

from typing import Any

import pytest
from msgspec.structs import replace

from companion.shelf import put_back, taken_out
from model.kernel.record import write_record
from model.kernel.replay import replay
from model.language import texts
from model.table.desk import Desk
from model.table.live import LiveTable
from model.table.snapshot import Snapshot
from tests.contract.conftest import Table
from tests.contract.evening import Evening
from tests.contract.paths import leaves
from tests.contract.twins import Moves, twin_of
from tests.model.table.eyes import shown
from tests.model.table.house import House
from tests.often import EVENINGS

OFTEN = 0.15
"""How many of the moments of an evening are looked at with other eyes."""
ENOUGH = 12 if EVENINGS else 6
STEPS = 0.3
"""How many steps of an evening are looked at outside `make evenings`."""


@pytest.mark.search
def test_twins_are_the_same_table_to_a_seat(house: House, table: Table) -> None:
    game, _, detail = table
    compared = hiding = 0
    for seed in range(1 if twin_of(game) is None else 4):
        evening = Evening(house, table, seed)
        while not evening.snapshot.over and compared < ENOUGH:
            evening.move()
            if evening.rng.random() < OFTEN:
                hiding += any(game.secret(path, None) for path, _ in leaves(game, evening.play.state))
                compared += _compared(evening)
    assert game.all_open is (twin_of(game) is None)
    if game.all_open:
        assert not hiding, "secrets, and no twins to prove that they are kept"
    elif hiding and detail == "full":
        assert compared, "no twin was ever found"


@pytest.mark.search
def test_step_by_step_a_seat_is_told_the_same(house: House, table: Table) -> None:
    """View, choices, log and points all through a game, at every step in `make evenings`; what a live table adds is
    compared above."""
    find, evening, compared = twin_of(table[0]), Evening(house, table, 5), 0
    while find is not None and not evening.snapshot.over:
        evening.move()
        seat = evening.rng.choice([None, *evening.seats])
        moves = find(evening.play, seat, evening.rng) if EVENINGS or evening.rng.random() < STEPS else None
        if moves is not None:
            twin, refused = replay(evening.game, evening.play.setup, moves)
            assert refused is None
            one, two = (_read(Snapshot(play, Desk()), seat) for play in (evening.play, twin))
            assert one == two, (seat, evening.snapshot.version)
            compared += 1
    assert compared or find is None or table[2] == "light", "no twin was ever found"


def _read(snapshot: Snapshot, seat: int | None) -> list[Any]:
    own = () if seat is None else snapshot.choices(seat)
    public = [snapshot.phase, snapshot.to_act, snapshot.keeper, snapshot.scores, snapshot.winners]
    return [snapshot.view(seat), own, snapshot.table_choices(), snapshot.log(seat), snapshot.points(seat), *public]


def _compared(evening: Evening) -> bool:
    seat = evening.rng.choice([None, *evening.seats])
    find = twin_of(evening.game)
    other = None if find is None else find(evening.play, seat, evening.rng)
    if other is None:
        return False
    one, two = _stored(evening, None), _stored(evening, other)
    assert shown(one, seat) == shown(two, seat), (seat, evening.snapshot.version)
    return True


def _stored(evening: Evening, moves: Moves | None) -> LiveTable:
    """A table with these moves, opened as after a restart."""
    record = replace(taken_out(evening.house.store, evening.live.id), table=None)
    if moves is not None:
        record = replace(record, moves=moves)
    (table,) = put_back(evening.house.store, write_record(record)).stored
    return evening.house.tables.table(table)


@pytest.mark.parametrize("lang", ["de"])
def test_what_was_seen_has_words(house: House, table: Table, lang: str) -> None:
    """Before going back people are told what cannot be unseen."""
    evening = Evening(house, table, 2)
    while not evening.snapshot.over and evening.snapshot.version < 40:
        evening.move()
        for seat in evening.snapshot.waiting_for:
            evening.live.looked(evening.guests[seat], seat)
    for one in evening.live.seen_since(0):
        assert texts(lang).has(f"{evening.game.id}-exposed-{one.what}"), one
