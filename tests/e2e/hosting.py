"""Starts and ends the real host: a process, its words, Ctrl-C. It never outlives the test."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import IO

from tests.companion import warm
from tests.companion.warm import Born
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"}
MODULE = "companion.serve"
_OWNER = re.compile(r"http://[^\s:]+:(\d+)(/o/\S+)")


class Host:
    """`with Host() as host: host.url` – on a free port and with an empty data folder unless others are wished.

    It is born of a process that has loaded everything, or `cold`, by an interpreter of its own, as for a person who
    starts it. So is another `module`, and the program that lies at another `root`, with its assets beside it. One that
    is `hurried` is as it is, but its patience with who is silent ends after a few seconds.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        data: Path | None = None,
        module: str = MODULE,
        more: Sequence[str] = (),
        root: Path = ROOT,
        cold: bool = False,
        hurried: bool = False,
    ) -> None:
        self._own = None if data else tempfile.TemporaryDirectory(prefix="companion-", ignore_cleanup_errors=True)
        self.data = data or Path(self._own.name if self._own else "")
        options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(self.data), *more]
        self.process: subprocess.Popen[str] | Born
        if cold or module != MODULE or root != ROOT:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.leash", module, *options],
                cwd=root,
                env=ENVIRONMENT if root == ROOT else {**ENVIRONMENT, "PYTHONPATH": str(root)},
                stdin=subprocess.PIPE,  # the leash
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        else:
            self.process = Born(warm.hurried if hurried else warm.host, options, ROOT, ENVIRONMENT)
        self.said, self._complaints = Lines(self.process.stdout), Lines(self.process.stderr)
        try:
            self.port, self._owner = announced(self.said)
        except BaseException as error:
            self._put_away()
            told = "\n".join([*self.said.all(), *self.complaints])
            raise AssertionError(f"the host did not start: {self.process.returncode}\n{told}") from error
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
        return self.process.wait(timeout=PATIENCE)

    def stuck(self) -> str:
        """What it is doing where nothing comes of it, and what it has said; ends it."""
        self.process.send_signal(signal.SIGUSR1)
        self.process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=PATIENCE / 10)
        self.kill()
        return "\n".join([*self.said.all(), *self.complaints])

    def kill(self) -> None:
        """`kill -9`, at whatever it is doing."""
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> Host:
        return self

    def __exit__(self, *reason: object) -> None:
        self._put_away()

    def _put_away(self) -> None:
        """Whatever has happened: when the test is over the process is."""
        try:
            if self.process.poll() is None:
                self.process.send_signal(signal.SIGCONT)  # a test may have stopped it
            self.end()
        finally:
            self.kill()
            if self._own:
                self._own.cleanup()


@contextmanager
def crawling(host: Host, runs: float = 0.1, rests: float = 0.3) -> Iterator[None]:
    """As on a machine that has something better to do: it runs a moment, in seconds, then rests for longer."""
    over = threading.Event()

    def crawl() -> None:
        while not over.wait(runs):
            host.process.send_signal(signal.SIGSTOP)
            over.wait(rests)
            host.process.send_signal(signal.SIGCONT)

    thread = threading.Thread(target=crawl, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


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
        """For as long as the process lives; one that says nothing for too long is stuck."""
        while (line := self._next()) is not None:
            yield line

    def _next(self) -> str | None:
        try:
            return self._queue.get(timeout=PATIENCE)
        except Empty:
            raise AssertionError(f"not a word for {PATIENCE} s after {self._read}") from None

    def all(self) -> list[str]:
        """Everything, once the process has ended."""
        self._reader.join(timeout=PATIENCE)
        return self._read


def announced(said: Lines) -> tuple[int, str]:
    """The port and the owner's link, which is the last address a host says."""
    for line in said.as_they_come():
        if found := _OWNER.search(line):
            return int(found[1]), found[2]
    raise AssertionError("it ended before it listened")
