"""Where points came from, player by player and round by round: a ledger read in columns."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from model.games.tikal import events as e
from model.games.tikal.receipts import Happened
from model.kernel.points import Point

SOURCES = ("temples", "guarded", "treasures", "bids", "other")
_OF = {"TK4.3": "temples", "TK4.4": "guarded", "TK4.5": "treasures", "TK6.2": "bids"}


class Sums(Struct, frozen=True):
    """`other` are corrections."""

    temples: int = 0
    guarded: int = 0
    treasures: int = 0
    bids: int = 0
    other: int = 0

    @property
    def total(self) -> int:
        return sum(getattr(self, source) for source in SOURCES)

    def __add__(self, more: "Sums") -> "Sums":
        return Sums(*(getattr(self, source) + getattr(more, source) for source in SOURCES))


class Sources(Struct, frozen=True):
    """Of one player: what there was at the start, then one for each round, its bids before it."""

    start: int
    rounds: tuple[Sums, ...]

    @property
    def all(self) -> Sums:
        return sum(self.rounds, Sums())

    @property
    def total(self) -> int:
        return self.start + self.all.total


def sources(happened: Iterable[Happened], scores: Sequence[int]) -> tuple[Sources, ...]:
    """Of everybody; `scores` are those of now."""
    periods: list[list[Point]] = [[]]
    for event, points in happened:
        periods[-1] += points
        if isinstance(event, e.RoundScored):
            periods.append([])
    if not periods[-1]:
        periods.pop()
    found = []
    for seat, score in enumerate(scores):
        rounds = tuple(_sums(points, seat) for points in periods)
        found.append(Sources(score - sum(rounds, Sums()).total, rounds))
    return tuple(found)


def _sums(points: Iterable[Point], seat: int) -> Sums:
    sums = dict.fromkeys(SOURCES, 0)
    for point in points:
        if point.seat == seat:
            sums[_OF.get(point.rule, "other")] += point.points
    return Sums(**sums)
