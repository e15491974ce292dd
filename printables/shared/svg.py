"""Our own drawings read from SVG: groups, paths and simple shapes, with fills, strokes and transforms."""

import math
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

from msgspec import Struct

from model.locator import assets
from printables.shared.paths import Segment, segments

Matrix = tuple[float, float, float, float, float, float]
STILL: Matrix = (1, 0, 0, 1, 0, 0)
INHERITED = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-opacity", "stroke-opacity")
NAMED = {"white": "#ffffff", "black": "#000000", "none": "", "currentColor": "#1d2a21", "currentcolor": "#1d2a21"}


class Brush(Struct, frozen=True):
    """One filled or stroked outline; colours as hex, empty for none."""

    outline: tuple[Segment, ...]
    fill: str
    line: str
    width: float
    opacity: float
    round_ends: bool
    even_odd: bool


class Drawing(Struct, frozen=True):
    x: float
    y: float
    w: float
    h: float
    brushes: tuple[Brush, ...]


@cache
def drawing(name: str) -> Drawing:
    """The drawing `assets/icons/<name>.svg`."""
    return read_svg((assets() / "icons" / f"{name}.svg").read_text(encoding="utf-8"))


def read_svg(text: str) -> Drawing:
    root = ElementTree.fromstring(text)
    view = [float(n) for n in re.split(r"[\s,]+", root.get("viewBox", "0 0 100 100").strip())]
    colours = {f"url(#{node.get('id')})": _middle(node) for node in root.iter() if _tag(node).endswith("Gradient")}
    start = {"fill": "#000000", "stroke": "none", "stroke-width": "1"}
    x, y, w, h = view
    return Drawing(x, y, w, h, tuple(_brushes(root, start, STILL, 1.0, colours)))


def _tag(node: ElementTree.Element) -> str:
    return node.tag.rpartition("}")[2]


def _middle(gradient: ElementTree.Element) -> str:
    """A gradient is painted in the mean of its colours."""
    stops = [stop.get("stop-color", "#000000") for stop in gradient]
    parts = [[int(_hex(stop)[i : i + 2], 16) for i in (1, 3, 5)] for stop in stops if _hex(stop)]
    return "#" + "".join(f"{round(sum(one) / len(one)):02x}" for one in zip(*parts, strict=True))


def _hex(colour: str) -> str:
    colour = NAMED.get(colour, colour)
    return "#" + "".join(c * 2 for c in colour[1:]) if len(colour) == 4 and colour[0] == "#" else colour


def _brushes(
    node: ElementTree.Element, style: dict[str, str], matrix: Matrix, opacity: float, colours: dict[str, str]
) -> Iterator[Brush]:
    own = dict(node.attrib)
    for pair in own.pop("style", "").split(";"):
        name, _, value = pair.partition(":")
        own[name.strip()] = value.strip()
    style = {**style, **{key: own[key] for key in INHERITED if key in own}}
    matrix = _times(matrix, _transform(own.get("transform", "")))
    opacity *= float(own.get("opacity", 1))
    if _tag(node) in ("svg", "g"):
        for child in node:
            yield from _brushes(child, style, matrix, opacity, colours)
        return
    data = _outline(_tag(node), own)
    if data:
        grow = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
        fill, line = (_hex(colours.get(style[key], style[key])) for key in ("fill", "stroke"))
        yield Brush(
            tuple((kind, _moved(points, matrix)) for kind, points in segments(data)),
            fill,
            line,
            float(style["stroke-width"].removesuffix("px")) * grow,
            opacity * float(style.get("fill-opacity" if fill else "stroke-opacity", 1)),
            style.get("stroke-linecap") == "round" or style.get("stroke-linejoin") == "round",
            own.get("fill-rule") == "evenodd",
        )


def _outline(tag: str, own: dict[str, str]) -> str:
    """Any shape as path data."""

    def n(name: str, other: float = 0) -> float:
        return float(own.get(name, other))

    if tag == "path":
        return own.get("d", "")
    if tag == "line":
        return f"M{n('x1')} {n('y1')}L{n('x2')} {n('y2')}"
    if tag in ("polygon", "polyline"):
        return f"M{own.get('points', '')}" + ("Z" if tag == "polygon" else "")
    if tag in ("circle", "ellipse"):
        rx, ry = (n("r"), n("r")) if tag == "circle" else (n("rx"), n("ry"))
        x, y = n("cx"), n("cy")
        return f"M{x - rx} {y}A{rx} {ry} 0 1 1 {x + rx} {y}A{rx} {ry} 0 1 1 {x - rx} {y}Z"
    if tag == "rect":
        return _rect(n("x"), n("y"), n("width"), n("height"), n("rx", n("ry")), n("ry", n("rx")))
    return ""


def _rect(x: float, y: float, w: float, h: float, rx: float, ry: float) -> str:
    rx, ry = min(rx, w / 2), min(ry, h / 2)
    if not rx or not ry:
        return f"M{x} {y}H{x + w}V{y + h}H{x}Z"
    bend = f"A{rx} {ry} 0 0 1"
    return (
        f"M{x + rx} {y}H{x + w - rx}{bend} {x + w} {y + ry}V{y + h - ry}{bend} {x + w - rx} {y + h}"
        f"H{x + rx}{bend} {x} {y + h - ry}V{y + ry}{bend} {x + rx} {y}Z"
    )


def _transform(text: str) -> Matrix:
    """
    >>> _transform("translate(1 2) scale(3)")
    (3.0, 0.0, 0.0, 3.0, 1.0, 2.0)
    """
    matrix = STILL
    for name, inside in re.findall(r"(\w+)\s*\(([^)]*)\)", text):
        n = [float(value) for value in re.split(r"[\s,]+", inside.strip())]
        matrix = _times(matrix, _step(name, n))
    return matrix


def _step(name: str, n: list[float]) -> Matrix:
    if name == "translate":
        return 1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0
    if name == "scale":
        return n[0], 0, 0, n[-1], 0, 0
    if name == "rotate":
        cos, sin = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
        x, y = (n[1], n[2]) if len(n) == 3 else (0, 0)
        return cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y
    if name == "matrix":
        return n[0], n[1], n[2], n[3], n[4], n[5]
    raise ValueError(f"transform {name}")


def _times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def _moved(points: tuple[float, ...], m: Matrix) -> tuple[float, ...]:
    moved: list[float] = []
    for i in range(0, len(points), 2):
        x, y = points[i], points[i + 1]
        moved += (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
    return tuple(moved)
