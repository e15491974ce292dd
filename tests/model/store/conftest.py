"""The database itself, and processes that work on it; stores come from the conftest above."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from model.store.engine import engine_for, writer_of
from model.store.place import place

WORKER = Path(__file__).with_name("worker.py")


@pytest.fixture
def raw(url: str) -> Iterator[Engine]:
    """The database itself, with nothing of ours unless a store has been there."""
    engine = engine_for(place(url, None))
    yield writer_of(engine)
    engine.dispose()


class Worker(subprocess.Popen[str]):
    """A process that gets ready by itself and begins when it is told to."""

    def ready(self) -> None:
        assert self.stdout
        assert self.stdout.readline() == "ready\n"

    def go(self) -> None:
        assert self.stdin
        self.stdin.write("go\n")
        self.stdin.flush()


@pytest.fixture
def start() -> Iterator[Callable[..., Worker]]:
    started: list[Worker] = []

    def start(*args: object) -> Worker:
        command = [sys.executable, str(WORKER), *map(str, args)]
        started.append(Worker(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for worker in started:
        worker.kill()
        worker.communicate()
