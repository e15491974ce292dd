"""Cards on a sheet: side by side, with crop marks in the margin and backs that meet their fronts."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from printables.shared.box import Box, around
from printables.shared.items import Item, Page, Stroke
from printables.shared.paper import MM, PRINTER_EDGE, Paper

Side = Callable[[Box], Sequence[Item]]
"""A card's side: what lies in its box."""


class Format(Struct, frozen=True):
    width: float
    height: float


POKER = Format(63.5 * MM, 88.5 * MM)
"""As playing cards: nine on a sheet."""
LARGE = Format(93 * MM, 128 * MM)
"""To be read across a table: four on a sheet."""
GAP = 1 * MM
MARK = 4 * MM


def places(paper: Paper, card: Format) -> tuple[Box, ...]:
    """Where the cards lie, row by row, in the middle of the paper.

    >>> from printables.shared.paper import PAPERS
    >>> len(places(PAPERS["a4"], POKER)), len(places(PAPERS["letter"], LARGE))
    (9, 4)
    """
    edge = PRINTER_EDGE + 1
    columns = int((paper.width - 2 * edge) // card.width)
    rows = int((paper.height - 2 * edge) // card.height)
    whole = paper.page.centred(columns * card.width, rows * card.height)
    return whole.grid(columns, rows)


def mirrored(boxes: Sequence[Box], paper: Paper) -> tuple[Box, ...]:
    """Where the backs lie when the sheet is turned over its long edge."""
    return tuple(Box(paper.width - box.right, box.y, box.w, box.h) for box in boxes)


def card_pages(paper: Paper, card: Format, fronts: Sequence[Side], backs: Sequence[Side] = ()) -> tuple[Page, ...]:
    """All fronts, each sheet followed by its backs if there are any."""
    spots = places(paper, card)
    pages = []
    for start in range(0, len(fronts), len(spots)):
        some = slice(start, start + len(spots))
        pages.append(_page(paper, spots, fronts[some]))
        if backs:
            pages.append(_page(paper, mirrored(spots, paper), backs[some]))
    return tuple(pages)


def _page(paper: Paper, spots: Sequence[Box], sides: Sequence[Side]) -> Page:
    used = spots[: len(sides)]
    items: list[Item] = list(crop_marks(used, paper))
    for spot, side in zip(used, sides, strict=True):
        items += side(spot.inset(GAP))
    return Page(paper, tuple(items))


def crop_marks(spots: Sequence[Box], paper: Paper) -> list[Item]:
    """Short lines outside the cards, where to cut; never longer than the margin is wide."""
    whole = around(spots)
    short = min(MARK, whole.y - 2, whole.x - 2, paper.width - whole.right - 2, paper.height - whole.bottom - 2)
    gap = min(1.2 * MM, short / 3)
    items: list[Item] = []
    for x in sorted({round(x, 2) for spot in spots for x in (spot.x, spot.right)}):
        items += [
            _mark((x, whole.y - gap), (x, whole.y - short)),
            _mark((x, whole.bottom + gap), (x, whole.bottom + short)),
        ]
    for y in sorted({round(y, 2) for spot in spots for y in (spot.y, spot.bottom)}):
        items += [
            _mark((whole.x - gap, y), (whole.x - short, y)),
            _mark((whole.right + gap, y), (whole.right + short, y)),
        ]
    return items


def _mark(start: tuple[float, float], end: tuple[float, float]) -> Stroke:
    return Stroke((start, end), "crop", 0.4)
