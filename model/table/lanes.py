"""A lane for each table: what waits for the disk is done there, in order; a slow table holds up nobody else's."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from threading import Lock
from typing import Any, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


def one_thread(name: str) -> Executor:
    return ThreadPoolExecutor(1, f"lane of {name}")


class Lane:
    """One thread, started when it is first needed, ended with the lane. A pool for all tables would be eaten up by one
    that waits."""

    executor: Callable[[str], Executor] = staticmethod(one_thread)
    """What its work is done by."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._thread: Executor | None = None
        self._lock = Lock()
        self._under_way = 0
        self.opening = Lock()
        """Held by whoever opens the table."""

    def send(self, work: Callable[..., T], *given: Any, **more: Any) -> "Future[T]":
        """The work is done when all before it is; nobody waits.

        >>> Lane("a table").send(int, "7").result()
        7
        """
        with self._lock:
            if self._thread is None:
                self._thread = self.executor(self._name)
            self._under_way += 1
        done = self._thread.submit(work, *given, **more)
        done.add_done_callback(self._done)
        return done

    async def run(self, work: Callable[..., T], *given: Any, **more: Any) -> T:
        """For an event loop: it goes on with everything else meanwhile."""
        return await asyncio.wrap_future(self.send(work, *given, **more))

    @property
    def busy(self) -> bool:
        return self._under_way > 0

    def _done(self, done: "Future[Any]") -> None:
        with self._lock:
            self._under_way -= 1


class Lanes:
    """Each is there as long as its table is open or somebody uses it."""

    def __init__(self) -> None:
        self._lanes: WeakValueDictionary[str, Lane] = WeakValueDictionary()
        self._lock = Lock()

    def of(self, table_id: str) -> Lane:
        """
        >>> lanes = Lanes()
        >>> one = lanes.of("a")
        >>> lanes.of("a") is one, lanes.of("b") is one
        (True, False)
        """
        with self._lock:
            lane = self._lanes.get(table_id)
            if lane is None:
                lane = self._lanes[table_id] = Lane(table_id)
            return lane
