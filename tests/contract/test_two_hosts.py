"""One contract for all games where a table's phones are spread over two hosts on one PostgreSQL: both show the same
evening, whoever moves where; and what another host entered tells a seat nothing that it may not know."""

import threading
import time
from typing import Any

import msgspec
import pytest

from model.store.fresh import fresh_id
from model.table.desk import Desk
from model.table.guest import Guest
from model.table.live import LiveTable
from tests.contract.conftest import LISTED, Table, kit_of
from tests.contract.evening import Evening
from tests.contract.twins import Moves, twin_of
from tests.model.table.eyes import shown
from tests.model.table.house import NAMES, House
from tests.patience import PATIENCE

MOVES = 30
FEW = [(game, game.players[0], "full") for game in LISTED.values()]
ENOUGH = 3
OFTEN = 0.15


class Spread(Evening):
    """Seats with an even number sit at one host, the others and the host of the table at the other. Each enters what it
    sees at its own."""

    def __init__(self, hosts: tuple[House, House], table: Table, seed: int) -> None:
        super().__init__(hosts[0], table, seed)
        self.lives = [self.live, hosts[1].tables.table(self.live.id)]

    def submit(self, guest: Guest, seat: int | None, move: dict[str, Any], cover: bool = False) -> int:
        live = self.lives[0 if guest.seat is not None and guest.seat % 2 == 0 else 1]
        reaches(live, self.snapshot.version)
        version = live.submit(guest, seat, move, live.shown.snapshot.version, fresh_id(), cover=cover)
        reaches(self.live, version)
        return version


def reaches(live: LiveTable, version: int) -> None:
    """Until it shows so much: it is told by the other host."""
    told = threading.Event()
    stop = live.subscribe(told.set)
    end = time.monotonic() + PATIENCE
    while live.shown.snapshot.version < version:
        assert told.wait(end - time.monotonic()), "never told"
        told.clear()
    stop()


@pytest.mark.parametrize("few", FEW, ids=list(LISTED))
def test_both_hosts_show_one_evening(hosts: tuple[House, House], few: Table) -> None:
    evening = Spread(hosts, few, seed=1)
    for number in range(MOVES):
        if evening.snapshot.over:
            break
        evening.move()
        if number % 7 == 6:
            evening.submit(evening.host, None, {"do": "undo", "to": evening.snapshot.depth - 1})
    for live in evening.lives:
        reaches(live, evening.snapshot.version)
    one, two = evening.lives
    for viewer in (None, *evening.seats):
        assert shown(one, viewer) == shown(two, viewer)


@pytest.mark.parametrize("few", [one for one in FEW if twin_of(one[0])], ids=lambda one: one[0].id)
def test_twins_entered_at_another_host_are_the_same_table_to_a_seat(hosts: tuple[House, House], few: Table) -> None:
    """The host that is asked has taken in every entry from the log, none of them was entered there."""
    find, compared = twin_of(few[0]), 0
    assert find
    for seed in range(4):
        evening = Evening(hosts[0], few, seed)
        while not evening.snapshot.over and compared < ENOUGH:
            evening.move()
            seat = evening.rng.choice([None, *evening.seats])
            other = find(evening.play, seat, evening.rng) if evening.rng.random() < OFTEN else None
            if other is not None:
                mine = [msgspec.json.decode(entry.entry) for entry in hosts[0].store.entries(evening.live.id)]
                one, two = (_entered_elsewhere(hosts, few, moves) for moves in (mine, other))
                assert shown(one, seat) == shown(two, seat), seat
                assert one.shown.moment == two.shown.moment
                compared += 1
    assert compared, "no twin was ever found"


def _entered_elsewhere(hosts: tuple[House, House], table: Table, moves: Moves) -> LiveTable:
    """A table open at the second host, whose entries all come from the first."""
    game, players, detail = table
    a, b = hosts
    people = list(zip(NAMES, kit_of(game)["colours"], strict=False))[:players]
    header = {"kit": kit_of(game), "options": {"detail": detail}, "position": None}
    made = a.store.create(game.id, msgspec.json.encode(header).decode(), people)
    a.store.set_desk(made, msgspec.json.encode(Desk()).decode())
    live = b.tables.table(made)
    assert live.shown.snapshot.version == 0
    with live._writing:  # it takes them in when all of them are there
        for version, move in enumerate(moves):
            text = msgspec.json.encode({key: value for key, value in move.items() if key != "at"}).decode()
            a.store.append(made, version, text, fresh_id())
    reaches(live, len(moves))
    return live
