"""A phone without a browser: it speaks Flet's protocol on a real websocket, keeps what it is shown and all it was sent.

Cheap enough to tap as fast as the host can answer, and exact: every byte that reaches the device is here.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.phones.protocol import CRASHED, INVOKE, REGISTER, answer, event, read, register
from tests.phones.tree import Control, Tree, body, controls

_TELLING = ("identifier", "value", "text", "label", "tooltip", "src", "semantics_label", "hint_text", "helper")
"""Properties that a person, or a screen reader, gets to know."""

NO_HOST = (OSError, InvalidMessage, ConnectionClosed)
"""What a phone meets that comes while no host is there, or whose host dies in the doorway. One that is turned away is
another matter."""


class RawPhone:
    """`stored` is what the device remembers; hand it on to the next one, as a browser does over a reload."""

    def __init__(self, port: int, route: str, stored: dict[str, Any] | None = None, lang: str = "en") -> None:
        self.stored: dict[str, Any] = {} if stored is None else stored
        self.route, self._lang = route, lang
        self.frames: list[bytes] = []
        self.session = self.crashed = ""
        self.gone = False
        self._beats = 0
        self._tree = Tree()
        self._changed = threading.Condition()
        self._open = contextlib.ExitStack()
        address = f"ws://127.0.0.1:{port}/ws"
        patient = {"open_timeout": PATIENCE, "ping_interval": None}  # it never hangs up on a slow host
        self._socket = self._open.enter_context(connect(address, max_size=None, compression=None, **patient))
        self._send(register(route))
        threading.Thread(target=self._listen, daemon=True).start()

    # what is on the screen

    def find(self, identifier: str) -> Control | None:
        with self._changed:
            return next((one for one in self._walk() if one.get("identifier") == identifier), None)

    def shows(self, prefix: str = "") -> list[str]:
        with self._changed:
            names = [one.get("identifier") for one in self._walk()]
        return [name for name in names if name and name.startswith(prefix)]

    def texts(self, inside: Control | None = None) -> list[str]:
        """Line by line."""
        with self._changed:
            there = self._walk() if inside is None else controls(inside)
            said = [str(one["value"]) for one in there if one["_c"] == "Text" and one.get("value")]
        return [line for text in said for line in text.splitlines()]

    def everything(self) -> list[str]:
        """All that is told on the screen, and the names of its parts."""
        with self._changed:
            return [f"{name} {one[name]}" for one in self._walk() for name in _TELLING if one.get(name)]

    def chosen(self, identifier: str) -> bool:
        """Whether it is marked as chosen."""
        return bool((self.find(identifier) or {}).get("selected"))

    def answered(self) -> None:
        """Until the host has answered a heartbeat: by then it has sent what it had to say before."""
        beats = self._beats
        with contextlib.suppress(ConnectionClosed):
            self._socket.send("?")
        self.until(lambda: self._beats > beats, "a heartbeat")

    def until(self, condition: Callable[[], Any], what: str) -> None:
        """Waits for what is shown; gives up when the host has gone."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert not self.crashed, self.crashed
            if self.gone:
                raise ConnectionError(what)
            assert time.monotonic() < end, f"waited in vain: {what}: {self.shows()} {self.texts()}"
            with self._changed:
                self._changed.wait(0.05)

    def can_act_at(self, version: int) -> None:
        """Until the buttons of this version are there: parts of a screen come one by one."""
        with_key = f"version-{version}"
        self.until(lambda: any(one.get("key") == with_key for one in self._controls_now()), with_key)

    def there(self, identifier: str) -> None:
        """Once it is."""
        self.until(lambda: self.find(identifier), identifier)

    def without(self, identifier: str) -> None:
        """Once it is no longer there."""
        self.until(lambda: not self.find(identifier), f"{identifier} is gone")

    def words(self, identifier: str) -> str:
        """All that stands there, and what a screen reader says of it; nothing if it is not there."""
        part = self.find(identifier)
        with self._changed:
            said = [str(one.get("label") or "") for one in controls(part)]
        return "\n".join([*said, *self.texts(part)]).strip() if part else ""

    def reads(self, identifier: str) -> str:
        self.until(lambda: self.words(identifier), f"{identifier} says something")
        return self.words(identifier)

    def sees(self, identifier: str, words: str) -> None:
        self.until(lambda: words in self.words(identifier), f"{identifier} says {words}")

    # what a person does

    def tap(self, identifier: str) -> None:
        self.there(identifier)
        self.tapped(identifier)

    def tapped(self, identifier: str) -> bool:
        """Taps what is there now; whether it was."""
        target = self.find(identifier)
        target = target and body(target.get("content"))
        if target is None:
            return False
        self._send(event(target["_i"], "click" if target.get("on_click") else "tap"))
        return True

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            self._open.close()

    def __enter__(self) -> RawPhone:
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()

    # the protocol

    def _send(self, frame: bytes) -> None:
        with contextlib.suppress(ConnectionClosed):
            self._socket.send(frame)

    def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            for frame in self._socket:
                if isinstance(frame, bytes):
                    self.frames.append(frame)
                    self._hear(*read(frame))
                else:
                    self._beat()
        with self._changed:
            self.gone = True
            self._changed.notify_all()

    def _hear(self, action: int, body: dict[str, Any]) -> None:
        if action == INVOKE:
            self._send(answer(body, self.stored, self._lang))
            return
        with self._changed:
            self._tree.hear(action, body)
            if action == REGISTER:
                self.session = body["session_id"]
            elif action == CRASHED:
                self.crashed = body["message"]
            self._changed.notify_all()

    def _beat(self) -> None:
        with self._changed:
            self._beats += 1
            self._changed.notify_all()

    def _controls_now(self) -> list[Control]:
        with self._changed:
            return list(self._walk())

    def _walk(self) -> Iterator[Control]:
        return self._tree.walk()
