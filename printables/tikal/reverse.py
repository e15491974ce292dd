"""The back of the reference card: the scoring round, the points, the tiles or the auction, the temple pieces."""

from msgspec import Struct

from model.games.tikal.parts import LEADER_STRENGTH, SET_POINTS
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel
from printables.shared.player_card import SECTION_ROOM, section
from printables.shared.rows import Row, rows, rows_height
from printables.shared.text import Style, TooLong, fit, height
from printables.tikal.costs import tag
from printables.tikal.words import say, version

ROUND = ("all", "own", "last")
SALE = {"bid": "bid", "pay": "scoring-stone", "last": "turn-marker", "next": "tile-back"}
KINDS = ("temple", "jungle", "treasure", "volcano")
KNOW = {"leader": "", "camps": "[camp] ", "new": "[jungle] ", "win": "[winner] "}
ICON = 1.9


class Part(Struct, frozen=True):
    """A section: its title, how high its content is, and what kind it is."""

    title: str
    tall: float
    kind: str


def sections(box: Box, ask: Ask, style: Style) -> list[Item]:
    """The sections below each other in one common size; what is free is shared between them."""
    style = style.at(floor=style.size)
    parts = _parts(box.w, ask, style)
    free = box.h - sum(SECTION_ROOM + part.tall for part in parts)
    if free < 3 * (len(parts) - 1):
        raise TooLong(f"the back of the card at {style.size}")
    gap = min(free / (len(parts) - 1), 9)
    items: list[Item] = []
    y = box.y
    for part in parts:
        items += section(Box(box.x, y, box.w, SECTION_ROOM), ask.say(part.title))
        items += _filled(Box(box.x, y + SECTION_ROOM, box.w, part.tall), ask, part.kind, style)
        y += SECTION_ROOM + part.tall + gap
    return items


def _parts(width: float, ask: Ask, style: Style) -> list[Part]:
    auction = version(ask) == "auction"
    found = [
        Part("tk-print-round", rows_height(_round(ask), width, style, gap=1), "round"),
        Part("tk-print-points", _points_height(width, ask, style), "points"),
    ]
    if auction:
        found.insert(0, Part("tk-print-sale", rows_height(_sale(ask), width, style, gap=2, icon=ICON), "sale"))
    else:
        found.append(Part("tk-print-tiles", 2 * style.size * 2.3 + 2, "tiles"))
        found.append(Part("tk-print-know", height(_know(ask), width - 6, style), "know"))
    return found


def _filled(box: Box, ask: Ask, kind: str, style: Style) -> list[Item]:
    if kind == "round":
        return rows(box, _round(ask), style, gap=1)
    if kind == "points":
        return _points(box, ask, style)
    if kind == "tiles":
        return _tiles(box, ask, style)
    if kind == "sale":
        return rows(box, _sale(ask), style, gap=2, icon=ICON)
    return [fit(box.inset(3, 0), _know(ask), style)]


def _sale(ask: Ask) -> list[Row]:
    """TK6.2 to TK6.6."""
    return [Row(say(ask, f"tk-print-sale-{name}"), f"tikal/{icon}") for name, icon in SALE.items()]


def _know(ask: Ask) -> str:
    return "\n".join(icon + say(ask, f"tk-print-know-{name}") for name, icon in KNOW.items())


def _round(ask: Ask) -> list[Row]:
    """TK4.1, TK4.2 and TK5.1, or TK6.8."""
    auction = "-auction" if version(ask) == "auction" else ""
    messages = [f"tk-print-round-{name}" for name in ROUND]
    messages[-1] += auction
    return [Row(say(ask, message), number=str(i)) for i, message in enumerate(messages, 1)]


def _points_height(width: float, ask: Ask, style: Style) -> float:
    words = height(say(ask, "tk-print-points-temple"), width - 6, style)
    note = height(say(ask, "tk-print-points-treasure"), width - 6, style)
    return words + note + 2 * _band(style) + 6


def _band(style: Style) -> float:
    return style.size * 2.6


def _points(box: Box, ask: Ask, style: Style) -> list[Item]:
    """Temples with who counts how much (TK4.3); treasure sets with what they bring (TK4.5)."""
    inner, band = box.inset(3, 0), _band(style)
    temple, note = say(ask, "tk-print-points-temple"), say(ask, "tk-print-points-treasure")
    first = inner.head(height(temple, inner.w, style))
    strong = Box(inner.x, first.bottom + 2, inner.w, band)
    second = Box(inner.x, strong.bottom + 2, inner.w, height(note, inner.w, style))
    sets = Box(inner.x, second.bottom + 2, inner.w, band)
    items: list[Item] = [fit(first, temple, style), fit(second, note, style)]
    label, leader, member = strong.columns((4, 3, 3), gap=4)
    items.append(fit(label, ask.say("tk-print-strength"), style.at(face="bold", valign="middle", floor=7)))
    items += _worth(leader, ("leader",), LEADER_STRENGTH, style)
    items += _worth(member, ("member",), 1, style)
    for size, cell in enumerate(sets.columns((5, 6, 7), gap=4), start=1):
        items += _worth(cell, ("mask",) * size, SET_POINTS[size], style)
    return items


def _worth(box: Box, icons: tuple[str, ...], points: int, style: Style) -> list[Item]:
    """So many of these bring so much."""
    items: list[Item] = [Panel(box, "stone", "line", 0.6, radius=4)]
    side = box.h - 4
    wide = style.size * 1.8
    step = min(side + 1, (box.w - wide - side - 9) / max(1, len(icons) - 1))
    for index, icon in enumerate(icons):
        items.append(Icon(Box(box.x + 3 + index * step, box.y + 2, side, side), f"tikal/{icon}"))
    label = box.end(wide + 3).before(3)
    return [*items, *tag(label.centred(wide, min(wide * 1.1, box.h - 3)), str(points), style.size * 1.4)]


def _tiles(box: Box, ask: Ask, style: Style) -> list[Item]:
    items: list[Item] = []
    words = style.at(floor=6.5, valign="middle", leading=1.0)
    for cell, kind in zip(box.grid(2, 2, gap=2), KINDS, strict=True):
        wide = cell.h * 1.12
        items.append(Icon(cell.left(wide), f"tikal/{kind}"))
        items.append(fit(cell.after(wide + 4), ask.say(f"tk-print-tile-{kind}"), words))
    return items
