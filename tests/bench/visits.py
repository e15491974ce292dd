"""Thousands of visits: phones that come, see a page and leave. What the host keeps of them never comes back.

`python -m tests.bench.visits [visits]` alone; `make bench` runs it as well.
"""

import asyncio
import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.measure import report
from tests.bench.phones import memory, prepared, running
from tests.phones.raw import RawPhone

FEW, MANY = 500, 5000
AT_ONCE = 8
AIM = 30
PATIENCE = 120


def bench_visits(many: int = MANY) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        _, *seats = prepared(data)
        with running(data) as (pid, port, _):
            asyncio.run(_measured(port, pid, [f"/s/{seat}" for seat in seats], many))


async def _measured(port: int, pid: int, seats: list[str], many: int) -> None:
    """Half of them at a table, half of them elsewhere."""
    elsewhere = itertools.cycle(("/", "/join", "/new/lost-temple"))
    routes = itertools.cycle(itertools.chain.from_iterable(zip(seats, elsewhere, strict=False)))
    report("memory before anybody came", f"{memory(pid) / 1024:.0f} MB")
    after = dict[int, float]()
    for count in range(0, many, FEW):
        await visits(port, routes, FEW)
        after[count + FEW] = memory(pid) / 1024
        report(f"memory after {count + FEW} visits", f"{after[count + FEW]:.0f} MB")
    grown = (after[many] / after[FEW] - 1) * 100
    report(f"grown from {FEW} to {many} visits", f"{grown:.0f} %", f"aim: under {AIM} %")


async def visits(port: int, routes: Iterator[str], count: int, at_once: int = AT_ONCE) -> None:
    left = iter(range(count))

    async def phone() -> None:
        for _ in left:
            await visit(port, next(routes))

    await asyncio.gather(*(phone() for _ in range(at_once)))


async def visit(port: int, route: str) -> None:
    """Comes, waits until the page is there, leaves."""
    phone = await RawPhone(port, route).join()
    try:
        await phone.until(lambda: len(phone.parts) > 1, PATIENCE)
    finally:
        await phone.leave()


if __name__ == "__main__":
    bench_visits(int(sys.argv[1]) if len(sys.argv) > 1 else MANY)
