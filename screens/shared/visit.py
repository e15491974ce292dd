"""One device's visit: where it is, how it likes things, how it goes on. The same object as long as the page is open."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import flet as ft

from model.signs import listed
from model.table.device import Device, known_kind
from model.table.guest import Guest
from model.table.lanes import Lane
from model.table.live import LiveTable
from screens.shared.house import House
from screens.shared.places import Place, find
from screens.shared.preferences import Preferences, keep, recall
from screens.shared.remembered import (
    Seat,
    remember_owner,
    remember_read,
    remember_seat,
    remembered_device,
    remembered_owner,
    remembered_read,
)


class Visit:
    def __init__(self, page: ft.Page, house: House) -> None:
        self.page, self.house = page, house
        self.preferences = Preferences()
        self.place = Place("home", "/")
        self.owner = False
        self.device = Device("")
        self.unfinished: dict[str, Any] = {}  # what was being entered on a page while another is looked at
        self.read: dict[str, int] = {}  # of each table, the last note this device has seen
        self.acted: set[tuple[str, int]] = set()  # tables and versions at which this device entered something
        self._at: LiveTable | None = None  # where it counts as present
        self._moved: Callable[[Place], Any] = lambda place: None
        self._dressed: Callable[[Preferences], Any] = lambda preferences: None

    @property
    def address(self) -> str:
        return self.page.client_ip or "unknown"

    @property
    def key(self) -> str:
        """This screen among all that are open."""
        return str(self.page.session.id)

    @property
    def at_table(self) -> bool:
        return self._at is not None

    def lane(self, guest: Guest) -> Lane:
        """Where what waits for the disk is done, table by table: nobody's screen stands still for another's."""
        return self.house.tables.lane(guest.table)

    def follow(self, moved: Callable[[Place], Any], dressed: Callable[[Preferences], Any]) -> None:
        """Who draws the page is told where it is and how it looks."""
        self._moved, self._dressed = moved, dressed

    async def begin(self) -> None:
        """Before anything is drawn: what the device likes, and where its address leads."""
        self.preferences, key, self.read, token = await asyncio.gather(
            recall(self.page), remembered_device(), remembered_read(), remembered_owner()
        )
        self.device = Device(key, known_kind(str(getattr(self.page.platform, "value", ""))))
        self.owner = token is not None and await asyncio.to_thread(self.house.tables.is_owner, token)
        self.page.on_route_change = self._route_changed
        self.page.on_disconnect = self._gone
        self.page.on_close = self._gone
        await self._enter(await find(self.house, self.page.route or "/", self.address, self.device))

    async def go(self, route: str) -> None:
        """To another address of ours."""
        place = await find(self.house, route, self.address, self.device)
        await self._enter(place)
        self._moved(self.place)
        with contextlib.suppress(Exception):
            await self.page.push_route(self.place.route)

    async def choose(self, preferences: Preferences) -> None:
        self.preferences = preferences
        self._dressed(preferences)
        await keep(preferences)

    async def noted(self, table: str, number: int) -> None:
        """Up to this note the device has seen what happened at a table."""
        self.read[table] = max(number, self.read.get(table, 0))
        await remember_read(self.read)

    def show(self, place: Place) -> None:
        """A place without an address of its own, such as a link that has ended."""
        self._leave()
        self.place = place
        self._moved(place)

    async def _enter(self, place: Place) -> None:
        if place.live is not self._at and place.kind != "settings":  # who looks at the settings is still at the table
            self._leave()
        if place.kind == "owner":
            self.owner = True
            await remember_owner(place.rest[0])
            place = Place("home", "/")
        self.place = place
        if place.live is None or place.guest is None:
            return
        self._at = place.live
        place.live.arrive(self.key, place.guest.seat)
        if place.kind == "table":
            snapshot = place.live.shown.snapshot
            title = listed(snapshot.names)
            await remember_seat(Seat(place.live.id, place.route, snapshot.game.id, title))

    def _leave(self) -> None:
        if self._at is not None:
            self._at.leave(self.key)
            self._at = None

    async def _route_changed(self, event: Any) -> None:
        route = getattr(event, "route", None) or "/"
        if route != self.place.route:
            await self._enter(await find(self.house, route, self.address, self.device))
            self._moved(self.place)

    async def _gone(self, event: Any) -> None:
        self._leave()
