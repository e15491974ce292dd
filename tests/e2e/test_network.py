"""Nothing leaves the network, and what is known is not loaded again."""

from collections import Counter
from urllib.parse import urlsplit

import pytest

from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import Screen
from tests.e2e.hosting import Host
from tests.e2e.wire import Wire, Wires


@pytest.fixture(scope="module")
def first(host: Host, join_all: Join) -> tuple[Screen, Wire]:
    """The home page on a phone that has never been here, and what its browser did."""
    wires = Wires()
    screen = join_all(host.url, then=wires)
    screen.sees("game-lost-temple-title", "Lost Temple")
    return screen, wires[0]


def test_what_the_client_is_made_of_is_asked_for_early_and_once(first: tuple[Screen, Wire]) -> None:
    asked = [urlsplit(address).path for address in first[1].asked.values()]
    parts = Counter(path for path in asked if path.endswith((".wasm", ".mjs", "skwasm.js")))
    assert parts == dict.fromkeys(
        ("/canvaskit/skwasm.wasm", "/canvaskit/skwasm.js", "/main.dart.wasm", "/main.dart.mjs"), 1
    )
    assert asked.index("/main.dart.wasm") < asked.index("/assets/FontManifest.json")
    assert not [path for path in asked if "KaTeX" in path], "no screen has a formula"


def test_the_client_draws_in_one_thread(first: tuple[Screen, Wire]) -> None:
    """In two it spoils its own memory, and a page hangs for good: where it may share memory it does."""
    assert first[0].page.evaluate("isSecureContext && !crossOriginIsolated && typeof SharedArrayBuffer === 'undefined'")


def test_nothing_is_asked_of_another_host(host: Host, first: tuple[Screen, Wire]) -> None:
    screen, wire = first
    screen.tap("language-fi")
    screen.sees("game-tikal-about", texts("fi").say("home-tikal-about"))
    assert any(address.startswith("ws://") for address in wire.asked.values())
    assert wire.left() == {urlsplit(host.url).netloc}


def test_the_second_load_moves_nothing(host: Host, first: tuple[Screen, Wire]) -> None:
    second = Screen(first[0].page.context.new_page())
    wire = Wire(second)
    second.open(host.url).sees("game-lost-temple-title", "Lost Temple")
    second.until(lambda: len(wire.answers) > 10, "the answers were written down")
    fresh = {wire.asked[request]: status for request, status in wire.answers.items() if status not in (304, 101)}
    assert not fresh
    assert len(wire.answers) < 20, sorted(wire.asked.values())  # eight phones may come back at once
    assert wire.bytes < 50_000


def test_a_browser_that_cannot_take_it_is_not_made_to_load_it(host: Host, join: Join) -> None:
    """As on an iPhone, where Flutter chooses another way to draw."""
    wires = Wires()

    def another(screen: Screen) -> None:
        screen.page.add_init_script("Object.defineProperty(navigator, 'vendor', {value: 'Apple Computer, Inc.'})")
        wires(screen)

    join(host.url, then=another).sees("game-lost-temple-title", "Lost Temple")
    asked = {urlsplit(address).path for address in wires[0].asked.values()}
    assert "/main.dart.js" in asked
    assert not [path for path in asked if "skwasm" in path or path.endswith("main.dart.wasm")]
