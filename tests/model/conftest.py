"""A store on SQLite and on a real PostgreSQL; every test has a database of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from model.store import Store
from tests.postgres import SERVED

DATABASES = ["sqlite", pytest.param("postgres", marks=SERVED)]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'test.sqlite'}"


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store.open(url) as opened:
        yield opened
