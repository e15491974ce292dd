"""Starts and ends the real host, as a person would: a process, its words, Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

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
        self.said: list[str] = []
        self.complaints = ""
        self.port = self._port()
        self.url = f"http://127.0.0.1:{self.port}"

    def _port(self) -> int:
        assert self.process.stdout
        for line in self.process.stdout:
            self.said.append(line.rstrip())
            if found := _ADDRESS.search(line):
                return int(found[1])
        raise AssertionError(f"the host did not start: {self.end()} {self.said} {self.complaints}")

    def end(self) -> int:
        """Ctrl-C; the exit status. What it still said is in `said`, what it complained of in `complaints`."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            rest, self.complaints = self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.said += rest.splitlines()
        return self.process.returncode

    def __enter__(self) -> Host:
        return self

    def __exit__(self, *reason: object) -> None:
        if self.process.returncode is None:
            self.end()
