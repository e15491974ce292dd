"""Long documents: measured blocks poured into page after page, column after column."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from printables.shared.box import Box
from printables.shared.frame import HEADING_ROOM, heading
from printables.shared.items import Bookmark, Item

GAP = 14.0


class Block(Struct, frozen=True):
    """A piece that is never torn: its height, and what lies in its box."""

    height: float
    build: Callable[[Box], Sequence[Item]]
    leads: bool = False
    """A heading: never the last in a column while others follow."""


class Section(Struct, frozen=True):
    """Blocks under a title, in so many columns; `head` is repeated at the top of each column."""

    title: str
    blocks: Sequence[Block]
    columns: int = 1
    head: Block | None = None


def flowed(sections: Sequence[Section], whole: Box, begin: float) -> tuple[list[list[Item]], float]:
    """Page after page of things, with a bookmark for each section, in this room of each page, on the first from
    `begin` on; and where the last of them ends."""
    pages: list[list[Item]] = [[]]
    y = begin
    for section in sections:
        first = max((block.height for block in section.blocks[:2]), default=0)
        need = HEADING_ROOM + 2 * first + (section.head.height if section.head else 0)
        if y > whole.y and y + need > whole.bottom:
            pages.append([])
            y = whole.y
        box = Box(whole.x, y, whole.w, whole.bottom - y)
        pages[-1] += [Bookmark(section.title, y=y), *heading(box, section.title)]
        y = _pour(pages, section, box.below(HEADING_ROOM + 2), whole) + GAP
    return pages, y - GAP


def filled(sections: Sequence[Section], whole: Box) -> list[list[Item]]:
    """On pages of their own, the last of them at least a third full: the others leave some room for that, and what is
    less than a third of a page stands wider apart."""
    least = whole.y + whole.h / 3
    for share in range(100, 50, -2):
        pages, end = flowed(sections, whole.head(whole.h * share / 100), whole.y)
        if end >= least:
            return pages
    pages, end = flowed(sections, whole, whole.y)
    if len(pages) == 1 and end > whole.y:
        pages, _ = flowed([_wider(one, (least - whole.y) / (end - whole.y)) for one in sections], whole, whole.y)
    return pages


def _wider(section: Section, times: float) -> Section:
    def wider(block: Block) -> Block:
        return Block(block.height * times, lambda box: block.build(box.head(block.height)), block.leads)

    return Section(section.title, [wider(one) for one in section.blocks], 1, section.head)


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
        while start + 1 < taken < len(blocks) and blocks[taken - 1].leads:
            taken -= 1
        filled.append(blocks[start:taken])
    return taken, filled
