"""People's figures on a hex, as pieces of its drawing: a player's mark with the number of members; the leader wears a
hat. Measured first, then drawn; all in units of which a hex's radius has 100, so large that a phone shows them."""

from collections.abc import Sequence
from typing import NamedTuple

from model.games.tikal.parts import LEADER_STRENGTH
from screens.shared.marks import Mark, drawn_hat, drawn_mark, written

FIGURE, GAP = 0.66, 0.12
"""How wide a figure is and how far from the mark, in heights of the mark."""
LETTERS = 1.12
"""How high numbers are written."""
BESIDE, HIGH = 7, 1.12
"""Between two players; how high a row is, in heights of a mark."""
HAT = 0.2
"""So much of a leader's hat stands out above the first row, in heights of the mark."""
LARGEST = 50


class Group(NamedTuple):
    """One player's figures on a hex."""

    mark: Mark
    leaders: int
    members: int

    @property
    def strength(self) -> int:
        """TK4.3"""
        return LEADER_STRENGTH * self.leaders + self.members

    @property
    def number(self) -> str:
        """`+3` beside a leader: and three members."""
        return f"{'+' if self.leaders else ''}{self.members}" if self.members else ""

    @property
    def width(self) -> float:
        """In heights of its mark."""
        return 1 + (GAP + FIGURE * len(self.number) if self.number else 0)


def strongest(groups: Sequence[Group]) -> Group | None:
    """Who is alone strongest (TK4.3)."""
    most = max((one.strength for one in groups), default=0)
    found = [one for one in groups if one.strength == most]
    return found[0] if len(found) == 1 else None


def drawn_group(group: Group, x: float, y: float, size: float) -> str:
    """With its middle there, the mark so high."""
    left = x - group.width * size / 2
    parts = [drawn_mark(group.mark, left + size / 2, y, size, "")]
    if group.leaders:
        parts.append(drawn_hat(left + size / 2, y - size * 0.42, size))
    if group.number:
        middle = left + size * (1 + GAP + FIGURE * len(group.number) / 2)
        parts.append(written(group.number, middle, y, size * LETTERS))
    return "".join(parts)


def fitted(groups: Sequence[Group], top: float, bottom: float, most: float = LARGEST) -> str:
    """Between two heights, in as many rows as make them largest; `most` is how large."""
    plans = [_planned(groups, top, bottom, rows, most) for rows in range(1, len(groups) + 1)]
    size, rows = max(plans, key=lambda plan: plan[0], default=(0.0, []))
    below = top + (_hat(rows[0]) * size if rows else 0)
    heights = _heights(len(rows), below, bottom, size)
    return "".join(drawn_row(row, y, size) for row, y in zip(rows, heights, strict=True))


def _hat(row: Sequence[Group]) -> float:
    """Nothing above them is covered by it."""
    return HAT if any(one.leaders for one in row) else 0


def _planned(
    groups: Sequence[Group], top: float, bottom: float, rows: int, most: float
) -> tuple[float, list[Sequence[Group]]]:
    """How high the marks can be in so many rows: smaller and smaller, until every row fits."""
    many = -(-len(groups) // rows)
    found = [groups[at : at + many] for at in range(0, len(groups), many)]
    hat = _hat(found[0]) if found else 0
    size = min(most, (bottom - top) / (rows * HIGH + hat))
    while any(
        sum(one.width for one in row) * size + BESIDE * (len(row) - 1) > row_width(abs(y) + size / 2)
        for row, y in zip(found, _heights(len(found), top + hat * size, bottom, size), strict=True)
    ):
        size *= 0.97
    return size, found


def _heights(rows: int, top: float, bottom: float, size: float) -> list[float]:
    """The middle of each row: together in the middle of the hex, or as near to it as they may be."""
    high = HIGH * size
    first = max(top, min(-rows * high / 2, bottom - rows * high))
    return [first + (at + 0.5) * high for at in range(rows)]


def row_width(far: float) -> float:
    """So much room a row has that far above or below the middle, between the stones, however the hex is turned.

    >>> row_width(0), row_width(60)
    (118, 84)
    """
    return min(118, 144 - far)


def drawn_row(groups: Sequence[Group], y: float, size: float) -> str:
    """Side by side around the middle."""
    x = -(sum(one.width for one in groups) * size + BESIDE * (len(groups) - 1)) / 2
    parts = []
    for one in groups:
        parts.append(drawn_group(one, x + one.width * size / 2, y, size))
        x += one.width * size + BESIDE
    return "".join(parts)
