"""One table's disk stands still: nobody else does. The store is a real one that answers only when the test lets it."""

import asyncio
import urllib.request
from pathlib import Path

from model.games.copies import known_kit
from model.table.guest import CODE
from tests.phones.raw import RawPhone
from tests.phones.slow import EVERY, SlowHost, joined, picked, slow_host, ticked

SOON = 60.0
"""Seconds in which a busy machine does what does not wait for the slow table."""
STILL = 30.0
"""So long the loop may be busy drawing on a busy machine; the store would hold it for twice that."""


def test_a_table_that_waits_for_its_disk_holds_up_nobody(tmp_path: Path) -> None:
    with slow_host(tmp_path) as host:
        asyncio.run(_evening(host))


async def _evening(host: SlowHost) -> None:
    slow, slow_routes = host.table(4)
    other, other_routes = host.table(4, drafting=False)
    at_slow, at_other = await joined(host, *slow_routes), await joined(host, *other_routes)
    host.store.slow, host.store.seconds = slow.id, 10 * SOON
    version = slow.shown.snapshot.version
    moving = asyncio.create_task(picked(at_slow[1:], slow))
    await _until(lambda: host.store.waiting == 1)
    host.forget()
    await asyncio.wait_for(_meanwhile(host, at_slow, slow_routes, at_other, other), 4 * SOON)
    assert host.store.waiting >= 1, "all of that while the move was still on its way to the disk"
    assert slow.shown.snapshot.version == version, "and nobody has seen it"
    assert host.stood_still < STILL
    host.store.gate.set()
    await asyncio.wait_for(moving, SOON)
    for phone in (*at_slow, *at_other):
        await phone.leave()


async def _meanwhile(host: SlowHost, at_slow: list[RawPhone], slow_routes: list[str], at_other: list, other) -> None:
    """Others tap; at the slow table itself people come, leave, look, want to undo, to print, to clear the desk."""
    await ticked(at_other, other, 0)
    await at_slow[2].leave()
    again = await RawPhone(host.port, slow_routes[2]).join()
    await again.until(lambda: len(again.parts) > 3, SOON)
    slow_id = host.house.tables.leads_to(slow_routes[0][3:])
    assert slow_id
    code = host.house.tables.link(slow_id, CODE)
    watcher = await RawPhone(host.port, f"/watch/{code}").join()
    await watcher.until(lambda: len(watcher.parts) > 3, SOON)
    for part in ("tab-host", "desk-one"):
        await at_slow[0].until(lambda part=part: part in at_slow[0].parts, SOON)
        await at_slow[0].tap(part)
    undo = next(name for name in at_slow[0].parts if name.startswith("undo-to-"))
    await at_slow[0].tap(undo)
    await at_slow[0].until(lambda: "undo-yes" in at_slow[0].parts, SOON)
    await at_slow[0].tap("undo-yes")
    printing = asyncio.create_task(
        asyncio.to_thread(_fetched, host, f"/print/table/{slow_routes[1][3:]}.pdf?sheet=report")
    )
    for number in range(1, 10):  # as many as a pool has threads, and more
        await ticked(at_other, other, number)
    home = await RawPhone(host.port, f"/o/{host.house.tables.owner_link()}").join()
    await home.until(lambda: "continue-0" in home.parts, SOON)
    sheet = await asyncio.to_thread(_fetched, host, "/print/sheet.pdf?game=lost-temple&sheet=setup&players=4")
    assert sheet.startswith(b"%PDF")
    assert not printing.done(), "what is printed of the slow table waits for it"
    printing.add_done_callback(lambda done: done.exception())
    for phone in (again, watcher, home):
        await phone.leave()


def test_covers_open_at_once_while_a_move_is_stored_but_not_during_an_undo(tmp_path: Path) -> None:
    """An undo is allowed or not by what was seen: while it is stored, looking waits for it."""

    async def look(host: SlowHost) -> None:
        live, _ = host.table(4)
        tables = host.house.tables
        first, second = live.shown.snapshot.to_act[0], (live.shown.snapshot.to_act[0] + 1) % 4
        guests = [tables.holder(tables.link(live.id, str(seat))) for seat in range(4)]
        host.store.slow, host.store.seconds = live.id, 10 * SOON
        card = live.shown.snapshot.view(first).hand[0]
        version = live.shown.snapshot.version
        move = {"do": "pick", "card": card}
        picking = asyncio.ensure_future(live.lane.run(live.submit, guests[first], first, move, version, "a"))
        await _until(lambda: host.store.waiting == 1)
        await asyncio.wait_for(live.look(guests[second], second), SOON)
        assert live.shown.memory.opened
        host.store.gate.set()
        await picking
        host.store.gate.clear()
        undo = {"do": "undo", "to": live.undo_target(first)}
        undoing = asyncio.ensure_future(live.lane.run(live.submit, guests[first], first, undo, version + 1, "b"))
        await _until(lambda: host.store.waiting == 1)
        before = live.shown.memory
        looking = asyncio.ensure_future(live.look(guests[second], second))
        await asyncio.sleep(0.2)
        assert not looking.done()
        assert live.shown.memory == before
        host.store.gate.set()
        await asyncio.gather(undoing, looking)
        assert live.shown.snapshot.version == version + 2

    with slow_host(tmp_path) as host:
        asyncio.run(look(host))


def test_a_disk_that_is_slow_for_everything_stops_no_heart(tmp_path: Path) -> None:
    """Every single call takes a while; the event loop goes on whatever people do."""

    async def all_at_once(host: SlowHost) -> None:
        live, routes = host.table(4)
        copy = host.house.tables.begin_copy("tikal", "Ours", known_kit("tikal"))
        host.store.slow, host.store.seconds = EVERY, 2 * STILL
        host.forget()
        pages = [*routes, "/", f"/o/{host.house.tables.owner_link()}", "/new/lost-temple", "/join/AAAAAA"]
        phones = [await RawPhone(host.port, route).join() for route in pages]
        fetching = asyncio.create_task(
            asyncio.to_thread(_fetched, host, f"/print/sheet.pdf?game=tikal&sheet=setup&kit={copy}&players=4")
        )
        await _until(lambda: host.store.waiting >= 3)
        await asyncio.sleep(1)
        assert host.stood_still < STILL
        host.store.gate.set()
        for phone in phones[:5]:
            await phone.until(lambda phone=phone: len(phone.parts) > 3, SOON)
        await fetching
        assert host.stood_still < STILL
        for phone in phones:
            await phone.leave()
        await _until(lambda: not live.shown.present)

    with slow_host(tmp_path) as host:
        asyncio.run(all_at_once(host))


def _fetched(host: SlowHost, address: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{host.port}{address}", timeout=10 * SOON) as answer:
        return bytes(answer.read())


async def _until(condition) -> None:
    for _ in range(int(SOON * 20)):
        if condition():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("waited in vain")
