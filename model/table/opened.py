"""The tables that are open: each once, brought back by whoever asks for it, let go when nobody is there."""

import time
from collections.abc import Callable
from threading import Lock
from weakref import WeakValueDictionary

from model.table.lanes import Lane, Lanes
from model.table.live import LiveTable

IDLE = 600.0
"""Seconds without a screen or a tap after which a table leaves memory; all of it is on disk."""


class Opened:
    """For many threads. Opening one waits for the disk and holds up nobody who asks for another."""

    def __init__(self, opened: Callable[[str, Lane], LiveTable], clock: Callable[[], float] = time.monotonic) -> None:
        self._make, self._clock = opened, clock
        self._lanes = Lanes()
        self._lock = Lock()
        self._held: dict[str, LiveTable] = {}
        self._used: dict[str, float] = {}
        # One that was let go while somebody still has it is the same when it is asked for: never two of one table.
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()

    def lane(self, table_id: str) -> Lane:
        return self._lanes.of(table_id)

    def found(self, table_id: str) -> LiveTable | None:
        """The table if it is open; waits for nothing."""
        with self._lock:
            live = self._known.get(table_id)
            if live is not None:
                self._hold(live)
            return live

    def peek(self, table_id: str) -> LiveTable | None:
        """The same for who only passes by: it does not stay open for that."""
        with self._lock:
            return self._known.get(table_id)

    def all(self) -> list[LiveTable]:
        with self._lock:
            return list(self._known.values())

    def table(self, table_id: str) -> LiveTable:
        """The table, opened by whoever asks first."""
        live = self.found(table_id)
        if live is not None:
            return live
        lane = self.lane(table_id)
        with lane.opening:
            live = self.found(table_id) or self._make(table_id, lane)
            with self._lock:
                self._hold(live)
            return live

    def _hold(self, live: LiveTable) -> None:
        self._held[live.id] = self._known[live.id] = live
        self._used[live.id] = self._clock()

    def drop(self, table_id: str) -> None:
        """It is no more."""
        with self._lock:
            for held in (self._held, self._used, self._known):
                held.pop(table_id, None)

    def let_go(self, idle: float = IDLE) -> list[str]:
        """Tables where nobody was for so long leave memory; gives their ids. Ask now and then."""
        with self._lock:
            now = self._clock()
            for table_id, live in self._held.items():
                if not live.deserted or live.lane.busy:
                    self._used[table_id] = now
            gone = [table_id for table_id, at in self._used.items() if now - at >= idle]
            for table_id in gone:
                del self._held[table_id], self._used[table_id]
            return gone
