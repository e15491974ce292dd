"""The command or the host in a process of its own, born of one that has loaded everything: that takes a second.

Only what was loaded is shared. Words, environment, folder and streams are the new process's own.
"""

import faulthandler
import io
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.patience import PATIENCE

STREAMS = ("in", "out", "err")
_births = multiprocessing.get_context("forkserver")
_births.set_forkserver_preload(["tests.companion.loaded", __name__])
Run = Callable[[list[str]], object]
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


class Born:
    """One that goes on meanwhile: `run(words)` is a function of a module. It is asked and told as a `Popen` is."""

    def __init__(self, run: Run, words: Sequence[str], cwd: Path, env: Mapping[str, str]) -> None:
        (hears, tells), (out, says), (err, complains) = (_births.Pipe(duplex=False) for _ in STREAMS)
        streams = (hears, says, complains)
        self._process = _births.Process(target=_runs, args=(run, list(words), streams, str(cwd), dict(env)))
        self._process.start()
        for stream in streams:
            stream.close()
        self.stdin, self.stdout, self.stderr = (
            os.fdopen(os.dup(end.fileno()), how, encoding="utf-8", errors="replace")
            for end, how in ((tells, "w"), (out, "r"), (err, "r"))
        )
        self.pid = self._process.pid or 0

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self._process.kill()

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return self.returncode


def host(words: list[str]) -> None:
    from companion.serve import main

    main(words)


def hurried(words: list[str]) -> None:
    """The host with a patience of a few seconds, so that nobody waits long until it ends."""
    from companion import serve
    from companion.host import patience

    serve.PING, serve.PONG, patience.WHOLE = 1.0, 4.0, 2.0
    serve.main(words)


def command(words: list[str]) -> None:
    sys.argv = ["companion", *words]
    from companion.cli import run

    run()


def _command(words: list[str], streams: list[str], cwd: str, env: dict[str, str]) -> None:
    flags = (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY)
    _begin(cwd, env, [os.open(name, how) for name, how in zip(streams, flags, strict=True)])
    command(words)


def _runs(run: Run, words: list[str], streams: Sequence[Connection], cwd: str, env: dict[str, str]) -> None:
    _begin(cwd, env, [stream.fileno() for stream in streams])
    for stream in streams:
        stream.close()
    try:
        run(words)
    finally:
        threading._shutdown()  # type: ignore[attr-defined]  # first, as where an interpreter ends: pools let go of theirs


def _begin(cwd: str, env: dict[str, str], streams: Sequence[int]) -> None:
    threading.Thread(target=_ends_with_the_test, daemon=True).start()
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    sys.stdin = io.TextIOWrapper(io.BufferedReader(io.FileIO(0, closefd=False)), encoding="utf-8")
    sys.stdout, sys.stderr = (
        io.TextIOWrapper(
            io.BufferedWriter(io.FileIO(number, "w", closefd=False)), encoding="utf-8", line_buffering=True
        )
        for number in (1, 2)
    )
    faulthandler.register(signal.SIGUSR1, file=2)  # one that is stuck tells where


def _ends_with_the_test() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGKILL)
