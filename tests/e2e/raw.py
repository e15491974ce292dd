"""A phone without a browser: it speaks Flet's protocol on a real websocket, keeps what it is shown and all it was sent.

Cheap enough to tap as fast as the host can answer, and exact: every byte that reaches the device is here.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.phones.protocol import CRASHED, INVOKE, PATCH, REGISTER, answer, event, read, register

Control = dict[str, Any]


class RawPhone:
    """`stored` is what the device remembers; hand it on to the next one, as a browser does over a reload."""

    def __init__(self, port: int, route: str, stored: dict[str, Any] | None = None) -> None:
        self.stored: dict[str, Any] = {} if stored is None else stored
        self.frames: list[bytes] = []
        self.session = self.crashed = ""
        self.gone = False
        self._controls: dict[int, Control] = {}
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
            there = self._walk() if inside is None else _controls(inside)
            said = [str(one["value"]) for one in there if one["_c"] == "Text" and one.get("value")]
        return [line for text in said for line in text.splitlines()]

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

    def sees(self, identifier: str) -> None:
        self.until(lambda: self.find(identifier), identifier)

    # what a person does

    def tap(self, identifier: str) -> None:
        self.sees(identifier)
        self.tapped(identifier)

    def tapped(self, identifier: str) -> bool:
        """Taps what is there now; whether it was."""
        target = self.find(identifier)
        target = target and _body(target.get("content"))
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
        with self._changed:
            self.gone = True
            self._changed.notify_all()

    def _hear(self, action: int, body: dict[str, Any]) -> None:
        if action == INVOKE:
            self._send(answer(body, self.stored))
            return
        with self._changed:
            if action == REGISTER:
                self.session = body["session_id"]
                self._merge(self._controls.setdefault(1, {"_i": 1, "_c": "Page"}), body["page_patch"])
            elif action == PATCH and body["id"] in self._controls:
                self._patch(self._controls[body["id"]], body["patch"])
            elif action == CRASHED:
                self.crashed = body["message"]
            self._changed.notify_all()

    def _merge(self, into: Control, props: Control) -> None:
        for key, value in props.items():
            into[key] = value
            self._learn(value)

    def _patch(self, root: Control, patch: list[Any]) -> None:
        paths: dict[int, list[Any]] = {}
        _paths(patch[0], [], paths)
        for op, *rest in patch[1:]:
            at = _at(root, paths[rest[0]])
            if op == 0:
                at[rest[1]] = rest[2]
                self._learn(rest[2])
            elif op == 1:
                at.insert(rest[1], rest[2]) if isinstance(at, list) else at.update({rest[1]: rest[2]})
                self._learn(rest[2])
            elif op == 2:
                at.pop(rest[1])
            else:
                moved = at.pop(rest[1])
                to = _at(root, paths[rest[2]])
                to.insert(rest[3], moved) if isinstance(to, list) else to.update({rest[3]: moved})

    def _learn(self, value: Any) -> None:
        """New controls can be patched by their number."""
        for one in _controls(value):
            self._controls[one["_i"]] = one

    def _controls_now(self) -> list[Control]:
        with self._changed:
            return list(self._walk())

    def _walk(self) -> Iterator[Control]:
        return _controls(self._controls.get(1, {}))


def _controls(value: Any) -> Iterator[Control]:
    if isinstance(value, dict):
        if "_c" in value:
            yield value
        for inner in value.values():
            yield from _controls(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _controls(inner)


def _paths(node: list[Any], path: list[Any], found: dict[int, list[Any]]) -> None:
    found[node[0]] = path
    for key, inner in (node[1] if len(node) > 1 else {}).items():
        _paths(inner, [*path, key], found)


def _at(root: Any, path: list[Any]) -> Any:
    for key in path:
        root = root[key]
    return root


def _body(control: Any) -> Control | None:
    """What a component has drawn."""
    while isinstance(control, dict) and control["_c"] == "C":
        control = control.get("_b")
    return control if isinstance(control, dict) else None
