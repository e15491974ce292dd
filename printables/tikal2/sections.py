"""Sections of a card below each other: titles, rows with icons and whatever else is drawn, all in one common size."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from printables.shared.box import Box
from printables.shared.items import Item
from printables.shared.player_card import SECTION_ROOM, section
from printables.shared.rows import Row, rows, rows_height
from printables.shared.text import Style, TooLong, down_from, shrunk


class Table(Struct, frozen=True):
    """Something drawn among the rows; its height in sizes of the text."""

    tall: float
    build: Callable[[Box, Style], Sequence[Item]]


class Part(Struct, frozen=True):
    title: str
    rows: Sequence[Row]
    table: Table | None = None
    """Stands above the rows."""
    halves: Sequence[Row] = ()
    """Two short rows side by side, below the others."""


ICON = 1.75
GAP = 1.2
MOST_AIR = 7.0


def sections(box: Box, parts: Sequence[Part], style: Style) -> list[Item]:
    return shrunk(down_from(style.size, style.floor), lambda size: _sections(box, parts, style.at(size=size)))


def _sections(box: Box, parts: Sequence[Part], style: Style) -> list[Item]:
    style = style.at(floor=style.size)
    tall = [_tall(part, box.w, style) for part in parts]
    free = box.h - sum(tall) - 2 * (len(parts) - 1)
    if free < 0:
        raise TooLong(f"{len(parts)} sections at {style.size}")
    air = min(free / sum(len(part.rows) + 1 for part in parts), MOST_AIR)
    items: list[Item] = []
    y = box.y
    for part, h in zip(parts, tall, strict=True):
        h += air * len(part.rows)
        items += _part(Box(box.x, y, box.w, h), part, style)
        y += h + air + 2
    return items


def _tall(part: Part, width: float, style: Style) -> float:
    return SECTION_ROOM + _table(part, style) + _rows(part.rows, width, style) + _halves(part, width, style)


def _table(part: Part, style: Style) -> float:
    return part.table.tall * style.size + 3 if part.table else 0.0


def _rows(some: Sequence[Row], width: float, style: Style) -> float:
    return rows_height(some, width, style, gap=GAP, icon=ICON) if some else 0.0


def _halves(part: Part, width: float, style: Style) -> float:
    return GAP + max((_rows([row], width / 2 - 7, style) for row in part.halves), default=-GAP)


def _part(box: Box, part: Part, style: Style) -> list[Item]:
    items = section(box, part.title)
    y = box.y + SECTION_ROOM
    if part.table:
        table = _table(part, style)
        items += part.table.build(Box(box.x, y, box.w, table - 3), style)
        y += table
    halves = _halves(part, box.w, style)
    lines = Box(box.x, y, box.w, box.bottom - y - halves)
    items += rows(lines, part.rows, style, gap=GAP, icon=ICON, spread=MOST_AIR)
    if part.halves:
        items += rows(box.foot(halves - GAP), part.halves, style, gap=GAP, columns=2, icon=ICON)
    return items
