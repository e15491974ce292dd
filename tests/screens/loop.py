"""The event loop of a test: everything in its turn, or with real threads; and when it has become quiet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any
from unittest.mock import patch

from model.table.lanes import Lane


class InTurn(ThreadPoolExecutor):
    """`asyncio.to_thread` without threads: what is asked for is done at once. Every run is like the one before."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except BaseException as error:
            done.set_exception(error)
        return done


class Counted(ThreadPoolExecutor):
    """Real threads, of which one can tell whether they are still at work."""

    def __init__(self, threads: int = 8, at_work: set[Future[Any]] | None = None) -> None:
        super().__init__(threads)
        self.at_work: set[Future[Any]] = set() if at_work is None else at_work

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = super().submit(fn, *args, **kwargs)
        self.at_work.add(future)
        future.add_done_callback(self.at_work.discard)
        return future


def run(scenario: Callable[[], Any], *, threads: bool = False) -> None:
    """A scenario on an event loop of its own; with `threads` the disk is waited for as on the real host."""

    shared = Counted() if threads else InTurn()

    async def main() -> None:
        asyncio.get_running_loop().set_default_executor(shared)
        await scenario()

    def lane(name: str) -> Executor:
        return Counted(1, shared.at_work) if isinstance(shared, Counted) else shared

    with patch.object(Lane, "executor", staticmethod(lane)):
        asyncio.run(main())


async def quiet() -> None:
    """Until nobody has anything to do at once: what sleeps may sleep."""
    loop = asyncio.get_running_loop()
    executor = getattr(loop, "_default_executor", None)
    idle = 0
    while idle < 3:
        await asyncio.sleep(0)
        busy = isinstance(executor, Counted) and bool(executor.at_work)
        if busy:
            await asyncio.sleep(0.001)
        idle = 0 if busy or loop._ready else idle + 1  # type: ignore[attr-defined]
