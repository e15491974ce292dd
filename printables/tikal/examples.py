"""Worked pictures: what a way costs, how strong figures are, who scores a temple, what treasures bring."""

from collections.abc import Sequence

from msgspec import Struct

from model.games.tikal.parts import LEADER_STRENGTH, SET_POINTS
from model.kernel.hexes import TALL
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel
from printables.shared.rows import tag
from printables.shared.text import Style, fit
from printables.tikal.board import hexagon, stones


class Temple(Struct, frozen=True):
    """Its top number, who stands there (a leader and members of each of two players), which of the two scores."""

    value: int
    one: tuple[str, ...]
    other: tuple[str, ...]
    scores: int | None
    guard: bool = False


TEMPLES = (
    Temple(5, ("leader", "member"), ("member",) * 3, 0),
    Temple(6, ("leader",), ("member",) * 3, None),
    Temple(8, ("guard",), ("leader", "member"), 0, guard=True),
)
"""TK4.3: the stronger one, nobody where they are tied; TK4.4: whose guard it is."""
STONES = ((2, 1), (0, 1), (0, 0))
"""TK3.3: stepping stones on the two sides of an edge."""


def paths(ask: Ask, box: Box, style: Style) -> list[Item]:
    """Three pairs of tiles, one above the other, and what the step between them costs; without a stone none."""
    items: list[Item] = []
    for cell, (above, below) in zip(box.columns(len(STONES), gap=6), STONES, strict=True):
        inner = cell.inset(5, 3)
        radius = inner.h / (2 * TALL)
        pair = [Box(inner.x, inner.y + index * TALL * radius, 2 * radius, TALL * radius) for index in (0, 1)]
        items.append(Panel(cell, "stone", "line", 0.7, radius=5))
        for spot, side, count in zip(pair, (3, 0), (above, below), strict=True):
            items.append(hexagon(spot, "moss", "leaf"))
            items += stones(spot, tuple(count if number == side else 0 for number in range(6)), 0.17)
        label = Box(pair[0].right + 3, inner.y, inner.right - pair[0].right - 3, inner.h)
        number = style.at(face="bold", marked=False, align="center", valign="middle", floor=8)
        if above + below:
            sums = f"{above} + {below}" if above and below else ""
            words, cost = label.rows((1, 1.3)) if sums else (label, label)
            items += [fit(words, sums, number)] if sums else []
            wide = style.size * 1.9
            items += tag(cost.centred(wide), str(above + below), style.size * 1.4)
        else:
            items.append(fit(label, "✕", number.at(ink="warn", size=style.size * 1.6)))
    return items


def strength(ask: Ask, box: Box, style: Style) -> list[Item]:
    """TK3.9"""
    label, leader, member = box.columns((4, 3, 3), gap=5)
    words = style.at(face="bold", valign="middle", floor=8)
    return [
        fit(label, ask.say("tk-print-strength"), words),
        *_worth(leader, ("leader",), LEADER_STRENGTH, style),
        *_worth(member, ("member",), 1, style),
    ]


def treasures(box: Box, style: Style) -> list[Item]:
    """TK4.5"""
    items: list[Item] = []
    for size, cell in enumerate(box.columns((5, 6, 7), gap=4), start=1):
        items += _worth(cell, ("mask",) * size, SET_POINTS[size], style)
    return items


def _worth(box: Box, icons: Sequence[str], points: int, style: Style) -> list[Item]:
    """So many of these bring so much."""
    side, wide = box.h - 4, style.size * 1.8
    step = min(side + 1, (box.w - wide - side - 9) / max(1, len(icons) - 1))
    items: list[Item] = [Panel(box, "stone", "line", 0.6, radius=4)]
    for index, icon in enumerate(icons):
        items.append(Icon(Box(box.x + 3 + index * step, box.y + 2, side, side), f"tikal/{icon}"))
    label = box.end(wide + 3).before(3)
    return [*items, *tag(label.centred(wide, min(wide * 1.1, box.h - 3)), str(points), style.size * 1.4)]


def temples(ask: Ask, box: Box, style: Style) -> list[Item]:
    """One below the other: the number, the two sides, whose points they are."""
    items: list[Item] = []
    for line, temple in zip(box.rows(len(TEMPLES), gap=3), TEMPLES, strict=True):
        items += _temple(line, ask, temple, style)
    return items


def _temple(box: Box, ask: Ask, temple: Temple, style: Style) -> list[Item]:
    bold = style.at(face="bold", marked=False, align="center", valign="middle", floor=8)
    value, one, sign, other, arrow, mark, points = box.inset(4, 1.5).columns((13, 28, 8, 28, 9, 12, 14), gap=2)
    face = value.square()
    us, them = ask.colours[:2]
    items: list[Item] = [
        Panel(box, "stone", "line", 0.6, radius=4),
        Icon(face, "tikal/level", under=True),
        Panel(face.centred(face.w * 0.64), "stone", radius=2),
        fit(face.inset(-2), str(temple.value), bold.at(face="title")),
        *_people(one, ask, us, temple.one),
        *_people(other, ask, them, temple.other),
        fit(sign, "" if temple.guard else ">" if temple.scores == 0 else "=", bold),
        fit(arrow, "→", bold),
    ]
    if temple.scores is None:
        return [*items, fit(points, "–", bold)]
    side = min(mark.h, mark.w) - 2
    return [*items, ask.mark(mark.centred(side), us), *tag(points.inset(0, 1), str(temple.value), style.size * 1.2)]


def _people(box: Box, ask: Ask, colour: str, figures: Sequence[str]) -> list[Item]:
    """A player's shape and figures."""
    small = box.h * 0.5
    side = min(box.h, (box.w - small - 3) / 2.4)
    step = min(side, (box.w - small - 3 - side) / max(1, len(figures) - 1))
    items: list[Item] = [ask.mark(Box(box.x, box.cy - small / 2, small, small), colour)]
    for index, figure in enumerate(figures):
        spot = Box(box.x + small + 3 + index * step, box.cy - side / 2, side, side)
        items.append(Icon(spot, f"tikal/{figure}"))
    return items
