"""Whether phones should come to this host: asked by pages that look for it, and every moment by a proxy in front.

The database is asked in a thread, at most once a second however many ask; no answer within a moment is none.
"""

import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from threading import Lock, Thread

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

NAME = "temple-companion"
FRESH = 1.0
"""Seconds for which an answer of the database holds."""
PATIENCE = 2.0
"""Seconds for the next one, after which it is away."""
AWAY = 503


class Health:
    """`ask` raises when the database does not answer; without it there is none that could go away."""

    def __init__(self, database: str = "none", ask: Callable[[], object] | None = None) -> None:
        self._database, self._ask = database, ask
        self._lock = Lock()
        self._answers = True
        self._heard = self._asked = time.monotonic()
        self._asking = False
        self.draining = False
        """The host goes away: phones are better off elsewhere."""

    def state(self) -> str:
        """`ok`, or why not."""
        if self.draining:
            return "draining"
        return "ok" if self._reachable() else "no database"

    async def answer(self, _: Request) -> Response:
        state = self.state()
        told = f"{state}\ndatabase: {self._database}\nversion: {_version()}\n"
        return PlainTextResponse(told, 200 if state == "ok" else AWAY, {"Cache-Control": "no-store"})

    def _reachable(self) -> bool:
        if self._ask is None:
            return True
        now = time.monotonic()
        with self._lock:
            if not self._asking and now - self._heard > FRESH:
                self._asking, self._asked = True, now
                Thread(target=self._hear, name="asks the database", daemon=True).start()
            return self._answers and not (self._asking and now - self._asked > PATIENCE)

    def _hear(self) -> None:
        try:
            assert self._ask is not None
            self._ask()
            answers = True
        except Exception:  # whatever a database says: it is no answer
            answers = False
        with self._lock:
            self._answers, self._asking, self._heard = answers, False, time.monotonic()


def _version() -> str:
    try:
        return version(NAME)
    except PackageNotFoundError:  # run from its folder, never installed
        return "unknown"
