"""The track where nobody told how theirs is: a winding way with its beginning and the two great temples, no spaces."""

import math

from model.games.lost_temple.checklist import to_the_first
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel, Stroke
from printables.shared.text import Style, fit

HALF_WAVES = 6
POINTS = 120
FIRST, SECOND = 4 / HALF_WAVES, 1.0
"""How far along the way the great temples are drawn: only that one comes before the other is meant."""
SIDE = 34.0
CIRCLES, CIRCLE = (0.2, 0.45, 0.6, 0.78, 0.92), 19.0
"""Where chance spaces are drawn: only that there are some, up to the finish, is meant."""
LABEL = Style(size=10, floor=8, align="center", valign="middle", leading=1.05)
NOTE = LABEL.at(ink="muted", size=9)


def sketch(box: Box, ask: Ask) -> list[Item]:
    """The finish for so many players stands out."""
    road, note = box.above(14), box.foot(12)
    near = to_the_first(ask.players)
    way = [_at(road, step / POINTS) for step in range(POINTS + 1)]
    start = Box(way[0][0] - 26, way[0][1] - 9, 52, 18)
    played = round(POINTS * (FIRST if near else SECOND)) + 1
    return [
        Stroke(tuple(way[:played]), "stone-deep", 12),
        Stroke(tuple(way[:played]), "rule", 2.4, (2.4, 6)),
        *(_circle(_at(road, share)) for share in CIRCLES if share * POINTS < played),
        *(_unplayed(road, way[played - 1 :], ask) if near else []),
        Panel(start, "paper", "rule", 0.8, radius=5),
        fit(start.inset(3, 1), ask.say("lt-print-sketch-start"), LABEL.at(face="bold")),
        *_temple(_at(road, FIRST), ask.say("lt-print-sketch-first"), near),
        *_temple(_at(road, SECOND), ask.say("lt-print-sketch-second"), not near),
        fit(note, ask.say("lt-print-sketch"), NOTE),
    ]


def _circle(centre: tuple[float, float]) -> Icon:
    """A chance space, where a token is laid (LT1.3)."""
    return Icon(Box(*centre, 0, 0).inset(-CIRCLE / 2), "lost-temple/chance")


def _unplayed(road: Box, way: list[tuple[float, float]], ask: Ask) -> list[Item]:
    """Behind the finish nothing is laid and nobody goes."""
    x, y = _at(road, (FIRST + SECOND) / 2)
    label = Box(x, y, 0, 0).inset(-34, -8).moved(0, -24)
    return [Stroke(tuple(way), "line", 1.2, (2, 5)), fit(label, ask.say("lt-print-sketch-beyond"), NOTE)]


def _at(box: Box, share: float) -> tuple[float, float]:
    """A point of the way, which goes up and down from left to right."""
    inner = box.inset(58, SIDE * 0.5 + 22)
    wave = math.cos(share * math.pi * HALF_WAVES)
    return inner.x + inner.w * share, inner.cy - 6 + wave * inner.h / 2


def _temple(centre: tuple[float, float], words: str, finish: bool) -> list[Item]:
    spot = Box(centre[0] - SIDE / 2, centre[1] - SIDE / 2, SIDE, SIDE)
    label = Box(centre[0] - 56, spot.bottom + 4, 112, 24)
    ground, line, width = ("gold-soft", "gold", 2.0) if finish else ("stone", "line", 0.8)
    return [
        Panel(spot.inset(-3), ground, line, width, radius=6),
        Icon(spot, "lost-temple/great-temple"),
        fit(label, words, LABEL.at(face="bold") if finish else LABEL),
    ]
