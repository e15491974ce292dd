"""The host, born again and again: a parent has loaded everything and is never killed, so that a birth takes no time.

Run as a program it reads the arguments of `companion.serve` from a line of its standard input, forks a host, and says
`gone` when that one has died. Parent and children end when the test's process does.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests import leash
from tests.e2e.hosting import ENVIRONMENT, ROOT, Lines, announced
from tests.patience import PATIENCE


class Nursery:
    """`bear()` gives the port of a new host, `kill()` ends it without a warning."""

    def __init__(self, data: Path) -> None:
        self._data, self._alive = data, 0
        self._parent = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.nursery"],
            cwd=ROOT,
            env=ENVIRONMENT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._said = Lines(self._parent.stdout)

    def bear(self, port: int) -> int:
        assert self._parent.stdin
        arguments = ["--host", "127.0.0.1", "--port", str(port), "--data", str(self._data)]
        print(json.dumps(arguments), file=self._parent.stdin, flush=True)
        self._alive = int(next(self._said.as_they_come()))
        return announced(self._said)[0]

    def kill(self) -> None:
        os.kill(self._alive, signal.SIGKILL)
        self._alive = 0
        while next(self._said.as_they_come()).strip() != "gone":
            pass

    def __enter__(self) -> Nursery:
        return self

    def __exit__(self, *reason: object) -> None:
        if self._alive:
            os.kill(self._alive, signal.SIGKILL)
        assert self._parent.stdin
        self._parent.stdin.close()  # lets go of the leash
        self._parent.wait(timeout=PATIENCE)


def main() -> None:
    import companion.serve

    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            leash.hold()
            print(os.getpid(), flush=True)
            companion.serve.main(json.loads(line))
            return
        os.waitpid(child, 0)
        print("\ngone", flush=True)  # it may have died in the middle of a line


if __name__ == "__main__":
    main()
