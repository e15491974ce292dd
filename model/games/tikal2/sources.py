"""Where points came from, player by player and round by round: a ledger read in columns."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from model.games.tikal2 import events as e
from model.games.tikal2.receipts import Happened
from model.kernel.points import Point

SOURCES = ("doors", "bonuses", "deliveries", "keys", "altars", "treasures", "cards", "paid", "other")
"""`paid` is what the forest and a rescue cost; `other` are corrections, in light detail all that was added on turns."""
OF = {
    "T2.5.9": "doors",
    "T2.4.9": "doors",
    "T2.5.7": "bonuses",
    "T2.4.8": "bonuses",
    "T2.3.4": "deliveries",
    "T2.7.6": "deliveries",
    "T2.9.1": "keys",
    "T2.9.2": "altars",
    "T2.9.3": "altars",
    "T2.9.4": "treasures",
    "T2.7.8": "cards",
    "T2.7.9": "cards",
    "T2.7.10": "cards",
    "T2.3.2": "paid",
    "T2.5.13": "paid",
}
Sums = tuple[int, ...]
"""In the order of `SOURCES`."""


class Sources(Struct, frozen=True):
    """Of one player: what there was at the start, then one for each round with its scoring."""

    start: int
    rounds: tuple[Sums, ...]

    @property
    def all(self) -> Sums:
        return tuple(map(sum, zip(*self.rounds, strict=True)))

    @property
    def total(self) -> int:
        return self.start + sum(self.all)


def sources(happened: Iterable[Happened], scores: Sequence[int]) -> tuple[Sources, ...]:
    """Of everybody; `scores` are those of now."""
    rounds: list[list[Point]] = [[]]
    for event, points in happened:
        rounds[-1] += points
        if isinstance(event, e.RoundEnded):
            rounds.append([])
    found = []
    for seat, score in enumerate(scores):
        sums = tuple(_sums(points, seat) for points in rounds)
        found.append(Sources(score - sum(map(sum, sums)), sums))
    return tuple(found)


def _sums(points: Iterable[Point], seat: int) -> Sums:
    sums = dict.fromkeys(SOURCES, 0)
    for point in points:
        if point.seat == seat:
            sums[OF.get(point.rule, "other")] += point.points
    return tuple(sums.values())
