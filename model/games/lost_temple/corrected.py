"""What corrections speak of, in people's words."""

from typing import Any

from model.games.lost_temple.kit import GAME, Kit
from model.kernel.paths import matched
from model.kernel.tale import Say, say, seat

PATHS = {
    "round": "round",
    "idol": "idol",
    "drew": "drew",
    "bank": "bank",
    "machetes": "supply",
    "cursed": "cursed",
    "robbed": "robbed",
    "hand": "hand",
    "up": "up",
    "down": "down",
    "tokens.{space}": "token",
    "tokens": "tokens",
    "seats.{seat}.space": "space",
    "seats.{seat}.gems": "gems",
    "seats.{seat}.machetes": "machetes",
    "seats.{seat}.characters": "characters",
}


def path_words(kit: Kit, path: str) -> Say | None:
    found = matched(PATHS, path)
    if found is None:
        return None
    name, facts = found
    return say(f"{GAME}-corrected-{name}", **{key: int(value) for key, value in facts.items()})


def value_words(kit: Kit, path: str, value: Any) -> Any:
    first = path.partition(".")[0]
    if first in ("idol", "drew"):
        return seat(value)
    return say(f"token-{value}") if first == "tokens" and isinstance(value, str) else value
