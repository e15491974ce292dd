"""A way to the host that can go dead without closing: what a phone sees after a long sleep."""

from __future__ import annotations

import contextlib
import socket
import threading


class Proxy:
    """Passes bytes on; after `swallow()` the connections of then stay open and silent, new ones work."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._dead: set[socket.socket] = set()
        self._open: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def swallow(self) -> None:
        self._dead |= self._open

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection(("127.0.0.1", self._target))
                self._open |= {near, far}
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if source not in self._dead:
                    target.sendall(data)
        if source not in self._dead:
            with contextlib.suppress(OSError):
                target.shutdown(socket.SHUT_WR)

    def __enter__(self) -> Proxy:
        return self

    def __exit__(self, *reason: object) -> None:
        for one in (self._door, *self._open):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
