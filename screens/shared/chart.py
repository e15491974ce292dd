"""Lines over time, drawn as two pictures: the grid in the page's own ink, by day and by night, and the lines, each with
an edge that stands out on every ground. A line ends in its player's mark, so that hue never tells alone."""

from dataclasses import dataclass

import flet as ft

from model.signs import digits
from model.table.colours import ink
from screens.shared.look import Look
from screens.shared.pictures import edge_of, mark_svg

HEIGHT = 320
WIDE, NARROW = 440, 300
"""With fewer units across, the same type is larger on a small screen."""
LEFT, RIGHT, TOP, BOTTOM = 34, 34, 12, 26
STROKE, EDGE = 3, 1.2
GROUND = ft.Colors.SURFACE_CONTAINER


@dataclass(frozen=True)
class Line:
    name: str
    colour: str
    shape: str
    values: tuple[int, ...]


def chart(look: Look, lines: list[Line], ticks: tuple[tuple[int, str], ...], label: str) -> ft.Control:
    """`ticks` stand along the bottom: (index of a value, words)."""
    drawing = Drawing(lines, ticks, NARROW if look.tight else WIDE)
    grid = ft.Image(
        src=drawing.grid(),
        fit=ft.BoxFit.FIT_WIDTH,
        aspect_ratio=drawing.width / HEIGHT,
        color=ft.Colors.ON_SURFACE_VARIANT,
        color_blend_mode=ft.BlendMode.SRC_IN,
        exclude_from_semantics=True,
    )
    course = ft.Image(
        src=drawing.course(), fit=ft.BoxFit.FIT_WIDTH, aspect_ratio=drawing.width / HEIGHT, semantics_label=label
    )
    return ft.Container(ft.Stack([grid, course]), bgcolor=GROUND, border_radius=12, padding=6)


class Drawing:
    """Measured first, then drawn."""

    def __init__(self, lines: list[Line], ticks: tuple[tuple[int, str], ...], width: int = WIDE) -> None:
        self.lines, self.ticks, self.width = lines, ticks, width
        values = [value for line in lines for value in line.values]
        self.least = min((0, *values))
        """Scores may fall below 0."""
        self.most = max(values, default=1) or 1
        self.count = max((len(line.values) for line in lines), default=1)

    def x(self, index: int) -> float:
        return LEFT + (self.width - LEFT - RIGHT) * index / max(self.count - 1, 1)

    def y(self, value: int) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - self.least) / max(self.most - self.least, 1)

    def grid(self) -> str:
        """Numbers and thin lines; where something is drawn is all that counts, the colour is the page's."""
        step = next((step for step in (1, 2, 5, 10, 20, 50, 100) if (self.most - self.least) / step <= 6), 200)
        parts = []
        for value in range(-(-self.least // step) * step, self.most + 1, step):
            y, end = self.y(value), self.width - RIGHT
            parts.append(f'<path d="M{LEFT} {y:.1f}H{end}" fill="none" stroke="#000" stroke-opacity="0.3"/>')
            parts.append(_text(LEFT - 6, y + 4, digits(value), "end"))
        every = 1 + len(self.ticks) * 30 // (self.width - LEFT - RIGHT)
        parts += [_text(self.x(at), HEIGHT - 8, words, "middle") for at, words in self.ticks[::every]]
        return self._svg(parts)

    def course(self) -> str:
        edges, strokes = [], []
        for line in self.lines:
            points = " ".join(f"{self.x(i):.1f},{self.y(value):.1f}" for i, value in enumerate(line.values))
            drawn = f'<polyline points="{points}" fill="none" stroke-linejoin="round"'
            edges.append(f'{drawn} stroke="{edge_of(line.colour)}" stroke-width="{STROKE + 2 * EDGE}"/>')
            strokes.append(f'{drawn} stroke="{ink(line.colour)}" stroke-width="{STROKE}"/>')
        both = [part for pair in zip(edges, strokes, strict=True) for part in pair]
        return self._svg([*both, *self._marks()])

    def _marks(self) -> list[str]:
        """At the end of each line; where several end together they stand side by side."""
        parts = []
        taken: dict[int, int] = {}
        for line in self.lines:
            if not line.values:
                continue
            end = line.values[-1]
            beside = taken.get(end, 0)
            taken[end] = beside + 1
            inner = mark_svg(line.colour, line.shape)
            body = inner[inner.index(">") + 1 : inner.rindex("</svg>")]
            x, y = self.x(len(line.values) - 1) - 11 - 20 * beside, self.y(end) - 11
            parts.append(f'<g transform="translate({x:.1f} {y:.1f}) scale(0.92)">{body}</g>')
        return parts

    def _svg(self, parts: list[str]) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {HEIGHT}">{"".join(parts)}</svg>'


def _text(x: float, y: float, words: str, anchor: str) -> str:
    style = f'font-size="13" font-family="sans-serif" fill="#000" text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{words}</text>'
