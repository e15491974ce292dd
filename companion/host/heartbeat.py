"""Answers the page's heartbeat on its own websocket, before Flet sees it.

A phone that slept may hold a socket that is dead but reads as open; only an answer on that socket proves it
alive. Flet speaks in bytes, so every text frame is a heartbeat.
"""

import contextlib

from starlette.types import ASGIApp, Message, Receive, Scope, Send

ANSWER = "alive"


class Heartbeat:
    """ASGI middleware; the other half is assets/web/reconnect.js."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return await self.app(scope, receive, send)

        async def without_heartbeats() -> Message:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive" or message.get("text") is None:
                    return message
                with contextlib.suppress(OSError):  # it asked and left; the next message says so
                    await send({"type": "websocket.send", "text": ANSWER})

        return await self.app(scope, without_heartbeats, send)
