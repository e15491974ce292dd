"""Lines over the course of a game: each in its colour, with its own dashes and its player's shape at the ends."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct

from model.signs import digits
from model.table.colours import ink
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Item, Panel, Stroke
from printables.shared.text import Style, fit

DASHES: tuple[tuple[float, ...], ...] = ((), (6, 2), (2, 2), (8, 2, 2, 2), (4, 4), (1, 2), (10, 3), (6, 2, 2, 2, 2, 2))
LIGHT = ("white", "yellow", "beige")
Place = Callable[[int, int], tuple[float, float]]
LABEL = Style(size=8, floor=5, ink="muted", valign="middle")


class Series(Struct, frozen=True):
    """A player's points after each step, from the beginning."""

    colour: str
    values: tuple[int, ...]


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


def chart(box: Box, ask: Ask, series: Sequence[Series], rounds: Sequence[tuple[int, str]]) -> list[Item]:
    """`rounds` are the steps at which one begins or ends, with what stands under the line there."""
    plot = box.after(26).before(22).above(14).below(4)
    values = [value for one in series for value in one.values] or [0]
    scale = ticks(min(0, *values), max(1, *values))
    steps = max(1, max((len(one.values) for one in series), default=2) - 1)

    def at(step: int, value: int) -> tuple[float, float]:
        share = (value - scale[0]) / (scale[-1] - scale[0])
        return plot.x + plot.w * step / steps, plot.bottom - plot.h * share

    items: list[Item] = [Panel(plot, "stone")]
    for value in scale:
        y = at(0, value)[1]
        items.append(Stroke(((plot.x, y), (plot.right, y)), "line", 0.4))
        items.append(fit(Box(box.x, y - 5.5, 22, 11), digits(value), LABEL.at(align="right")))
    items += _rounds(plot, rounds, steps)
    for index, one in enumerate(series):
        items += _line(one, DASHES[index % len(DASHES)], [at(step, value) for step, value in enumerate(one.values)])
    return [*items, *_ends(ask, series, at, plot)]


def _rounds(plot: Box, rounds: Sequence[tuple[int, str]], steps: int) -> list[Item]:
    items: list[Item] = []
    free = plot.x - 20
    for step, label in rounds:
        x = plot.x + plot.w * step / steps
        items.append(Stroke(((x, plot.y), (x, plot.bottom)), "line", 0.4, (2, 2)))
        if x - 8 >= free:
            items.append(fit(Box(x - 8, plot.bottom + 2, 16, 11), label, LABEL.at(align="center")))
            free = x + 10
    return items


def _line(one: Series, dash: tuple[float, ...], points: list[tuple[float, float]]) -> list[Item]:
    """Steps, thinned where nothing changes; light colours on a dark ground line."""
    path = [points[0]] if points else []
    for before, here in pairwise(points):
        if here[1] != before[1]:
            path += [(here[0], before[1]), here]
    if points:
        path.append(points[-1])
    if len(path) < 2:
        return []
    items: list[Item] = []
    if one.colour in LIGHT:
        items.append(Stroke(tuple(path), "ink", 2.6))
    return [*items, Stroke(tuple(path), ink(one.colour), 1.5, dash)]


def _ends(ask: Ask, series: Sequence[Series], at: Place, plot: Box) -> list[Item]:
    """The shapes beside the ends of the lines, pushed apart where they would cover each other."""
    place = [(at(0, one.values[-1])[1], one.colour) for one in series if one.values]
    items: list[Item] = []
    lowest = plot.y - 14
    for y, colour in sorted(place):
        y = max(y, lowest + 12)
        items.append(ask.mark(Box(plot.right + 6, y - 5.5, 11, 11), colour))
        lowest = y
    return items
