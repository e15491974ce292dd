"""Puts the host together: health, fallback fonts, own routes, Flet's client, and the walls around them."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet.fastapi as flet_web
from fastapi import FastAPI, Request, Response, WebSocket
from starlette.types import ASGIApp

from companion.host import fonts, guard, logs
from companion.host.farewell import Farewell
from companion.host.files import Files
from companion.host.gate import Gate
from companion.host.headers import Headers
from companion.host.health import Health
from companion.host.heartbeat import Heartbeat
from companion.host.names import Names
from companion.host.phone import Phone
from companion.host.phones import Phones
from companion.host.sweep import Sweep
from model.locator import assets

NAME = "Temple Companion"
SOCKET = "ws"


def build(
    main: Callable[..., Any],
    *,
    routes: Callable[[FastAPI], None] | None = None,
    names: Names | None = None,
    health: Health | None = None,
    phones: Phones | None = None,
) -> ASGIApp:
    """The ASGI app around a Flet `main`; `routes` adds addresses of its own before Flet's catch-all. It answers to the
    machine's own names and addresses, or to `names`. `phones` knows who is connected.

    Run it with one worker: live updates stay inside the process.
    """
    guard.install()
    logs.install()
    api: FastAPI = flet_web.FastAPI(docs_url=None, redoc_url=None, openapi_url=None)

    api.add_route("/healthz", (health or Health()).answer)  # plain routes: for FastAPI's own it loads half of pydantic
    fonts.add_routes(api)
    for nobodys in ("/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json"):
        api.add_route(nobodys, _nothing)
    if routes:
        routes(api)
    _add_phones(api, main, Phones() if phones is None else phones)
    client = flet_web.FletStaticFiles(
        assets_dir=str(assets()),
        no_cdn=True,
        app_name=NAME,
        app_short_name=NAME,
        app_description=NAME,
        websocket_endpoint_path=SOCKET,
    )
    api.mount("/", client)
    return Gate(Headers(Files(Heartbeat(Farewell(api)))), names or Names())


def _add_phones(api: FastAPI, main: Callable[..., Any], phones: Phones) -> None:
    """Flet's websocket, with our own end of it. Fails loudly where a later Flet no longer has what that builds on."""
    if missing := [name for name in Phone.OVERRIDDEN if not hasattr(flet_web.FletApp, name)]:
        raise RuntimeError(f"this Flet has no {', '.join(missing)}: phones cannot be received")
    sweep = Sweep()

    @api.websocket(f"/{SOCKET}")
    async def phone(websocket: WebSocket) -> None:
        loop = asyncio.get_running_loop()
        own = Phone(sweep, loop=loop, executor=flet_web.app_manager.executor, main=main, before_main=None)
        with phones.holding(websocket):
            await own.handle(websocket)


async def _nothing(_: Request) -> Response:
    return Response(status_code=404)
