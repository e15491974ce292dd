"""Parts decently from a phone that has left.

Flet takes it badly: a send to a closed socket ends its handler before the session is given up, and a connection that
closes before it said who it is (a scan of the port, a page closed while it loads) is waited on for ever.
"""

import asyncio
import contextlib

from starlette.types import ASGIApp, Message, Receive, Scope, Send

GRACE = 0.5  # seconds to put things away


class Farewell:
    """ASGI middleware around every websocket."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return await self.app(scope, receive, send)
        left = asyncio.get_running_loop().create_future()

        async def hear() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect" and not left.done():
                left.set_result(None)
            return message

        async def say(message: Message) -> None:
            with contextlib.suppress(OSError):  # nobody is there; the app hears of it by `hear`
                await send(message)

        task = asyncio.ensure_future(self.app(scope, hear, say))
        await asyncio.wait({task, left}, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait({task}, timeout=GRACE)
        if task.done():
            return task.result()
        task.cancel()
        return None
