"""What somebody has at a scoring in light detail, tapped in on the own phone: camp keys, altars with an own flag;
at the end treasures, cards and colours of rooms."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from model.games.tikal2.parts import COLOURS, KEYS_EACH, PAIR, SET_POINTS, TREASURE_TYPES, TREASURES_EACH
from model.games.tikal2.scoring import key_sets

Names = tuple[str, ...]
MOST = {"treasures": TREASURE_TYPES * TREASURES_EACH, "colours": len(COLOURS)}


@dataclass(frozen=True)
class Tally:
    keys: Names = ()
    """A colour for each."""
    altars: Names = ()
    treasures: int = 0
    cards: Names = ()
    colours: int = 0

    @property
    def key_points(self) -> int:
        """T2.9.1

        >>> Tally(("pink", "blue", "green", "pink")).key_points
        7
        """
        counts = Counter(self.keys)
        return sum(SET_POINTS[len(one)] for one in key_sets(tuple(counts[colour] for colour in COLOURS)))


def with_key(tally: Tally, colour: str, by: int) -> Tally:
    """
    >>> with_key(Tally(("pink",) * 7), "pink", 1).keys.count("pink"), with_key(Tally(), "pink", -1).keys
    (7, ())
    """
    return replace(tally, keys=_stepped(tally.keys, colour, by, KEYS_EACH))


def with_card(tally: Tally, card: str, by: int) -> Tally:
    """T2.7.8: two of the pair; of the others the box may have several."""
    return replace(tally, cards=_stepped(tally.cards, card, by, PAIR if card == "pair" else KEYS_EACH))


def with_altar(tally: Tally, altar: str) -> Tally:
    """There, or not after all."""
    there = altar in tally.altars
    left = tuple(one for one in tally.altars if one != altar)
    return replace(tally, altars=left if there else (*left, altar))


def stepped(tally: Tally, part: str, by: int) -> Tally:
    """
    >>> stepped(Tally(), "colours", 1).colours, stepped(Tally(), "treasures", -1).treasures
    (1, 0)
    """
    told: dict[str, Any] = {part: max(0, min(MOST[part], getattr(tally, part) + by))}
    return replace(tally, **told)


def as_move(tally: Tally, final: bool) -> dict[str, Any]:
    """The arguments of `tally`; before the end nobody tells more than keys and altars (T2.9.4)."""
    counts = Counter(tally.keys)
    told: dict[str, Any] = {"keys": {colour: counts[colour] for colour in COLOURS if counts[colour]}}
    told["altars"] = list(tally.altars)
    if final:
        told |= {"treasures": tally.treasures, "cards": list(tally.cards), "colours": tally.colours}
    return told


def _stepped(held: Names, one: str, by: int, most: int) -> Names:
    if by > 0:
        return (*held, one) if held.count(one) < most else held
    at = held.index(one) if one in held else len(held)
    return (*held[:at], *held[at + 1 :])
