"""Things in a ring, clockwise from above: sites along a river, sectors of a wheel."""

import math
from collections.abc import Sequence

import flet as ft

WATER = "#a9d3d4"


def ring(size: float, cell: float, cells: Sequence[ft.Control], middle: ft.Control, band: str = WATER) -> ft.Control:
    """`size` is how wide and high it is, `cell` how large each of them."""
    around = [
        ft.Container(inside, left=x, top=y, width=cell, height=cell)
        for inside, (x, y) in zip(cells, spots(len(cells), size, cell), strict=True)
    ]
    stream = ft.Container(
        left=cell / 2,
        top=cell / 2,
        width=size - cell,
        height=size - cell,
        border=ft.Border.all(14, band),
        border_radius=size / 2,
        alignment=ft.Alignment.CENTER,
        content=middle,
    )
    return ft.Row([ft.Stack([stream, *around], width=size, height=size)], alignment=ft.MainAxisAlignment.CENTER)


def spots(count: int, size: float, cell: float) -> list[tuple[float, float]]:
    """The upper left corner of each.

    >>> [(round(x), round(y)) for x, y in spots(4, 100, 20)]
    [(40, 0), (80, 40), (40, 80), (0, 40)]
    """
    far = (size - cell) / 2
    angles = [2 * math.pi * index / count for index in range(count)]
    return [(far + far * math.sin(angle), far - far * math.cos(angle)) for angle in angles]
