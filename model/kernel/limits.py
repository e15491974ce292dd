"""How large what people hand us may be: nobody's game is larger, and whatever is within can be shown."""

import re
from typing import Any

import msgspec

from model.kernel.flaws import Flaw, join, short

LONGEST_TEXT = 500
"""Characters of a text: why something was corrected, a title, an id."""
LONGEST_KEY = 120
"""Characters of a path or the name of a field."""
MOST_DIGITS = 40
DEEPEST = 24
MOST_ENTRIES = 2_000
"""Of a list or an object; a record's moves are counted apart."""
MOST_MOVES = 20_000
LARGEST_RECORD = 16_000_000
"""Bytes."""
_TOO_LARGE = 10**MOST_DIGITS
_LARGE = re.compile(rb"\d(?:\d{30}|[eE])")


def excess(raw: Any, where: str = "") -> Flaw | None:
    """The first thing that is too large; None where everything is within the limits.

    >>> excess({"why": "x" * 501}, "moves[3]")
    Flaw(where='moves[3].why', code='long-text', facts={'most': 500})
    >>> excess([1, {"gems": 2.5}, None])
    """
    return None if _small(raw) or _within(raw, 0) else _found(raw, where, 0)


def _small(raw: Any) -> bool:
    """Nearly all moves are: in a short text there is no long one, and its numbers and levels are counted at once."""
    try:
        text = msgspec.json.encode(raw)
    except (TypeError, ValueError, OverflowError, RecursionError):
        return False
    return len(text) < LONGEST_KEY and text.count(b"[") + text.count(b"{") < DEEPEST and not _LARGE.search(text)


def _within(value: Any, depth: int) -> bool:
    kind = type(value)
    if kind is str:
        return len(value) <= LONGEST_TEXT
    if kind is dict:
        return len(value) <= MOST_ENTRIES and depth < DEEPEST and _all_within(value, depth)
    if kind is list or kind is tuple:
        return len(value) <= MOST_ENTRIES and depth < DEEPEST and all(_within(inner, depth + 1) for inner in value)
    if kind is int or kind is float:
        return bool(-_TOO_LARGE < value < _TOO_LARGE)
    return True


def _all_within(value: dict[Any, Any], depth: int) -> bool:
    return all(len(str(key)) <= LONGEST_KEY and _within(inner, depth + 1) for key, inner in value.items())


def _found(value: Any, where: str, depth: int) -> Flaw | None:
    """The same, more slowly: where it is and which limit."""
    if isinstance(value, str):
        return Flaw(where, "long-text", {"most": LONGEST_TEXT}) if len(value) > LONGEST_TEXT else None
    if isinstance(value, dict | list | tuple):
        if depth >= DEEPEST:
            return Flaw(where, "deep", {"most": DEEPEST})
        if len(value) > MOST_ENTRIES:
            return Flaw(where, "many", {"most": MOST_ENTRIES, "found": len(value)})
        return _inside(value, where, depth)
    return None if _within(value, depth) else Flaw(where, "long-number", {"most": MOST_DIGITS})


def _inside(value: dict[str, Any] | list[Any] | tuple[Any, ...], where: str, depth: int) -> Flaw | None:
    if not isinstance(value, dict):
        parts = [(f"{where}[{index}]", inner) for index, inner in enumerate(value)]
    else:
        for key in value:
            if len(str(key)) > LONGEST_KEY:
                return Flaw(join(where, f".{short(key)}"), "long-text", {"most": LONGEST_KEY})
        parts = [(join(where, f".{short(key)}"), inner) for key, inner in value.items()]
    flaws = (_found(inner, place, depth + 1) for place, inner in parts)
    return next((flaw for flaw in flaws if flaw), None)
