"""Printing for the web: sheets are made in a process of their own, so that nobody's tap waits for one."""

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from model.kernel.record import kept_record
from model.table.stored import play_record

log = logging.getLogger(__name__)
T = TypeVar("T")


class Job(Struct, frozen=True):
    """What to print; of a table its record, as `viewer` may know it, or its seats' links."""

    sheet: str
    look: dict[str, Any]
    game: str = ""
    asked: dict[str, Any] = {}
    record: bytes = b""
    viewer: int | None = None
    title: str = ""
    seats: tuple[tuple[str, str, str], ...] = ()
    """(name, colour, address) for seat cards."""
    details: bool = False
    played: str = ""
    """Of a report: whether with every point and the log, and when the table was laid out."""


class Press:
    """One worker, started when something is first printed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def pdf(self, job: Job) -> bytes:
        return await self._run(_pdf, job)

    async def picture(self, job: Job, page: int, width: int) -> bytes:
        """A page as PNG."""
        return await self._run(_picture, job, page, width)

    async def pages(self, job: Job) -> int:
        return await self._run(_pages, job)

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        try:
            return await self._once(work, *given)
        except BrokenProcessPool:  # a machine short of memory ends a process: nobody who prints need know
            log.warning("the printing process was ended by the machine; another one tries again")
            return await self._once(work, *given)

    async def _once(self, work: Callable[..., T], *given: Any) -> T:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawn, initializer=_end_with_host)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:  # else another has taken its place
                self._pool = None
            raise

    def close(self) -> None:
        """Waits for the sheet that is being printed, as Python would: else the pool may be woken while it ends."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _end_with_host() -> None:
    """A worker whose host was killed has nobody to wait for."""

    def watch() -> None:
        if host := multiprocessing.parent_process():
            host.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _pdf(job: Job) -> bytes:
    """Printed, or still there: who turns pages asks for the same sheet again and again."""
    return _printed(msgspec.msgpack.encode(job))


@lru_cache(maxsize=8)
def _printed(order: bytes) -> bytes:
    job = msgspec.msgpack.decode(order, type=Job)
    if job.record:
        from printables import table_sheet
        from printables.report import report

        play, _ = play_record(kept_record(job.record), kept=True)
        if job.sheet == "report":
            return report(play, job.viewer, details=job.details, title=job.title, played=job.played, **job.look)
        return table_sheet(play, job.sheet, **job.look)
    if job.sheet == "seat-cards":
        from model.table.qr import qr_matrix
        from printables.seat_cards import SeatCard, seat_cards

        cards = [SeatCard(name, colour, qr_matrix(link), link) for name, colour, link in job.seats]
        return seat_cards(job.title, cards, **job.look)
    from printables import sheet

    return sheet(job.game, job.sheet, **job.look, **job.asked)


def _picture(job: Job, page: int, width: int) -> bytes:
    from printables.preview import preview

    return preview(_pdf(job), page, width)


def _pages(job: Job) -> int:
    from printables.preview import page_count

    return page_count(_pdf(job))
