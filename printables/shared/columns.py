"""Sections in two columns, all in one common size: titles, rows with icons, pictures that say it without words."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from printables.shared.box import Box
from printables.shared.items import Item
from printables.shared.player_card import SECTION_ROOM, section
from printables.shared.rows import Row, rows, rows_height
from printables.shared.text import Style, TooLong, down_from, shrunk

ICON = 2.0
GAP = 2.4
BETWEEN = 5.0
"""Least room above a section's title."""
COLUMN_GAP = 15.0
MOST_AIR = 6.0
MOST_LOST = 1.3
"""So much smaller a text may be where that keeps its sections whole."""


class Drawn(Struct, frozen=True):
    """Something drawn among the rows; its height in sizes of the text."""

    tall: float
    build: Callable[[Box, Style], Sequence[Item]]


class Beside(Struct, frozen=True):
    """Two short rows side by side."""

    rows: Sequence[Row]


Entry = Row | Drawn | Beside


class Part(Struct, frozen=True):
    title: str
    entries: Sequence[Entry]


Line = str | Entry
"""A title, or what stands under one."""
Cuts = Callable[[Sequence[Line]], Iterator[int]]
"""Before which lines the second column may begin."""


Cut = tuple[float, int]
"""The size of the text, and before which line the second column begins."""


def columns(parts: Sequence[Part], style: Style) -> Callable[[Box], list[Item]]:
    """How they are laid into a box: in the largest size that fits; a section goes on in the second column only where
    that makes it much larger. All players' cards are alike: it is sought once for each size of box."""
    lines: list[Line] = [line for part in parts for line in (part.title, *part.entries)]
    known: dict[tuple[float, float], Cut] = {}

    def laid(box: Box) -> list[Item]:
        at = (round(box.w, 2), round(box.h, 2))
        if at not in known:
            known[at] = _cut(box, lines, style)
        size, cut = known[at]
        left, right = box.columns(2, gap=COLUMN_GAP)
        set_in = style.at(size=size, floor=size)
        return [*_column(left, lines[:cut], set_in), *_column(right, lines[cut:], set_in)]

    return laid


def _cut(box: Box, lines: Sequence[Line], style: Style) -> Cut:
    split = _largest(box, lines, style, _within)
    try:
        whole = _largest(box, lines, style.at(floor=max(style.floor, split[0] - MOST_LOST)), _between)
    except TooLong:
        return split
    return whole


def _largest(box: Box, lines: Sequence[Line], style: Style, where: Cuts) -> Cut:
    wide = box.columns(2, gap=COLUMN_GAP)[0].w

    def at(size: float) -> Cut:
        tall = [_tall(line, wide, style.at(size=size)) for line in lines]
        higher = {cut: max(sum(tall[:cut]), sum(tall[cut:])) for cut in where(lines)}
        cut = min(higher, key=lambda one: higher[one])
        if higher[cut] > box.h + BETWEEN:
            raise TooLong(f"{len(lines)} lines in two columns of {box.h:.0f} at {size}")
        return size, cut

    return shrunk(down_from(style.size, style.floor), at)


def _between(lines: Sequence[Line]) -> Iterator[int]:
    return (index for index, line in enumerate(lines) if index and isinstance(line, str))


def _within(lines: Sequence[Line]) -> Iterator[int]:
    """Never right below a title, nor between words and the picture that shows them."""
    kept = [isinstance(before, str) or isinstance(line, Drawn) for before, line in pairwise(lines)]
    return (index for index, together in enumerate(kept, 1) if not together)


def _tall(line: Line, width: float, style: Style) -> float:
    if isinstance(line, str):
        return SECTION_ROOM + BETWEEN
    if isinstance(line, Drawn):
        return line.tall * style.size + GAP
    if isinstance(line, Beside):
        return max(rows_height([row], width / 2 - 7, style, icon=ICON) for row in line.rows) + GAP
    return rows_height([line], width, style, icon=ICON) + GAP


def _column(box: Box, lines: Sequence[Line], style: Style) -> list[Item]:
    """What is free is shared between the lines."""
    tall = [_tall(line, box.w, style) for line in lines]
    air = min((box.h + BETWEEN - sum(tall)) / len(lines), MOST_AIR)
    y = box.y - (BETWEEN if isinstance(lines[0], str) else 0)
    items: list[Item] = []
    for line, h in zip(lines, tall, strict=True):
        if isinstance(line, str):
            items += section(Box(box.x, y + BETWEEN, box.w, SECTION_ROOM), line)
        else:
            items += _entry(Box(box.x, y, box.w, h - GAP), line, style)
        y += h + air
    return items


def _entry(box: Box, entry: Entry, style: Style) -> Sequence[Item]:
    if isinstance(entry, Drawn):
        return entry.build(box, style)
    if isinstance(entry, Beside):
        return rows(box, entry.rows, style, gap=0, columns=2, icon=ICON)
    return rows(box, [entry], style, gap=0, icon=ICON)
