"""Nothing leaves the network, and what is known is not loaded again."""

from typing import Any
from urllib.parse import urlsplit

from tests.e2e.conftest import Join
from tests.e2e.driver import Screen
from tests.e2e.hosting import Host


class Wire:
    """What the browser's network stack did, from before its caches to the last byte."""

    def __init__(self, screen: Screen) -> None:
        self.asked: dict[str, str] = {}  # request id -> address
        self.refused: dict[str, str] = {}  # request id -> why it never left
        self.answers: dict[str, int] = {}  # request id -> status on the wire
        self.bytes = 0
        tap = screen.page.context.new_cdp_session(screen.page)
        tap.on("Network.requestWillBeSent", self._ask)
        tap.on("Network.webSocketCreated", lambda e: self.asked.update({e["requestId"]: e["url"]}))
        tap.on("Network.loadingFailed", self._fail)
        tap.on("Network.responseReceivedExtraInfo", self._answer)
        tap.on("Network.loadingFinished", self._finish)
        tap.send("Network.enable")

    def _ask(self, event: dict[str, Any]) -> None:
        self.asked[event["requestId"]] = event["request"]["url"]

    def _fail(self, event: dict[str, Any]) -> None:
        self.refused[event["requestId"]] = event.get("blockedReason", "")

    def _answer(self, event: dict[str, Any]) -> None:
        self.answers[event["requestId"]] = event["statusCode"]

    def _finish(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def left(self) -> set[str]:
        """The hosts that were really asked: what the policy stopped never left the browser."""
        gone = {address for request, address in self.asked.items() if self.refused.get(request) != "csp"}
        return {urlsplit(address).netloc for address in gone if urlsplit(address).scheme not in ("data", "blob")}


def test_nothing_is_asked_of_another_host(host: Host, join: Join) -> None:
    wires: list[Wire] = []
    screen = join(host.url, then=lambda screen: wires.append(Wire(screen)))
    screen.sees("game-lost-temple-title", "Lost Temple")
    screen.tap("language-fi")
    screen.sees("game-tikal-about", "Tulossa")
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
    assert wire.bytes < 50_000
