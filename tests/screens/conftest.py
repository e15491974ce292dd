"""For all screens' tests: whatever the app complains about in its log makes the test fail."""

import logging
from collections.abc import Iterator

import pytest


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
