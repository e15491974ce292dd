"""Slows down whoever tries links that do not fit: each wrong one makes the same address wait longer."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
FREE = 5
"""Wrong ones that cost nothing: people mistype."""
LONGEST = 30.0
FORGETS = 600.0
MOST = 10_000
"""Addresses remembered; beyond that the oldest are forgotten."""


class Doorkeeper:
    """Per address, in memory. Who comes in by a right link has its wrong ones forgiven slowly, not at once."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._turns = [threading.Lock() for _ in range(64)]  # an address always has the same one

    def opens(self, address: str, key: Callable[[], T | None]) -> T | None:
        """What the key opens; nothing while the address has to wait. Tries of one address are looked at one by one, so
        that many at once gain nothing.

        >>> keeper = Doorkeeper()
        >>> keeper.opens("10.0.0.9", lambda: "a seat")
        'a seat'
        """
        with self._turns[hash(address) % len(self._turns)]:
            if self.wait(address) > 0:
                return None
            found = key()
            if found is None:
                self.wrong(address)
            return found

    def wait(self, address: str) -> float:
        """Seconds this address still has to wait before its next try is looked at.

        >>> keeper = Doorkeeper(clock=lambda: 0.0)
        >>> for _ in range(7): keeper.wrong("10.0.0.9")
        >>> keeper.wait("10.0.0.9"), keeper.wait("10.0.0.8")
        (2.0, 0.0)
        """
        count, last = self._wrong.get(address, (0, 0.0))
        pause = min(2.0 ** min(count - FREE - 1, 10), LONGEST) if count > FREE else 0.0
        return max(0.0, last + pause - self._clock())

    def wrong(self, address: str) -> None:
        count, last = self._wrong.pop(address, (0, 0.0))
        now = self._clock()
        self._wrong[address] = (1 if now - last > FORGETS else count + 1, now)
        if len(self._wrong) > MOST:
            self._wrong.popitem(last=False)
