"""What a browser loads: the first time everything, then nothing but questions answered with 304."""

import tempfile
import time

from tests.bench.measure import report
from tests.e2e.driver import PHONE, Screen, browser
from tests.e2e.hosting import Host
from tests.e2e.test_network import Wire


def bench_loads() -> None:
    with tempfile.TemporaryDirectory(), Host() as host, browser() as chromium:
        context = chromium.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
        for name in ("first", "second"):
            screen = Screen(context.new_page())
            wire = Wire(screen)
            started = time.perf_counter()
            screen.open(host.url).find("go-join").wait_for(state="attached")
            took = time.perf_counter() - started
            screen.page.wait_for_timeout(1500)
            report(
                f"the {name} load of the home page", f"{wire.bytes / 1000:,.0f} kB", f"{took:.1f} s to a usable page"
            )
        context.close()
