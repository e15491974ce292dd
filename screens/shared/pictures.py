"""Our drawings: SVG files of a game, and the players' marks, a shape in a colour each."""

import math
from functools import cache

import flet as ft

from model.table.colours import ink
from screens.shared.hooks import kept

_LIGHT = {"white", "beige", "yellow"}
OUTLINE = "#2c1f05"
LIGHT_EDGE = "#fffaf0"
ROUNDED = 'stroke-width="1.6" stroke-linejoin="round"'
"""How a mark's edge is drawn."""


def picture(name: str, size: float, label: str | None = None) -> ft.Control:
    """`picture("lost-temple/gem", 24)`: with a label a screen reader says it, without it is silent. In whole pixels:
    they are sharper, and sent in one byte."""
    return ft.Image(
        src=f"/icons/{name}.svg",
        width=round(size),
        height=round(size),
        semantics_label=label,
        exclude_from_semantics=label is None,
    )


def game_picture(game: str) -> ft.Control:
    """A game's own picture, small, beside its name."""
    return ft.Image(
        src=f"/icons/{game}.svg", width=54, height=38, fit=ft.BoxFit.COVER, border_radius=8, exclude_from_semantics=True
    )


@ft.component
def _Mark(colour: str, shape: str, size: float) -> ft.Control:
    return ft.Image(src=mark_svg(colour, shape), width=size, height=size, exclude_from_semantics=True)


mark = kept(_Mark)
"""A player's mark: `mark("red", "circle", 24)`."""


def edge_of(colour: str) -> str:
    """What is drawn around a colour, so that it stands out on every ground: dark around light ones, else light."""
    return OUTLINE if colour in _LIGHT else LIGHT_EDGE


@cache
def mark_svg(colour: str, shape: str) -> str:
    """The mark as a drawing of 24 by 24."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{mark_shape(colour, shape)}</svg>'


def mark_shape(colour: str, shape: str, place: str = "", edge: str = ROUNDED) -> str:
    """The same as a part of a larger drawing; `place` is where that has it, `edge` is empty where all of it is drawn
    so."""
    line = edge_of(colour)
    inside = _SHAPES.get(shape, _SHAPES["circle"])
    look = f'fill="{ink(colour)}" stroke="{line}" {edge}'.rstrip()
    if shape == "ring":
        look = f'fill="none" stroke="{OUTLINE}" stroke-width="7.4"'
        inner = f'<circle cx="12" cy="12" r="7.6" fill="none" stroke="{ink(colour)}" stroke-width="4.6"/>'
        inside = f'<circle cx="12" cy="12" r="7.6"/>{inner}'
    return f"<g {place}{look}>{inside}</g>"


def _polygon(corners: int, turn: float = -90, inner: float | None = None) -> str:
    points = []
    for i in range(corners * (2 if inner else 1)):
        radius = inner if inner and i % 2 else 10.4
        angle = math.radians(turn + i * 360 / (corners * (2 if inner else 1)))
        points.append(f"{12 + radius * math.cos(angle):.1f},{12 + radius * math.sin(angle):.1f}")
    return f'<polygon points="{" ".join(points)}"/>'


_SHAPES = {
    "circle": '<circle cx="12" cy="12" r="9.6"/>',
    "triangle": _polygon(3),
    "star": _polygon(5, inner=4.6),
    "diamond": '<polygon points="12,1 22,12 12,23 2,12"/>',
    "square": '<rect x="3" y="3" width="18" height="18" rx="1.5"/>',
    "hexagon": _polygon(6),
    "cross": '<path d="M17 2l5 5-5 5 5 5-5 5-5-5-5 5-5-5 5-5-5-5 5-5 5 5z"/>',
    "ring": "",
    "pentagon": _polygon(5),
    "shield": '<path d="M3 3h18v9c0 5-4 8-9 10.500c-5-2.500-9-5.500-9-10.500z"/>',
    "heart": '<path d="M12 21.500l-8.500-8.500a5.500 5.500 0 0 1 8.500-7.500a5.500 5.500 0 0 1 8.500 7.500z"/>',
    "crescent": '<path d="M15.500 2a10 10 0 1 0 0 20a11 11 0 0 1 0-20z"/>',
    "drop": '<path d="M12 1.500c5 6 7 9 7 12.500a7 7 0 0 1-14 0c0-3.500 2-6.500 7-12.500z"/>',
}
