"""A copy of Tikal told tap by tap: the four printed hexes and the treasures; everything else is known.

A raw kit in, a raw kit out. What we think is printed there is proposed, and counts once somebody has looked.
"""

from typing import Any

from model.games.tikal.kit import GAME, MOST_STONES
from model.games.tikal.parts import Hex
from model.kernel.hexes import SIDES
from model.kernel.known import known_kit
from model.kernel.paths import put

Raw = dict[str, Any]
Told = tuple[int, int]
"""So much of so much."""

TOLD = "told"
LIKELY = ("at", "stones", "value")
"""What of a printed hex only its owner can see; its kind is in the rulebook."""
MOTIFS = ("sun", "snake", "bowl", "ring", "knife", "feather", "bell", "turtle")
"""Our drawings of the eight kinds of treasure, which have no names in the rulebook."""


def filled(raw: Raw) -> Raw:
    """With what every copy has where a whole part is missing: a kit may come from anywhere."""
    return {**known_kit(GAME), **{name: part for name, part in raw.items() if part is not None}}


def spots(raw: Raw) -> dict[Hex, int]:
    """Where the printed hexes lie, by their number."""
    return {(one["at"][0], one["at"][1]): index for index, one in enumerate(raw["printed"])}


def looked_at(raw: Raw) -> Raw:
    """All four are as they stand there."""
    return {**raw, "printed": [_seen(one) for one in raw["printed"]]}


def stones_of(one: Raw) -> list[int]:
    """Clockwise from above."""
    return [*(one["stones"] or [0] * SIDES)]


def stones_tapped(raw: Raw, index: int, side: int) -> Raw:
    """One stone more on this side; after three, none."""
    stones = stones_of(raw["printed"][index])
    stones[side] = (stones[side] + 1) % (MOST_STONES + 1)
    return _changed(raw, index, stones=stones)


def valued(raw: Raw, index: int, value: int) -> Raw:
    return _changed(raw, index, value=value)


def laid_at(raw: Raw, index: int, hex_: Hex) -> Raw:
    """It lies here; what lay here changes places with it."""
    other = spots(raw).get(hex_)
    if other is not None:
        raw = _changed(raw, other, at=raw["printed"][index]["at"])
    return _changed(raw, index, at=list(hex_))


def _changed(raw: Raw, index: int, **what: Any) -> Raw:
    new: Raw = put(raw, f"printed.{index}", _seen({**raw["printed"][index], **what}))
    return new


def _seen(one: Raw) -> Raw:
    told = {part: TOLD for part in LIKELY if part in one}
    return {**one, "known": {**one.get("known", {}), **told}}


def is_seen(one: Raw) -> bool:
    """Also where nobody says how it is known: then its owner wrote it."""
    return one["stones"] is not None and bool(one.get("known", {}).get("stones", TOLD) == TOLD)


def printed_told(raw: Raw) -> Told:
    return sum(is_seen(one) for one in raw["printed"]), len(raw["printed"])


def names(raw: Raw) -> tuple[str, ...]:
    """Of the eight treasures: as told, else as our drawings are called."""
    return tuple(raw["treasures"]["names"] or MOTIFS)


def named(raw: Raw, index: int, name: str) -> Raw:
    """As its owner calls it; without a name, as our drawing is called."""
    told = [*names(raw)]
    told[index] = name.strip() or MOTIFS[index]
    new: Raw = put(raw, "treasures.names", told)
    return new


def kept_names(raw: Raw) -> Raw:
    """All eight are called as they stand there."""
    return named(raw, 0, names(raw)[0])


def names_told(raw: Raw) -> Told:
    return len(raw["treasures"]["names"] or ()), len(MOTIFS)
