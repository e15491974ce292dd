"""Every scenario in both engines, on phones that are taken up again: a start takes longer than most scenarios."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.browsers.engines import ENGINES, display, phone
from tests.browsers.phone import Phone
from tests.e2e.hosting import Host

Pick = Callable[[], Phone]


@pytest.fixture(scope="package")
def host() -> Iterator[Host]:
    with Host() as running:
        yield running


@pytest.fixture(scope="package")
def screen() -> Iterator[str]:
    with display() as shown:
        yield shown


@pytest.fixture(scope="package", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="package")
def drawer(engine: str) -> Iterator[list[Phone]]:
    """Phones of one engine that lie ready."""
    phones: list[Phone] = []
    yield phones
    for one in phones:
        one.driver.quit()


@pytest.fixture
def pick(engine: str, drawer: list[Phone], screen: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pick]:
    """`pick()` takes up a phone that knows nothing; one that is not there yet is started."""
    with ExitStack() as used:

        def one() -> Phone:
            mine = drawer.pop() if drawer else phone(engine, tmp_path_factory.mktemp(engine) / "home", screen)
            used.callback(drawer.append, mine)
            used.callback(mine.forget)
            return mine

        yield one
