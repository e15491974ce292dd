"""What can be tapped for help, the rules that explain it, and what there is to ask at each moment."""

from collections.abc import Callable, Collection
from typing import Any

from screens.lost_temple.seen import seen_by_all
from screens.table.sitting import Sitting

CHARACTERS = ("shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child")
TOKENS = ("idol", "gems", "back", "pay", "machete", "forward", "lose-machete")

RULES_OF = {
    **{name: f"LT5.{number}" for number, name in enumerate(CHARACTERS, 1)},
    **{f"token-{name}": "LT7.2" for name in TOKENS},
    "token-idol": "LT2.1 LT2.5",
    "token-back": "LT6.5 LT6.6 LT7.3",
    "token-forward": "LT6.1 LT7.3",
    "jungle": "LT6.1 LT6.2 LT6.3 LT6.4",
    "village": "LT5.5",
    "temple": "LT5.4 LT6.9",
    "finish": "LT1.1 LT6.8",
    "plain": "LT6.7",
    "chance": "LT7.1 LT7.2 LT7.3 LT7.4",
    "idol": "LT2.1 LT2.2 LT2.3 LT2.4",
    "gem": "LT4.3 LT7.6",
    "machete": "LT6.1 LT7.6",
    "draft": "LT3.1 LT3.4",
    "calling": "LT4.1 LT4.2 LT4.3",
}
HELP_LISTS = {"chance": tuple(f"token-{name}" for name in TOKENS)}
_MOMENTS = {"draft": "draft", "call": "calling", "reveal": "chance", "idol": "idol"}


def asked_now(sitting: Sitting) -> str:
    """What a newcomer would ask at this moment: about the character that plays, or about what is going on."""
    return _MOMENTS.get(sitting.snapshot.phase) or seen_by_all(sitting).called or "calling"


def put_away(ask: Callable[[Any], Any], hidden: Collection[str]) -> None:
    """What explains something behind a cover goes with it; anything else is read on."""
    ask(lambda asked: "" if asked in hidden else asked)
