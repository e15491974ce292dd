"""The points ledger: every point with its seat, its rule and why."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct


class Point(Struct, frozen=True):
    seat: int
    points: int
    rule: str
    why: dict[str, Any] = {}


def totals(ledger: Iterable[Point], seats: int) -> tuple[int, ...]:
    """
    >>> totals([Point(0, 5, "TK4.3"), Point(1, 1, "TK4.5"), Point(0, -2, "TK6.2")], 2)
    (3, 1)
    """
    sums = [0] * seats
    for point in ledger:
        sums[point.seat] += point.points
    return tuple(sums)
