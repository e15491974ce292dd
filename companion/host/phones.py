"""The phones that are connected: how many, and a farewell to all of them when the host goes away."""

import asyncio
import contextlib
from collections.abc import Iterator

from fastapi import WebSocket
from starlette.websockets import WebSocketState

RESTARTING = 1012
"""The websocket's own word for a host that goes away; the page looks for another at once."""
APART = 0.03
"""Seconds between two that are sent away: each loads its page anew at another host, which has phones of its own."""


class Phones:
    """For one event loop."""

    def __init__(self) -> None:
        self._there: set[WebSocket] = set()

    def __len__(self) -> int:
        return len(self._there)

    @contextlib.contextmanager
    def holding(self, phone: WebSocket) -> Iterator[None]:
        self._there.add(phone)
        try:
            yield
        finally:
            self._there.discard(phone)

    async def send_away(self) -> None:
        """One after the other; whoever comes meanwhile is sent away too."""
        while self._there:
            phone = self._there.pop()
            if phone.application_state is WebSocketState.CONNECTED:
                with contextlib.suppress(OSError, RuntimeError):  # it has just left by itself
                    await phone.close(RESTARTING)
            await asyncio.sleep(APART)
