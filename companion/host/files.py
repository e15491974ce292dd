"""Sends the client's files small: gzipped once and kept, the first page dressed in our own looks."""

import asyncio
import gzip
import mimetypes

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.host import fonts
from companion.host.page import dress

LEVEL = 4
"""Of gzip: half the work of its usual 6, and a thirtieth more to send. The first phone waits for it."""
_SQUEEZABLE = (".wasm", ".js", ".mjs", ".otf", ".ttf", ".json", ".html", ".svg", ".bin")

for _kind, _end in (("text/javascript", ".js"), ("image/svg+xml", ".svg"), ("font/woff2", ".woff2")):
    mimetypes.add_type(_kind, _end)  # some systems say otherwise, and `nosniff` takes them at their word


class Files:
    """ASGI middleware over whole files, known by their ETag; everything else passes as it is."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: dict[tuple[str, bytes], asyncio.Task[bytes]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not _ours(scope["path"]):
            return await self.app(scope, receive, send)
        scope = {**scope, "extensions": {}}  # else uvicorn sends the file itself, past us
        squeeze = b"gzip" in dict(scope["headers"]).get(b"accept-encoding", b"")
        start: Message | None = None
        chunks: list[bytes] = []

        async def out(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _is_file(message):
                start = message
            elif start is None:
                await send(message)
            else:
                chunks.append(message.get("body", b""))
                if not message.get("more_body"):
                    await self._finish(scope["path"], start, b"".join(chunks), squeeze, send)

        return await self.app(scope, receive, out)

    async def _finish(self, path: str, start: Message, body: bytes, squeeze: bool, send: Send) -> None:
        head = _head(start)
        if head.get(b"content-type", b"").startswith(b"text/html"):
            path, body = "the page", dress(body)  # every address of the app gives the same page
        if path == fonts.MANIFEST:
            body = fonts.needed(body)
        if squeeze:
            body = await self._squeezed(path, head[b"etag"], body)
            head[b"content-encoding"] = b"gzip"
        head |= {b"vary": b"accept-encoding", b"content-length": str(len(body)).encode()}
        await send({**start, "headers": list(head.items())})
        await send({"type": "http.response.body", "body": body})

    async def _squeezed(self, path: str, etag: bytes, body: bytes) -> bytes:
        """Once, however many phones ask at the same time."""
        if (path, etag) not in self._kept:
            self._kept[path, etag] = asyncio.create_task(asyncio.to_thread(gzip.compress, body, LEVEL))
        return await asyncio.shield(self._kept[path, etag])


def _head(start: Message) -> dict[bytes, bytes]:
    return {name.lower(): value for name, value in start["headers"]}


def _is_file(start: Message) -> bool:
    return start["status"] == 200 and b"etag" in _head(start)


def _ours(path: str) -> bool:
    """A file worth squeezing, or an address of the app, which gives the page.

    >>> [_ours(p) for p in ("/main.dart.wasm", "/join/anna", "/icons/icon-192.png")]
    [True, True, False]
    """
    return path.endswith(_SQUEEZABLE) or "." not in path.rpartition("/")[2]
