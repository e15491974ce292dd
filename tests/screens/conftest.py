"""For all screens' tests: whatever the app complains about in its log makes the test fail, and time passes when a test
says so."""

import asyncio
import logging
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from screens.table import cover, steps
from tests.companion.lightened import lightened


@pytest.fixture(scope="package", autouse=True)
def as_in_a_running_host() -> Iterator[None]:
    with lightened():
        yield


class _Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def complaints() -> Iterator[list[logging.LogRecord]]:
    """What went wrong behind the screens. A test that expects something clears it."""
    kept = _Complaints()
    logging.getLogger().addHandler(kept)
    yield kept.records
    logging.getLogger().removeHandler(kept)
    assert not kept.records, kept.format(kept.records[0])


class Hourglass:
    """How long a cover stays open, or a step of a scoring is shown: `asked` for in seconds, over when the test turns
    it; whoever asks after that waits for the next turn."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        await self._over.wait()

    def turn(self) -> None:
        self._over.set()
        self._over = asyncio.Event()


@pytest.fixture
def hourglass(monkeypatch: pytest.MonkeyPatch) -> Hourglass:
    glass = Hourglass()
    for waiting in (cover, steps):
        monkeypatch.setattr(waiting, "asyncio", SimpleNamespace(sleep=glass.sleep))
    return glass
