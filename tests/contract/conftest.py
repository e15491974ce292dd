"""Every listed game, and the toy that shows that being listed is enough."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from model.games import GAMES
from model.kernel.game import Game
from tests.model.table.house import House

Table = tuple[Game[Any], int, str]
"""A game, how many play it, and in which detail."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    one = House(tmp_path / "data")
    yield one
    one.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        tables = [
            pytest.param((game, players, detail), id=f"{name}-{players}-{detail}")
            for name, game in GAMES.items()
            for detail, players in (
                ("full", game.players[0]),
                ("full", game.players[-1]),
                ("light", game.players[0] + 1),
            )
        ]
        metafunc.parametrize("table", tables)
