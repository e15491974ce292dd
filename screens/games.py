"""The games that have screens, found by their folder: `screens/<folder>` with a `SCREENS` of its own."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import flet as ft

from model.games import FOLDERS, GAMES


@dataclass(frozen=True)
class Screens:
    """What a game shows. Every function is a component; see screens/README.md for what it is given."""

    seat: Callable[..., ft.Control]
    table: Callable[..., ft.Control]
    opening: Callable[..., ft.Control]
    host: Callable[..., ft.Control]
    end: Callable[..., ft.Control]
    corrections: Callable[..., Any]
    rules_of: dict[str, str]
    """What can be tapped for help → the rule that explains it."""


def _found() -> dict[str, Screens]:
    found = {}
    for game, folder in zip(GAMES, FOLDERS, strict=True):
        if find_spec(f"screens.{folder}") is not None:
            found[game] = import_module(f"screens.{folder}").SCREENS
    return found


_CACHE: dict[str, Screens] = {}


def screens_of(game: str) -> Screens:
    return all_screens()[game]


def all_screens() -> dict[str, Screens]:
    if not _CACHE:
        _CACHE.update(_found())
    return _CACHE
