"""Two cards to a sheet, each half a page: cut once across the middle they are A5, or half a letter."""

from collections.abc import Sequence

from printables.shared.box import Box
from printables.shared.cards import Side
from printables.shared.items import Item, Page, Stroke
from printables.shared.paper import MM, Paper

EDGE = 7 * MM
"""Between a card's frame and the edge of the paper: every printer reaches so far."""
CUT = 5 * MM
"""Between a card's frame and where it is cut: nobody cuts quite straight."""
MARK = 8 * MM


def halves(paper: Paper) -> tuple[Box, Box]:
    """Where the frames of the two cards lie. Turned over the long edge a back lies behind its front.

    >>> from printables.shared.paper import PAPERS
    >>> [round(one.h / MM) for one in halves(PAPERS["a4"])]
    [136, 136]
    """
    upper, lower = paper.page.rows(2)
    wide = upper.w - 2 * EDGE
    tall = upper.h - EDGE - CUT
    return Box(EDGE, EDGE, wide, tall), Box(EDGE, lower.y + CUT, wide, tall)


def half_pages(paper: Paper, fronts: Sequence[Side], backs: Sequence[Side]) -> tuple[Page, ...]:
    """All fronts, each sheet followed by its backs."""
    pages = []
    for start in range(0, len(fronts), 2):
        pages += [_page(paper, sides[start : start + 2]) for sides in (fronts, backs)]
    return tuple(pages)


def _page(paper: Paper, sides: Sequence[Side]) -> Page:
    items: list[Item] = list(cut_marks(paper))
    for spot, side in zip(halves(paper), sides, strict=False):
        items += side(spot)
    return Page(paper, tuple(items))


def cut_marks(paper: Paper) -> list[Item]:
    """Where to cut, as far out as printers reach."""
    y, near = paper.height / 2, 5 * MM
    ends = ((near, near + MARK), (paper.width - near, paper.width - near - MARK))
    return [Stroke(((outer, y), (inner, y)), "crop", 0.5) for outer, inner in ends]
