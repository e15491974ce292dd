"""How long a phone takes until it is back where it was: `python -m tests.e2e.measure [times]`.

From the moment the host can be reached again to the moment the seat's status can be read: how long it takes to
notice, and how long to load the page.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from playwright.sync_api import Browser

from tests.e2e.driver import PHONE, Screen, browser
from tests.e2e.hosting import Host
from tests.e2e.proxy import Proxy
from tests.model.table.house import House

OUTAGE = 20.0
Took = tuple[float, float]
"""Seconds to notice, and to load."""
_STAMP = """
  const seen = setInterval(() => {
    if (!document.querySelector('[flt-semantics-identifier="status"]')) return;
    clearInterval(seen);
    window.usable = Date.now() / 1000;
  }, 10);
"""


def seat_url(host: Host, base: str) -> str:
    house = House(host.data)
    try:
        live = house.drafting(4, host_seat=0)
        return f"{base}/s/{house.tables.link(live.id, '1')}"
    finally:
        house.close()


class Phone:
    def __init__(self, opened: Browser, url: str) -> None:
        context = opened.new_context(viewport=PHONE, is_mobile=True, has_touch=True, locale="en-GB")
        page = context.new_page()
        page.add_init_script(_STAMP)
        self.screen = Screen(page).open(url)
        self.screen.find("status").wait_for()
        page.wait_for_timeout(7000)  # a game is under way: idle connections have been closed
        page.evaluate("window.before = true")

    def back(self, since: float) -> Took:
        self.screen.until(lambda: not self.screen.ask("window.before"), "loaded anew")
        self.screen.until(lambda: bool(self.screen.ask("window.usable")), "usable")
        born, usable = self.screen.ask("[performance.timeOrigin / 1000, window.usable]")
        return born - since, usable - born

    def wake(self) -> None:
        self.screen.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    def close(self) -> None:
        self.screen.page.context.close()


def reload(opened: Browser, host: Host) -> Took:
    phone = Phone(opened, seat_url(host, host.url))
    since = time.time()
    phone.screen.page.evaluate("setTimeout(() => location.reload(), 0)")
    return _ended(phone, phone.back(since))


def cut(opened: Browser, host: Host) -> Took:
    with Proxy(host.port) as proxy:
        phone = Phone(opened, seat_url(host, proxy.url))
        proxy.cut()
        phone.screen.page.wait_for_timeout(OUTAGE * 1000)
        proxy.mend()
        return _ended(phone, phone.back(time.time()))


def swallowed(opened: Browser, host: Host, wakes: bool) -> Took:
    with Proxy(host.port) as proxy:
        phone = Phone(opened, seat_url(host, proxy.url))
        proxy.swallow()
        since = time.time()
        if wakes:
            phone.wake()
        return _ended(phone, phone.back(since))


def restarted(opened: Browser, host: Host) -> Took:
    phone = Phone(opened, seat_url(host, host.url))
    host.kill()
    phone.screen.page.wait_for_timeout(3000)
    with Host(port=host.port, data=host.data):
        since = time.time()  # it has just said that it listens
        return _ended(phone, phone.back(since))


def _ended(phone: Phone, took: Took) -> Took:
    phone.close()
    return took


CASES: dict[str, Callable[[Browser, Host], Took]] = {
    "reloaded by hand": reload,
    "20 s without a network": cut,
    "slept, socket dead but open": lambda opened, host: swallowed(opened, host, True),
    "socket goes dead while awake": lambda opened, host: swallowed(opened, host, False),
    "host restarted": restarted,
}


def main(times: int, only: str = "") -> None:
    with browser() as opened:
        for name, case in CASES.items():
            if only in name:
                took = []
                for _ in range(times):
                    with Host() as host:
                        took.append(case(opened, host))
                whole = [noticed + loaded for noticed, loaded in took]
                parts = " + ".join(f"{statistics.median(part):.2f}" for part in zip(*took, strict=True))
                print(
                    f"{name:30} median {statistics.median(whole):.2f} s ({parts}), worst {max(whole):.2f} s", flush=True
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3, *sys.argv[2:])
