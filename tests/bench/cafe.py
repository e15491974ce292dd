"""A café: many tables of four on one PostgreSQL, one move at each every five seconds whatever the last one took (a late
answer counts from when its tap was due), on one host and on two; the same tap on SQLite with one table beside it.
`python -m tests.bench.cafe [tables]` alone. A table's phones are at every host: each move crosses over."""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import psycopg

from model.store import Store
from model.table.desk import Desk
from model.table.secret import Secret
from model.table.tables import Tables
from screens.shared.look import Look
from screens.table.logs import said
from tests.bench.measure import report
from tests.bench.phones import COLOURS, NAMES, cpu, memory, running, standing
from tests.phones.playing import next_taps
from tests.phones.raw import RawPhone
from tests.postgres import schema, server

TABLES, FEW, PHONES = 100, 10, 4
EVERY = 5.0
"""Seconds between two taps at a table."""
READY = 6.0
"""Seconds in which this program reads all tables before the first tap: it is busy then, no host is."""
MOVES = 4
AT_ONCE = 8
"""Phones that come at the same time."""
KEY = b"a secret that all hosts of this house share"
Table = tuple[str, list[str]]


def bench_cafe(tables: int = TABLES) -> None:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "lock") as database:
        with psycopg.connect(database.get_uri(), autocommit=True) as admin:
            admin.execute("ALTER SYSTEM SET fsync = on")  # as in a real house
            admin.execute("SELECT pg_reload_conf()")
        for count, hosts in ((min(FEW, tables), 1), (tables, 1), (tables, 2)):
            with schema(database.get_uri()) as url:
                _evening(f"café, {count} tables, {_hosts(hosts)}", url, count, hosts)
    _evening("café, 1 table on SQLite", None, 1, 1)


def _hosts(count: int) -> str:
    return "1 host" if count == 1 else f"{count} hosts"


def _evening(name: str, url: str | None, count: int, hosts: int) -> None:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        data = Path(folder)
        (data / "secret").write_bytes(KEY)
        places = [data / str(number) for number in range(hosts)]
        for place in places:
            place.mkdir()
            (place / "secret.key").write_bytes(KEY)
        store = stack.enter_context(Store.open(url, places[0]))
        tables = _laid(store, count)
        more = ["--database", url, "--secret", str(data / "secret")] if url else []
        started = [stack.enter_context(running(place, *more)) for place in places]
        pids, ports = [one[0] for one in started], [one[1] for one in started]
        asyncio.run(_measured(name, store, tables, pids, ports))


def _laid(store: Store, count: int) -> list[Table]:
    """Tables where the start cards are told, and their seats' links."""
    tables, found = Tables(store, Secret(KEY), Random(1)), list[Table]()
    people = list(zip(NAMES, COLOURS, strict=True))[:PHONES]
    for _ in range(count):
        live = tables.create("lost-temple", people, desk=Desk(host_seat=0))
        host = tables.holder(tables.link(live.id, "host"))
        assert host
        cards = ["shaman", "thief", "seer", "priest"]
        live.submit(host, None, {"do": "start", "characters": cards}, 0, "start")
        found.append((live.id, [tables.link(live.id, str(seat)) for seat in range(PHONES)]))
    return found


async def _measured(name: str, store: Store, tables: list[Table], pids: Sequence[int], ports: Sequence[int]) -> None:
    await asyncio.sleep(2)  # what a host reads beside its first page is no phone's
    empty, turn = sum(map(memory, pids)), asyncio.Semaphore(AT_ONCE)

    async def came(port: int, link: str) -> RawPhone:
        async with turn:
            phone = await RawPhone(port, f"/s/{link}").join()
            await phone.until(lambda: "latest" in phone.parts)
            return phone

    began = time.perf_counter()
    ways = [(ports[seat % len(ports)], link) for _, links in tables for seat, link in enumerate(links)]
    phones = await asyncio.gather(*(came(*way) for way in ways))
    joined = time.perf_counter() - began
    each = (sum(map(memory, pids)) - empty) / len(phones) / 1024
    seated = [(table, phones[at * PHONES : (at + 1) * PHONES]) for at, (table, _) in enumerate(tables)]
    spent, own, began = sum(map(cpu, pids)), time.process_time(), time.perf_counter()
    took = await asyncio.gather(*(_table(store, *one, Random(at)) for at, one in enumerate(seated)))
    wall = time.perf_counter() - began
    share = (sum(map(cpu, pids)) - spent) / wall
    ordered = sorted(ms for times in took for ms in times)
    p99 = ordered[max(0, int(len(ordered) * 0.99) - 1)]
    report(f"{name}: a tap until the last phone, p50", f"{statistics.median(ordered):.0f} ms")
    report(f"{name}: the same, p99", f"{p99:.0f} ms", f"{len(ordered)} moves")
    report(f"{name}: all phones here after", f"{joined:.1f} s", f"{len(phones)} phones")
    told = f"of all {share * 100:.0f} % of a core, this program {(time.process_time() - own) / wall * 100:.0f} %"
    report(f"{name}: of a core for a phone", f"{share / len(phones) * 100:.2f} %", told)
    report(f"{name}: memory a phone", f"{each:.1f} MB")
    for phone in phones:
        await phone.leave()


async def _table(store: Store, table: str, phones: list[RawPhone], rng: Random) -> list[float]:
    """Milliseconds of each move from when its tap was due, which hangs on no answer."""
    start, took = time.perf_counter() + READY + rng.random() * EVERY, []
    for number in range(MOVES):
        took.append(await _move(store, table, phones, rng, start + number * EVERY))
    return took


async def _move(store: Store, table: str, phones: list[RawPhone], rng: Random, due: float) -> float:
    """What leads to the tap is done before it is due, as far as there is time."""
    snapshot = await asyncio.to_thread(standing, store, table)
    seat, taps = next_taps(snapshot, rng)
    phone, (last, event) = phones[seat], taps[-1]
    for identifier, felt in taps[:-1]:
        await phone.until(lambda name=identifier: name in phone.parts)
        before = phone.patches
        await phone.tap(identifier, felt)
        await phone.until(lambda before=before: phone.patches > before)
    await phone.until(lambda: last in phone.parts)
    await asyncio.sleep(max(0.0, due - time.perf_counter()))
    target = phone.parts[last]
    for one in phones:
        one.parts.clear()  # buttons are those of one version: the next tap is on what is drawn from now on
        one.said.clear()
    phone.parts[last] = target
    await phone.tap(last, event)
    for one in phones:
        await one.until(lambda one=one: one.said)
    while (now := await asyncio.to_thread(standing, store, table)).version == snapshot.version:
        await asyncio.sleep(0.02)
    line = said(Look("en"), now, 1)[-1].words
    for one in phones:
        await one.until(lambda one=one: line in one.said)
    return (max(one.said[line] for one in phones) - due) * 1000


if __name__ == "__main__":
    bench_cafe(*map(int, sys.argv[1:]))
