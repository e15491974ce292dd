"""Seat cards: table tents that fold in the middle, one per player, with the way to the seat."""

from collections.abc import Sequence

from msgspec import Struct

from model.language import texts as texts_in
from model.table.colours import ink, shapes
from printables.shared.box import Box
from printables.shared.items import Code, Icon, Item, Leaflet, Mark, Page, Panel, Stroke, Text, Turned
from printables.shared.paint import paint
from printables.shared.paper import MM, PAPERS, Paper
from printables.shared.rows import Row, rows
from printables.shared.text import Style, TooLong, fit

PER_PAGE = 2
READABLE = 20
NAME = Style(size=44, floor=13, face="title", align="center", valign="middle", leading=1.05, anywhere=True)
STEP = Style(size=13.5, floor=8)
ADDRESS = Style(size=10, floor=8, ink="muted", align="right", valign="middle", leading=1.05, anywhere=True)


class SeatCard(Struct, frozen=True):
    """One player: `matrix` is the QR code of the seat's address, `url_text` the address to type."""

    name: str
    colour: str
    matrix: tuple[tuple[bool, ...], ...]
    url_text: str


def seat_cards(
    title: str, seats: Sequence[SeatCard], *, lang: str = "en", paper: str = "a4", mono: bool = False
) -> bytes:
    """The PDF; `title` is the table's, or the game's name."""
    return paint(seat_card_leaflet(title, seats, lang=lang, paper=paper, mono=mono))


def seat_card_leaflet(
    title: str, seats: Sequence[SeatCard], *, lang: str = "en", paper: str = "a4", mono: bool = False
) -> Leaflet:
    said = texts_in(lang)
    sheet = said.say("print-sheet-seat-cards")
    pages = []
    for start in range(0, len(seats), PER_PAGE):
        items: list[Item] = []
        for spot, seat in zip(tents(PAPERS[paper]), seats[start : start + PER_PAGE], strict=False):
            items += _tent(spot, title, seat, lang, [one.colour for one in seats])
        pages.append(Page(PAPERS[paper], tuple(items)))
    return Leaflet(said.say("print-title", game=title, sheet=sheet), lang, tuple(pages), mono)


def tents(paper: Paper) -> tuple[Box, ...]:
    """Two tents on a page, each as wide as the body and folded along its middle."""
    return paper.page.inset(14 * MM, 9 * MM).rows(PER_PAGE, gap=5 * MM)


def _tent(box: Box, title: str, seat: SeatCard, lang: str, colours: Sequence[str]) -> list[Item]:
    """The far half shows the name to the others, upside down on the sheet; the near half is the player's own."""
    far, near = box.rows(2)
    mark = shapes(colours)[seat.colour]
    outside = tuple(_name_side(far.inset(5), title, seat, mark))
    fold = box.cy
    return [
        Panel(box, "", "line", 0.5, dash=(3, 3)),
        Turned(far, outside),
        Stroke(((box.x, fold), (box.right, fold)), "rule", 0.7, (6, 3, 1, 3)),
        *_own_side(near.inset(5), seat, mark, lang),
    ]


def _edge(box: Box, colour: str) -> list[Item]:
    return [
        Panel(box, "paper", "ink", 0.5, radius=8),
        Panel(box.inset(2.6), "stone", ink(colour), 4.5, radius=6.5),
        Panel(box.inset(5.2), "", "ink", 0.4, radius=5),
    ]


def _name(box: Box, name: str) -> Text:
    """Whole words, as long as they can be read across the table; only then broken anywhere."""
    try:
        return fit(box, name, NAME.at(floor=READABLE, anywhere=False))
    except TooLong:
        return fit(box, name, NAME)


def _name_side(box: Box, title: str, seat: SeatCard, shape: str) -> list[Item]:
    inner = box.inset(16, 12)
    names = inner.above(22)
    side = min(names.h, 74)
    return [
        *_edge(box, seat.colour),
        Mark(names.left(side).centred(side), seat.colour, shape),
        _name(names.after(side + 14), seat.name),
        Icon(Box(inner.x, inner.bottom - 18, 18, 18), "temple"),
        fit(
            Box(inner.x + 24, inner.bottom - 18, inner.w - 24, 18),
            title,
            Style(size=12, floor=8, ink="muted", anywhere=True, valign="middle", leading=1.0),
        ),
    ]


def _own_side(box: Box, seat: SeatCard, shape: str, lang: str) -> list[Item]:
    said = texts_in(lang)
    inner = box.inset(13, 10)
    upper = inner.above(14)
    code = upper.end(upper.h)
    head, steps, private = upper.before(code.w + 12).rows((40, 82, 20), gap=4)
    colour = said.say(f"colour-{seat.colour}") if said.has(f"colour-{seat.colour}") else seat.colour
    name, what = head.after(head.h + 8).rows((26, 14))
    joining = [Row(said.say(f"print-join-{step}"), number=str(step)) for step in (1, 2, 3)]
    return [
        *_edge(box, seat.colour),
        Mark(head.left(head.h).centred(head.h), seat.colour, shape),
        fit(name, seat.name, NAME.at(size=22, floor=8, align="left")),
        fit(what, f"{colour} · {said.say('print-join')}", Style(size=11, floor=8, ink="muted", valign="middle")),
        *rows(steps, joining, STEP, spread=10),
        fit(private, said.say("print-join-private"), Style(size=10, floor=8, ink="warn", face="bold", valign="middle")),
        Code(code.square(), seat.matrix),
        fit(inner.foot(12), seat.url_text, ADDRESS),
    ]
