"""What is entered is stored at once: in order, one after the other, on top of what others entered meanwhile."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from model.kernel.flaws import decoded
from model.table.tables import Tables
from screens.copies.step import Raw

log = logging.getLogger(__name__)
Make = Callable[[Raw], Raw]


class Keeper:
    """A copy as one device shows it. Every change is seen at once, and goes to the disk in the copy's own lane."""

    def __init__(self, tables: Tables, copy: str, raw: Raw, show: Callable[[Raw], None]) -> None:
        self._tables, self._copy = tables, copy
        self.now = self._stored = raw
        self.show = show
        self.trouble: Callable[[Exception | None], None] = lambda error: None
        self._waiting: list[Make] = []
        self._work: asyncio.Task[None] | None = None

    def change(self, new: Any) -> None:
        """To another kit, or by a function of what it is by then."""
        make: Make = new if callable(new) else lambda _: new
        self.now = make(self.now)
        self.show(self.now)
        self._waiting.append(make)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._keep())

    async def finish(self) -> None:
        """Nothing is left to tell that a game needs: what comes later is a new version."""
        await self.settled()
        try:
            await self._tables.lane(self._copy).run(self._tables.finish_copy, self._copy)
        except Exception as error:  # it stays a draft, or is gone: no reason to hold anybody
            log.warning("copy %s could not be finished: %s", self._copy, error)

    async def settled(self) -> None:
        """Until all that was entered is stored."""
        if self._work is not None:
            await self._work

    async def _keep(self) -> None:
        while self._waiting:
            changes, self._waiting = self._waiting, []
            try:
                self._stored = await self._tables.lane(self._copy).run(self._entered, changes)
                self.trouble(None)
            except Exception as error:  # a full disk, or somebody deleted the copy meanwhile
                log.warning("copy %s could not be stored: %s", self._copy, error)
                self.trouble(error)
            if not self._waiting and self.now != self._stored:
                self.now = self._stored
                self.show(self.now)

    def _entered(self, changes: list[Make]) -> Raw:
        raw: Raw = decoded(self._tables.copy(self._copy).body)
        for make in changes:
            raw = make(raw)
        self._tables.enter_copy(self._copy, raw)
        return raw
