"""Setting up a game, step by step: which steps, with which numbers. The words are a message of the game's own."""

from typing import Any

from msgspec import Struct


class Step(Struct, frozen=True):
    """One thing to do before the first move; said by `<game>-setup-<id>` with its facts."""

    id: str
    facts: dict[str, Any] = {}
