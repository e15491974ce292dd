"""Rows that begin with what they cost: a gold tag with the action points, a drawing, the words."""

from collections.abc import Sequence

from msgspec import Struct

from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel
from printables.shared.text import Style, TooLong, fit, height

TAG = 1.7
PICTURE = 2.35
"""Widths in sizes."""


class Action(Struct, frozen=True):
    cost: int
    icon: str
    text: str


def actions(box: Box, entries: Sequence[Action], style: Style, gap: float) -> list[Item]:
    """The rows over the whole height of the box; `TooLong` where they do not fit."""
    tall = [_tall(entry, box.w, style) for entry in entries]
    free = box.h - sum(tall) - gap * (len(entries) - 1)
    if free < 0:
        raise TooLong(f"{len(entries)} actions in {box.h:.0f}")
    items: list[Item] = []
    y = box.y
    for entry, h in zip(entries, tall, strict=True):
        items += _action(Box(box.x, y, box.w, h), entry, style)
        y += h + gap + min(free / (len(entries) - 1), 6)
    return items


def _lead(style: Style) -> float:
    return style.size * (TAG + PICTURE) + 9


def _tall(entry: Action, width: float, style: Style) -> float:
    return max(height(entry.text, width - _lead(style), style), style.size * PICTURE)


def _action(box: Box, entry: Action, style: Style) -> list[Item]:
    wide, side = style.size * TAG, style.size * PICTURE
    label = Box(box.x, box.cy - wide * 0.6, wide, wide * 1.2)
    picture = Box(label.right + 4, box.cy - side / 2, side, side)
    words = Box(picture.right + 5, box.y, box.right - picture.right - 5, box.h)
    return [
        *tag(label, str(entry.cost), style.size * 1.4),
        Icon(picture, entry.icon),
        fit(words, entry.text, style.at(floor=style.size, valign="middle")),
    ]


def tag(box: Box, text: str, size: float) -> list[Item]:
    """A number on gold."""
    style = Style(size=size, floor=6, face="bold", align="center", valign="middle")
    return [Panel(box, "gold-soft", "gold", 0.9, radius=3), fit(box.inset(-1), text, style)]
