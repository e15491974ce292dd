"""The addresses of the owner's copies: `/copies/<id>.json` hands one on, `/copies/import` takes one in."""

import asyncio
import logging
import math
from urllib.parse import quote

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse

from companion.copy_page import FIELD, import_page
from companion.host.reader import reader_texts
from companion.house import House
from companion.upload import NoFile, TooLarge, uploaded
from model.kernel.flaws import Flawed
from model.language import LANGUAGES, Texts
from model.store import StoreError
from model.table.copy_file import LARGEST, LARGEST_FILE, file_name
from model.table.doorkeeper import Doorkeeper
from model.table.words import first_flaw

log = logging.getLogger(__name__)
SLOWEST = 5.0
SEE_OTHER, BAD, GONE, LARGE, WAIT, UNREADABLE = 303, 400, 404, 413, 429, 503
PRIVATE = {"Cache-Control": "no-store"}


def add_routes(api: FastAPI, house: House) -> None:
    arrivals = Doorkeeper()

    async def handed_on(request: Request) -> Response:
        return await _handed_on(house, request)

    async def brought(request: Request) -> Response:
        said, chosen = _reader(request)
        if request.method == "POST":
            return await _brought(house, arrivals, request, said, chosen)
        return HTMLResponse(import_page(said, chosen=chosen), headers=PRIVATE)

    api.add_route("/copies/import", brought, methods=["GET", "POST"])
    api.add_route("/copies/{id}.json", handed_on)


async def _handed_on(house: House, request: Request) -> Response:
    """The export, to be saved. An id nobody was given is guessed no faster than a link."""
    said, _ = _reader(request)
    try:
        copy = await asyncio.to_thread(house.tables.copy, request.path_params["id"])
        data = await asyncio.to_thread(house.tables.exported_copy, copy.id)
    except StoreError as error:
        if error.code != "store-no-such-kit":
            log.warning("a copy cannot be handed on: %s", error)
            return PlainTextResponse(said.say(error.code, **error.facts), UNREADABLE, PRIVATE)
        address = _address(request)
        house.door.wrong(address)
        await asyncio.sleep(min(house.door.wait(address), SLOWEST))
        return PlainTextResponse(said.say("copies-gone"), GONE, PRIVATE)
    except Flawed as error:
        return PlainTextResponse(first_flaw(said, copy.name, error), UNREADABLE, PRIVATE)
    name = file_name(copy.game, copy.name)
    manner = f"attachment; filename=\"{copy.game}.json\"; filename*=UTF-8''{quote(name, safe='')}"
    return Response(data, media_type="application/json", headers={**PRIVATE, "Content-Disposition": manner})


async def _brought(house: House, arrivals: Doorkeeper, request: Request, said: Texts, chosen: str) -> Response:
    """Into the editor with it, or back to the page with the reason."""
    address = _address(request)
    wait = math.ceil(arrivals.wait(address))
    if wait:
        await _passed_over(request)
        return _sorry(said, said.say("copies-import-wait", seconds=wait), WAIT, chosen, {"Retry-After": str(wait)})
    arrivals.wrong(address)
    file = ""
    try:
        file, data = await uploaded(request, FIELD, LARGEST_FILE)
        copy = await asyncio.to_thread(house.tables.import_copy, data)
    except NoFile:
        return _sorry(said, said.say("copies-import-none"), BAD, chosen)
    except TooLarge:
        why = said.say("flaw-copy-large", most=LARGEST // 1000)
        return _sorry(said, said.say("copies-import-refused", why=why), LARGE, chosen)
    except Flawed as error:
        return _sorry(said, said.say("copies-import-refused", why=first_flaw(said, file, error)), BAD, chosen)
    except StoreError as error:
        log.warning("a copy cannot be taken in: %s", error)
        return _sorry(said, said.say(error.code, **error.facts), UNREADABLE, chosen)
    return RedirectResponse(f"/copy/{copy}", SEE_OTHER, PRIVATE)


async def _passed_over(request: Request) -> None:
    """Read to its end, or the browser says that the connection broke instead of what we say."""
    async for _ in request.stream():
        pass


def _sorry(said: Texts, why: str, status: int, chosen: str, more: dict[str, str] | None = None) -> Response:
    return HTMLResponse(import_page(said, why, chosen), status, {**PRIVATE, **(more or {})})


def _reader(request: Request) -> tuple[Texts, str]:
    chosen = request.query_params.get("lang", "")
    chosen = chosen if chosen in LANGUAGES else ""
    return reader_texts(request.headers, chosen), chosen


def _address(request: Request) -> str:
    return request.client.host if request.client else "unknown"
