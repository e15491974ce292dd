"""Starts and ends the real host, as a person would: a process, its words, Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import Queue
from typing import IO

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"}
_OWNER = re.compile(r"http://[^\s:]+:(\d+)(/o/\S+)")


class Host:
    """`with Host() as host: host.url` – on a free port and with an empty data folder unless others are wished."""

    def __init__(
        self, *, port: int = 0, data: Path | None = None, module: str = "companion.serve", more: Sequence[str] = ()
    ) -> None:
        self._own = None if data else tempfile.TemporaryDirectory(prefix="companion-", ignore_cleanup_errors=True)
        self.data = data or Path(self._own.name if self._own else "")
        options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(self.data), *more]
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *options],
            cwd=ROOT,
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.said, self._complaints = Lines(self.process.stdout), Lines(self.process.stderr)
        found = announced(self.said)
        assert found, f"the host did not start: {self.end()} {self.said.all()} {self.complaints}"
        self.port, self._owner = found
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def owner_url(self) -> str:
        return self.url + self._owner

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

    def kill(self) -> None:
        """`kill -9`, at whatever it is doing."""
        self.process.kill()
        self.process.wait(timeout=20)

    def __enter__(self) -> Host:
        return self

    def __exit__(self, *reason: object) -> None:
        if self.process.returncode is None:
            self.end()
        if self._own:
            self._own.cleanup()


class Lines:
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


def announced(said: Lines) -> tuple[int, str] | None:
    """The port and the owner's link, which is the last address a host says."""
    for line in said.as_they_come():
        if found := _OWNER.search(line):
            return int(found[1]), found[2]
    return None
