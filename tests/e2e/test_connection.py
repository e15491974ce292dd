"""A phone that lost its host finds it again, also when its socket died without a word."""

from playwright.sync_api import expect

from tests.e2e.conftest import Join
from tests.e2e.driver import PATIENCE, Screen
from tests.e2e.hosting import Host
from tests.e2e.proxy import Proxy


def started(screen: Screen) -> None:
    """The app is up and its socket open: from here on it can be lost."""
    screen.sees("game-tikal-about", "players")
    screen.page.evaluate("window.before = true")


def alive(screen: Screen) -> None:
    """The page answers to a tap: not only its picture is there."""
    screen.awake()
    screen.tap("language-nl")
    screen.sees("game-tikal-about", "spelers")
    screen.tap("language-en")
    screen.sees("game-tikal-about", "players")


def test_a_host_that_comes_back(join: Join) -> None:
    with Host() as first:
        screen = join(first.url)
        started(screen)
    assert first.complaints == []
    expect(screen.page.locator("#connection-lost")).to_be_visible(timeout=PATIENCE)
    with Host(port=first.port) as second:
        assert second.port == first.port
        screen.until(lambda: not screen.ask("window.before"), "the page was loaded anew")
        alive(screen)


def test_a_socket_that_died_in_a_sleeping_phone(host: Host, join: Join) -> None:
    with Proxy(host.port) as proxy:
        screen = join(proxy.url)
        started(screen)
        proxy.swallow()
        screen.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        screen.until(lambda: not screen.ask("window.before"), "the page was loaded anew")
        alive(screen)


def test_a_quiet_connection_is_left_alone(host: Host, join: Join) -> None:
    """The heartbeat is answered: nobody is thrown out for thinking long."""
    screen = join(host.url)
    started(screen)
    beats = screen.heartbeats(2)
    assert beats == ["alive", "alive"]
    assert screen.ask("window.before")
    expect(screen.page.locator("#connection-lost")).to_have_count(0)
