"""The database itself, and processes that work on it; stores come from the conftest above."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from model.store.engine import engine_for, writer_of
from model.store.place import place
from tests.companion.warm import Born
from tests.model.store import worker


@pytest.fixture
def raw(url: str) -> Iterator[Engine]:
    """The database itself, with nothing of ours unless a store has been there."""
    engine = engine_for(place(url, None))
    yield writer_of(engine)
    engine.dispose()


class Worker(Born):
    """A process that gets ready by itself and begins when it is told to."""

    def ready(self) -> None:
        assert self.stdout.readline() == "ready\n"

    def go(self) -> None:
        self.stdin.write("go\n")
        self.stdin.flush()


@pytest.fixture
def start() -> Iterator[Callable[..., Worker]]:
    started: list[Worker] = []

    def start(*args: object) -> Worker:
        started.append(Worker(worker.main, [*map(str, args)], Path.cwd(), os.environ))
        return started[-1]

    yield start
    for one in started:
        one.kill()
        one.wait()
