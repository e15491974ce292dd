"""The command in a process of its own, born of one that has loaded everything: to load it anew takes a second.

Only what was loaded is shared. Words, environment, folder and streams are the new process's own.
"""

import io
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.patience import PATIENCE

STREAMS = ("in", "out", "err")
_births = multiprocessing.get_context("forkserver")
_births.set_forkserver_preload(["tests.companion.loaded", __name__])
Ran = subprocess.CompletedProcess[bytes]


class Command:
    """`companion` with these words, begun; `end()` gives what came of it."""

    def __init__(self, words: Sequence[str], stdin: bytes, cwd: Path | None, env: Mapping[str, str]) -> None:
        self._words = words
        self._folder = TemporaryDirectory(prefix="companion-streams-")
        self._streams = [Path(self._folder.name) / name for name in STREAMS]
        for stream in self._streams:
            stream.write_bytes(stdin if stream.name == "in" else b"")
        told = (list(words), [str(stream) for stream in self._streams], str(cwd or Path.cwd()), dict(env))
        self._process = _births.Process(target=_command, args=told)
        self._process.start()

    def end(self) -> Ran:
        with self._folder:
            try:
                self._process.join(PATIENCE)
                code = self._process.exitcode
                assert code is not None, f"it does not end: {self._words}"
            finally:
                self._process.kill()
            _, out, err = (stream.read_bytes() for stream in self._streams)
            return subprocess.CompletedProcess(list(self._words), code, out, err)


def _command(words: list[str], streams: list[str], cwd: str, env: dict[str, str]) -> None:
    threading.Thread(target=_ends_with_the_test, daemon=True).start()
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    for number, (name, flags) in enumerate(zip(streams, (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY), strict=True)):
        os.dup2(os.open(name, flags), number)
    sys.stdin = io.TextIOWrapper(io.BufferedReader(io.FileIO(0, closefd=False)), encoding="utf-8")
    sys.stdout, sys.stderr = (
        io.TextIOWrapper(io.BufferedWriter(io.FileIO(number, "w", closefd=False)), encoding="utf-8")
        for number in (1, 2)
    )
    sys.argv = ["companion", *words]
    from companion.cli import run

    run()


def _ends_with_the_test() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGKILL)
