"""A host that is asked to go: it says so, that a proxy sends nobody here, then it sends its phones elsewhere."""

import asyncio
from collections.abc import Callable

from companion.host.health import Health
from companion.host.phones import Phones


class Leaving:
    """`seconds` are for whoever asks `/healthz` to notice; where nobody stands in front, none."""

    def __init__(self, health: Health, phones: Phones, seconds: float) -> None:
        self._health, self._phones, self._seconds = health, phones, seconds

    @property
    def begun(self) -> bool:
        return self._health.draining

    async def from_all(self, end: Callable[[], None]) -> None:
        self._health.draining = True
        await asyncio.sleep(self._seconds)
        if self._seconds:
            await self._phones.send_away()
        end()
