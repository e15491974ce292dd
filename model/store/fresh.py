"""What the store makes up itself: ids and the time."""

import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from threading import Lock

# No 0/o, 1/i/l: an id may be read out across the table or typed from a sheet of paper.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 10


def fresh_id() -> str:
    """A short id that fits into an address as it is."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


class Clock:
    """No two moments are the same, however fast a machine is: what came last is known by its time. A clock that is set
    back is followed."""

    SET_BACK = 60_000
    """So many ms."""

    def __init__(self, read: Callable[[], int]) -> None:
        self._read, self._last, self._lock = read, 0, Lock()

    def moment(self) -> int:
        with self._lock:
            at = self._read()
            if self._last - self.SET_BACK < at <= self._last:
                at = self._last + 1
            self._last = at
            return at


_clock = Clock(lambda: time.time_ns() // 1_000_000)


def now() -> str:
    """The time in UTC as ISO text of one length, so that text order is time order."""
    seconds, thousandths = divmod(_clock.moment(), 1000)
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%dT%H:%M:%S}.{thousandths:03}Z"
