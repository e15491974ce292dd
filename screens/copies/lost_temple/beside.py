"""The track, and below it what is tapped; on a wide page, or on a phone on its side, beside it."""

from collections.abc import Callable

import flet as ft

from screens.shared.look import Look

SIDE = 380
"""How wide that is."""


def beside(look: Look, drawn: Callable[[float], ft.Control], tapped: ft.Control) -> ft.Control:
    """`drawn` is given its room."""
    page = ft.context.page.width or 390
    if not (look.wide or look.low):
        parts = [drawn(page), tapped]
        return ft.Column(parts, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(
        [ft.Container(drawn(page - SIDE), expand=True), ft.Container(tapped, width=SIDE)],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
