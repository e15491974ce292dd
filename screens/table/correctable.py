"""What can be set right by hand: a game says which values, the frame shows how."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Field:
    """A value that can be corrected: a number from `least` to `most`, or one of `options` (value, words)."""

    path: str
    words: str
    value: Any
    least: int = 0
    most: int = 99
    options: tuple[tuple[Any, str], ...] = ()


Groups = tuple[tuple[str, tuple[Field, ...]], ...]
"""(whose or what, its values)."""
