"""A real host on a real store that is slow, in a thread of its own; and how long its event loop ever stood still."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from companion import print_routes
from companion.host import build
from companion.host.light import lighten
from companion.host.port import listen
from companion.house import House
from companion.press import Press
from model.store import Store, Visitor
from model.table.desk import Desk
from model.table.guest import HOST
from model.table.live import LiveTable
from screens.app import app_main
from tests.patience import PATIENCE
from tests.phones.raw import RawPhone

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gul", "Hanna")
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
CARDS = ("child", "scout", "canoe", "craftsman", "elder", "priest", "seer", "thief")
EVERY = "every table"
BEAT = 0.01


class SlowStore(Store):
    """A store whose every call for one table takes its time, as on a disk that is nearly broken; others' do not.
    With `EVERY` all calls do."""

    slow = ""
    seconds = 1.0

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.gate = threading.Event()
        """Opened, nobody waits any more."""
        self.waiting = 0

    def _waits(self, of: object) -> None:
        table = of.table_id if isinstance(of, Visitor) else of
        if self.slow and self.slow in (EVERY, table):
            self.waiting += 1
            self.gate.wait(self.seconds)
            self.waiting -= 1


def _slowed(name: str) -> Any:
    plain = getattr(Store, name)

    def call(self: SlowStore, *given: Any, **more: Any) -> Any:
        self._waits(given[0] if given else None)
        return plain(self, *given, **more)

    return call


_OF_A_LOG = "append moment news entries events without_events add_events"
_OF_A_TABLE = "table desk set_desk put_links links claim meet visitors send_away note notes surroundings look"
_OF_NONE = "tables link visited copies copy"
for _name in " ".join((_OF_A_LOG, _OF_A_TABLE, _OF_NONE)).split():
    setattr(SlowStore, _name, _slowed(_name))


class SlowHost:
    """Its `store` is made slow by setting `store.slow`; `stood_still` says for how long at most nothing was done."""

    def __init__(self, store: SlowStore, house: House, port: int) -> None:
        self.store, self.house, self.port = store, house, port
        self._gap = 0.0

    def forget(self) -> None:
        self._gap = 0.0

    @property
    def stood_still(self) -> float:
        return self._gap

    async def beat(self) -> None:
        last = time.perf_counter()
        while True:
            await asyncio.sleep(BEAT)
            now = time.perf_counter()
            self._gap, last = max(self._gap, now - last - BEAT), now

    def table(self, players: int = 4, drafting: bool = True) -> tuple[LiveTable, list[str]]:
        """A table in its lobby or drafting; the addresses of its host and its seats."""
        people = list(zip(NAMES, COLOURS, strict=True))[:players]
        live = self.house.tables.create("lost-temple", people, desk=Desk())
        host = self.house.tables.link(live.id, HOST)
        guest = self.house.tables.holder(host)
        assert guest
        if drafting:
            live.submit(guest, None, {"do": "start", "characters": CARDS[:players]}, 0, "start")
        seats = [f"/s/{self.house.tables.link(live.id, str(seat))}" for seat in range(players)]
        return live, [f"/h/{host}", *seats]


@contextmanager
def slow_host(data: Path) -> Iterator[SlowHost]:
    with SlowStore.open(None, data) as store, listen("127.0.0.1", 0) as taken:
        house = House(store, data)
        host = SlowHost(store, house, taken.getsockname()[1])
        press = Press()
        app = build(app_main(house), routes=lambda api: print_routes.add_routes(api, house, press))
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=2))

        async def serving() -> None:
            beat = asyncio.create_task(host.beat())
            await server.serve([taken])
            beat.cancel()

        thread = threading.Thread(target=lambda: asyncio.run(serving()), daemon=True)
        thread.start()
        try:
            while not server.started:
                time.sleep(0.02)
            lighten()
            yield host
        finally:
            store.gate.set()
            server.should_exit = True
            thread.join(PATIENCE)
            press.close()


async def joined(host: SlowHost, *routes: str) -> list[RawPhone]:
    phones = [await RawPhone(host.port, route).join() for route in routes]
    for phone in phones:
        await phone.until(lambda phone=phone: len(phone.parts) > 3)
    await asyncio.sleep(1)  # what is drawn when a page knows its size
    return phones


async def ticked(phones: list[RawPhone], live: LiveTable, again: int) -> float:
    """In the lobby the host, whose phone is the first, ticks a step: seconds until it is on disk and everywhere."""
    steps = live.shown.snapshot.checklist
    beat, step = live.shown.beat, f"step-{steps[again % len(steps)].id}"
    await phones[0].until(lambda: step in phones[0].parts)
    await asyncio.sleep(0.2)
    before = [phone.patches for phone in phones]
    sent = await phones[0].tap(step)
    for phone, patches in zip(phones, before, strict=True):
        await phone.until(lambda phone=phone, patches=patches: phone.patches > patches and live.shown.beat > beat)
    return time.perf_counter() - sent


async def picked(phones: list[RawPhone], live: LiveTable) -> None:
    """Whoever is to pick opens the hand, chooses a card and takes it."""
    snapshot = live.shown.snapshot
    phone = phones[snapshot.to_act[0]]
    card = f"card-{snapshot.view(snapshot.to_act[0]).hand[0]}"
    for name in (card, "take"):
        phone.parts.pop(name, None)  # those of an earlier hand are gone
    for name, event in (("hand", "tap"), (card, "click"), ("take", "click")):
        await phone.until(lambda name=name: name in phone.parts)
        await phone.tap(name, event)
    await phone.until(lambda: live.shown.snapshot.version > snapshot.version)
