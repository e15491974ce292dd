"""A player's tally of a scoring round in light detail: temples by their values, treasure sets by their sizes. It starts
from the round before; one tap is a temple more, one less, or one that has grown."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from model.games.tikal.kit import Kit
from model.games.tikal.parts import PIECES, SET_POINTS, TEMPLES, TREASURE_KINDS, TREASURES_EACH
from model.games.tikal.receipts import Receipt, Round

HIGHEST = max(PIECES)
VALUES = range(1, HIGHEST + 1)
SIZES = range(1, TREASURES_EACH + 1)
Held = tuple[int, ...]


@dataclass(frozen=True)
class Tally:
    """In order, the least first."""

    temples: Held = ()
    sets: Held = ()

    @property
    def won(self) -> int:
        """TK4.3"""
        return sum(self.temples)

    @property
    def found(self) -> int:
        """TK4.5"""
        return sum(SET_POINTS[size] for size in self.sets)

    @property
    def points(self) -> int:
        return self.won + self.found


def told(receipt: Receipt) -> Tally:
    """What somebody has scored, as it is tapped in."""
    temples, sets = (temple.value for temple in receipt.temples), (one.size for one in receipt.sets)
    return Tally(tuple(sorted(temples)), tuple(sorted(sets)))


def before(rounds: Sequence[Round], seat: int) -> Tally:
    """What the player had the last time."""
    found = (receipt for one in reversed(rounds) if (receipt := one.of(seat)) is not None)
    return next((told(receipt) for receipt in found), Tally())


def more(held: Held, one: int) -> Held:
    """
    >>> more((3, 5), 4)
    (3, 4, 5)
    """
    return tuple(sorted((*held, one)))


def less(held: Held, one: int) -> Held:
    """
    >>> less((3, 4, 4), 4), less((3,), 4)
    ((3, 4), (3,))
    """
    at = held.index(one) if one in held else len(held)
    return (*held[:at], *held[at + 1 :])


def grown(held: Held, one: int) -> Held:
    """
    >>> grown((3, 4), 3)
    (4, 4)
    """
    return more(less(held, one), one + 1) if one in held else held


@dataclass(frozen=True)
class Doubt:
    """What cannot be so with what lies in a box: a message and its facts."""

    message: str
    facts: tuple[tuple[str, int], ...]


def doubts(kit: Kit, others: Iterable[Tally], own: Tally) -> tuple[Doubt, ...]:
    """Of all that was told in a scoring round. It is told and not refused: people may know better."""
    all_ = [*others, own]
    worth = Counter(value for one in all_ for value in one.temples)
    sets = [size for one in all_ for size in one.sets]
    found = [_doubt("temples", worth.total(), TEMPLES), *(_worth(kit, value, worth[value]) for value in VALUES)]
    found.append(_doubt("treasures", sum(sets), TREASURE_KINDS * TREASURES_EACH))
    found.append(_doubt("sets", sum(size > 1 for size in sets), TREASURE_KINDS))
    return tuple(doubt for doubt in found if doubt is not None)


def _doubt(what: str, count: int, most: int, **more_: int) -> Doubt | None:
    facts = {"count": count, "most": most, **more_}
    return Doubt(f"tk-doubt-{what}", tuple(facts.items())) if count > most else None


def _worth(kit: Kit, value: int, count: int) -> Doubt | None:
    """As many temples can show a number as there are pieces of it (TK1.3) and temples that begin with it (TK1.2)."""
    faces: list[Any] = [*(kit.tiles or ()), *(kit.printed or ())]
    printed = sum(face.kind == "temple" and face.value == value for face in faces)
    return _doubt("value", count, PIECES.get(value, 0) + printed, value=value)
