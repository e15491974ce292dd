"""Others' taps beside a table whose disk is slow: how much longer they take, and how long everybody stood still.

`python -m tests.bench.beside` alone; `make bench` runs it as well.
"""

import asyncio
import contextlib
import statistics
import tempfile
from pathlib import Path

from model.table.live import LiveTable
from tests.bench.measure import report
from tests.phones.raw import RawPhone
from tests.phones.slow import SlowHost, joined, picked, slow_host, ticked

TAPS = 24
AIM = 2


def bench_beside() -> None:
    with tempfile.TemporaryDirectory() as folder, slow_host(Path(folder)) as host:
        quick, beside, still = asyncio.run(_measured(host))
    ratio = statistics.mean(beside) / statistics.mean(quick)
    report("a tap beside a busy table with a quick store, mean", f"{statistics.mean(quick) * 1000:.0f} ms")
    report("a tap beside the same with a store that takes 1 s, mean", f"{statistics.mean(beside) * 1000:.0f} ms")
    report("… the slowest", f"{max(beside) * 1000:.0f} ms")
    report("… so others' taps beside a slow table take", f"{ratio:.2f} x", f"aim: under {AIM} x")
    report("… everybody stood still for, at most", f"{still * 1000:.0f} ms")


async def _measured(host: SlowHost) -> tuple[list[float], list[float], float]:
    slow, slow_routes = host.table(8)
    live, routes = host.table(4, drafting=False)
    phones = await joined(host, *routes)
    at_the_slow = await joined(host, *slow_routes[1:])
    busy = [asyncio.create_task(_coming(host, route)) for route in slow_routes]
    quick = [await ticked(phones, live, again) for again in range(TAPS)]
    host.store.slow = slow.id
    busy.append(asyncio.create_task(_picking(at_the_slow, slow)))
    await asyncio.sleep(0.5)
    host.forget()
    beside = [await ticked(phones, live, again) for again in range(TAPS)]
    still = host.stood_still
    host.store.slow = ""
    assert slow.shown.snapshot.version > 3, "at the slow table people went on"
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    for phone in (*phones, *at_the_slow):
        await phone.leave()
    return quick, beside, still


async def _coming(host: SlowHost, route: str) -> None:
    """A phone that comes to the slow table and leaves, again and again."""
    while True:
        phone = await RawPhone(host.port, route).join()
        try:
            await phone.until(lambda phone=phone: len(phone.parts) > 3)
            await asyncio.sleep(0.5)
        finally:
            with contextlib.suppress(Exception):
                await phone.leave()
        await asyncio.sleep(1)


async def _picking(phones: list[RawPhone], live: LiveTable) -> None:
    while live.shown.snapshot.phase == "draft":
        await picked(phones, live)


if __name__ == "__main__":
    bench_beside()
