"""The addresses under which the app prints: `/print/sheet.pdf`, `/print/table/<link>.pdf`, and pictures of pages."""

import asyncio
import logging
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec
from fastapi import FastAPI, HTTPException, Request, Response

from companion.asking import whole_number
from companion.house import House
from companion.press import Job, Press
from companion.print_many import file_name
from companion.shelf import taken_out
from model.games import GAMES
from model.kernel.flaws import Flawed, decoded
from model.kernel.record import SAMPLE, write_record
from model.kernel.switches import switches as switches_of
from model.language import LANGUAGES, Texts, texts
from model.store import StoreError
from model.table.guest import Guest
from model.table.words import first_flaw

log = logging.getLogger(__name__)
WIDTH = 720
SLOWEST = 5.0
MOST_PAGES = 200
LONGEST_TOKEN = 600
BAD, UNREADABLE = 400, 503
Asked = dict[str, str]


def add_routes(api: FastAPI, house: House, press: Press) -> None:
    async def sheet(request: Request) -> Response:
        asked = dict(request.query_params)
        job = await asyncio.to_thread(_sheet_job, house, asked)
        return await _answer(press, job, request.path_params["form"], asked)

    async def of_table(request: Request) -> Response:
        asked, token = dict(request.query_params), request.path_params["token"]
        address = request.client.host if request.client else "unknown"
        job = await _of_table(house, token, asked)
        if job is None:
            log.warning("a link to print from %s fits nothing", address)
            house.door.wrong(address)
            await asyncio.sleep(min(house.door.wait(address), SLOWEST))
            raise HTTPException(404)
        return await _answer(press, job, request.path_params["form"], asked)

    api.add_route("/print/sheet.{form}", sheet)
    api.add_route("/print/table/{token}.{form}", of_table)
    api.add_route("/print/{other}.{form}", _nothing)

    @api.exception_handler(StoreError)
    async def unreadable(request: Request, error: StoreError) -> Response:
        """A damaged game, a disk that fails: not the asker's fault."""
        log.warning("a sheet cannot be printed: %s", error)
        return _sorry(_words(dict(request.query_params)).say(error.code, **error.facts), UNREADABLE)

    @api.exception_handler(Flawed)
    async def damaged(request: Request, error: Flawed) -> Response:
        asked = dict(request.query_params)
        return _sorry(first_flaw(_words(asked), asked.get("kit") or asked.get("game", ""), error))


async def _nothing(_: Request) -> Response:
    raise HTTPException(404)


async def pages(house: House, press: Press, address: str) -> int:
    """How many a sheet under one of these addresses has; 1 where there is none to be printed."""
    from printables import NoSheet

    parts = urlsplit(address)
    asked = dict(parse_qsl(parts.query))
    token = parts.path.rpartition("/")[2].partition(".")[0] if parts.path.startswith("/print/table/") else ""
    try:
        if not token:
            return await press.pages(await asyncio.to_thread(_sheet_job, house, asked))
        job = await _of_table(house, token, asked)
        return 1 if job is None else await press.pages(job)
    except (NoSheet, Flawed, StoreError, HTTPException):
        return 1


async def _answer(press: Press, job: Job, form: str, asked: Asked) -> Response:
    """A PDF to open or save, or one of its pages as a picture; what cannot be is one line."""
    from printables import NoSheet  # not before somebody prints

    private = {"Cache-Control": "no-store"}
    try:
        if form == "pdf":
            pdf = await press.pdf(job)
            manner = "attachment" if asked.get("save") else "inline"
            file = file_name(job.game or "table", job.sheet, job.asked.get("players"), job.look["lang"])
            name = f'{manner}; filename="{file}"'
            return Response(pdf, media_type="application/pdf", headers={**private, "Content-Disposition": name})
        if form == "png":
            page = _number(asked, "page", 0, MOST_PAGES) or 0
            return Response(await press.picture(job, page, WIDTH), media_type="image/png", headers=private)
    except NoSheet as error:
        return _sorry(texts(job.look["lang"]).say(error.message, **error.facts))
    raise HTTPException(404)


def _sheet_job(house: House, asked: Asked) -> Job:
    game = asked.get("game", "")
    kit = _kit(house, game, asked.get("kit", ""))
    switches = {**_as_shown(game), **_options(asked)}
    given = {"players": _number(asked, "players", 1, 99), "options": switches, "kit": kit}
    return Job(asked.get("sheet", ""), _look(asked), game, given)


async def _of_table(house: House, token: str, asked: Asked) -> Job | None:
    """A table's sheets, put together in its lane; none for a link that leads nowhere."""
    table = await asyncio.to_thread(house.tables.leads_to, token) if len(token) < LONGEST_TOKEN else None
    return None if table is None else await house.tables.lane(table).run(_table_job, house, token, asked)


def _table_job(house: House, token: str, asked: Asked) -> Job | None:
    """A link gives what everybody may see; what one guest alone may, only the key that the page got for it: a copied
    link fetches nobody's secret and nobody's card."""
    ticket = house.tables.ticket(token)
    guest = ticket.guest if ticket else house.tables.holder(token)
    if guest is None:
        return None
    record = taken_out(house.store, guest.table)
    look = _look(asked)
    if asked.get("sheet") == "seat-cards":
        if ticket is None or ticket.sheet != "seat-cards":
            raise HTTPException(403)
        title = (record.table and record.table.title) or texts(look["lang"]).say(f"word-{record.game}")
        return Job("seat-cards", look, record.game, title=title, seats=_seats(house, guest, record.players, asked))
    if asked.get("sheet") in house.sheets(record.game):
        return Job(asked["sheet"], look, record.game, record=write_record(record))
    if asked.get("sheet") != "report":
        raise HTTPException(404)
    viewer = house.tables.table(guest.table).viewer(guest) if ticket and ticket.sheet == "report" else None
    origin = record.table
    return Job(
        "report",
        look,
        record.game,
        record=write_record(record),
        viewer=viewer,
        title=(origin and origin.title) or "",
        details=asked.get("details") == "1",
        played=(origin and origin.created) or "",
    )


def _seats(house: House, guest: Guest, players: list[dict[str, Any]], asked: Asked) -> tuple[tuple[str, str, str], ...]:
    addresses = house.addresses()
    base = asked.get("base", "")
    base = base if base in addresses else addresses[0]
    links = [house.tables.link(guest.table, str(seat)) for seat in range(len(players))]
    return tuple(
        (player["name"], player["colour"], f"{base}/s/{link}") for player, link in zip(players, links, strict=True)
    )


def _look(asked: Asked) -> dict[str, Any]:
    lang = asked.get("lang", "en")
    paper = asked.get("paper", "a4")
    return {
        "lang": lang if lang in LANGUAGES else "en",
        "paper": paper if paper in ("a4", "letter") else "a4",
        "mono": asked.get("mono") == "1",
    }


def _as_shown(game: str) -> dict[str, Any]:
    """The page shows every switch: what nobody touched is meant as it stands there."""
    return {name: default for name, _, default in switches_of(GAMES[game])} if game in GAMES else {}


def _options(asked: Asked) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(asked.get("options", "{}"))
    except (msgspec.DecodeError, RecursionError):  # no JSON, or brackets without end
        raise HTTPException(400) from None
    return found if isinstance(found, dict) else {}


def _kit(house: House, game: str, kit: str) -> Any:
    """The copy of this id, or the invented one; none: what every copy has."""
    if not kit or kit == SAMPLE or game not in GAMES:
        return kit or None
    found = next((decoded(one.body) for one in house.tables.copies(game) if one.id == kit), None)
    if found is None:
        raise HTTPException(404)
    return found


def _number(asked: Asked, name: str, least: int, most: int) -> int | None:
    number = whole_number(asked.get(name, ""))
    return None if number is None else max(least, min(number, most))


def _words(asked: Asked) -> Texts:
    return texts(_look(asked)["lang"])


def _sorry(words: str, status: int = BAD) -> Response:
    return Response(words, status_code=status, media_type="text/plain")
