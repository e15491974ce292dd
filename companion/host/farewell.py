"""Lets go of a socket whose phone has left.

Flet waits for ever on a connection that closed before it said who it is (a scan of the port, a page closed while
it loads): its task would stay until the host ends, and then complain.
"""

import asyncio

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

        async def watched() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect" and not left.done():
                left.set_result(None)
            return message

        task = asyncio.ensure_future(self.app(scope, watched, send))
        await asyncio.wait({task, left}, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait({task}, timeout=GRACE)
        if task.done():
            return task.result()
        task.cancel()
        return None
