"""What every answer says to the browser: talk to nobody else, tell nobody, keep but ask again.

No policies of opener and embedder: with both a browser lets the client draw in a thread of its own, which it does
without locks. Now and then that spoils its memory: letters stand in wrong places, or the page hangs for good (Flutter's
issue 190039).
"""

import re

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_POLICY = (
    "default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; "
    "worker-src 'self' blob:; connect-src 'self'{socket} blob: data:"
)
KEPT = ("/icons/", "/assets/packages/", "/assets/fonts/")
"""Drawings and fonts, dozens for every page: they are kept for an hour, so that eight phones that come back at once do
not ask for three hundred files. All else is kept too, but asked for by ETag (304)."""
_ADDRESS = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:]+\](:\d+)?")


def policy(host: str, scheme: str = "http") -> str:
    """The content policy. Older WebKit does not count our own websocket as 'self', so it is named.

    >>> policy("192.168.1.5:8550").rpartition("; ")[2]
    "connect-src 'self' ws://192.168.1.5:8550 blob: data:"
    >>> policy("games.example", "https").rpartition("; ")[2]
    "connect-src 'self' wss://games.example blob: data:"
    >>> policy("evil; script-src *").rpartition("; ")[2]
    "connect-src 'self' blob: data:"
    """
    socket = "wss" if scheme == "https" else "ws"
    return _POLICY.format(socket=f" {socket}://{host}" if _ADDRESS.fullmatch(host) else "")


class Headers:
    """ASGI middleware that adds them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        allowed = policy(host, scope.get("scheme", "http"))

        async def out(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": _headers(message["headers"], allowed, scope["path"])}
            await send(message)

        return await self.app(scope, receive, out)


def _headers(given: list[tuple[bytes, bytes]], allowed: str, path: str) -> list[tuple[bytes, bytes]]:
    kept = [(name.lower(), value) for name, value in given]
    ours = [
        (b"content-security-policy", allowed.encode()),
        (b"referrer-policy", b"no-referrer"),
        (b"x-content-type-options", b"nosniff"),
    ]
    if b"cache-control" not in dict(kept):
        ours.append((b"cache-control", b"max-age=3600" if path.startswith(KEPT) else b"no-cache"))
    return kept + ours
