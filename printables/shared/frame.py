"""The frame of a full page: a band with the titles above, a line of small print below, room between."""

from collections.abc import Sequence

from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Page, Panel, Stroke
from printables.shared.text import Style, fit

BAND = 50.0
FOOT = 16.0
TITLE = Style(size=23, floor=14, face="title", ink="on-band", valign="middle")
ABOUT = Style(size=11.5, floor=8, ink="on-band-soft", valign="middle", align="right", anywhere=True)
SMALL = Style(size=8.5, floor=8, ink="muted", valign="bottom")
INVENTED = Style(size=9.25, floor=8, ink="warn", face="bold", align="center", valign="middle")
HEADING = Style(size=12.5, floor=9, face="title", ink="leaf", valign="bottom")
HEADING_ROOM = 20.0
GIVEN = TITLE.at(floor=8, anywhere=True, leading=1.05)


def room(ask: Ask) -> Box:
    """What a framed page leaves for its content."""
    return ask.paper.body.below(BAND + 12).above(FOOT)


def framed(ask: Ask, items: Sequence[Item], about: str, page: int = 1, pages: int = 1, title: str = "") -> Page:
    """A page with its frame; `about` says for whom and what. An invented board is marked as one. A `title` that people
    gave stands in the place of the game's name."""
    return Page(ask.paper, (*_band(ask, about, title), *_invented(ask), *items, *_foot(ask, page, pages)))


def _band(ask: Ask, about: str, given: str) -> list[Item]:
    band = ask.paper.body.head(BAND)
    inner = band.inset(12, 4).above(4)
    icon = inner.left(inner.h)
    words = inner.after(inner.h + 10)
    title, rest = words.columns((58, 42), gap=10)
    return [
        Panel(band, "band", "band-line", 1.2, radius=6),
        *frieze(band.foot(7).inset(10, 0)),
        Icon(icon, "temple"),
        fit(title, given, GIVEN) if given else fit(title, ask.game_name, TITLE),
        fit(rest, f"{ask.sheet_name}\n{about}", ABOUT),
    ]


def frieze(box: Box) -> list[Item]:
    """Stepped frets along the band's lower edge."""
    count = int(box.w // 14)
    step = box.w / count
    items: list[Item] = []
    for index in range(count):
        x, y, u = box.x + index * step, box.bottom, box.h / 4
        points = ((0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 3), (4, 3), (4, 2), (5, 2), (5, 1), (6, 1), (6, 0))
        outline = tuple((x + px * u, y - py * u) for px, py in points)
        items.append(Stroke(outline, "", fill="on-band-soft", closed=True))
    return items


def _invented(ask: Ask) -> list[Item]:
    """Right below the band, where nobody overlooks it."""
    line = Box(ask.paper.body.x, ask.paper.body.y + BAND + 1, ask.paper.body.w, 11)
    return [fit(line, ask.say("print-sample"), INVENTED)] if ask.sample else []


def _foot(ask: Ask, page: int, pages: int) -> list[Item]:
    foot = ask.paper.body.foot(FOOT)
    left, right = foot.columns((87, 13), gap=8)
    items: list[Item] = [fit(left, ask.say("home-title"), SMALL)]
    if pages > 1:
        items.append(fit(right, ask.say("print-page", page=page, pages=pages), SMALL.at(align="right")))
    return items


def heading(box: Box, text: str) -> list[Item]:
    """A section's title with a rule under it; takes `HEADING_ROOM`."""
    line = box.head(HEADING_ROOM - 3)
    return [
        fit(line.above(3), text, HEADING),
        Stroke(((box.x, line.bottom), (box.right, line.bottom)), "gold", 1.1),
    ]
