"""The points ledger: every point with its seat, its rule and why."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

LAP = 100
"""Spaces of a score track, where there is one (TK1.1, T2.1.1)."""


class Point(Struct, frozen=True):
    seat: int
    points: int
    rule: str
    why: dict[str, Any] = {}


class Taken(Struct, frozen=True):
    """What somebody took from somebody else: how much it was worth (None: nobody counted), and its message, after
    `<game>-turning-`."""

    by: int
    of: int
    worth: int | None
    message: str
    facts: dict[str, Any] = {}


def totals(ledger: Iterable[Point], seats: int) -> tuple[int, ...]:
    """
    >>> totals([Point(0, 5, "TK4.3"), Point(1, 1, "TK4.5"), Point(0, -2, "TK6.2")], 2)
    (3, 1)
    """
    sums = [0] * seats
    for point in ledger:
        sums[point.seat] += point.points
    return tuple(sums)


def lap(score: int) -> tuple[int, int]:
    """How often a marker goes round the track, this time counted, and the space it stands on.

    >>> lap(0), lap(23), lap(100), lap(123), lap(-2)
    ((1, 0), (1, 23), (1, 100), (2, 23), (1, -2))
    """
    if score <= 0:
        return 1, score
    before, space = divmod(score - 1, LAP)
    return before + 1, space + 1
