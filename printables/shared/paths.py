"""SVG path data as straight and curved segments; everything becomes `M`, `L`, `C` and `Z` with absolute points."""

import math
import re
from collections.abc import Iterator
from functools import cache

Segment = tuple[str, tuple[float, ...]]

_TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@cache
def segments(data: str) -> tuple[Segment, ...]:
    """
    >>> segments("M0 0h10v5z")
    (('M', (0.0, 0.0)), ('L', (10.0, 0.0)), ('L', (10.0, 5.0)), ('Z', ()))
    """
    return tuple(_walk(data))


def _walk(data: str) -> Iterator[Segment]:
    x = y = start_x = start_y = 0.0
    last: tuple[str, float, float] = ("", 0.0, 0.0)  # the last curve's second handle, for S and T
    for command, n in _commands(data):
        kind = command.upper()
        ox, oy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "Z":
            yield "Z", ()
            x, y = start_x, start_y
        elif kind == "M":
            x, y = ox + n[0], oy + n[1]
            start_x, start_y = x, y
            yield "M", (x, y)
        elif kind in "LHV":
            x, y = (ox + n[0], oy + n[1]) if kind == "L" else (ox + n[0], y) if kind == "H" else (x, oy + n[0])
            yield "L", (x, y)
        elif kind == "A":
            end = (ox + n[5], oy + n[6])
            yield from _arc((x, y), end, abs(n[0]), abs(n[1]), math.radians(n[2]), bool(n[3]), bool(n[4]))
            x, y = end
        else:
            curve, last = _curve(kind, n, (x, y), (ox, oy), last)
            yield "C", curve
            x, y = curve[4], curve[5]
            continue
        last = ("", x, y)


def _commands(data: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    tokens = _TOKEN.findall(_flags_apart(data))
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = _COUNT[command.upper()]
        yield command, tuple(float(token) for token in tokens[at : at + count])
        at += count
        if command in "Mm":  # more points after a move are lines
            command = "L" if command == "M" else "l"


def _flags_apart(data: str) -> str:
    """An arc's two flags may stand without a space between them and what follows."""
    number = r"[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?"
    arc = re.compile(rf"({number}[\s,]*{number}[\s,]*{number}[\s,]*)([01])[\s,]*([01])[\s,]*({number}[\s,]*{number})")

    def spaced(found: re.Match[str]) -> str:
        return found.group(1) + " " + arc.sub(r"\1 \2 \3 \4 ", found.group(2))

    return re.sub(r"([Aa])([^A-Za-z]*)", lambda found: spaced(found), data)


def _curve(
    kind: str,
    n: tuple[float, ...],
    here: tuple[float, float],
    origin: tuple[float, float],
    last: tuple[str, float, float],
) -> tuple[tuple[float, ...], tuple[str, float, float]]:
    x, y = here
    moved = [value + origin[i % 2] for i, value in enumerate(n)]
    if kind in "CS":
        mirrored = (2 * x - last[1], 2 * y - last[2]) if last[0] == "C" else (x, y)
        one = (moved[0], moved[1]) if kind == "C" else mirrored
        two = (moved[-4], moved[-3])
        return (*one, *two, moved[-2], moved[-1]), ("C", *two)
    mirrored = (2 * x - last[1], 2 * y - last[2]) if last[0] == "Q" else (x, y)
    handle = (moved[0], moved[1]) if kind == "Q" else mirrored
    end = (moved[-2], moved[-1])
    one = (x + 2 / 3 * (handle[0] - x), y + 2 / 3 * (handle[1] - y))
    two = (end[0] + 2 / 3 * (handle[0] - end[0]), end[1] + 2 / 3 * (handle[1] - end[1]))
    return (*one, *two, *end), ("Q", *handle)


def _arc(
    start: tuple[float, float],
    end: tuple[float, float],
    rx: float,
    ry: float,
    tilt: float,
    large: bool,
    sweep: bool,
) -> Iterator[Segment]:
    """An elliptic arc as curves (SVG 1.1, F.6)."""
    if start == end:
        return
    if rx == 0 or ry == 0:
        yield "L", end
        return
    cos, sin = math.cos(tilt), math.sin(tilt)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    below = (rx * py) ** 2 + (ry * px) ** 2
    scale = math.sqrt(max(0.0, ((rx * ry) ** 2 - below) / below)) * (-1 if large == sweep else 1)
    qx, qy = scale * rx * py / ry, -scale * ry * px / rx
    cx = cos * qx - sin * qy + (start[0] + end[0]) / 2
    cy = sin * qx + cos * qy + (start[1] + end[1]) / 2
    first = math.atan2((py - qy) / ry, (px - qx) / rx)
    turn = math.atan2((-py - qy) / ry, (-px - qx) / rx) - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    count = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    step = turn / count
    reach = 4 / 3 * math.tan(step / 4)

    def at(angle: float, along: float) -> tuple[float, float]:
        u = rx * (math.cos(angle) - along * math.sin(angle))
        v = ry * (math.sin(angle) + along * math.cos(angle))
        return cx + cos * u - sin * v, cy + sin * u + cos * v

    for index in range(count):
        a, b = first + index * step, first + (index + 1) * step
        yield "C", (*at(a, reach), *at(b, -reach), *at(b, 0))
