"""A club night: many tables at one host, a move a second at each. `python -m tests.bench.tables` alone."""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

from model.store import Store
from tests.bench.measure import report
from tests.bench.phones import cpu, one_move, prepared, running
from tests.phones.raw import RawPhone

TABLES = 30
PHONES = 4
MOVES = 15


def bench_tables() -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        tables = [prepared(data, PHONES) for _ in range(TABLES)]
        with running(data) as (pid, port, _):
            share, took = asyncio.run(_night(data, tables, pid, port))
    ordered = sorted(took)
    report(f"{TABLES} tables of {PHONES}, a move a second each: of a core", f"{share * 100:.0f} %")
    report("… a tap until the table's last phone, p50", f"{statistics.median(ordered):.1f} ms")
    report("… the same, p99", f"{ordered[int(len(ordered) * 0.99) - 1]:.1f} ms", f"{len(ordered)} moves")


async def _night(data: Path, tables: list[list[str]], pid: int, port: int) -> tuple[float, list[float]]:
    """The share of a core that the host took, and the milliseconds of every move."""
    seated = {table: [await RawPhone(port, f"/s/{token}").join() for token in links] for table, *links in tables}
    for phones in seated.values():
        for phone in phones:
            await phone.until(lambda phone=phone: "latest" in phone.parts)
    since, spent = time.perf_counter(), cpu(pid)
    with Store.open(None, data) as store:
        took = await asyncio.gather(*(_table(store, *one, Random(at)) for at, one in enumerate(seated.items())))
    share = (cpu(pid) - spent) / (time.perf_counter() - since)
    for phone in (phone for phones in seated.values() for phone in phones):
        await phone.leave()
    return share, [ms for times in took for ms in times]


async def _table(store: Store, table: str, phones: list[RawPhone], rng: Random) -> list[float]:
    """A move in every second, at any moment of it."""
    start, took = asyncio.get_running_loop().time() + rng.random(), []
    for number in range(MOVES):
        await asyncio.sleep(max(0.0, start + number - asyncio.get_running_loop().time()))
        took.append(await one_move(phones, store, table, rng))
    return took


if __name__ == "__main__":
    bench_tables()
