"""The temple as a sketch: all spaces, the printed rooms with their doors and the symbol of their colour."""

import math

from model.games.tikal2.kit import Kit, PrintedRoom
from model.games.tikal2.parts import Hex
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Stroke
from printables.tikal2.look import DOORS, FLOOR, icon

Point = tuple[float, float]
TALL = math.sqrt(3)


def centres(box: Box, spaces: tuple[Hex, ...]) -> tuple[float, dict[Hex, Point]]:
    """The radius of a space and where each lies: flat tops, odd columns half a space lower."""
    places = {space: (1.5 * space[0], TALL * (space[1] + (space[0] % 2) / 2)) for space in spaces}
    left, right = min(x for x, _ in places.values()) - 1, max(x for x, _ in places.values()) + 1
    top, bottom = min(y for _, y in places.values()) - TALL / 2, max(y for _, y in places.values()) + TALL / 2
    radius = min(box.w / (right - left), box.h / (bottom - top))
    x0, y0 = box.cx - radius * (left + right) / 2, box.cy - radius * (top + bottom) / 2
    return radius, {space: (x0 + radius * x, y0 + radius * y) for space, (x, y) in places.items()}


def corner(centre: Point, radius: float, side: int) -> Point:
    """The corner where a side begins; sides 0 to 5 are N NE SE S SW NW."""
    angle = math.radians(60 * side - 120)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def hexagon(centre: Point, radius: float) -> tuple[Point, ...]:
    return tuple(corner(centre, radius, side) for side in range(6))


def door(centre: Point, radius: float, side: int) -> tuple[Point, Point]:
    """The middle half of a side."""
    (ax, ay), (bx, by) = corner(centre, radius, side), corner(centre, radius, side + 1)
    return (ax * 0.74 + bx * 0.26, ay * 0.74 + by * 0.26), (ax * 0.26 + bx * 0.74, ay * 0.26 + by * 0.74)


def temple(box: Box, kit: Kit) -> list[Item]:
    radius, places = centres(box, kit.spaces)
    items: list[Item] = [
        Stroke(hexagon(place, radius * 0.97), "line", 0.7, (2, 2), fill="stone-deep", closed=True)
        for place in places.values()
    ]
    for room in kit.printed:
        items += _room(places[room.at], radius * 0.97, room)
    return items


def _room(centre: Point, radius: float, room: PrintedRoom) -> list[Item]:
    side = radius * 0.98
    items: list[Item] = [Stroke(hexagon(centre, radius), "ink", 0.9, fill=FLOOR, closed=True)]
    for number in room.doors:
        ends = door(centre, radius * 0.9, number)
        items += [Stroke(ends, "ink", radius * 0.34), Stroke(ends, DOORS[room.colour], radius * 0.24)]
    spot = Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
    return [*items, Icon(spot, icon(f"symbol-{room.colour}"))]
