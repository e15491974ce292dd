"""Lines over the course of a game: each in its colour with the player's shape on it, the name at its end. Eight of them
can be told apart, white and yellow too, and in black and white."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct

from model.signs import digits
from model.table.colours import ink
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.fonts import unit_width
from printables.shared.items import Item, Panel, Stroke
from printables.shared.text import Style, cut_to, fit

LIGHT = ("white", "yellow", "beige")
"""Inks that are pale on paper: their lines have a dark edge."""
Place = Callable[[float, float], tuple[float, float]]
LABEL = Style(size=8.5, floor=8, ink="muted", valign="middle")
NAME = Style(size=9, floor=9, face="bold", valign="middle")
NAMES = 92.0
"""Room for the names on the right."""
SHAPE = 7.5
MOST_SHAPES = 24
"""On a line; where it has more stages some of them go without."""
STEPPED = 48
"""From so many stages on points come in steps: between two of them nobody has half."""
APART = 12.5


class Series(Struct, frozen=True):
    """A player's points at each stage, from the beginning."""

    colour: str
    values: tuple[int, ...]
    name: str = ""


def ticks(low: int, high: int, most: int = 6) -> list[int]:
    """Round numbers over the range.

    >>> ticks(0, 58)
    [0, 10, 20, 30, 40, 50, 60]
    """
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000):
        first, last = low // step, -(-high // step)
        if last - first <= most:
            return [n * step for n in range(first, last + 1)]
    return [low, high]


def chart(box: Box, ask: Ask, series: Sequence[Series], marked: Sequence[tuple[int, str]]) -> list[Item]:
    """`marked` are stages with what stands under the chart there."""
    plot = box.after(24).before(NAMES + 14).above(15).below(6)
    values = [value for one in series for value in one.values] or [0]
    scale = ticks(min(0, *values), max(1, *values))
    last = max(1, max((len(one.values) for one in series), default=2) - 1)

    def at(stage: float, value: float) -> tuple[float, float]:
        share = (value - scale[0]) / (scale[-1] - scale[0])
        return plot.x + plot.w * stage / last, plot.bottom - plot.h * share

    items: list[Item] = [Panel(plot.inset(-4, -4), "stone", radius=3)]
    for value in scale:
        y = at(0, value)[1]
        items.append(Stroke(((plot.x, y), (plot.right, y)), "line", 0.4))
        items.append(fit(Box(box.x, y - 6, 17, 12), digits(value), LABEL.at(align="right")))
    items += _marked(plot, marked, last)
    for one in series:
        items += _line(one, at)
    return [*items, *shapes_on(ask, series, at, last), *_ends(ask, series, at, plot)]


def _marked(plot: Box, marked: Sequence[tuple[int, str]], last: int) -> list[Item]:
    items: list[Item] = []
    free = plot.x - 20
    for stage, label in marked:
        x = plot.x + plot.w * stage / last
        wide = unit_width(label, LABEL.face) * LABEL.size + 2
        items.append(Stroke(((x, plot.y), (x, plot.bottom)), "line", 0.4, (2, 2)))
        if label and x - wide / 2 >= free:
            spot = Box(x - wide / 2, plot.bottom + 5, wide, 12)
            items.append(fit(spot, label, LABEL.at(align="center")))
            free = spot.right + 4
    return items


def _line(one: Series, at: Place) -> list[Item]:
    points = [at(stage, value) for stage, value in enumerate(one.values)]
    path = points[:1]
    for before, here in pairwise(points):
        if len(points) < STEPPED:
            path.append(here)
        elif here[1] != before[1]:
            path += [(here[0], before[1]), here]
    if len(points) >= STEPPED:
        path.append(points[-1])
    if len(path) < 2:
        return []
    edge = [Stroke(tuple(path), "ink", 2.7)] if one.colour in LIGHT else []
    return [*edge, Stroke(tuple(path), ink(one.colour), 1.5)]


def shapes_on(ask: Ask, series: Sequence[Series], at: Place, last: int) -> list[Item]:
    """Of those who stand on one spot all are seen: side by side, inside the chart and nearer to their stage than to the
    next one."""
    items: list[Item] = []
    every = -(-(last + 1) // MOST_SHAPES)
    room = 0.45 * (at(every, 0)[0] - at(0, 0)[0])
    for stage in range(0, last + 1, every):
        there = sorted((at(stage, one.values[stage]), one.colour) for one in series if stage < len(one.values))
        groups: list[list[tuple[tuple[float, float], str]]] = []
        for point, colour in there:
            if groups and abs(point[1] - groups[-1][-1][0][1]) < SHAPE * 0.6:
                groups[-1].append((point, colour))
            else:
                groups.append([(point, colour)])
        for group in groups:
            for index, ((x, y), colour) in enumerate(group):
                behind = 0.0 if not stage else 1.0 if stage == last else 0.5
                beside = (index - behind * (len(group) - 1)) * min(SHAPE * 0.8, room / len(group))
                items.append(ask.mark(Box(x + beside, y, 0, 0).inset(-SHAPE / 2), colour, under=True))
    return items


def _ends(ask: Ask, series: Sequence[Series], at: Place, plot: Box) -> list[Item]:
    """The names beside the ends of the lines, pushed apart where they would cover each other."""
    ends = sorted((at(0, one.values[-1])[1], index) for index, one in enumerate(series) if one.values)
    spots = spread([y for y, _ in ends], APART, plot.y, plot.bottom)
    items: list[Item] = []
    for (y, index), spot in zip(ends, spots, strict=True):
        one = series[index]
        if abs(spot - y) > 1:
            items.append(Stroke(((plot.right + 2, y), (plot.right + 11, spot)), "rule", 0.4))
        items.append(ask.mark(Box(plot.right + 12, spot - 5, 10, 10), one.colour))
        name = Box(plot.right + 25, spot - 6, NAMES - 12, 12)
        items.append(fit(name, cut_to(one.name, name.w, NAME), NAME))
    return items


def spread(places: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """The places in their order, no two nearer than that, inside the range as far as it goes.

    >>> spread([10, 11, 12], 5, 0, 14)
    [4, 9, 14]
    """
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + apart) if found else max(place, top))
    over = found[-1] - bottom if found else 0
    if over > 0:
        limit = bottom
        for index in range(len(found) - 1, -1, -1):
            found[index] = min(found[index], limit)
            limit = found[index] - apart
    return found
