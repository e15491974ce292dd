"""Patience with who is slow, and its end: a request that is only half there is waited for a few seconds, not for ever.

uvicorn has no such limit: a hundred sockets that each sent half a line would stay until the host ends.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

WHOLE = 8.0
"""Seconds in which a request arrives, once its connection is open or its first byte is there."""
LARGEST = 64 * 1024
"""Bytes the head of a request may have."""
LARGEST_BODY = 32_000_000
"""Bytes of a whole one, while somebody reads it: a copy's file has a few thousand, but whoever sends a photo instead is
told so."""


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's protocol, which becomes a websocket's by itself once the request for one is whole."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._timer: asyncio.TimerHandle | None = None
        self._bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self or self._is_whole():
            self._enough()
        elif self._bytes > (LARGEST_BODY if self._has_head() else LARGEST):
            self._give_up()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._enough()
        super().connection_lost(exc)

    def _is_whole(self) -> bool:
        """Whether what arrived is being answered; a cycle that has its answer is the request before."""
        return self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete

    def _has_head(self) -> bool:
        """Whether somebody is about to answer, while the rest arrives."""
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(WHOLE, self._give_up)

    def _enough(self) -> None:
        self._bytes = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._enough()
        if not self.transport.is_closing():
            self.logger.warning("%s sent half a request: its connection is closed", (self.client or ("somebody",))[0])
            self.transport.close()
