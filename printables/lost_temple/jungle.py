"""A worked picture: five gems paid, the deep jungle on the way; without a machete and with one (LT6.1, LT6.2)."""

from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel, Stroke
from printables.shared.text import Style, fit

GEMS, SPACES, JUNGLE = 5, 6, 3
"""Paid by the Scout; spaces that are drawn; which of them is the jungle."""


def stopped(box: Box, style: Style) -> list[Item]:
    """Two ways along the same spaces, side by side."""
    without, with_one = box.columns(2, gap=10)
    return [*_way(without, style, JUNGLE, False), *_way(with_one, style, SPACES - 1, True)]


def _way(box: Box, style: Style, stop: int, machete: bool) -> list[Item]:
    """What was paid and what is in the hand above, the move below."""
    side = style.size * 1.5
    hand, track = box.inset(4, 3).rows((side, box.h - side))
    number = style.at(face="bold", valign="middle", marked=False, align="right")
    items: list[Item] = [
        Panel(box, "stone", "line", 0.7, radius=5),
        fit(hand.left(style.size), str(GEMS), number),
        Icon(Box(hand.x + style.size + 2, hand.y, side, side), "lost-temple/gem"),
    ]
    knife = Box(hand.right - side, hand.y, side, side)
    items.append(Icon(knife, "lost-temple/machete"))
    if not machete:
        items += [_line(knife, False), _line(knife, True)]
    return [*items, *_move(track.below(2), stop)]


def _line(box: Box, falls: bool) -> Stroke:
    """Half of a cross."""
    ends = ((box.x, box.y), (box.right, box.bottom)) if falls else ((box.x, box.bottom), (box.right, box.y))
    return Stroke(ends, "warn", 1.8)


def _move(box: Box, stop: int) -> list[Item]:
    spots = box.columns(SPACES)
    side = min(box.h, spots[0].w) - 2
    y = box.bottom - side / 2 - 1
    items: list[Item] = [Stroke(((spots[0].cx, y), (spots[-1].cx, y)), "stone-deep", 5)]
    for index, spot in enumerate(spots):
        place = Box(spot.cx, y, 0, 0).inset(-side / 2)
        if index == JUNGLE:
            items.append(Icon(place, "lost-temple/jungle"))
        else:
            items.append(Panel(place.centred(side * 0.6), "paper", "rule", 0.8, oval=True))
    first, last = spots[0].cx, spots[stop].cx
    top = y - side / 2 - 3
    items += [
        Stroke(((first, y - side * 0.4), (first + 4, top), (last - 4, top), (last, y - side * 0.55)), "warn", 1.4),
        Stroke(
            ((last - 3, top + 1), (last + 2.4, top + 0.5), (last + 0.8, y - side * 0.34)), "", fill="warn", closed=True
        ),
    ]
    return [*items, Icon(Box(last, y, 0, 0).inset(-side * 0.36), "lost-temple/meeple")]
