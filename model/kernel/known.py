"""What the rulebook or the publisher's parts say of every copy of a game."""

from functools import cache
from typing import Any

from model.kernel.flaws import decoded
from model.locator import assets


@cache
def known_kit(game: str) -> Any:
    """As a kit is written; what nobody knows of a copy before its owner has told it is null. Nobody changes it: whoever
    enters a copy starts from one of his own."""
    return decoded((assets() / "known" / f"{game}.json").read_bytes())
