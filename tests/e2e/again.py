"""The browser tests again and again: `python -m tests.e2e.again 10 --busy 3`.

Ten runs, in three of them every core is kept busy by something else; a line for each: whether it passed, how long it
took, and whether anything that it had started is still running. Fails if any run does. Needs /proc.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from tests.e2e.hosting import ROOT

MARK = "COMPANION_TESTS_RUN"
"""In the environment of all that a run starts, and of what that starts."""
LEAVING = 15.0
"""Seconds in which the last browser may put its things away."""
_SPIN = "from tests.leash import hold; hold()\nwhile True: pass"


def main() -> int:
    asked = argparse.ArgumentParser(description="The browser tests again and again.")
    asked.add_argument("times", type=int, nargs="?", default=10)
    asked.add_argument("--busy", type=int, default=0, help="in how many of the runs all cores are kept busy")
    asked.add_argument("tests", nargs="*", default=["tests/e2e"])
    given = asked.parse_args()
    failed = 0
    for number in range(1, given.times + 1):
        busy = number > given.times - given.busy
        failed += not _run(f"run {number}{' busy' if busy else ''}", given.tests, busy)
    print(f"{given.times - failed} of {given.times} passed", flush=True)
    return bool(failed)


def _run(name: str, tests: list[str], busy: bool) -> bool:
    mark, since = uuid4().hex, time.monotonic()
    command = [sys.executable, "-m", "pytest", "-n", "2", "-q", "-m", "not evening", *tests]  # two browsers
    with _spinning(os.cpu_count() or 1 if busy else 0):
        ran = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, MARK: mark},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    took, left = time.monotonic() - since, _left(mark)
    passed = ran.returncode == 0
    words = f"left running: {left}" if left else "nothing left running"
    print(f"{name}: {'passed' if passed else 'FAILED'}, {took:.0f} s, {words}", flush=True)
    if not passed:
        print(ran.stdout, flush=True)
    return passed and not left


@contextmanager
def _spinning(cores: int) -> Iterator[None]:
    spinners = [subprocess.Popen([sys.executable, "-c", _SPIN], cwd=ROOT, stdin=subprocess.PIPE) for _ in range(cores)]
    try:
        yield
    finally:
        for one in spinners:
            one.kill()
            one.wait()


def _left(mark: str) -> list[str]:
    """What a run has started and has not ended."""
    end = time.monotonic() + LEAVING
    while (found := _marked(f"{MARK}={mark}".encode())) and time.monotonic() < end:
        time.sleep(0.5)
    return found


def _marked(mark: bytes) -> list[str]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (process / "environ").read_bytes().split(b"\0"):
                words = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                found.append(f"{process.name} {words[:80]}")
        except OSError:  # it has just ended, or belongs to somebody else
            continue
    return found


if __name__ == "__main__":
    sys.exit(main())
