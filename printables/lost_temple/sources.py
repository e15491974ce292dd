"""What the report calls that which moved a meeple: the characters, the start card, the chance tokens."""

from typing import Any

from model.games.lost_temple.parts import CHARACTERS

WORDS = {
    "LT1.4": "source-start",
    **{f"LT5.{number}": f"word-{character}" for number, character in enumerate(CHARACTERS, start=1)},
    "LT7.2": "report-source-tokens",
}


def words(options: Any) -> dict[str, str]:
    return WORDS
