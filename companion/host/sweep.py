"""Looks for rubbish when nobody waits: after phones have left, in a moment without a tap.

Python looks by itself once so many objects were made, in the middle of a drawing or not, and for old ones hardly ever.
"""

import asyncio
import contextvars
import gc
import time

QUIET = 0.5
"""Seconds without a word from any phone."""
LATEST = 64
"""Phones that left, after which it is done in any case."""


class Sweep:
    """For one event loop."""

    def __init__(self) -> None:
        self._left = 0
        self._heard = 0.0
        self._waits = False

    def busy(self) -> None:
        """A phone said something."""
        self._heard = time.monotonic()

    def left(self) -> None:
        """A phone is gone, and its screen with it."""
        self._left += 1
        if not self._waits:
            self._waits = True
            self._later()

    def _later(self) -> None:
        nobodys = contextvars.Context()  # that of the phone that left would keep its page
        asyncio.get_running_loop().call_later(QUIET, self._look, context=nobodys)

    def _look(self) -> None:
        if self._left < LATEST and time.monotonic() - self._heard < QUIET:
            self._later()
            return
        self._left, self._waits = 0, False
        gc.collect()
