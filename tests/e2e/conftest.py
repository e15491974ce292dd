"""A real host in a process of its own, and real browsers that join it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.e2e.driver import PHONE, Screen, browser
from tests.e2e.hosting import Host
from tests.e2e.raw import RawPhone
from tests.often import EVENINGS

Join = Callable[..., Screen]
Visit = Callable[..., RawPhone]


MOTION = {"reduced_motion": "no-preference" if EVENINGS else "reduce"}
"""Whoever asks the phone for less of it spares a run one frame in two; whole games are played with all of it."""


WAITING = "test_connection"
"""Lost connections mostly wait: another worker does that meanwhile."""


@pytest.hookimpl(tryfirst=True)  # before a worker tells of which group each is
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One worker, which shares a host and a browser among its tests: two at once wait for each other's drawing. Where
    the browser itself has died (its engine faults now and then when a page is loaded anew), and only there, a test is
    tried again."""
    for item in items:
        if "/e2e/" in item.path.as_posix():
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["Target crashed", "Page crashed"]))
            item.add_marker(pytest.mark.xdist_group("waiting" if item.path.stem == WAITING else "browsers"))


@pytest.fixture(scope="package")
def host() -> Iterator[Host]:
    """The host that tests share; it holds no table, so they cannot disturb each other."""
    with Host() as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Closed with the package: while Playwright is open its event loop runs, and no other test could run one."""
    with browser() as opened:
        yield opened


HOME = "game-lost-temple-title"
"""Stands on the home page, and nowhere else."""
_OPEN: list[Screen] = []
"""The pages of the test that runs now."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """One that fails tells what was on its pages, and what the host that it shares with others had to complain of."""
    report = yield
    if call.when == "call" and call.excinfo is not None:
        report.sections += [(f"on {screen.page.url}", screen.everything()) for screen in _OPEN]
        shared = getattr(item, "funcargs", {}).get("host")
        if isinstance(shared, Host):
            report.sections.append(("complaints of the shared host", "\n".join(shared.complaints)))
    return report


def a_phone(chromium: Browser, **device: Any) -> Screen:
    """A new one, on which nothing is open yet."""
    phone = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "locale": "en-GB", **MOTION, **device}
    return Screen(chromium.new_context(**phone).new_page())


@contextlib.contextmanager
def opening(chromium: Browser) -> Iterator[Join]:
    with contextlib.ExitStack() as phones:

        def open_page(url: str, *, then: Callable[[Screen], object] | None = None, **device: Any) -> Screen:
            screen = a_phone(chromium, **device)
            phones.callback(screen.page.context.close)
            _OPEN.append(screen)
            phones.callback(_OPEN.remove, screen)
            if then is not None:
                then(screen)
            return screen.open(url)

        yield open_page


@pytest.fixture
def join(chromium: Browser) -> Iterator[Join]:
    """`join(url, locale="fi-FI")` opens a page on a phone of its own."""
    with opening(chromium) as open_page:
        yield open_page


@pytest.fixture(scope="module")
def join_all(chromium: Browser) -> Iterator[Join]:
    """The same for a page that all tests of a file look at."""
    with opening(chromium) as open_page:
        yield open_page


@pytest.fixture(scope="package")
def open_phones() -> Iterator[list[Screen]]:
    """Pages of the shared host that nobody looks at now: they lie there with the home page."""
    pages: list[Screen] = []
    yield pages
    for screen in pages:
        screen.page.context.close()


@pytest.fixture
def come(host: Host, chromium: Browser, open_phones: list[Screen]) -> Iterator[Join]:
    """`come(url)`, of the shared host: on a phone whose page is open already, as of somebody who sat at another table
    before. To load one costs two seconds of a core. It remembers what a phone remembers: whoever must be new joins."""
    here: list[Screen] = []

    def arrive(url: str) -> Screen:
        alive = [screen for screen in open_phones if screen.ask("true")]
        screen = alive.pop() if alive else a_phone(chromium).open(host.url)
        open_phones[:] = alive
        here.append(screen)
        _OPEN.append(screen)
        screen.there(HOME)
        screen.go(urlsplit(url).path)
        screen.without(HOME)
        return screen

    yield arrive
    for screen in here:
        _OPEN.remove(screen)
        screen.go("/")
        open_phones.append(screen)


@pytest.fixture
def visit() -> Iterator[Visit]:
    """`visit(url, lang="fi")`: a phone without a browser, for whoever plays along: what it is sent is as true."""
    with contextlib.ExitStack() as phones:

        def come(url: str, **device: Any) -> RawPhone:
            at = urlsplit(url)
            return phones.enter_context(RawPhone(at.port or 0, at.path or "/", **device))

        yield come
