"""What a copy shows, to compare with the real one: a label with its value, or a place for a pen where nobody told."""

from collections.abc import Sequence

from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel, Stroke
from printables.shared.text import Style, fit

LABEL = Style(size=9.5, floor=6, ink="muted", valign="bottom", leading=1.05)
VALUE = Style(size=11, floor=3, face="bold", valign="bottom", leading=1.05, anywhere=True)
TICK = 5.2


def field(box: Box, label: str, value: str | None, labels: float) -> list[Item]:
    """A line: what it is in a column of this width, then its value or room to write it."""
    return [fit(box.left(labels).before(6), label, LABEL), *written(box.after(labels), value)]


def written(box: Box, value: str | None, style: Style = VALUE) -> list[Item]:
    return [pen_line(box)] if value is None else [fit(box, value, style)]


def pen_line(box: Box) -> Item:
    return Stroke(((box.x, box.bottom - 1.5), (box.right, box.bottom - 1.5)), "rule", 0.6, (1.5, 1.5))


def pen_box(box: Box) -> Item:
    return Panel(box, "paper", "rule", 0.7, radius=2)


def tick_box(x: float, y: float) -> Item:
    """A small circle around a point."""
    return Panel(Box(x, y, 0, 0).inset(-TICK / 2), "paper", "rule", 0.7, oval=True)


def to_ring(box: Box, icons: Sequence[str], per: int) -> list[Item]:
    """Small drawings, so many in a row, of which a pen rings some."""
    lines = -(-len(icons) // per)
    cells = box.grid(per, lines, gap=2)
    return [Icon(cell.square(), name) for cell, name in zip(cells, icons, strict=False)]
