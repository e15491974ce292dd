"""Cards on a sheet: side by side, with crop marks in the margin and backs that meet their fronts."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from printables.shared.box import Box, around
from printables.shared.items import Item, Page, Panel, Stroke
from printables.shared.paper import MM, PRINTER_EDGE, Paper
from printables.shared.text import Style, fit

Side = Callable[[Box], Sequence[Item]]
"""A card's side: what lies in its box."""


class Format(Struct, frozen=True):
    width: float
    height: float


POKER = Format(63 * MM, 87 * MM)
"""As playing cards: nine on a sheet, with room around them for bleed and marks."""
GAP = 1 * MM
MARK = 5 * MM
BLEED = 3 * MM
"""So far a back is printed beyond where it is cut: no white edge tells one card from another."""
NOTE = Style(size=8.5, floor=8, ink="muted", valign="middle")


def places(paper: Paper, card: Format) -> tuple[Box, ...]:
    """Where the cards lie, row by row, in the middle of the paper.

    >>> from printables.shared.paper import PAPERS
    >>> len(places(PAPERS["a4"], POKER)), len(places(PAPERS["letter"], POKER))
    (9, 9)
    """
    edge = PRINTER_EDGE + 1
    columns = int((paper.width - 2 * edge) // card.width)
    rows = int((paper.height - 2 * edge) // card.height)
    whole = paper.page.centred(columns * card.width, rows * card.height)
    return whole.grid(columns, rows)


def mirrored(boxes: Sequence[Box], paper: Paper) -> tuple[Box, ...]:
    """Where the backs lie when the sheet is turned over its long edge."""
    return tuple(Box(paper.width - box.right, box.y, box.w, box.h) for box in boxes)


def card_pages(
    paper: Paper,
    card: Format,
    fronts: Sequence[Side],
    backs: Sequence[Side] = (),
    bleed: str = "",
    notes: Sequence[str] = (),
) -> tuple[Page, ...]:
    """All fronts, each sheet followed by its backs if there are any; in an ink that is to `bleed` the backs reach over
    their edges, and the marks of the fronts say where to cut. `notes` stand below the cards, how to print them."""
    spots = places(paper, card)
    pages = []
    for start in range(0, len(fronts), len(spots)):
        some = slice(start, start + len(spots))
        pages.append(_page(paper, spots, fronts[some], notes))
        if backs:
            turned = mirrored(spots, paper)
            pages.append(_bled(paper, turned, backs[some], bleed) if bleed else _page(paper, turned, backs[some]))
    return tuple(pages)


def _page(paper: Paper, spots: Sequence[Box], sides: Sequence[Side], notes: Sequence[str] = ()) -> Page:
    used = spots[: len(sides)]
    items: list[Item] = [*crop_marks(used, paper), *_notes(spots, paper, notes)]
    for spot, side in zip(used, sides, strict=True):
        items += side(spot.inset(GAP))
    return Page(paper, tuple(items))


def _bled(paper: Paper, spots: Sequence[Box], sides: Sequence[Side], ink: str) -> Page:
    used = spots[: len(sides)]
    items: list[Item] = [Panel(spot.inset(-BLEED), ink) for spot in used]
    for spot, side in zip(used, sides, strict=True):
        items += side(spot)
    return Page(paper, tuple(items))


def _notes(spots: Sequence[Box], paper: Paper, notes: Sequence[str]) -> list[Item]:
    """In the lowest strip a printer reaches, each below a card of its own: between the marks."""
    low = around(spots).bottom
    strip = Box(0, low + 1, paper.width, paper.height - PRINTER_EDGE - low - 1)
    lowest = [spot for spot in spots if spot.bottom > low - 1]
    return [
        fit(Box(spot.x + 4, strip.bottom - 11, spot.w - 8, 11), note, NOTE.at(align="center"))
        for spot, note in zip(lowest, notes, strict=False)
    ]


def crop_marks(spots: Sequence[Box], paper: Paper) -> list[Item]:
    """Short lines outside the cards, where to cut; never nearer to the edge than a printer reaches."""
    whole = around(spots)
    beyond = min(whole.y, whole.x, paper.width - whole.right, paper.height - whole.bottom) - PRINTER_EDGE
    short = min(MARK, beyond)
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
