"""A real page in Chromium behind the proxy: when its host dies or is updated it is at the other, at the same place.

How long it takes is told: on a machine that does nothing else at most three seconds."""

from __future__ import annotations

import time

import httpx

from tests.e2e.driver import browser
from tests.e2e.measure import Phone
from tests.soak.test_cafe import Cafe, cafe, door

__all__ = ["cafe", "door"]
TIMES = 3


def test_a_page_is_back_at_the_other_host(cafe: Cafe, door: int) -> None:
    house = cafe.house()
    live = house.drafting(2, host_seat=0)
    url = f"http://127.0.0.1:{door}/s/{house.tables.link(live.id, '0')}"
    house.close()
    took = list[tuple[str, float, float]]()
    with browser() as opened:
        phone = Phone(opened, url, rest=1.0)
        for number in range(2 * TIMES):
            which = _host_of(cafe)
            since = time.time()
            if number % 2:
                cafe.update(which)
            else:
                cafe.kill(which)
                cafe.again(which)
            notice, load = phone.back(since)
            took.append(("updated" if number % 2 else "killed", notice, load))
            assert phone.screen.find("hand").count(), "at the same place"
            phone.screen.page.evaluate("window.before = true; window.usable = 0")
        phone.close()
    for how, notice, load in took:
        print(f"\n{how}: a new page after {notice:.2f} s, usable {load:.2f} s later", end="")


def _host_of(cafe: Cafe) -> int:
    """Where the phone is connected."""
    for which, port in enumerate(cafe.ports):
        if "companion_phones 1.0" in httpx.get(f"http://127.0.0.1:{port}/metrics").text:
            return which
    raise AssertionError("nowhere")
