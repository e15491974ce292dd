"""Every listed game, and the toy that shows that being listed is enough."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from model.games import GAMES
from model.games.samples import sample_kit
from model.kernel.game import Game
from model.language import LANGUAGES, texts
from tests import toy
from tests.model.table.house import House
from tests.model.table.pair import hosts
from tests.toy.table import HERE as TOY_BOX
from tests.toy.table import sample_kit as toy_kit

__all__ = ["hosts"]  # a fixture

Table = tuple[Game[Any], int, str]
"""A game, how many play it, and in which detail."""
LISTED = {**GAMES, toy.GAME.id: toy.GAME}


@pytest.fixture(autouse=True, scope="package")
def toy_is_listed() -> Iterator[None]:
    """A fourth game in the list, with its words."""
    GAMES[toy.GAME.id] = toy.GAME
    for lang in LANGUAGES:
        words = (TOY_BOX / "i18n" / lang / "pebbles.ftl").read_text(encoding="utf-8")
        texts(lang)._bundle.add_resource(FluentResource(words))
    yield
    del GAMES[toy.GAME.id]
    texts.cache_clear()


def kit_of(game: Game[Any]) -> Any:
    return toy_kit() if game is toy.GAME else sample_kit(game.id)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    one = House(tmp_path / "data")
    yield one
    one.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        hidden = metafunc.module.__name__.endswith(".test_secrets")  # among many there is more of it: by day too
        few, light = (0, "full", ()), (1, "light", pytest.mark.long)
        many = (-1, "full", pytest.mark.long if hidden else pytest.mark.evening)
        tables = [
            pytest.param((game, game.players[at], detail), id=f"{name}-{game.players[at]}-{detail}", marks=marks)
            for name, game in LISTED.items()
            for at, detail, marks in (few, many, light)
        ]
        metafunc.parametrize("table", tables)
