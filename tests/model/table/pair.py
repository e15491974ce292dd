"""Two hosts on one database, for whoever asks for `hosts`; and what a host refuses."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from model.kernel.illegal import Illegal
from tests.model.table.house import House

Hosts = tuple[House, House]


@pytest.fixture
def hosts(tmp_path: Path, postgres_url: str) -> Iterator[Hosts]:
    """Two on one PostgreSQL, with the same secret, each of which hears of the other."""
    pair = [House(tmp_path / "data", postgres_url, together=True) for _ in range(2)]
    yield pair[0], pair[1]
    for one in pair:
        one.close()


def refused(attempt: Callable[[], object]) -> Illegal | None:
    """Why, if it is."""
    try:
        attempt()
    except Illegal as error:
        return error
    return None
