"""Puts the host together: health, fallback fonts, own routes, Flet's client, and the walls around them."""

from collections.abc import Callable
from typing import Any

import flet.fastapi as flet_web
from fastapi import FastAPI, Response
from starlette.types import ASGIApp

from companion.host import fonts, guard
from companion.host.farewell import Farewell
from companion.host.files import Files
from companion.host.headers import Headers
from companion.host.heartbeat import Heartbeat
from model.locator import assets

NAME = "Temple Companion"
SESSION_SECONDS = 30  # a phone that comes back makes a new session from its address and the store


def build(main: Callable[..., Any], *, routes: Callable[[FastAPI], None] | None = None) -> ASGIApp:
    """The ASGI app around a Flet `main`; `routes` adds addresses of its own before Flet's catch-all.

    Run it with one worker: live updates stay inside the process.
    """
    guard.install()
    api: FastAPI = flet_web.FastAPI(docs_url=None, redoc_url=None, openapi_url=None)

    @api.get("/healthz")
    async def healthz() -> Response:
        return Response("ok", media_type="text/plain", headers={"Cache-Control": "no-store"})

    fonts.add_routes(api)
    if routes:
        routes(api)
    client = flet_web.app(
        main,
        assets_dir=str(assets()),
        no_cdn=True,
        app_name=NAME,
        app_short_name=NAME,
        app_description=NAME,
        session_timeout_seconds=SESSION_SECONDS,
    )
    api.mount("/", client)
    return Headers(Files(Heartbeat(Farewell(api))))
