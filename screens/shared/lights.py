"""All that is lit on a board, as one drawing over it: a tap lights thirty hexes, and they go out together."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from model.kernel.hexes import SIDES, corner
from screens.shared.drawn import drawn
from screens.shared.hexes import INK, RADIUS, RIM, outline
from screens.shared.spread import Spread

WALK, TAKEN, GOLD, LAST, LACKS, CREAM = "#174f96", "#b4530a", "#ffd24a", "#5b2a86", "#6b6456", "#fffaf0"
LETTERS = f' font-weight="bold" text-anchor="middle" fill="{INK}"'
"""Of a drawing with letters; `inked` asks whether it has any."""
NONE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>'
NUMBER, BESIDE = (51, -60), (-42, 63)
"""Where on a hex its number stands, and the other one."""
SHORT = 74
"""So far from the middle of its ends a way begins and ends."""
KEY = 46
"""How wide a key's head is."""
Spot = tuple[int, int]


class Stride(NamedTuple):
    """A piece of a way, from the middle of a hex to that of another; `unseen` where nobody sees them go."""

    start: Spot
    end: Spot
    unseen: bool = False


class Lamp(NamedTuple):
    """A place that is lit: every kind has an edge of its own, and its own sign for its number."""

    x: int
    y: int
    kind: str
    number: str = ""
    """What it costs to come here, or what that brings."""
    beside: str = ""
    """A second number, on a dark gate: what else it takes."""
    keys: tuple[str, ...] = ()
    """Drawings that stand there as the heads of keys: what is lacking."""
    ghost: str = ""
    """What would lie there, as a part of a drawing."""
    round: int = 0
    """Of a round place beside the hexes its radius; none: it is a hex."""

    def at(self, spot: Spot) -> Spot:
        """A spot of its own on the whole drawing."""
        x, y = _on(spot, self.round)
        return self.x + x, self.y + y


def measured(place: Spread, *lengths: float) -> tuple[int, ...]:
    """In the units of a hex's own drawing."""
    return tuple(round(one * RADIUS / place.there.radius) for one in lengths)


@lru_cache(maxsize=256)
def lights(lamps: tuple[Lamp, ...], width: int, height: int, quarters: int, strides: tuple[Stride, ...] = ()) -> str:
    """What several show alike is drawn once and used; a way lies over the edges and below the numbers."""
    if not lamps:
        return NONE
    shapes = {one: f"s{number}" for number, one in enumerate(dict.fromkeys(map(_alike, lamps)))}
    keys = {one: f"k{number}" for number, one in enumerate(dict.fromkeys(key for lamp in lamps for key in lamp.keys))}
    defined = "".join(f'<g id="{id_}">{_shape(*one, quarters)}</g>' for one, id_ in shapes.items())
    defined += "".join(f'<g id="{id_}">{_BIT}{drawn(one, KEY)}</g>' for one, id_ in keys.items())
    ghosts = "".join(
        f'<g transform="translate({one.x} {one.y})" opacity=".8">{one.ghost}</g>' for one in lamps if one.ghost
    )
    used = [_way(strides), *(_use(shapes[_alike(one)], one.x, one.y) for one in lamps)]
    for one in lamps:
        x, y = one.at(NUMBER)
        used += [_use(keys[key], x - KEY * at, y) for at, key in enumerate(one.keys)]
    box = f'viewBox="0 0 {width} {height}"'
    numbers = _numbers(lamps, WALK, ("reach",)) + _numbers(lamps, CREAM, ("way", "goal")) + _gates(lamps)
    body = f"<defs>{defined}</defs>{ghosts}{''.join(used)}{numbers}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}{inked(body)}>{body}</svg>'


def inked(body: str) -> str:
    """How a drawing is written and painted where it does not say so itself."""
    return LETTERS if "<text" in body else f' fill="{INK}"'


def _way(strides: Sequence[Stride]) -> str:
    """A line from edge to edge of its ends, so that what lies there is seen, with an arrow's head; dotted where it is
    a secret path."""
    if not strides:
        return ""
    first, last = strides[0], strides[-1]
    begin, end = _towards(first.start, first.end, SHORT), _towards(last.end, last.start, SHORT)
    points = [begin, *(one.end for one in strides[:-1]), end]
    lines = "".join(_line(*ends, one.unseen) for ends, one in zip(pairwise(points), strides, strict=True))
    return lines + _head(begin if len(strides) == 1 else last.start, end)


def _towards(here: Spot, there: Spot, far: float, aside: float = 0) -> Spot:
    """So far from here to there, and to its right."""
    x, y = there[0] - here[0], there[1] - here[1]
    long = math.hypot(x, y) or 1
    return round(here[0] + (x * far - y * aside) / long), round(here[1] + (y * far + x * aside) / long)


def _line(start: Spot, end: Spot, unseen: bool) -> str:
    shape = f'<path d="M{start[0]} {start[1]}L{end[0]} {end[1]}" fill="none" stroke-linecap="round"'
    dash = ' stroke-dasharray="1 26"' if unseen else ""
    return f'{shape} stroke="{CREAM}" stroke-width="20"{dash}/>{shape} stroke="{WALK}" stroke-width="12"{dash}/>'


def _head(start: Spot, end: Spot) -> str:
    """Its tip lies beyond the end, its wings beside it."""
    tip, left, right = _towards(end, start, -24), _towards(end, start, 10, 22), _towards(end, start, 10, -22)
    points = " ".join(f"{x},{y}" for x, y in (tip, left, right))
    return f'<path d="M{points}Z" fill="{WALK}" stroke="{CREAM}" stroke-width="5" stroke-linejoin="round"/>'


def _use(id_: str, x: int, y: int) -> str:
    return f'<use href="#{id_}" x="{x}" y="{y}"/>'


def _alike(one: Lamp) -> tuple[str, bool, bool, int]:
    return one.kind, bool(one.number), bool(one.beside), one.round


def _shape(kind: str, paid: bool, gated: bool, round_: int, quarters: int) -> str:
    edge = _round(round_)[kind] if round_ else turned(_EDGES[kind], quarters)
    badge = _badge(kind, *_on(NUMBER, round_)) if paid else ""
    return edge + _SIGNS.get(kind, "") + badge + (_gate(*_on(BESIDE, round_)) if gated else "")


def turned(inside: str, quarters: int) -> str:
    return f'<g transform="rotate({90 * quarters})">{inside}</g>' if quarters else inside


def _on(spot: Spot, round_: int) -> Spot:
    """On a round place they stand on its edge: it has no corners."""
    by = 1.3 * round_ / RADIUS if round_ else 1
    return round(spot[0] * by), round(spot[1] * by)


def _badge(kind: str, x: int, y: int) -> str:
    """In a circle, dark along the way; in a square at its end."""
    paper, line = (CREAM, WALK) if kind == "reach" else (WALK, CREAM)
    if kind == "goal":
        shape = f'<rect x="{x - 24}" y="{y - 24}" width="48" height="48" rx="7"'
    else:
        shape = f'<circle cx="{x}" cy="{y}" r="23"'
    return f'{shape} fill="{paper}" stroke="{line}" stroke-width="4"/>'


def _gate(x: int, y: int) -> str:
    return f'<path d="M{x - 18} {y + 18}v-22a18 18 0 0 1 36 0v22Z" fill="#3a2f22" stroke="{CREAM}" stroke-width="4"/>'


def _numbers(lamps: Iterable[Lamp], ink: str, kinds: tuple[str, ...]) -> str:
    said = [(one.number, *one.at(NUMBER)) for one in lamps if one.number and one.kind in kinds]
    short, long = ([one for one in said if (len(one[0]) > 2) == many] for many in (False, True))
    return _written(short, ink, 36) + _written(long, ink, 25)


def _gates(lamps: Iterable[Lamp]) -> str:
    return _written([(one.beside, *one.at(BESIDE)) for one in lamps if one.beside], CREAM, 28)


def _written(said: Sequence[tuple[str, int, int]], ink: str, size: int) -> str:
    """All of a size together: each is a few letters in what is sent."""
    lower = round(size * 0.36)
    words = "".join(f'<text x="{x}" y="{y + lower}">{text}</text>' for text, x, y in said)
    return f'<g fill="{ink}" font-size="{size}">{words}</g>' if words else ""


def _brackets(colour: str) -> str:
    """Along the corners only."""
    found = []
    for at in range(SIDES):
        (ax, ay), (bx, by), (cx, cy) = (corner((0, 0), RIM - 5, one) for one in (at - 1, at, at + 1))
        ends = [(bx + (x - bx) * 0.3, by + (y - by) * 0.3) for x, y in ((ax, ay), (cx, cy))]
        way = f"M{ends[0][0]:.0f} {ends[0][1]:.0f}L{bx:.0f} {by:.0f}L{ends[1][0]:.0f} {ends[1][1]:.0f}"
        found.append(way)
    shape = f'<path d="{"".join(found)}" fill="none"'
    return f'{shape} stroke="{INK}" stroke-width="17"/>{shape} stroke="{colour}" stroke-width="10"/>'


def _hexagon(line: str, thick: float, dash: str = "", rim: float = RIM) -> str:
    return outline("none", line, thick, dash, rim)


Edge = Callable[..., str]


def _kinds(edge: Edge, spot: str) -> dict[str, str]:
    return {
        "free": edge("#2f6b45", 7, "18 11"),
        "ghost": edge(TAKEN, 9, "30 9", 101),
        "reach": edge(WALK, 6, rim=100),
        "lacks": edge(LACKS, 6, "4 12", 100),
        "way": edge(WALK, 11, rim=102),
        "goal": edge(WALK, 9, rim=102) + edge(CREAM, 4, rim=93) + edge(WALK, 4, rim=89),
        "chosen": edge(TAKEN, 12, rim=102) + edge(CREAM, 3, rim=91),
        "spot": spot,
        "last": edge(LAST, 9, "9 9", 102),
    }


@lru_cache(maxsize=8)
def _round(radius: int) -> dict[str, str]:
    """Around a place of this radius, as `_EDGES` around a hex."""
    by = radius / RADIUS

    def circle(line: str, thick: float, dash: str = "", rim: float = RIM) -> str:
        dash = f' stroke-dasharray="{dash}"' if dash else ""
        size, width = (rim - thick / 2) * by, thick * by
        return f'<circle r="{size:.3g}" fill="none" stroke="{line}" stroke-width="{width:.2g}"{dash}/>'

    return _kinds(circle, circle(INK, 17) + circle(GOLD, 10, rim=93))


_BIT = f'<path d="M0 14V48M0 36H14M0 46H14" fill="none" stroke="{INK}" stroke-width="8"/>'
_EDGES = _kinds(_hexagon, _brackets(GOLD))
_SIGNS = {"free": '<path d="M-17 0H17M0-17V17" fill="none" stroke="#2f6b45" stroke-width="7"/>'}
