"""Phones come and go all evening: what a visit took is given back."""

import asyncio
import gc
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import uvicorn
from flet.components.component import Component
from flet.controls.page import Page
from flet.messaging.session import Session

from companion.host import build
from companion.host.port import listen
from companion.house import House
from model.store import Store
from screens.app import app_main
from tests.bench.phones import prepared
from tests.bench.visits import visits
from tests.e2e.hosting import Host
from tests.phones.raw import RawPhone

VISITS = 40
PATIENCE = 60


def test_a_visit_leaves_nothing_behind(tmp_path: Path) -> None:
    """In this process, where what is there can be counted."""

    async def evening() -> None:
        table, seat, *_ = prepared(tmp_path)
        with Store.open(None, tmp_path) as store:
            house = House(store, tmp_path)
            async with _serving(house) as port:
                routes = itertools.cycle((f"/s/{seat}", "/", "/new/lost-temple", "/join"))
                before = _kept()
                await visits(port, routes, VISITS, at_once=4)
                await _until(lambda: sum((_kept() - before).values()) < VISITS // 4)
                assert len(house.tables.table(table)._listeners) == 0, "nobody follows the table any more"
                phone = await RawPhone(port, f"/s/{seat}").join()
                await phone.until(lambda: "latest" in phone.parts)
                assert house.tables.table(table)._listeners, "who is there does"
                await phone.leave()

    asyncio.run(evening())


def test_leaving_at_any_moment_is_no_trouble(tmp_path: Path) -> None:
    _, *seats = prepared(tmp_path)
    rng = Random(11)

    async def hurried(port: int) -> None:
        phone = await RawPhone(port, f"/s/{rng.choice(seats)}").join()
        frames = rng.randrange(8)
        await phone.until(lambda: phone.patches >= frames or phone.parts)
        await phone.leave()

    async def all_of_them(port: int) -> None:
        for _ in range(15):
            await asyncio.gather(*(hurried(port) for _ in range(4)))

    with Host(data=tmp_path) as host:
        asyncio.run(all_of_them(host.port))
        assert host.end() == 0, host.complaints
        assert host.complaints == []


def _kept() -> Counter[str]:
    """How many of what makes up a visit there are. Nothing is collected here: that is the host's work."""
    kinds = {Session, Page, Component}
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in kinds)


async def _until(condition: Callable[[], bool]) -> None:
    for _ in range(PATIENCE * 2):
        if condition():
            return
        await asyncio.sleep(0.5)
    raise AssertionError(f"still there: {_kept()}")


@asynccontextmanager
async def _serving(house: House) -> AsyncIterator[int]:
    with listen("127.0.0.1", 0) as taken:
        server = uvicorn.Server(uvicorn.Config(build(app_main(house)), log_level="warning"))
        running = asyncio.create_task(server.serve([taken]))
        try:
            while not server.started:
                await asyncio.sleep(0.05)
            yield taken.getsockname()[1]
        finally:
            server.should_exit = True
            await running
