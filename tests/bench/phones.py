"""Eight phones on real websockets at a really running host: how long a tap takes to the last of them."""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from companion.host.port import listen
from model.store import Store
from model.table.desk import Desk
from model.table.live import LiveTable
from model.table.secret import Secret
from model.table.snapshot import Snapshot
from model.table.stored import taken_up
from model.table.tables import Tables
from screens.shared.look import Look
from screens.table.logs import said
from tests.bench.measure import report
from tests.companion.running import LEASHED
from tests.phones.playing import next_taps
from tests.phones.raw import RawPhone

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gul", "Hanna")
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
TAPS = 100
TAPS_BESIDE = 25
AIM_MS = 25
AIM_CPU_MS = 20
AIM_START = 1.5


def bench_phones() -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        links = prepared(data)
        with running(data) as (pid, port, took):
            report("from `companion serve` to the first page", f"{took:.2f} s", f"aim {AIM_START} s")
            asyncio.run(_evening(data, links, pid, port))


def prepared(data: Path, players: int = 8) -> list[str]:
    """A table, the start cards dealt; its id and the seats' links."""
    with Store.open(None, data) as store:
        tables = Tables(store, Secret.kept_in(data), Random(1))
        people = list(zip(NAMES, COLOURS, strict=True))[:players]
        live: LiveTable = tables.create("lost-temple", people, desk=Desk(host_seat=0))
        host = tables.holder(tables.link(live.id, "host"))
        assert host
        cards = ["shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe"]
        live.submit(host, None, {"do": "start", "characters": cards[:players]}, 0, "start")
        return [live.id, *(tables.link(live.id, str(seat)) for seat in range(players))]


@contextmanager
def running(data: Path, *more: str) -> Iterator[tuple[int, int, float]]:
    """A host of its own: its process, its port, and the seconds to its first page."""
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    began = time.perf_counter()
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            LEASHED,
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
            "--data",
            str(data),
            *more,
        ],
        stdin=subprocess.PIPE,  # the leash
        stdout=subprocess.DEVNULL,
    )
    try:
        _first_page(port)
        yield process.pid, port, time.perf_counter() - began
    finally:
        process.kill()
        process.wait()


def _first_page(port: int) -> None:
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                answer.read()
            return
        except OSError:
            time.sleep(0.01)


async def _evening(data: Path, links: list[str], pid: int, port: int) -> None:
    await asyncio.sleep(2)  # what it reads beside the first page is no phone's
    before = memory(pid)
    phones = [await RawPhone(port, f"/s/{token}").join() for token in links[1:]]
    for phone in phones:
        await phone.until(lambda phone=phone: "latest" in phone.parts)
    report("memory a phone", f"{(memory(pid) - before) / 8 / 1024:.1f} MB")
    rng, before_taps = Random(7), cpu(pid)
    with Store.open(None, data) as store:
        took = await _taps(phones, store, links[0], rng, TAPS)
        spent = cpu(pid) - before_taps
        printing = asyncio.create_task(_printing(port))
        busy = await _taps(phones, store, links[0], rng, TAPS_BESIDE)
        printing.cancel()
    ordered = sorted(took)
    report("a tap until the last of 8 phones, p50", f"{statistics.median(ordered):.1f} ms", f"aim {AIM_MS} ms")
    report("the same, p99", f"{ordered[int(len(ordered) * 0.99) - 1]:.1f} ms", f"{len(ordered)} moves")
    report("CPU of the host for a move", f"{spent / len(took) * 1000:.1f} ms", f"aim {AIM_CPU_MS} ms")
    report("bytes to a phone for a move", f"{sum(phone.bytes for phone in phones) / 8 / len(took):,.0f}")
    beside = statistics.median(busy)
    report("a tap while sheets are printed, p50", f"{beside:.1f} ms", f"{beside / statistics.median(ordered):.2f} x")
    for phone in phones:
        await phone.leave()


async def _taps(phones: list[RawPhone], store: Store, table: str, rng: Random, count: int) -> list[float]:
    took: list[float] = []
    while len(took) < count:
        if standing(store, table).over:
            break
        took.append(await one_move(phones, store, table, rng))
    return took


def standing(store: Store, table: str) -> Snapshot:
    return Snapshot(taken_up(store, table)[0], Desk(host_seat=0))


async def _printing(port: int) -> None:
    """One sheet after the other, as fast as the host makes them."""
    address = f"http://127.0.0.1:{port}/print/sheet.pdf?game=lost-temple&sheet=reference&players=8"
    while True:
        await asyncio.to_thread(lambda: urllib.request.urlopen(address, timeout=60).read())


async def one_move(phones: list[RawPhone], store: Store, table: str, rng: Random) -> float:
    """Milliseconds from the tap that makes the move to its line on every phone."""
    snapshot = standing(store, table)
    seat, taps = next_taps(snapshot, rng)
    phone = phones[seat]
    for identifier, event in taps[:-1]:
        await phone.until(lambda name=identifier: name in phone.parts)
        patches = phone.patches
        await phone.tap(identifier, event)
        await phone.until(lambda before=patches: phone.patches > before)
    last, event = taps[-1]
    await phone.until(lambda: last in phone.parts)
    await asyncio.sleep(0.02)
    target = phone.parts[last]
    for one in phones:
        one.parts.clear()  # buttons are those of one version: the next tap is on what is drawn from now on
        one.said.clear()
    phone.parts[last] = target
    sent = await phone.tap(last, event)
    for one in phones:
        await one.until(lambda one=one: one.said)
    while (now := standing(store, table)).version == snapshot.version:
        await asyncio.sleep(0.005)
    line = said(Look("en"), now, 1)[-1].words
    for one in phones:
        await one.until(lambda one=one: line in one.said)
    return (max(one.said[line] for one in phones) - sent) * 1000


def memory(pid: int) -> int:
    """Resident, in kB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def cpu(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
