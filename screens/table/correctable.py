"""What can be set right by hand: a game says which values, the frame shows how."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft


@dataclass(frozen=True)
class Field:
    """A value that can be corrected: a number from `least` to `most`, or one of `options` (value, words)."""

    path: str
    words: str
    value: Any
    least: int = 0
    most: int = 99
    options: tuple[tuple[Any, str], ...] = ()
    leap: int = 0
    """Numbers that may be far off go by so many at a tap too."""
    face: Callable[[Any], ft.Control] | None = None
    """The picture of an option, where words alone would not do."""


Groups = tuple[tuple[str, tuple[Field, ...]], ...]
"""(whose or what, its values)."""
