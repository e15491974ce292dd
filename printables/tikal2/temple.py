"""The temple as a sketch: all spaces, the printed rooms with their doors and the symbol of their colour."""

from collections.abc import Sequence

from model.games.tikal2.kit import PrintedRoom
from model.kernel.hexes import Hex, Point, corner, corners, lie
from printables.shared.box import Box
from printables.shared.edge import EDGE, edge_marks
from printables.shared.items import Icon, Item, Stroke
from printables.tikal2.look import DOORS, FLOOR, icon


def door(centre: Point, radius: float, side: int) -> tuple[Point, Point]:
    """The middle half of a side."""
    (ax, ay), (bx, by) = corner(centre, radius, side), corner(centre, radius, side + 1)
    return (ax * 0.74 + bx * 0.26, ay * 0.74 + by * 0.26), (ax * 0.26 + bx * 0.74, ay * 0.26 + by * 0.74)


def temple(box: Box, spaces: Sequence[Hex], printed: Sequence[PrintedRoom]) -> list[Item]:
    inner = box.inset(EDGE)
    there = lie(spaces, inner.x, inner.y, inner.w, inner.h)
    radius = there.radius * 0.97
    items: list[Item] = [
        Stroke(corners(there.centre(space), radius), "line", 0.7, (2, 2), fill="stone-deep", closed=True)
        for space in spaces
    ]
    for room in printed:
        items += piece(there.centre(room.at), radius, room.colour, room.doors)
    return [*items, *edge_marks(spaces, there)]


def piece(centre: Point, radius: float, colour: str | None, doors: Sequence[int] | None) -> list[Item]:
    """A room with the symbol of its colour and its doors, as far as they were told."""
    side = radius * 0.98
    items: list[Item] = [Stroke(corners(centre, radius), "ink", 0.9, fill=FLOOR, closed=True)]
    for number in doors or ():
        ends = door(centre, radius * 0.9, number)
        ink = DOORS[colour] if colour else "paper"
        items += [Stroke(ends, "ink", radius * 0.34), Stroke(ends, ink, radius * 0.24)]
    spot = Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
    return [*items, Icon(spot, icon(f"symbol-{colour}"))] if colour else items
