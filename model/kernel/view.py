"""What a seat may know of a table, as a struct of its game's own."""

from typing import Any

import msgspec
from msgspec import Struct


class View(Struct, frozen=True, kw_only=True):
    """Each game's view is a subclass with typed seats. What the viewer may not know is `UNSET`: written as JSON it is
    not there at all."""

    @property
    def round(self) -> int:
        """Which round it is, as the game counts them: a field of every game's view."""
        raise NotImplementedError


def written(view: Struct) -> dict[str, Any]:
    """As a record shows it: names, numbers, lists and tables of them."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return plain
