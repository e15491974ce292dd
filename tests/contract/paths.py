"""What of any game's truth can be corrected, found by looking: paths to plain values."""

from collections.abc import Iterator
from typing import Any

import msgspec

from model.kernel.game import Game


def leaves(game: Game[Any], state: Any) -> list[tuple[str, Any]]:
    """Every path that leads to a number, a name or a yes or no, with what stands there."""
    truth = msgspec.to_builtins(game.correctable(state), str_keys=True)
    return list(_leaves("", truth))


def _leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if inside is None:
        yield path, value
        return
    for name, each in inside:
        yield from _leaves(f"{path}.{name}" if path else str(name), each)
