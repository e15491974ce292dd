"""A QR code drawn from its matrix, dark on white in every light: phones want it so."""

from functools import lru_cache

import flet as ft

from model.table.qr import qr_matrix

QUIET = 3


BESIDE = 110
"""What lies left and right of it at most: the page's, a panel's and a card's edges."""


def qr(text: str, size: float, label: str) -> ft.Control:
    """As large as wished, where the page has room for it."""
    size = min(size, (ft.context.page.width or size + BESIDE) - BESIDE)
    return ft.Container(
        ft.Image(src=_svg(text), width=size, height=size, semantics_label=label),
        bgcolor="#ffffff",
        border_radius=14,
        padding=6,
        width=size + 12,
    )


@lru_cache(maxsize=64)
def _svg(text: str) -> str:
    matrix = qr_matrix(text)
    side = len(matrix) + 2 * QUIET
    # a hair larger than a cell, so that no light shines through between two
    dark = "".join(
        f"M{x + QUIET} {y + QUIET}h1.03v1.03h-1.03z"
        for y, row in enumerate(matrix)
        for x, is_dark in enumerate(row)
        if is_dark
    )
    ground = f'<rect width="{side}" height="{side}" fill="#fff"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'{ground}<path d="{dark}" fill="#000"/></svg>'
    )
