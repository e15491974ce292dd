"""A house on a SQLite file; `any_house` also on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.model.table.house import House
from tests.model.table.pair import hosts

__all__ = ["hosts"]  # a fixture


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    one = House(tmp_path / "data")
    yield one
    one.close()


@pytest.fixture
def any_house(tmp_path: Path, url: str) -> Iterator[House]:
    one = House(tmp_path / "data", url)
    yield one
    one.close()
