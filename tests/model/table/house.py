"""A host's data folder, and Lost Temple played on it as phones do; tables of Tikal and Tikal II beside it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from model.games.samples import sample_kit
from model.kernel.move import Correct, Entry
from model.store import Store
from model.store.fresh import fresh_id
from model.table.desk import Desk
from model.table.guest import CODE, HOST, Guest
from model.table.live import LiveTable
from model.table.secret import Secret
from model.table.tables import Tables
from model.table.together import Together

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
FIRST_LAST = ("child", "scout", "canoe", "craftsman", "elder", "priest", "seer", "thief")
"""Start cards by which seat 0 is last on the track: it has the idol, picks first and calls."""

OFTEN = 0.3
"""Seconds in which a host asks for what it may not have heard: nobody waits for long."""


class House:
    """The tables of one process; after `restart` those of the next one, on the same folder. One that is `together`
    keeps in step with others on its database."""

    together: Together | None = None

    def __init__(self, folder: Path, url: str | None = None, *, together: bool = False) -> None:
        self.folder, self.url, self._others = folder, url, together
        self.open()

    def open(self) -> None:
        self.store = Store.open(self.url, self.folder)
        self.shuffled_by(None)

    def shuffled_by(self, rng: Random | None) -> None:
        """All tables are opened anew, with these shuffles of the app."""
        secret = Secret.kept_in(self.folder)
        self.tables = Tables(self.store, secret, rng)
        self.be_deaf()
        if self._others:
            self.together = Together(self.tables, self.store, secret.fingerprint(), OFTEN)
            self.together.start()

    def be_deaf(self) -> None:
        """Not in step with other hosts any more."""
        if self.together:
            self.together.stop()
            self.together = None

    def close(self) -> None:
        self.be_deaf()
        self.store.close()

    def restart(self) -> None:
        self.close()
        self.open()

    def table(self, players: int = 4, host_seat: int | None = None, **options: Any) -> LiveTable:
        people = list(zip(NAMES, COLOURS, strict=True))[:players]
        return self.tables.create("lost-temple", people, options, desk=Desk(host_seat=host_seat))

    def drafting(self, players: int = 4, host_seat: int | None = None, **options: Any) -> LiveTable:
        """A table where seat 0 is about to pick: the host told the start cards, the app has dealt."""
        live = self.table(players, host_seat, **options)
        tap(live, self.host(live), None, "start", characters=FIRST_LAST[:players])
        return live

    def calling(self, players: int = 4, host_seat: int | None = None, **options: Any) -> LiveTable:
        """A table where everybody has picked and seat 0 is about to call."""
        live = self.drafting(players, host_seat, **options)
        while live.shown.snapshot.phase == "draft":
            picked(self, live)
        return live

    def exploring(self, players: int = 2, host_seat: int | None = None, **options: Any) -> LiveTable:
        """A table of Tikal that has begun: seat 0 is about to draw a tile."""
        people = list(zip(NAMES, sample_kit("tikal")["colours"], strict=False))[:players]
        live = self.tables.create("tikal", people, options, desk=Desk(host_seat=host_seat))
        live.begin(self.host(live))
        return live

    def paddling(self, players: int = 2, host_seat: int | None = None, **options: Any) -> LiveTable:
        """A table of Tikal II that has begun: nobody has told which tiles lie on the sites, seat 0 takes keys."""
        kit = sample_kit("tikal-2")
        people = list(zip(NAMES, kit["colours"], strict=False))[:players]
        live = self.tables.create("tikal-2", people, options, desk=Desk(host_seat=host_seat))
        sites = [[None] * count for count in kit["site_counts"][str(players)]]
        tap(live, self.host(live), None, "sites", tiles=sites)
        return live

    def seat(self, live: LiveTable, seat: int) -> Guest:
        return self._guest(live, str(seat))

    def host(self, live: LiveTable) -> Guest:
        return self._guest(live, HOST)

    def watcher(self, live: LiveTable) -> Guest:
        guest = self.tables.enter_code(self.tables.link(live.id, CODE))
        assert guest is not None
        return guest

    def _guest(self, live: LiveTable, holder: str) -> Guest:
        guest = self.tables.holder(self.tables.link(live.id, holder))
        assert guest is not None
        return guest

    def sqlite(self) -> sqlite3.Connection:
        """The database file itself, as another program would open it."""
        return sqlite3.connect(self.store.where, isolation_level=None)

    @contextmanager
    def refusing(self, when: str) -> Iterator[None]:
        """The database takes no entry for which this holds (SQL on NEW)."""
        with self.sqlite() as raw:
            raw.execute(f"CREATE TRIGGER closed BEFORE INSERT ON log WHEN {when} BEGIN SELECT RAISE(ABORT, ''); END")
            yield
            raw.execute("DROP TRIGGER closed")
        raw.close()


def tap(live: LiveTable, guest: Guest, as_seat: int | None, do: str, cover: bool = False, **args: Any) -> int:
    """What a phone does that has seen everything; gives the version after it."""
    move = {"do": do, **{name.rstrip("_"): value for name, value in args.items()}}
    return live.submit(guest, as_seat, move, live.shown.snapshot.version, fresh_id(), cover=cover)


def dealt(live: LiveTable, cards: dict[str, Any]) -> None:
    """The cards are these, as a record may tell them: at the table itself nobody could."""
    with live._writing:
        live._enter(Entry(None, Correct(cards)), fresh_id())
        live._show()
    live._tell()


def hand(live: LiveTable, seat: int) -> list[str]:
    """The cards the seat picks from."""
    return list(live.shown.snapshot.view(seat).hand)


def picked(house: House, live: LiveTable, look: bool = False) -> int:
    """Whoever is to pick takes the first card of the hand; gives the seat."""
    (seat,) = live.shown.snapshot.to_act
    guest = house.seat(live, seat)
    if look:
        live.looked(guest, seat)
    tap(live, guest, seat, "pick", card=hand(live, seat)[0])
    return seat


def act(house: House, live: LiveTable) -> None:
    """The first thing that somebody can do."""
    snapshot = live.shown.snapshot
    (seat,) = snapshot.waiting_for
    choice = next(one for one in snapshot.choices(seat) if one.refused is None)
    args = {arg.name: list(arg.values[: arg.most]) if arg.form == "list" else arg.values[-1] for arg in choice.args}
    tap(live, house.seat(live, seat), None if choice.table else seat, choice.do, **args)


def dos(live: LiveTable) -> list[str]:
    """The log's moves by name, as everybody reads it."""
    return [line.do for line in live.shown.snapshot.log(None)]
