"""Worked pictures: which keys a wall asks for, and what keys left over score."""

from model.games.tikal2.parts import COLOURS, SET_POINTS
from model.kernel.hexes import TALL
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel
from printables.shared.rows import tag
from printables.shared.text import Style, fit
from printables.tikal2.look import icon
from printables.tikal2.temple import piece

NORTH, SOUTH = 0, 3
WALLS = (("blue", None), ("blue", "yellow"), (None, None))
"""T2.5.2: the doors that the room below and the room above show on the wall between them."""
ABOVE, BELOW = "green", "pink"
"""Colours of the rooms where no door says it."""


def doors(box: Box, style: Style) -> list[Item]:
    """A door on one side, doors on both, a wall: and what takes you through."""
    items: list[Item] = []
    for cell, (below, above) in zip(box.columns(len(WALLS), gap=6), WALLS, strict=True):
        inner = cell.inset(5, 3)
        radius = inner.h / (2 * TALL)
        x = inner.x + radius
        rooms = (
            (inner.y + TALL * radius / 2, above, ABOVE, SOUTH),
            (inner.y + TALL * radius * 1.5, below, BELOW, NORTH),
        )
        items.append(Panel(cell, "stone", "line", 0.7, radius=5))
        for y, door, else_, side in rooms:
            items += piece((x, y), radius * 0.96, door or else_, (side,) if door else ())
        keys = [f"key-{colour}" for colour in (below, above) if colour] or ["passage"]
        wide = style.size * 1.7
        spots = Box(x + radius + 2, inner.y, inner.right - x - radius - 2, inner.h).rows(len(keys))
        items += [Icon(spot.centred(wide), icon(key)) for spot, key in zip(spots, keys, strict=True)]
    return items


def again(box: Box, style: Style) -> list[Item]:
    """T2.9.1: three colours and one of them again are two sets."""
    first, plus, second, equals, total = box.columns((30, 6, 16, 6, 14), gap=3)
    sign = style.at(face="bold", marked=False, align="center", valign="middle", floor=8)
    three, one = SET_POINTS[3], SET_POINTS[1]
    return [
        *_set(first, 3, three, style),
        fit(plus, "+", sign),
        *_set(second, 1, one, style),
        fit(equals, "=", sign),
        *tag(total.inset(4, 2), str(three + one), style.size * 1.4),
    ]


def _set(box: Box, count: int, points: int, style: Style) -> list[Item]:
    side = min(box.h - 4, (box.w - style.size * 1.8) / (1 + 0.75 * (count - 1)) - 3)
    items: list[Item] = [Panel(box, "stone", "line", 0.7, radius=4)]
    for index, colour in enumerate(COLOURS[:count]):
        items.append(Icon(Box(box.x + 3 + index * side * 0.75, box.cy - side / 2, side, side), icon(f"key-{colour}")))
    number = style.at(face="bold", marked=False, align="center", valign="middle", floor=8)
    return [*items, fit(box.end(style.size * 1.8), str(points), number)]
