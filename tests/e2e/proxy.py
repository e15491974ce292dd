"""A way to the host that can be cut, go dead without closing, or hold things back: what Wi-Fi does to a phone."""

from __future__ import annotations

import contextlib
import select
import socket
import threading
import time
from queue import SimpleQueue

_TEXT, _BYTES = 0x81, 0x82
"""How frames begin: heartbeats are text, a phone's words are bytes."""


class Proxy:
    """Passes bytes on. After `swallow()` the connections of then stay open and silent, new ones work."""

    def __init__(self, port: int) -> None:
        self._target = port
        self.latency = 0.0
        """Seconds that every word of the host takes."""
        self._dead: set[socket.socket] = set()
        self._open: set[socket.socket] = set()
        self._held: dict[socket.socket, int] = {}
        self._up, self._flowing = threading.Event(), threading.Event()
        self._up.set()
        self._flowing.set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def swallow(self) -> None:
        self._dead |= self._open

    def cut(self) -> None:
        """No network: what is open goes silent without a word, nothing new comes through either."""
        self._up.clear()
        self.swallow()

    def mend(self) -> None:
        """Reachable again; what had gone silent stays so."""
        self._up.set()

    def hold(self) -> None:
        """What phones say waits here. Their heartbeats go on: a phone must not take the host for lost."""
        self._held.clear()
        self._flowing.clear()

    def taps(self) -> int:
        """How many phones have said something."""
        return sum(size > 0 for size in tuple(self._held.values()))

    def release(self) -> None:
        """All of it arrives at once."""
        self._flowing.set()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._open.add(near)
                if not self._up.is_set():
                    self._dead.add(near)  # as if it had never arrived
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self._target))
                except ConnectionRefusedError:  # nobody is there
                    near.close()
                    continue
                far.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                near.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self._open.add(far)
                threading.Thread(target=self._pump, args=(near, far, self._flowing), daemon=True).start()
                threading.Thread(target=self._late, args=(far, near), daemon=True).start()

    def _late(self, far: socket.socket, near: socket.socket) -> None:
        """What the host says, each word in its time."""
        words = SimpleQueue[tuple[float, bytes]]()
        threading.Thread(target=self._hear, args=(far, words), daemon=True).start()
        with contextlib.suppress(OSError):
            while True:
                due, data = words.get()
                time.sleep(max(0.0, due - time.monotonic()))
                if far in self._dead:
                    continue
                if not data:
                    near.shutdown(socket.SHUT_WR)
                    return
                near.sendall(data)

    def _hear(self, far: socket.socket, words: SimpleQueue[tuple[float, bytes]]) -> None:
        data = b"."
        while data:
            try:
                data = far.recv(65536)
            except OSError:
                data = b""
            words.put((time.monotonic() + self.latency, data))

    def _pump(self, source: socket.socket, target: socket.socket, flowing: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not flowing.is_set():
                    data = self._hold(source, target, data, flowing)
                if source not in self._dead:
                    target.sendall(data)
        if source not in self._dead:
            with contextlib.suppress(OSError):
                target.shutdown(socket.SHUT_WR)

    def _hold(self, source: socket.socket, target: socket.socket, data: bytes, flowing: threading.Event) -> bytes:
        """The words that have come until things flow again."""
        held = b""
        while not flowing.is_set():
            passed, words = _parted(data)
            if source not in self._dead:
                target.sendall(passed)
            held += words
            self._held[source] = len(held)
            data = source.recv(65536) if select.select([source], [], [], 0.01)[0] else b""
        return held + data

    def __enter__(self) -> Proxy:
        return self

    def __exit__(self, *reason: object) -> None:
        self._flowing.set()
        for one in (self._door, *tuple(self._open)):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


def _parted(data: bytes) -> tuple[bytes, bytes]:
    """Heartbeats and whole requests, and a phone's words; frames come whole over the loopback."""
    passed = words = b""
    while data:
        size = _frame(data) if data[0] in (_BYTES, _TEXT) else len(data)
        passed, words = (passed, words + data[:size]) if data[0] == _BYTES else (passed + data[:size], words)
        data = data[size:]
    return passed, words


def _frame(data: bytes) -> int:
    """Bytes of the first frame, its head and mask among them."""
    size = data[1] & 0x7F
    return 6 + size if size < 126 else 8 + int.from_bytes(data[2:4], "big")
