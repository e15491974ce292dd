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


GROUPS = {"test_connection": "waiting"} | dict.fromkeys(
    ("test_kill", "test_wire", "test_loading", "test_printing", "test_network", "test_no_copy", "test_copies"), "hosts"
)
"""Lost connections mostly wait; the next have hosts of their own."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A worker for each kind of them, which shares a host and a browser among its tests. Where the browser itself has
    died (its engine faults now and then when a page is loaded anew), and only there, a test is tried again."""
    for item in items:
        if "/e2e/" in item.path.as_posix():
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["Target crashed", "Page crashed"]))
            item.add_marker(pytest.mark.xdist_group(GROUPS.get(item.path.stem, "browsers")))


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


@contextlib.contextmanager
def opening(chromium: Browser) -> Iterator[Join]:
    with contextlib.ExitStack() as phones:

        def open_page(url: str, *, then: Callable[[Screen], object] | None = None, **device: Any) -> Screen:
            phone = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "locale": "en-GB", **MOTION, **device}
            context = phones.enter_context(contextlib.closing(chromium.new_context(**phone)))
            screen = Screen(context.new_page())
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


@pytest.fixture
def visit() -> Iterator[Visit]:
    """`visit(url, lang="fi")`: a phone without a browser, for whoever plays along: what it is sent is as true."""
    with contextlib.ExitStack() as phones:

        def come(url: str, **device: Any) -> RawPhone:
            at = urlsplit(url)
            return phones.enter_context(RawPhone(at.port or 0, at.path or "/", **device))

        yield come
