"""One booklet of a game for so many players: a cover that says what is in it and how to print it, then every sheet a
table uses, each a bookmark. Cards begin on the front of a paper, so that their backs come to lie behind them."""

from collections.abc import Mapping

from printables.asking import sheets_of
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.items import Bookmark, Icon, Item, Leaflet, Page, Panel, Stroke
from printables.shared.rows import Row, rows
from printables.shared.text import Style, fit

LEFT_OUT = ("kit", "kit-form")
"""About a copy, not for a table."""
LINE = 30.0
ENTRY = Style(size=15, floor=10, face="bold", valign="middle")
NUMBER = ENTRY.at(align="right", face="text")
HOW = Style(size=12, floor=9)
NAME = Style(size=14, floor=8, face="bold", valign="middle", anywhere=True, leading=1.05)


def in_booklet(game: str) -> tuple[str, ...]:
    """
    >>> in_booklet("tikal")
    ('setup', 'reference', 'score')
    """
    return tuple(name for name in sheets_of(game) if name not in LEFT_OUT)


def booklet(ask: Ask, leaflets: Mapping[str, Leaflet]) -> Leaflet:
    """All of them, by their names, in this order."""
    pages: list[Page] = []
    starts: dict[str, int] = {}
    duplex = any(one.duplex for one in leaflets.values())
    for name, one in leaflets.items():
        if one.duplex and len(pages) % 2 == 0:  # the cover comes before: an even number is a back
            pages.append(Page(ask.paper, ()))
        starts[name] = len(pages) + 2
        first, *more = one.pages
        title = Bookmark(ask.say(f"print-sheet-{name}"))
        pages += [Page(first.paper, (title, *first.items)), *more]
    about = ask.say("print-title-for", game=ask.game_name, sheet=ask.sheet_name, about=ask.people)
    return Leaflet(about, ask.texts.lang, (cover(ask, starts, duplex), *pages), ask.mono, duplex)


def cover(ask: Ask, starts: Mapping[str, int], duplex: bool) -> Page:
    whole = room(ask)
    picture = whole.head(150)
    items: list[Item] = [Bookmark(ask.say("print-booklet-cover")), Icon(picture.square(), "temple")]
    rest = whole.below(170)
    rest = _people(rest, ask, items)
    items += heading(rest, ask.say("print-booklet-in"))
    rest = rest.below(HEADING_ROOM + 6)
    for name, page in starts.items():
        line = rest.head(LINE)
        items.append(fit(line.before(60), ask.say(f"print-sheet-{name}"), ENTRY))
        items.append(fit(line.end(50), str(page), NUMBER))
        items.append(Stroke(((line.x, line.bottom), (line.right, line.bottom)), "line", 0.5, (1, 3)))
        rest = rest.below(LINE)
    rest = rest.below(22)
    items += heading(rest, ask.say("print-booklet-how"))
    steps = ("size", *(("flip", "cut") if duplex else ()), "part")
    how = [Row(ask.say(f"print-how-{step}"), number=str(number)) for number, step in enumerate(steps, start=1)]
    return framed(ask, [*items, *rows(rest.below(HEADING_ROOM + 8).head(130), how, HOW)], ask.people)


def _people(box: Box, ask: Ask, items: list[Item]) -> Box:
    """Who plays with which colour, where names were told; what is left below."""
    if not any(player.name for player in ask.setup.players):
        return box
    cells = box.head(34 * -(-ask.players // 2)).grid(2, -(-ask.players // 2), gap=6)
    for cell, player in zip(cells, ask.setup.players, strict=False):
        items.append(Panel(cell, "stone", "line", 0.8, radius=5))
        items.append(ask.mark(cell.inset(6, 4).left(20).square(), player.colour))
        items.append(fit(cell.inset(8, 3).after(26), player.name, NAME))
    return box.below(cells[-1].bottom - box.y + 22)
