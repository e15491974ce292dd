"""What a browser loads: the first time everything, then nothing but questions answered with 304."""

import tempfile
import time

from tests.bench.measure import report
from tests.e2e.driver import PHONE, Screen, browser
from tests.e2e.hosting import Host
from tests.e2e.test_network import Wire

AIMS = {"first": 2, "second": 1}


def bench_loads() -> None:
    with tempfile.TemporaryDirectory(), Host() as host, browser() as chromium:
        context = chromium.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
        for name, aim in AIMS.items():
            screen = Screen(context.new_page())
            wire = Wire(screen)
            started = time.perf_counter()
            screen.open(host.url).find("go-join").wait_for(state="attached")
            took = time.perf_counter() - started
            screen.page.wait_for_timeout(1500)
            told = f"{took:.1f} s to a usable page, aim {aim} s"
            report(f"the {name} load of the home page", f"{wire.bytes / 1000:,.0f} kB", told)
        context.close()
