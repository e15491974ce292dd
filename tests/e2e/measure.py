"""How long a phone takes until it is back where it was: `python -m tests.e2e.measure [times [case]]`.

From the moment the host can be reached again to the moment the seat's status can be read: how long it takes to
notice, and how long to load the page. Eight browsers on one machine share its cores, as eight phones do not: where
there are eight, some of them have no browser, but ask the host for the same pages and screens.
"""

from __future__ import annotations

import contextlib
import statistics
import sys
import time
from collections.abc import Callable

from playwright.sync_api import Browser

from tests.e2e.driver import PHONE, Screen, browser
from tests.e2e.hosting import Host, crawling
from tests.e2e.proxy import Proxy
from tests.e2e.simple import Simple
from tests.model.table.house import House

OUTAGE = 20.0
PLAYERS = 8
Took = tuple[float, float]
"""Seconds to notice, and to load."""
_STAMP = """
  sessionStorage.setItem('loads', Number(sessionStorage.getItem('loads')) + 1);
  const seen = setInterval(() => {
    if (!document.querySelector('[flt-semantics-identifier="status"]')) return;
    clearInterval(seen);
    window.usable = Date.now() / 1000;
  }, 10);
"""


def seat_url(host: Host, base: str) -> str:
    return base + routes(host, 4)[1]


def routes(host: Host, players: int = PLAYERS) -> list[str]:
    """The seats' links at a new table."""
    house = House(host.data)
    try:
        live = house.drafting(players, host_seat=0)
        return [f"/s/{house.tables.link(live.id, str(seat))}" for seat in range(players)]
    finally:
        house.close()


class Phone:
    def __init__(self, opened: Browser, url: str, rest: float = 7.0) -> None:
        context = opened.new_context(viewport=PHONE, is_mobile=True, has_touch=True, locale="en-GB")
        page = context.new_page()
        page.add_init_script(_STAMP)
        self.screen = Screen(page).open(url)
        self.screen.find("status").wait_for()
        page.wait_for_timeout(rest * 1000)  # a game is under way: idle connections have been closed
        page.evaluate("window.before = true; sessionStorage.setItem('loads', 0)")

    def back(self, since: float) -> Took:
        self.screen.until(lambda: not self.screen.ask("window.before"), "loaded anew")
        self.screen.until(lambda: bool(self.screen.ask("window.usable")), "usable")
        born, usable = self.screen.ask("[performance.timeOrigin / 1000, window.usable]")
        return born - since, usable - born

    def loads(self) -> int:
        """How often the page was loaded since."""
        return int(self.screen.ask("sessionStorage.getItem('loads')"))

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


def killed(
    opened: Browser, host: Host, browsers: int, *, crawls: bool = False, rest: float = 7.0
) -> tuple[list[Took], list[int]]:
    """The host is killed while eight phones play, so many of them in a browser: each one's time, and its loads.

    One that `crawls` afterwards runs only a quarter of the time.
    """
    links = routes(host)
    phones = [Phone(opened, host.url + link, rest=0) for link in links[:browsers]]
    others = [Simple(host.port, link) for link in links[browsers:]]
    phones[0].screen.page.wait_for_timeout(rest * 1000)
    host.kill()
    phones[0].screen.page.wait_for_timeout(3000)
    with Host(port=host.port, data=host.data) as again, crawling(again) if crawls else contextlib.nullcontext():
        since = time.time()
        took = [phone.back(since) for phone in phones] + [other.back(since) for other in others]
        phones[0].screen.page.wait_for_timeout(5000)  # whoever would come twice has come
        loads = [phone.loads() for phone in phones] + [other.loads for other in others]
        for one in (*phones, *others):
            one.close()
    return took, loads


def _ended(phone: Phone, took: Took) -> Took:
    phone.close()
    return took


def alone(case: Callable[[Browser, Host], Took]) -> Callable[[Browser, Host], list[Took]]:
    return lambda opened, host: [case(opened, host)]


def together(browsers: int, crawls: bool = False) -> Callable[[Browser, Host], list[Took]]:
    def case(opened: Browser, host: Host) -> list[Took]:
        took, loads = killed(opened, host, browsers, crawls=crawls)
        print("  loads", loads, "seconds", " ".join(f"{noticed:.2f}+{loaded:.2f}" for noticed, loaded in took))
        return took

    return case


CASES: dict[str, Callable[[Browser, Host], list[Took]]] = {
    "reloaded by hand": alone(reload),
    "20 s without a network": alone(cut),
    "slept, socket dead but open": alone(lambda opened, host: swallowed(opened, host, True)),
    "socket goes dead while awake": alone(lambda opened, host: swallowed(opened, host, False)),
    "host restarted": alone(restarted),
    "killed, two of eight in browsers": together(2),
    "killed, eight browsers": together(8),
    "killed, a host that crawls": together(2, crawls=True),
}


def main(times: int, only: str = "") -> None:
    with browser() as opened:
        for name, case in CASES.items():
            if only in name:
                took: list[Took] = []
                for _ in range(times):
                    with Host() as host:
                        took += case(opened, host)
                whole = [noticed + loaded for noticed, loaded in took]
                parts = " + ".join(f"{statistics.median(part):.2f}" for part in zip(*took, strict=True))
                print(
                    f"{name:34} median {statistics.median(whole):.2f} s ({parts}), worst {max(whole):.2f} s", flush=True
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3, *sys.argv[2:])
