"""Lets in who asked for this machine, from a page of this machine.

A site on the internet can make a visitor's browser knock here: with its own name (DNS rebinding), or from its own page.
The browser says so in `Host` and `Origin`, and cannot be made to lie.
"""

import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.host.names import Names, split
from companion.host.reader import reader_texts

log = logging.getLogger(__name__)
WRONG_NAME, WRONG_PAGE = 421, 403
POLICY_VIOLATION = 1008
LONGEST = 100
MOST_TOLD = 50


class Gate:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app, self.names = app, names
        self._told = set[str]()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        refused = self._refused(headers, (scope.get("server") or ("",))[0])
        if refused is None:
            return await self.app(scope, receive, send)
        status, name = refused
        self._tell(status, name, scope)
        if scope["type"] == "websocket":
            await receive()
            return await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        text = reader_texts(headers).say("home-wrong-name" if status == WRONG_NAME else "home-wrong-page", name=name)
        own = {
            "Cache-Control": "no-store",
            "Content-Security-Policy": "default-src 'none'",
            "X-Content-Type-Options": "nosniff",
        }
        return await PlainTextResponse(text, status, own)(scope, receive, send)

    def _refused(self, headers: Headers, reached_at: str) -> tuple[int, str] | None:
        """The answer, and the name that is not ours."""
        hosts, origins = headers.getlist("host"), headers.getlist("origin")
        host = split(hosts[0]) if len(hosts) == 1 else None
        if host is None or not self.names.ours(host[0], reached_at):
            return WRONG_NAME, (", ".join(hosts) if host is None else host[0])[:LONGEST]
        for origin in origins:
            page = split(_netloc(origin))
            if page != host and (page is None or page[0] not in self.names.allowed):
                return WRONG_PAGE, origin[:LONGEST]
        return None

    def _tell(self, status: int, name: str, scope: Scope) -> None:
        """One line, once for a name."""
        if name in self._told or len(self._told) >= MOST_TOLD:
            return
        self._told.add(name)
        client = (scope.get("client") or ("somebody",))[0]
        what = "the name" if status == WRONG_NAME else "a page of"
        log.warning(
            "%s came by %s %r, which is not this machine's: refused (--allow-host lets it in)", client, what, name
        )


def _netloc(origin: str) -> str:
    """`http://a:1` is `a:1`; what is no address of a page is nobody's."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return ""
    return parts.netloc if parts.scheme in ("http", "https") else ""
