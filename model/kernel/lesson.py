"""What can be learned of a copy, and what it looks like."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct


def _any(told: Any) -> bool:
    return True


class Lesson(Struct, frozen=True):
    """A part of a kit that can be told while people play."""

    form: Any
    """The kind of value."""
    fits: Callable[[Any], bool] = _any
    """Whether a value of this kind can be printed there at all."""
