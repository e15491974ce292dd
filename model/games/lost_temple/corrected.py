"""What corrections speak of, in people's words."""

from typing import Any

from model.games.lost_temple.kit import Kit
from model.kernel.tale import say, seat

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


def value_words(kit: Kit, path: str, value: Any) -> Any:
    first = path.partition(".")[0]
    if first in ("idol", "drew"):
        return seat(value)
    return say(f"token-{value}") if first == "tokens" and isinstance(value, str) else value
