"""Lines over time, drawn as one picture: every line ends in its player's mark, so that hue never tells alone."""

from dataclasses import dataclass

import flet as ft

from model.table.colours import ink
from screens.shared.look import Look
from screens.shared.pictures import mark_svg

WIDTH, HEIGHT = 440, 320
LEFT, RIGHT, TOP, BOTTOM = 34, 34, 12, 26


@dataclass(frozen=True)
class Line:
    name: str
    colour: str
    shape: str
    values: tuple[int, ...]


def chart(look: Look, lines: list[Line], ticks: tuple[tuple[int, str], ...], label: str) -> ft.Control:
    """`ticks` stand along the bottom: (index of a value, words)."""
    return ft.Container(
        ft.Image(src=svg(lines, ticks), fit=ft.BoxFit.FIT_WIDTH, semantics_label=label, aspect_ratio=WIDTH / HEIGHT),
        bgcolor="#fcf9f2",
        border_radius=12,
        padding=6,
    )


def svg(lines: list[Line], ticks: tuple[tuple[int, str], ...]) -> str:
    most = max((value for line in lines for value in line.values), default=1) or 1
    count = max((len(line.values) for line in lines), default=1)
    parts = [*_grid(most), *_ticks(ticks, count)]
    for line in lines:
        points = " ".join(f"{_x(i, count):.1f},{_y(value, most):.1f}" for i, value in enumerate(line.values))
        stroke = "#8a8372" if line.colour == "white" else ink(line.colour)
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{stroke}" stroke-width="3" stroke-linejoin="round"/>'
        )
    parts += _marks(lines, count, most)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>'


def _x(index: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * index / max(count - 1, 1)


def _y(value: int, most: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most


def _grid(most: int) -> list[str]:
    step = next((step for step in (1, 2, 5, 10, 20, 50, 100) if most / step <= 6), 200)
    parts = []
    for value in range(0, most + 1, step):
        y = _y(value, most)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" fill="none" stroke="#d8cdb6" stroke-width="1"/>')
        parts.append(_text(LEFT - 6, y + 4, str(value), "end"))
    return parts


def _ticks(ticks: tuple[tuple[int, str], ...], count: int) -> list[str]:
    every = 1 + len(ticks) // 14
    return [_text(_x(at, count), HEIGHT - 8, words, "middle") for at, words in ticks[::every]]


def _text(x: float, y: float, words: str, anchor: str) -> str:
    style = f'font-size="12" font-family="sans-serif" fill="#4a5347" text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{words}</text>'


def _marks(lines: list[Line], count: int, most: int) -> list[str]:
    """At the end of each line; where several end together they stand side by side."""
    parts = []
    taken: dict[int, int] = {}
    for line in lines:
        if not line.values:
            continue
        end = line.values[-1]
        beside = taken.get(end, 0)
        taken[end] = beside + 1
        inner = mark_svg(line.colour, line.shape)
        body = inner[inner.index(">") + 1 : inner.rindex("</svg>")]
        x, y = _x(len(line.values) - 1, count) - 11 - 20 * beside, _y(end, most) - 11
        parts.append(f'<g transform="translate({x:.1f} {y:.1f}) scale(0.92)">{body}</g>')
    return parts
