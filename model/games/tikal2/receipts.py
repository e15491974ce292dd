"""What was scored, scoring by scoring and player by player, read off what happened as everybody may read it: nothing of
it is stored. Camp keys are hidden again after a scoring (T2.2.4), and nobody repeats what was seen (T2.2.5): what stays
is how large each set was, who scored at which altar, and the points."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from model.games.tikal2 import events as e
from model.games.tikal2.parts import ALTAR_POINTS
from model.games.tikal2.told_scoring import scored_items
from model.kernel.event import Event
from model.kernel.points import Point, totals
from model.kernel.tale import Say

ROUNDS = 2


class KeySet(Struct, frozen=True):
    """T2.9.1"""

    size: int
    points: int


class CardPoints(Struct, frozen=True):
    """T2.7.8 to T2.7.10"""

    card: str
    points: int


class Receipt(Struct, frozen=True):
    """What one player scored."""

    seat: int
    sets: tuple[KeySet, ...]
    altars: tuple[str, ...]
    treasures: int
    cards: tuple[CardPoints, ...]
    total: int
    """All points after it."""

    @property
    def of_sets(self) -> int:
        return sum(one.points for one in self.sets)

    @property
    def of_altars(self) -> int:
        return ALTAR_POINTS * len(self.altars)

    @property
    def of_cards(self) -> int:
        return sum(one.points for one in self.cards)

    @property
    def points(self) -> int:
        return self.of_sets + self.of_altars + self.treasures + self.of_cards


class Scoring(Struct, frozen=True):
    """After round 1, or the final one."""

    number: int
    final: bool
    receipts: tuple[Receipt, ...]
    """By the seats."""
    altars: tuple[str, ...]
    """Those at which somebody scored, one after the other."""
    first: int | None = None
    """Who starts the round after it (T2.8.3)."""


Happened = tuple[Event, Sequence[Point]]
"""An event in force and its points."""


def scorings(happened: Iterable[Happened], scores: Sequence[int]) -> tuple[Scoring, ...]:
    """All until now; `scores` are those of now."""
    log = tuple(happened)
    gained = totals((point for _, points in log for point in points), len(scores))
    standing = [now - more for now, more in zip(scores, gained, strict=True)]
    found: list[Scoring] = []
    scored: list[Event] = []
    for event, points in log:
        for point in points:
            standing[point.seat] += point.points
        match event:
            case e.RoundEnded(round=number, first=first):
                found.append(_scoring(number, False, scored, standing, first))
                scored = []
            case e.GameEnded():
                found.append(_scoring(ROUNDS, True, scored, standing))
            case _ if isinstance(event, e.SCORED):
                scored.append(event)
    return tuple(found)


def _scoring(
    number: int, final: bool, scored: Sequence[Event], standing: Sequence[int], first: int | None = None
) -> Scoring:
    altars = dict.fromkeys(one.altar for one in scored if isinstance(one, e.AltarScored))
    receipts = tuple(_receipt(seat, scored, total) for seat, total in enumerate(standing))
    return Scoring(number, final, receipts, tuple(altars), first)


def _receipt(seat: int, scored: Sequence[Event], total: int) -> Receipt:
    sets = tuple(KeySet(one.size, one.points) for one in scored if isinstance(one, e.KeySetScored) and one.seat == seat)
    altars = tuple(one.altar for one in scored if isinstance(one, e.AltarScored) and one.seat == seat)
    treasures = sum(one.points for one in scored if isinstance(one, e.TreasuresScored) and one.seat == seat)
    cards = tuple(
        CardPoints(one.card, one.points) for one in scored if isinstance(one, e.CardScored) and one.seat == seat
    )
    return Receipt(seat, sets, altars, treasures, cards, total)


def reasons(receipt: Receipt) -> tuple[Say, ...]:
    """“10 for keys in 4 colours”, “3 at the green altar”."""
    seat = receipt.seat
    scored: list[Event] = [e.KeySetScored(seat, one.size, one.points) for one in receipt.sets]
    scored += [e.AltarScored(seat, altar, ALTAR_POINTS, "T2.9.2") for altar in receipt.altars]
    scored += [e.TreasuresScored(seat, receipt.treasures)] if receipt.treasures else []
    scored += [e.CardScored(seat, one.card, one.points, "T2.7.8") for one in receipt.cards]
    return tuple(scored_items(scored))


def special_turns(happened: Iterable[Happened]) -> tuple[int, ...]:
    """Who has begun the last special turn (T2.8.2), in order."""
    return tuple(event.seat for event, _ in happened if isinstance(event, e.TurnBegan) and event.last)
