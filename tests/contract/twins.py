"""Where a game's twins are found: beside its tests, as `twin.py`, without anybody listing them."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from model.kernel.game import Game
from model.kernel.play import Play

Moves = list[dict[str, Any]]
TwinOf = Callable[[Play[Any], int | None, Random], Moves | None]


def twin_of(game: Game[Any]) -> TwinOf | None:
    """`twin_of(play, seat, rng)`: the moves of a game that the seat cannot tell from this one."""
    home = type(game).__module__.rpartition(".")[0]
    name = f"tests.{home}.twin" if home.startswith("model.") else f"{home}.twin"
    if find_spec(name) is None:
        return None
    found: TwinOf = import_module(name).twin_of
    return found
