"""A phone without a browser that comes back as soon as it can: it asks for the page, its files and its screen."""

from __future__ import annotations

import threading
import time
from typing import Any
from urllib.request import Request, urlopen

from tests.e2e.raw import RawPhone
from tests.patience import PATIENCE

FILES = (
    "/python.js",
    "/web/reconnect.js",
    "/web/splash.js",
    "/web/attention.js",
    "/flutter_bootstrap.js",
    "/canvaskit/skwasm.wasm",
    "/canvaskit/skwasm.js",
    "/main.dart.mjs",
    "/main.dart.wasm",
    "/assets/FontManifest.json",
)
"""What a browser asks for again whenever it loads the page, though it has them."""
KNOCK = 0.2


class Simple:
    """Sits down at once; `back` is how long it took after the host had gone and come again."""

    def __init__(self, port: int, route: str) -> None:
        self._port, self._route = port, route
        self._known: dict[str, str] = {}
        self._stored: dict[str, Any] = {}
        self._times: tuple[float, float] | None = None
        self.loads = -1
        self._load()
        self._life = threading.Thread(target=self._live, daemon=True)
        self._life.start()

    def back(self, since: float) -> tuple[float, float]:
        """Seconds until the host answered, and until the seat's status was there."""
        self._life.join(timeout=PATIENCE)
        assert self._times, "it never came back"
        answered, usable = self._times
        return answered - since, usable - answered

    def close(self) -> None:
        self._phone.close()

    def _live(self) -> None:
        while not self._phone.gone:
            time.sleep(0.05)
        while not self._there():
            time.sleep(KNOCK)
        answered = time.time()
        self._load()
        self._times = answered, time.time()

    def _there(self) -> bool:
        try:
            self._ask("/healthz")
        except OSError:
            return False
        return True

    def _load(self) -> None:
        self.loads += 1
        for path in (self._route, *FILES):
            self._ask(path)
        self._phone = RawPhone(self._port, self._route, self._stored)
        self._phone.there("status")

    def _ask(self, path: str) -> None:
        """As a browser that has it: it only wants to know whether it has changed."""
        head = {"If-None-Match": self._known[path]} if path in self._known else {}
        try:
            with urlopen(Request(f"http://127.0.0.1:{self._port}{path}", headers=head), timeout=PATIENCE) as answer:
                answer.read()
                if answer.headers["ETag"]:
                    self._known[path] = answer.headers["ETag"]
        except OSError as error:
            if getattr(error, "code", 0) != 304:
                raise
