"""A house on a SQLite file; `any_house` also on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.model.table.house import House


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


@pytest.fixture
def hosts(tmp_path: Path, postgres_url: str) -> Iterator[tuple[House, House]]:
    """Two on one PostgreSQL, with the same secret, each of which hears of the other."""
    pair = [House(tmp_path / "data", postgres_url, together=True) for _ in range(2)]
    yield pair[0], pair[1]
    for one in pair:
        one.close()
