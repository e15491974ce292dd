"""The games, listed in one line: a new one is a folder here and its name there."""

from importlib import import_module
from typing import Any

from model.kernel.game import Game

FOLDERS = ("tikal", "tikal2", "lost_temple")

GAMES: dict[str, Game[Any]] = {
    game.id: game for folder in FOLDERS for game in [import_module(f"model.games.{folder}").GAME]
}


def folder_of(game: str) -> str:
    """The folder of a game, which has the same name in every room.

    >>> folder_of("lost-temple")
    'lost_temple'
    """
    return type(GAMES[game]).__module__.split(".")[-2]
