"""Long documents: measured blocks poured into page after page, column after column."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.items import Bookmark, Item, Page

GAP = 14.0


class Block(Struct, frozen=True):
    """A piece that is never torn: its height, and what lies in its box."""

    height: float
    build: Callable[[Box], Sequence[Item]]


class Section(Struct, frozen=True):
    """Blocks under a title, in so many columns; `head` is repeated at the top of each column."""

    title: str
    blocks: Sequence[Block]
    columns: int = 1
    head: Block | None = None
    fresh: bool = False
    """Begins on a page of its own."""


def flowed(ask: Ask, sections: Sequence[Section], about: str) -> tuple[Page, ...]:
    """The pages, with frames and a bookmark for each section."""
    pages: list[list[Item]] = [[]]
    y = room(ask).y
    for section in sections:
        whole = room(ask)
        first = max((block.height for block in section.blocks[:2]), default=0)
        need = HEADING_ROOM + 2 * first + (section.head.height if section.head else 0)
        if pages[-1] and (section.fresh or y + need > whole.bottom):
            pages.append([])
            y = whole.y
        box = Box(whole.x, y, whole.w, whole.bottom - y)
        pages[-1] += [Bookmark(section.title, y=y), *heading(box, section.title)]
        y = _pour(pages, section, box.below(HEADING_ROOM + 2), whole) + GAP
    count = len(pages)
    return tuple(framed(ask, items, about, index, count) for index, items in enumerate(pages, start=1))


def _pour(pages: list[list[Item]], section: Section, box: Box, whole: Box) -> float:
    """Puts the blocks down; where the last of them ends."""
    blocks = list(section.blocks)
    while True:
        columns = box.columns(section.columns, gap=14)
        taken, ends = _columns(columns, blocks, section.head, balanced=True)
        if taken < len(blocks):
            taken, ends = _columns(columns, blocks, section.head, balanced=False)
        for column, some in zip(columns, ends, strict=False):
            y = column.y
            for block in ([section.head] if section.head and some else []) + list(some):
                pages[-1] += block.build(Box(column.x, y, column.w, block.height))
                y += block.height
        blocks = blocks[taken:]
        if not blocks:
            head = section.head.height if section.head else 0
            return box.y + max((head + sum(b.height for b in some) for some in ends if some), default=0)
        pages.append([])
        box = whole


def _columns(
    columns: Sequence[Box], blocks: Sequence[Block], head: Block | None, balanced: bool
) -> tuple[int, list[Sequence[Block]]]:
    """How many blocks fit, and which go into each column; balanced: about the same height in each."""
    top = head.height if head else 0.0
    aim = sum(block.height for block in blocks) / len(columns) if balanced else float("inf")
    taken, filled = 0, []
    for column in columns:
        start, used = taken, top
        while taken < len(blocks) and used + blocks[taken].height <= column.h:
            if used - top >= aim:
                break
            used += blocks[taken].height
            taken += 1
        filled.append(blocks[start:taken])
    return taken, filled
