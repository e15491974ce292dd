"""The kit that ships with each game, complete and playable."""

from functools import cache
from typing import Any

from model.kernel.flaws import decoded
from model.locator import assets


@cache
def sample_kit(game: str) -> Any:
    return decoded((assets() / "kits" / f"{game}.json").read_bytes())
