"""Where a device is: the address it opened, and what that address leads to."""

import asyncio
import logging
from dataclasses import dataclass, field, replace

from model.table.device import Device
from model.table.errors import NotRead
from model.table.guest import Guest
from model.table.live import LiveTable
from model.table.tables import Tables
from screens.shared.house import House

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Place:
    """`kind` is which screen; the rest is what it needs."""

    kind: str
    route: str
    guest: Guest | None = None
    live: LiveTable | None = field(default=None, compare=False)
    rest: tuple[str, ...] = ()
    wait: float = 0
    """Seconds until the next try is looked at: too many wrong ones came from this address."""
    trouble: NotRead | None = field(default=None, compare=False)
    """Why what is stored there cannot be shown now."""


AWAY = "away"
"""The device knew the way, and was sent away."""
PLAIN = {
    "": "home",
    "new": "new",
    "join": "join",
    "settings": "settings",
    "tables": "tables",
    "print": "print",
    "copies": "copies",
    "copy": "copy",
}


async def find(house: House, route: str, address: str, device: Device) -> Place:
    """What an address leads to. Links are opened; wrong ones are remembered against whoever tries them."""
    try:
        return await _found(house, route, address, device)
    except NotRead as error:
        log.warning("what %s asked for cannot be read: %s", address, error)
        return Place("trouble", route, trouble=error)


async def _found(house: House, route: str, address: str, device: Device) -> Place:
    route = route.partition("?")[0] or "/"
    first, *rest = route.strip("/").split("/")
    if first in ("s", "h") and len(rest) == 1:
        return await _by_link(house, route, rest[0], address, device)
    if first == "o" and len(rest) == 1:
        return await _owner(house, route, rest[0], address)
    if first in ("join", "watch") and len(rest) == 1:
        return await by_code(house, route, rest[0], address)
    if first == "print" and len(rest) == 2 and rest[0] == "t":
        place = await _by_link(house, route, rest[1], address, device)
        return replace(place, kind="print-table", rest=(rest[1],)) if place.guest else place
    if first in PLAIN and len(rest) <= 2:
        return Place(PLAIN[first], route, rest=tuple(rest))
    return Place("unknown", route)


async def _by_link(house: House, route: str, token: str, address: str, device: Device) -> Place:
    tables = house.tables
    asking = await asyncio.to_thread(tables.asking, token, device) if len(token) < 64 else None
    guest = None
    if asking is not None:
        guest = tables.expected(asking) or await tables.lane(asking.table).run(tables.welcome, asking, device)
    if guest is None and len(token) < 64 and await asyncio.to_thread(tables.was_sent_away, token, device):
        return Place("lost", route, rest=(AWAY,))
    if guest is None:
        return await _wrong(house, route, address)
    return Place("table", route, guest, await _opened(tables, guest.table))


async def _opened(tables: Tables, table: str) -> LiveTable:
    live = tables.found(table)
    return live if live is not None else await tables.lane(table).run(tables.table, table)


async def by_code(house: House, route: str, code: str, address: str) -> Place:
    """A code is short: while an address has to wait, it is not even looked at."""
    wait = house.door.wait(address)
    if wait > 0:
        return Place("lost", route, wait=wait)
    guest = await asyncio.to_thread(house.door.opens, address, lambda: house.tables.enter_code(code[:32]))
    if guest is None:
        return await _lost(house, route, address)
    live = await _opened(house.tables, guest.table)
    return Place("watch" if route.startswith("/watch") else "seats", route, guest, live)


async def _owner(house: House, route: str, token: str, address: str) -> Place:
    tables: Tables = house.tables
    if await asyncio.to_thread(tables.is_owner, token[:64]):
        return Place("owner", route, rest=(token,))
    return await _wrong(house, route, address)


async def _wrong(house: House, route: str, address: str) -> Place:
    house.door.wrong(address)
    return await _lost(house, route, address)


async def _lost(house: House, route: str, address: str) -> Place:
    wait = house.door.wait(address)
    log.warning("a link or code from %s fits nothing", address)
    await asyncio.sleep(min(wait, 5))
    return Place("lost", route, wait=house.door.wait(address))
