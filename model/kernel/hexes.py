"""Where hexes lie, in plain numbers for whoever draws or counts them: flat tops, `[column, row]` from the upper left,
odd columns half a hex lower; sides 0 to 5 are N NE SE S SW NW, y grows downwards."""

import math
from collections.abc import Iterable
from string import ascii_lowercase as LETTERS
from typing import TypeGuard

from msgspec import Struct

Hex = tuple[int, int]
Point = tuple[float, float]
SIDES = 6
EVEN: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD: tuple[Hex, ...] = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
"""Steps by side from a hex in an even or an odd column."""
TALL = math.sqrt(3)
"""A hex's height when its radius, from the centre to a corner, is 1; its width is 2."""
LETTERED = len(LETTERS) * (len(LETTERS) + 1)
"""So many columns have a letter or two."""


def column_called(column: int) -> str:
    """
    >>> column_called(0), column_called(25), column_called(26), column_called(40)
    ('a', 'z', 'aa', 'ao')
    """
    more, last = divmod(column, len(LETTERS))
    return (LETTERS[more - 1] if more else "") + LETTERS[last]


def called(hex_: Hex) -> str:
    """What people call it: the column's letter from the left, the row's number from the top; by its numbers what lies
    on no board.

    >>> called((2, 2)), called((0, 3)), called((27, 9)), called((-1, 2))
    ('c3', 'a4', 'ab10', '-1/2')
    """
    if hex_[1] < 0 or not 0 <= hex_[0] < LETTERED:
        return f"{hex_[0]}/{hex_[1]}"
    return f"{column_called(hex_[0])}{hex_[1] + 1}"


def hex_at(path: str) -> Hex:
    """The hex as paths of a record name it.

    >>> hex_at("3,2")
    (3, 2)
    """
    column, row = path.split(",")
    return int(column), int(row)


def is_hex(value: object) -> TypeGuard[Hex]:
    """Whether a fact is a hex, as events (tuples) or refusals (lists) hold it.

    >>> is_hex([2, 3]), is_hex("outside"), is_hex([(2, 3), (2, 4)])
    (True, False, False)
    """
    return isinstance(value, list | tuple) and len(value) == 2 and all(type(line) is int for line in value)


def beyond(hex_: Hex, side: int) -> Hex:
    """The hex on the other side.

    >>> beyond((1, 0), 1), beyond((2, 1), 4)
    ((2, 0), (1, 1))
    """
    right, down = (ODD if hex_[0] % 2 else EVEN)[side]
    return hex_[0] + right, hex_[1] + down


def corner(centre: Point, radius: float, side: int) -> Point:
    """Where a side begins, going clockwise."""
    angle = math.radians(60 * side - 120)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def corners(centre: Point, radius: float) -> tuple[Point, ...]:
    return tuple(corner(centre, radius, side) for side in range(SIDES))


def towards(centre: Point, side: int, far: float, along: float = 0) -> Point:
    """So far from the centre straight at a side, and so far along it, clockwise.

    >>> towards((0, 0), 0, 2, 1)
    (1.0, -2.0)
    """
    angle = math.radians(60 * side - 90)
    cos, sin = math.cos(angle), math.sin(angle)
    return round(centre[0] + far * cos - along * sin, 9), round(centre[1] + far * sin + along * cos, 9)


class Lie(Struct, frozen=True):
    """How hexes lie on paper or a screen: the radius of each, and where the centre of `[0, 0]` is."""

    radius: float
    x: float
    y: float

    def centre(self, hex_: Hex) -> Point:
        x, y = _place(hex_)
        return self.x + self.radius * x, self.y + self.radius * y

    def at(self, point: Point) -> Hex:
        """The hex that a point lies on, were there hexes everywhere: what a finger touches.

        >>> lie = Lie(10, 50, 50)
        >>> lie.at(lie.centre((3, 2))), lie.at((57, 52))
        ((3, 2), (0, 0))
        """
        column = round((point[0] - self.x) / self.radius / 1.5)
        row = round((point[1] - self.y) / self.radius / TALL)
        near = [(column + right, row + down) for right in (-1, 0, 1) for down in (-1, 0, 1)]
        return min(near, key=lambda one: math.dist(self.centre(one), point))


def extent(hexes: Iterable[Hex]) -> tuple[float, float]:
    """How wide and how high they are together, in radii.

    >>> extent([(0, 0), (2, 0)]) == (5, TALL)
    True
    """
    left, right, top, bottom = _bounds(hexes)
    return right - left, bottom - top


def lie(hexes: Iterable[Hex], x: float, y: float, width: float, height: float) -> Lie:
    """All of them as large as they fit into a rectangle, in its middle.

    >>> lie([(0, 0)], 0, 0, 20, 40)
    Lie(radius=10.0, x=10.0, y=20.0)
    """
    left, right, top, bottom = _bounds(hexes)
    radius = min(width / (right - left), height / (bottom - top))
    return Lie(radius, x + width / 2 - radius * (left + right) / 2, y + height / 2 - radius * (top + bottom) / 2)


def _bounds(hexes: Iterable[Hex]) -> tuple[float, float, float, float]:
    """Left, right, top and bottom, in radii."""
    places = [_place(one) for one in hexes]
    across, down = [x for x, _ in places], [y for _, y in places]
    return min(across) - 1, max(across) + 1, min(down) - TALL / 2, max(down) + TALL / 2


class Edge(Struct, frozen=True):
    """A column's letter or a row's number, and the middle of its place beside the board."""

    text: str
    x: float
    y: float


def edges(hexes: Iterable[Hex], there: Lie, far: float) -> tuple[Edge, ...]:
    """What stands along the board's edge, so far beyond its outermost hexes: letters above and below, numbers on both
    sides, each side's beside the hexes that lie there.

    >>> [(edge.text, round(edge.x), round(edge.y)) for edge in edges([(0, 0)], Lie(10, 0, 0), 5)]
    [('a', 0, -14), ('a', 0, 14), ('1', -15, 0), ('1', 15, 0)]
    """
    board = tuple(hexes)
    columns, rows = (sorted({hex_[line] for hex_ in board}) for line in (0, 1))
    centres = [there.centre(hex_) for hex_ in board]
    half, rim = there.radius * TALL / 2 + far, there.radius + far
    top, bottom = min(y for _, y in centres) - half, max(y for _, y in centres) + half
    letters = [Edge(column_called(one), there.centre((one, 0))[0], y) for y in (top, bottom) for one in columns]
    sides = ((columns[0], -rim), (columns[-1], rim))
    numbers = [
        Edge(str(row + 1), there.centre((column, row))[0] + beside, there.centre((column, row))[1])
        for column, beside in sides
        for row in rows
    ]
    return (*letters, *numbers)


def _place(hex_: Hex) -> Point:
    """The centre, in radii."""
    return 1.5 * hex_[0], TALL * (hex_[1] + hex_[0] % 2 / 2)
