"""Flet's end of one phone's connection, kept in order: it listens to messages only, and leaves nothing behind.

Flet keeps the session of a phone that left, in case it comes back to it. Ours never does: the page is loaded anew and
takes what it needs from its address (assets/web/reconnect.js). So a session ends with its connection.
"""

import asyncio
import logging
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from flet.fastapi import FletApp, app_manager
from flet.messaging.protocol import Message
from flet.messaging.session import Session
from starlette.websockets import WebSocketState

from companion.host.messages import ANSWER, Malformed, read
from companion.host.order import keep_order
from companion.host.parting import part
from companion.host.sweep import Sweep

log = logging.getLogger(__name__)
HELLO = 15.0
"""Seconds in which a phone says who it is; its page does so at once."""
MALFORMED = 1007  # the websocket's own word for what cannot be read


class Phone(FletApp):  # type: ignore[misc]
    """One websocket. What it overrides of Flet's is private there: `install` in app.py looks whether it is still so."""

    OVERRIDDEN = tuple(
        f"_FletApp__{name}" for name in ("receive_loop", "on_message", "on_session_created", "get_unique_session_id")
    )

    def __init__(self, sweep: Sweep, **given: Any) -> None:
        super().__init__(**given)
        self._sweep = sweep
        self._socket: WebSocket
        self._mine: Session | None = None
        self._opening: asyncio.Task[None] | None = None

    async def handle(self, websocket: WebSocket) -> None:
        self._socket = websocket
        try:
            await super().handle(websocket)
        except WebSocketDisconnect:  # it never said who it is
            pass
        except RuntimeError:  # what was still to be sent when we hung up is for nobody
            if websocket.application_state is not WebSocketState.DISCONNECTED:
                raise
        finally:
            await self._end()

    def send_message(self, message: Message) -> None:
        if self._FletApp__send_queue is not None:  # else nobody is there to read it
            super().send_message(message)

    async def _FletApp__receive_loop(self) -> None:
        """Reads until the phone leaves; what is no message ends the connection with one line in the log."""
        try:
            while True:
                frame = await asyncio.wait_for(self._socket.receive_bytes(), None if self._mine else HELLO)
                self._sweep.busy()
                await self._heed(read(frame, known=self._mine is not None))
                self._mine = self._FletApp__session
        except (Malformed, TimeoutError) as flaw:
            log.warning("%s sent %s: its connection is closed", self._from, flaw or "no word")
            await self._socket.close(MALFORMED)
        except WebSocketDisconnect:
            pass
        finally:
            self._FletApp__send_queue.put_nowait(None)  # ends the sending
        if self._mine is None:
            raise WebSocketDisconnect

    async def _heed(self, message: list[Any]) -> None:
        try:
            await self._FletApp__on_message(message)
        except Exception as error:  # what handlers do wrong is caught where they run: this is what they were sent
            if message[0] != ANSWER:  # one that comes late is for a part of the screen that is gone
                raise Malformed(f"what cannot be ({type(error).__name__})") from None

    async def _FletApp__on_session_created(self) -> None:
        self._opening = asyncio.current_task()
        if self._FletApp__session is not None:
            keep_order(self._FletApp__session)
        await super()._FletApp__on_session_created()

    @property
    def _from(self) -> str:
        return self._socket.client.host if self._socket.client else "somebody"

    async def _end(self) -> None:
        session, self._mine = self._mine or self._FletApp__session, None
        if self._opening is not None:
            self._opening.cancel()  # it may wait for an answer of the phone
        if session is not None:
            await app_manager.delete_session(self._FletApp__get_unique_session_id(session.id))
            part(session)
            self._sweep.left()
