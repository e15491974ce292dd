"""A space that looks otherwise on people's own board, or a card that says otherwise: what is to be learned of it."""

from typing import Any

import msgspec

from model.games.lost_temple.entering import LISTS, Key, carded, double, kind, typed
from model.games.lost_temple.kit import Kit


def space_as(kit: Kit, space: int, key: Key, twice: bool = False) -> dict[str, Any]:
    """The lists that change when this space is of this kind; `twice`: with a double circle."""
    before = _raw(kit)
    after = typed(before, key, space, twice=twice)
    return {name: after[name] for name in LISTS.values() if after[name] != sorted(before[name])}


def is_as(kit: Kit, space: int, key: Key, twice: bool = False) -> bool:
    """Whether that is what is known of it."""
    raw = _raw(kit)
    return (kind(raw, space), double(raw, space)) == (key, twice)


def card_as(kit: Kit, character: str, space: int, gems: int) -> dict[str, Any]:
    """What the corner of a character card says (LT1.4)."""
    after = carded(_raw(kit), character, space=space, gems=gems)
    return {f"start.{character}": after["start"][character]}


def _raw(kit: Kit) -> dict[str, Any]:
    """The kit as it is written."""
    raw: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(kit))
    return raw
