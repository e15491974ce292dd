"""Starts and ends the real host, as a person would: a process, its words, Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import IO

_ROOT = Path(__file__).parents[2]
_ADDRESS = re.compile(r"http://[^\s:]+:(\d+)")


class Host:
    """`with Host() as host: host.url` – on a free port of this machine unless one is wished."""

    def __init__(self, *, address: str = "127.0.0.1", port: int = 0, games: str = "lost-temple") -> None:
        options = ["--host", address, "--port", str(port), "--games", games]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "companion.serve", *options],
            cwd=_ROOT,
            env={**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.said, self._complaints = _Lines(self.process.stdout), _Lines(self.process.stderr)
        self.port = self._port()
        self.url = f"http://127.0.0.1:{self.port}"

    def _port(self) -> int:
        for line in self.said.as_they_come():
            if found := _ADDRESS.search(line):
                return int(found[1])
        raise AssertionError(f"the host did not start: {self.end()} {self.said.all()} {self.complaints}")

    @property
    def complaints(self) -> list[str]:
        return self._complaints.all()

    def end(self) -> int:
        """Ctrl-C; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def __enter__(self) -> Host:
        return self

    def __exit__(self, *reason: object) -> None:
        if self.process.returncode is None:
            self.end()


class _Lines:
    """What a process says, read as it comes, so that it never waits for us."""

    def __init__(self, stream: IO[str] | None) -> None:
        assert stream
        self._stream, self._queue, self._read = stream, Queue[str | None](), list[str]()
        self._reader = threading.Thread(target=self._follow, daemon=True)
        self._reader.start()

    def _follow(self) -> None:
        with self._stream:
            for line in self._stream:
                self._read.append(line.rstrip())
                self._queue.put(line)
        self._queue.put(None)

    def as_they_come(self) -> Iterator[str]:
        while (line := self._queue.get(timeout=60)) is not None:
            yield line

    def all(self) -> list[str]:
        """Everything, once the process has ended."""
        self._reader.join(timeout=20)
        return self._read
