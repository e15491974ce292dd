"""An evening at a live table of any game: simulated play, each entry by whoever it belongs to, in a real house."""

from collections.abc import Callable
from random import Random
from typing import Any

from model.kernel.move import Entry, write_entry
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from model.store.fresh import fresh_id
from model.table.desk import Desk
from model.table.guest import Guest
from model.table.live import LiveTable
from model.table.snapshot import Snapshot
from tests.contract.conftest import Table, kit_of
from tests.model.table.house import NAMES, House

MOST = 4000
"""Entries; every game is over by then."""


class Evening:
    """One table of one game, played with the same shuffles every time."""

    def __init__(self, house: House, table: Table, seed: int) -> None:
        game, players, detail = table
        kit = kit_of(game)
        self.house, self.game = house, game
        self.rng = Random(f"{game.id} {players} {seed} {detail}")
        house.shuffled_by(self.rng)
        people = list(zip(NAMES, kit["colours"], strict=False))[:players]
        self.live: LiveTable = house.tables.create(game.id, people, {"detail": detail}, kit, desk=Desk())
        self.host: Guest = house.host(self.live)
        self.guests = [house.seat(self.live, seat) for seat in range(players)]

    @property
    def snapshot(self) -> Snapshot:
        return self.live.shown.snapshot

    @property
    def play(self) -> Play[Any]:
        """The whole game, which no screen is given."""
        return self.snapshot.play

    @property
    def seats(self) -> range:
        return range(len(self.guests))

    def move(self) -> None:
        """Somebody's legal entry. The app's own shuffles have been entered by then."""
        entry = random_entry(self.game, self.play.state, self.rng)
        self.enter(entry)

    def enter(self, entry: Entry) -> None:
        raw = write_entry(entry)
        seat = raw.pop("seat")
        raw.pop("by", None)
        self.submit(self._whose(entry), seat, raw)

    def submit(self, guest: Guest, seat: int | None, move: dict[str, Any], cover: bool = False) -> int:
        return self.live.submit(guest, seat, move, self.snapshot.version, fresh_id(), cover=cover)

    def _whose(self, entry: Entry) -> Guest:
        seat = entry.seat if entry.seat is not None else self.snapshot.keeper
        return self.host if seat is None else self.guests[seat]

    def until_the_end(self, each: Callable[[], object] = lambda: None) -> None:
        """`each` is asked after every move; it may go back or correct something."""
        while not self.snapshot.over:
            assert self.snapshot.version < MOST, "it never ends"
            self.move()
            each()
