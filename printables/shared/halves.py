"""Two cards to a sheet, each half a page: cut once across the middle they are A5, or half a letter."""

from collections.abc import Sequence

from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.cards import NOTE, Side
from printables.shared.items import Item, Page, Stroke
from printables.shared.paper import MM, Paper
from printables.shared.text import fit

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


def half_pages(ask: Ask, fronts: Sequence[Side], backs: Sequence[Side]) -> tuple[Page, ...]:
    """All fronts, each sheet followed by its backs; on the fronts how to print them."""
    pages = []
    for start in range(0, len(fronts), 2):
        front, back = (_page(ask.paper, sides[start : start + 2]) for sides in (fronts, backs))
        pages += [Page(front.paper, (*front.items, *notes(ask))), back]
    return tuple(pages)


def notes(ask: Ask) -> list[Item]:
    """Between the cards, on the upper one's side of the cut."""
    strip = Box(EDGE + 2 * MARK, ask.paper.height / 2 - CUT, ask.paper.width - 2 * EDGE - 4 * MARK, CUT)
    said = [ask.say(f"print-note-{what}") for what in ("flip", "size")]
    return [fit(box, words, NOTE.at(align="center")) for box, words in zip(strip.columns(2), said, strict=True)]


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
