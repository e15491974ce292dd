"""What a browser's network stack really did: whom it asked, what it was answered, what came down its websocket."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from tests.e2e.driver import Screen
from tests.phones.protocol import read


class Wire:
    """Tapped before the page is opened: `join(url, then=Wires())`."""

    def __init__(self, screen: Screen) -> None:
        self.asked: dict[str, str] = {}  # request id -> address
        self.refused: dict[str, str] = {}  # request id -> why it never left
        self.answers: dict[str, int] = {}  # request id -> status on the wire
        self.frames: list[bytes] = []  # what the host said on the websocket, heartbeats apart
        self.bytes = 0
        tap = screen.page.context.new_cdp_session(screen.page)
        tap.on("Network.requestWillBeSent", self._ask)
        tap.on("Network.webSocketCreated", lambda e: self.asked.update({e["requestId"]: e["url"]}))
        tap.on("Network.webSocketFrameReceived", self._hear)
        tap.on("Network.loadingFailed", self._fail)
        tap.on("Network.responseReceivedExtraInfo", self._answer)
        tap.on("Network.loadingFinished", self._finish)
        tap.send("Network.enable")

    def _ask(self, event: dict[str, Any]) -> None:
        self.asked[event["requestId"]] = event["request"]["url"]

    def _hear(self, event: dict[str, Any]) -> None:
        if event["response"]["opcode"] == 2:
            self.frames.append(base64.b64decode(event["response"]["payloadData"]))

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


class Wires(list[Wire]):
    """One for each page that is opened with it."""

    def __call__(self, screen: Screen) -> None:
        self.append(Wire(screen))

    def left(self) -> set[str]:
        return {host for wire in self for host in wire.left()}


def words_in(frame: bytes) -> Iterator[str]:
    """Every line of text in a frame: names of controls and properties, and what they say."""
    return _texts(read(frame)[1])


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield from node.splitlines()
    elif isinstance(node, dict):
        for key, value in node.items():
            yield from _texts(key)
            yield from _texts(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _texts(value)
