"""Nothing leaves the network, and what is known is not loaded again."""

from urllib.parse import urlsplit

from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import Screen
from tests.e2e.hosting import Host
from tests.e2e.wire import Wire, Wires


def test_nothing_is_asked_of_another_host(host: Host, join: Join) -> None:
    wires = Wires()
    screen = join(host.url, then=wires)
    screen.sees("game-lost-temple-title", "Lost Temple")
    screen.tap("language-fi")
    screen.sees("game-tikal-about", texts("fi").say("home-tikal-about"))
    [wire] = wires
    assert any(address.startswith("ws://") for address in wire.asked.values())
    assert wire.left() == {urlsplit(host.url).netloc}


def test_the_second_load_moves_nothing(host: Host, join: Join) -> None:
    screen = join(host.url)
    screen.sees("game-lost-temple-title", "Lost Temple")
    second = Screen(screen.page.context.new_page())
    wire = Wire(second)
    second.open(host.url).sees("game-lost-temple-title", "Lost Temple")
    second.until(lambda: len(wire.answers) > 10, "the answers were written down")
    fresh = {wire.asked[request]: status for request, status in wire.answers.items() if status not in (304, 101)}
    assert not fresh
    assert len(wire.answers) < 20, sorted(wire.asked.values())  # eight phones may come back at once
    assert wire.bytes < 50_000
