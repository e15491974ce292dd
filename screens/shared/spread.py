"""How a board of hexes is spread out on a screen: as near as one wants, turned to any side of the table. Measured here,
drawn by `map.py`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from model.kernel.hexes import TALL, Edge, Hex, Lie, Point, edges, extent, lie

QUARTERS = 4
EDGE = 13
"""Room for letters and numbers."""
DEEP, APART = 2.1, 1.5
"""How much room a row of places beside the hexes takes, and how far apart they are at least; in radii of a hex."""


@dataclass(frozen=True)
class Spread:
    there: Lie
    """As it would lie unturned, around 0, 0."""
    width: int
    height: int
    quarters: int
    """How often it was turned by a quarter, clockwise."""
    raised: float = 0.0
    """So much higher than in the middle the hexes lie: below them there are other places."""
    beside: tuple[Point, ...] = ()
    """The middles of the places that lie around the hexes."""
    nook: float = 0.0
    """How wide and how high each of these is."""

    @property
    def upright(self) -> bool:
        """Whether the hexes stand on a corner."""
        return self.quarters % 2 == 1

    @property
    def cell(self) -> tuple[float, float]:
        """How wide and how high a hex is."""
        wide, high = 2 * self.there.radius, TALL * self.there.radius
        return (high, wide) if self.upright else (wide, high)

    def spot(self, hex_: Hex) -> Point:
        """The middle of a hex."""
        return self._placed(self.there.centre(hex_))

    def signs(self, hexes: Sequence[Hex]) -> tuple[Edge, ...]:
        """Letters and numbers beside the hexes that they name, whatever side these lie on now."""
        found = edges(hexes, self.there, EDGE / 2)
        return tuple(Edge(one.text, *self._placed((one.x, one.y))) for one in found)

    def _placed(self, point: Point) -> Point:
        x, y = quartered(point, self.quarters)
        return self.width / 2 + x, self.height / 2 - self.raised + y


def quartered(point: Point, quarters: int) -> Point:
    """Turned clockwise around 0, 0 by so many quarters.

    >>> quartered((1, 0), 1), quartered((1, 2), 2), quartered((1, 0), 3)
    ((0, 1), (-1, -2), (0, -1))
    """
    x, y = point
    return ((x, y), (-y, x), (-x, -y), (y, -x))[quarters % QUARTERS]


def as_seen(hexes: Sequence[Hex], quarters: int) -> list[list[Hex]]:
    """Row by row from above, each from the left, as the turned board lies there; a row goes up and down by half a hex.

    >>> as_seen([(0, 0), (1, 0), (0, 1), (1, 1)], 0), as_seen([(0, 0), (1, 0), (0, 1), (1, 1)], 1)
    ([[(0, 0), (1, 0)], [(0, 1), (1, 1)]], [[(0, 1), (0, 0)], [(1, 1), (1, 0)]])
    """
    seen = {hex_: quartered((float(hex_[0]), float(hex_[1])), quarters) for hex_ in hexes}
    rows = sorted({y for _, y in seen.values()})
    return [sorted((hex_ for hex_ in hexes if seen[hex_][1] == row), key=lambda hex_: seen[hex_][0]) for row in rows]


class Frame(NamedTuple):
    """How hexes and the places beside them share the room: all in radii of a hex."""

    wide: float
    high: float
    below: bool
    """The places stand in a row below the hexes; else in a column on either side."""


def framed(hexes: Sequence[Hex], width: float, height: float, quarters: int, beside: int = 0) -> Frame:
    """Whichever way the hexes are larger."""
    across, down = extent(hexes)
    wide, high = (down, across) if quarters % 2 else (across, down)
    if not beside:
        return Frame(wide, high, below=False)
    sides = Frame(wide + 2 * DEEP, max(high, -(-beside // 2) * APART), below=False)
    row = Frame(max(wide, beside * APART), high + DEEP, below=True)
    return max(sides, row, key=lambda one: _radius(one, width, height))


def _radius(frame: Frame, width: float, height: float) -> float:
    return min((width - 2 * EDGE) / frame.wide, (height - 2 * EDGE) / frame.high)


def spread(
    hexes: Sequence[Hex], width: float, height: float, quarters: int = 0, zoom: float = 1, beside: int = 0
) -> Spread:
    """So many times as large as all of them fit into the room there is, with so many places around them; in the middle
    where they leave some."""
    frame = framed(hexes, width, height, quarters, beside)
    radius = zoom * _radius(frame, width, height)
    across, down = extent(hexes)
    there = lie(hexes, -radius * across / 2, -radius * down / 2, radius * across, radius * down)
    whole = int(radius * frame.wide) + 2 * EDGE, int(radius * frame.high) + 2 * EDGE
    room = max(whole[0], int(width)), max(whole[1], int(height))
    raised = radius * DEEP / 2 if frame.below else 0.0
    spots, nook = _beside(frame, radius, *room, beside) if beside else ((), 0.0)
    return Spread(there, *room, quarters % QUARTERS, raised, spots, nook)


def _beside(frame: Frame, radius: float, width: int, height: int, count: int) -> tuple[tuple[Point, ...], float]:
    """Where the places lie, as one reads them: and how large they are."""
    x, y = width / 2, height / 2
    far, deep = radius * frame.wide / 2, radius * DEEP
    if frame.below:
        apart = 2 * far / count
        line = y + radius * frame.high / 2 - deep / 2 + EDGE / 2
        return tuple((x - far + (at + 0.5) * apart, line) for at in range(count)), min(apart, deep) * 0.97
    left = -(-count // 2)
    apart = min(radius * frame.high / left, 1.2 * deep)
    columns = ((x - far + deep / 2 - EDGE / 2, left), (x + far - deep / 2 + EDGE / 2, count - left))
    spots = [(across, y + (at - (many - 1) / 2) * apart) for across, many in columns for at in range(many)]
    return tuple(spots), min(apart, deep) * 0.88


def tall(hexes: Sequence[Hex], width: float, height: float, quarters: int = 0, beside: int = 0) -> int:
    """How high the whole board is in this room: never higher than that."""
    frame = framed(hexes, width, height, quarters, beside)
    return int(min(height, (width - 2 * EDGE) / frame.wide * frame.high + 2 * EDGE))
