"""A phone that lost its host is back where it was, also when its socket died without a word; others are left alone."""

import signal

import pytest
from playwright.sync_api import Browser, Route, expect

from model.language import texts
from tests.e2e.conftest import Join, Visit
from tests.e2e.driver import PATIENCE, Screen
from tests.e2e.evening import open_hand, pick
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid
from tests.e2e.measure import PLAYERS, killed
from tests.e2e.proxy import Proxy
from tests.e2e.touching import Hand

SAY = texts("en").say


def settled(screen: Screen) -> None:
    """The app is up and its socket answers: from here on it can be lost."""
    screen.find("status").wait_for(state="attached", timeout=PATIENCE)
    assert screen.heartbeats(1) == ["alive"]
    screen.page.evaluate("window.before = true")


def loaded_anew(screen: Screen) -> None:
    screen.until(lambda: not screen.ask("window.before"), "the page was loaded anew")
    screen.find("status").wait_for(state="attached", timeout=PATIENCE)


def never_left(screen: Screen) -> None:
    assert screen.heartbeats(2) == ["alive", "alive"]
    assert screen.ask("window.before")
    expect(screen.page.locator("#connection-lost, #connection-veil")).to_have_count(0, timeout=PATIENCE)


def is_lost(screen: Screen) -> None:
    expect(screen.page.locator("#connection-lost")).to_be_visible(timeout=PATIENCE)


def is_veiled(screen: Screen) -> None:
    expect(screen.page.locator("#connection-veil")).to_be_visible(timeout=PATIENCE)


FRAMES = """() => new Promise((tell) => {
  const ask = window.requestAnimationFrame;
  let asked = 0;
  window.requestAnimationFrame = (draw) => { asked += 1; return ask.call(window, draw); };
  setTimeout(() => { window.requestAnimationFrame = ask; tell(asked); }, 500);
})"""


def draws_nothing(screen: Screen) -> None:
    """Whatever turns on a page that waits empties the phone."""
    screen.until(lambda: screen.page.evaluate(FRAMES) == 0, "the page is at rest")


def test_in_the_middle_of_the_draft(join: Join, visit: Visit) -> None:
    """The phone everybody waits for, with its hand open, is reloaded, wakes with a dead socket, loses the network."""
    with Host(hurried=True) as host, Proxy(host.port) as proxy:
        table = Laid(host, "drafting")
        first, second = visit(table.seat(0)), join(table.seat(1, by=proxy.url))
        pick(first)
        cards = open_hand(second)

        settled(second)
        second.page.reload()
        loaded_anew(second)
        assert open_hand(second) == cards

        settled(second)
        proxy.swallow()
        second.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        loaded_anew(second)
        assert open_hand(second) == cards

        settled(second)
        proxy.cut()
        is_lost(second)
        first.sees("away", SAY("people-waited-you", name="Ben"))  # Ada hosts
        proxy.mend()
        loaded_anew(second)
        first.without("away")
        assert open_hand(second) == cards
        pick(second)
        first.sees("status", SAY("lt-draft", name="Cleo"))


def test_a_host_that_comes_back(join: Join) -> None:
    with Host() as first:
        screen = join(Laid(first, "drafting").seat(0))
        settled(screen)
        first.kill()
        is_lost(screen)
        is_veiled(screen)
        draws_nothing(screen)
        with Host(port=first.port, data=first.data) as second:
            assert second.port == first.port
            loaded_anew(screen)
            pick(screen)
            screen.sees("status", SAY("lt-draft", name="Ben"))


def lost_with_an_open_hand(host: Host, join: Join, proxy: Proxy) -> Screen:
    screen = join(Laid(host, "drafting").seat(0, by=proxy.url))
    assert open_hand(screen)
    proxy.cut()
    is_lost(screen)
    return screen


@pytest.mark.evening
def test_an_open_hand_is_covered_without_the_host_too(host: Host, join: Join) -> None:
    """The network is gone without a word, and with it whoever shuts covers."""
    with Proxy(host.port) as proxy:
        screen = lost_with_an_open_hand(host, join, proxy)
        is_veiled(screen)


SLEPT = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  const clock = Date.now;
  Date.now = () => clock() + 30000;
  delete document.hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""As after half a minute with a dark screen."""


def test_a_phone_that_slept_shows_nothing_before_the_host_is_heard(host: Host, join: Join) -> None:
    with Proxy(host.port) as proxy:
        screen = join(Laid(host, "drafting").seat(0, by=proxy.url))
        settled(screen)
        screen.page.evaluate(SLEPT)
        never_left(screen)
        assert open_hand(screen)
        proxy.cut()
        screen.page.evaluate(SLEPT)
        assert screen.ask("!!document.getElementById('connection-veil')"), "at once"
        is_lost(screen)
        proxy.mend()
        loaded_anew(screen)


def test_what_was_chosen_holds_without_the_host_and_before_the_app_is_there(host: Host, join: Join) -> None:
    """Dark and Finnish, on a phone that is light and English."""
    withheld: list[Route] = []
    with Proxy(host.port) as proxy:
        screen = join(proxy.url, color_scheme="light")
        screen.tap("light-dark")
        screen.tap("language-fi")
        screen.sees("play-lost-temple", texts("fi").say("home-play"))
        proxy.cut()
        screen.page.evaluate(SLEPT)
        is_veiled(screen)
        screen.until(lambda: screen.brightness() < 0.2, "the veil is dark")
        expect(screen.page.locator("#connection-lost")).to_contain_text("Yhteys katkesi", timeout=PATIENCE)
        screen.page.evaluate("window.before = true")
        screen.page.route("**/main.dart.*", lambda route: withheld.append(route), times=2)  # its two parts
        proxy.mend()
        screen.until(lambda: len(withheld) == 2 and not screen.ask("window.before"), "the page was loaded anew")
        screen.page.locator("#loading").wait_for(timeout=PATIENCE)
        screen.until(lambda: screen.brightness() < 0.2, "our picture is dark")
        for route in withheld:
            route.continue_()
        screen.sees("play-lost-temple", texts("fi").say("home-play"))


def test_who_hides_a_hand_without_the_host_sees_it_hidden(host: Host, join: Join) -> None:
    with Proxy(host.port) as proxy:
        screen = lost_with_an_open_hand(host, join, proxy)
        Hand().touch(screen, "page-title")  # wherever
        assert screen.ask("!!document.getElementById('connection-veil')"), "at once"


@pytest.mark.evening
def test_a_page_that_is_lost_on_the_way_is_asked_for_again(join: Join) -> None:
    with Host() as first:
        screen = join(Laid(first, "drafting").seat(0))
        settled(screen)
        lost: list[Route] = []

        def swallow(route: Route) -> None:
            if route.request.is_navigation_request() and not lost:
                lost.append(route)
            else:
                route.continue_()

        screen.page.route("**/*", swallow)
        first.kill()
        is_lost(screen)
        with Host(port=first.port, data=first.data):
            loaded_anew(screen)
            assert lost


@pytest.mark.evening
def test_a_host_that_takes_long_for_every_answer(join: Join) -> None:
    """It came back to a crowded network: late answers are answers, and once loaded the page stays."""
    with Host() as first, Proxy(first.port) as proxy:
        screen = join(Laid(first, "drafting").seat(0, by=proxy.url))
        settled(screen)
        first.kill()
        is_lost(screen)
        proxy.latency = 1.6
        with Host(port=first.port, data=first.data):
            loaded_anew(screen)
            screen.page.evaluate("window.before = true")
            never_left(screen)


@pytest.mark.parametrize(
    "crawls", [pytest.param(False, marks=pytest.mark.evening, id="as-usual"), pytest.param(True, id="crawling")]
)
def test_a_whole_table_comes_back_without_a_herd(chromium: Browser, crawls: bool) -> None:
    """Killed while eight play: everybody is back, and nobody loads the page again and again while the host is slow."""
    with Host() as host:
        took, loads = killed(chromium, host, browsers=1 if crawls else 2, crawls=crawls, rest=0)
    assert len(took) == PLAYERS
    assert max(loads) == 1, (loads, took)


def test_a_quiet_or_busy_phone_is_left_alone(host: Host, join: Join) -> None:
    """Thinking long throws nobody out; nor does a page that for longer than all patience is too busy to hear."""
    screen = join(Laid(host, "drafting").seat(0))
    settled(screen)
    never_left(screen)
    busy = "(() => { const end = performance.now() + 4000; while (performance.now() < end); })()"
    screen.page.evaluate(busy)
    screen.page.evaluate(f"document.dispatchEvent(new Event('visibilitychange')); {busy}")
    never_left(screen)


def test_a_slow_host_is_waited_for(join: Join) -> None:
    """It stops for longer than all patience together, then goes on: the phone says so, and stays."""
    with Host() as host:
        screen = join(Laid(host, "drafting").seat(0))
        settled(screen)
        host.process.send_signal(signal.SIGSTOP)
        is_lost(screen)
        host.process.send_signal(signal.SIGCONT)
        never_left(screen)
        assert open_hand(screen)
