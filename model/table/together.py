"""Keeps a host in step with the others on its database: what they tell is taken in, what was missed is asked for, and
who is connected where is known everywhere."""

import logging
import time
from collections.abc import Callable
from threading import Event, Lock, Thread

from model.store import Store, StoreError
from model.store.channel import ASIDE, ENTRY, GONE, PEOPLE, Word
from model.store.hosts import fresh_host
from model.table.errors import NotKept
from model.table.live import LiveTable
from model.table.tables import Tables

log = logging.getLogger(__name__)
EVERY = 3.0
"""Seconds between two signs of life, and between two questions for what may have been missed."""
AGAIN = 1.0
"""Seconds until a database that did not answer is asked once more."""
SETTLE = 0.05
"""Seconds in which those who come and go are gathered: it is written once."""


class Together:
    """Two threads, one that hears (`Listener`) and one that beats: `start()`, `stop()`."""

    def __init__(self, tables: Tables, store: Store, fingerprint: str, every: float = EVERY) -> None:
        self._tables, self._store, self._fingerprint, self._every = tables, store, fingerprint, every
        self.host = fresh_host()
        self.given_up: Callable[[StoreError], object] = lambda error: None
        """Told when the others have another secret now: nothing that this host does would be right."""
        self._lock = Lock()
        self._here: set[str] = set()
        self._elsewhere: set[str] = set()
        self._refreshing: set[str] = set()
        self._next = 0.0
        self._due, self._ending = Event(), Event()
        self._listener = store.listener(self.hear)
        self._thread = Thread(target=self._run, name="in step with other hosts", daemon=True)

    def start(self, anew: bool = False) -> None:
        """`StoreError` if the other hosts have another secret; `anew`: all links are made with ours from now on."""
        self._store.join(self.host, self._fingerprint, anew)
        self._tables.came_or_went = self._came_or_went
        self._listener.start()
        self._thread.start()

    def stop(self) -> None:
        """The others need not wait until this host is missed."""
        self._ending.set()
        self._due.set()
        self._thread.join()
        self._listener.stop()
        try:
            self._store.leave(self.host)
        except StoreError as error:
            log.warning("the other hosts will notice by themselves that this one has gone: %s", error)

    # what is heard

    def hear(self, word: Word | None) -> None:
        """Told by whoever changed something; None: words may have been lost."""
        if word is None:
            self._next = 0.0
            self._due.set()
            return
        live = self._tables.peek(word.table_id)
        if live is None:
            return
        if word.what == GONE:
            self._tables.forget(word.table_id)
        elif word.what == PEOPLE and str(word.number) != self.host:
            self._note(self._elsewhere, word.table_id)
        elif word.number > {ENTRY: live.shown.snapshot.version, ASIDE: live.shown.beside}.get(word.what, word.number):
            self._refresh(live)

    def _came_or_went(self, table_id: str) -> None:
        self._note(self._here, table_id)

    def _note(self, where: set[str], table_id: str) -> None:
        with self._lock:
            where.add(table_id)
        self._due.set()

    def _refresh(self, live: LiveTable) -> None:
        """In its lane, once however often it is told."""
        with self._lock:
            if live.id in self._refreshing:
                return
            self._refreshing.add(live.id)
        live.lane.send(self._refreshed, live, time.perf_counter())

    def _refreshed(self, live: LiveTable, told: float) -> None:
        with self._lock:
            self._refreshing.discard(live.id)
        try:
            if live.refresh():
                self._tables.tally.caught_up(time.perf_counter() - told)
        except NotKept as error:
            log.warning("table %s: what is new could not be read, it is asked for again: %s", live.id, error)

    # what is asked and told

    def _run(self) -> None:
        well = True
        while not self._ending.is_set():
            self._due.wait(max(0.0, self._next - time.monotonic()))
            self._ending.wait(SETTLE)
            self._due.clear()
            try:
                self._round()
                well = True
            except StoreError as error:
                if error.code == "store-other-secret":
                    log.error("the other hosts have another secret")
                    self.given_up(error)
                    return
                if well:
                    log.warning("the other hosts are out of reach: %s", error)
                well = False
                self._ending.wait(AGAIN)
                self._due.set()
            except Exception:
                log.exception("not in step with the other hosts")
                self._ending.wait(AGAIN)

    def _round(self) -> None:
        if time.monotonic() >= self._next:
            self._beat()
        with self._lock:
            here, self._here = self._here, set()
            elsewhere, self._elsewhere = self._elsewhere, set()
        try:
            self._tell_of(here)
            self._ask_for(elsewhere)
        except StoreError:
            with self._lock:
                self._here |= here
                self._elsewhere |= elsewhere
            raise

    def _beat(self) -> None:
        """A sign of life; and how far every open table is, whatever was heard."""
        lost = self._store.beat(self.host, self._fingerprint)
        lives = {live.id: live for live in self._tables.open()}
        moments = self._store.moments(lives) if lives else {}
        for table_id, live in lives.items():
            moment = moments.get(table_id)
            if moment is None:
                self._tables.forget(table_id)
            elif moment != live.shown.moment or live.owes_a_shuffle:
                self._refresh(live)
        with self._lock:
            self._here |= {table_id for table_id in lives if lost}
            self._elsewhere |= set(lives)
        self._next = time.monotonic() + self._every

    def _tell_of(self, tables: set[str]) -> None:
        there = {table_id: live.here() for table_id in tables if (live := self._tables.peek(table_id)) is not None}
        if there:
            self._store.put_present(self.host, there)

    def _ask_for(self, tables: set[str]) -> None:
        found = self._store.present_elsewhere(self.host, tables) if tables else {}
        for table_id in tables:
            live = self._tables.peek(table_id)
            if live is not None:
                live.elsewhere(found[table_id].seats if table_id in found else frozenset())
