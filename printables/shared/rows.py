"""Lists of things to read: rows with an icon or a number beside text, all in one size that fits the box."""

from collections.abc import Sequence

from msgspec import Struct

from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel
from printables.shared.text import Style, TooLong, down_from, fit, height, shrunk


class Row(Struct, frozen=True):
    """`icon` is a drawing's name, `number` stands in a dot, `tag` is what it costs, on gold; each may be left out."""

    text: str
    icon: str = ""
    number: str = ""
    tag: str = ""


def rows(
    box: Box,
    entries: Sequence[Row],
    style: Style,
    gap: float = 3,
    columns: int = 1,
    icon: float = 2.4,
    spread: float = 8,
) -> list[Item]:
    """The rows below each other (down each column), in the largest common size; `icon` is its height in sizes."""
    return shrunk(
        down_from(style.size, style.floor),
        lambda size: _rows(box, entries, style.at(size=size), gap, columns, icon, spread),
    )


def rows_height(entries: Sequence[Row], width: float, style: Style, gap: float = 3, icon: float = 2.4) -> float:
    """How high the rows stand in one column at the style's own size."""
    return sum(_tall(row, width, style, icon) for row in entries) + gap * (len(entries) - 1)


def _rows(
    box: Box, entries: Sequence[Row], style: Style, gap: float, columns: int, icon: float, spread: float
) -> list[Item]:
    items: list[Item] = []
    per = -(-len(entries) // columns)
    for index, column in enumerate(box.columns(columns, gap=14)):
        some = entries[index * per : (index + 1) * per]
        tall = [_tall(row, column.w, style, icon) for row in some]
        free = column.h - sum(tall) - gap * (len(some) - 1)
        if free < -0.01:
            raise TooLong(f"{len(some)} rows in {column.h:.0f}")
        extra = min(max(0.0, free) / max(1, len(some) - 1), spread) if len(some) > 1 else 0.0
        y = column.y
        for row, h in zip(some, tall, strict=True):
            items += _row(Box(column.x, y, column.w, h), row, style, icon)
            y += h + gap + extra
    return items


def _lead(row: Row, style: Style, icon: float) -> tuple[float, float]:
    """The room before the text: for the number, for the icon."""
    dot = style.size * 1.75 if row.number or row.tag else 0.0
    picture = style.size * icon if row.icon else 0.0
    return dot, picture


def _tall(row: Row, width: float, style: Style, icon: float) -> float:
    dot, picture = _lead(row, style, icon)
    words = height(row.text, width - _before(dot, picture), style)
    return max(words, dot, picture)


def _before(dot: float, picture: float) -> float:
    return (dot + 5 if dot else 0) + (picture + 5 if picture else 0)


def _row(box: Box, row: Row, style: Style, icon: float) -> list[Item]:
    dot, picture = _lead(row, style, icon)
    items: list[Item] = []
    x = box.x
    if dot:
        spot = Box(x, box.cy - dot / 2, dot, dot)
        items += number(spot, row.number, style.size * 1.05) if row.number else tag(spot, row.tag, style.size * 1.3)
        x += dot + 5
    if picture:
        items.append(Icon(Box(x, box.cy - picture / 2, picture, picture), row.icon))
        x += picture + 5
    words = Box(x, box.y, box.right - x, box.h)
    items.append(fit(words, row.text, style.at(floor=style.size, valign="middle")))
    return items


def number(spot: Box, text: str, size: float) -> list[Item]:
    """A number in a dark dot."""
    style = Style(size=size, floor=8, face="bold", ink="on-number", align="center", valign="middle")
    return [Panel(spot, "number", oval=True), fit(spot.centred(spot.w * 1.2, spot.h * 1.3), text, style)]


def tag(box: Box, text: str, size: float) -> list[Item]:
    """A number on gold: action points, points."""
    style = Style(size=size, floor=8, face="bold", align="center", valign="middle")
    return [Panel(box, "gold-soft", "gold", 0.9, radius=3), fit(box.inset(-1), text, style)]
