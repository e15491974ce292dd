"""Cards that things lie on, and the sheet that comes up from below."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from screens.shared import theme
from screens.shared.buttons import glyph
from screens.shared.look import Look

_EDGE = ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
"""The same one for all: what is the same need not be compared."""


def panel(*inside: ft.Control, ground: str | None = None, padding: float = 16, spacing: float = 12) -> ft.Container:
    """A card on the page's ground."""
    return ft.Container(
        content=ft.Column(list(inside), spacing=spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ground or ft.Colors.SURFACE_CONTAINER_LOW,
        border=_EDGE,
        border_radius=theme.RADIUS,
        padding=padding,
    )


PAGE = 620
"""Beyond this a single column gets too wide to read."""


def page_column(*inside: ft.Control, width: float = PAGE, **scrolled: Any) -> ft.Control:
    """The ordinary page below a bar: one column, scrolled, never too wide to read. `scrolled` is for whoever follows
    that."""
    return ft.Column(
        [
            ft.Container(
                ft.Column(list(inside), spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                width=width,
                padding=theme.GAP,
            )
        ],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        **scrolled,
    )


def sheet(
    look: Look, title: str, inside: Sequence[ft.Control], on_close: Callable[..., Any], tall: bool = False
) -> ft.Control:
    """Over everything else, until it is closed. A `tall` one fills the screen and scrolls."""
    card = ft.Container(
        content=ft.Column(
            [
                ft.Row(
                    [
                        ft.Container(look.title(title, 21, room=look.room(30)), expand=True),
                        glyph(look, "sheet-close", ft.Icons.CLOSE, look.say("table-close"), on_close),
                    ]
                ),
                ft.Column(list(inside), spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            ],
            spacing=10,
            tight=True,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=ft.BorderRadius.only(top_left=24, top_right=24),
        padding=ft.Padding(20, 12, 20, 24),
        width=640,
        shadow=ft.BoxShadow(blur_radius=30, color=ft.Colors.with_opacity(0.3, ft.Colors.SHADOW)),
    )
    scrim = ft.Container(bgcolor=ft.Colors.with_opacity(0.45, "#000000"), expand=True, on_click=look.safe(on_close))
    return ft.Semantics(
        identifier="sheet",
        container=True,
        expand=True,
        content=ft.Stack(
            [
                ft.Column([ft.Row([scrim], expand=True)], expand=True),
                ft.Container(
                    ft.SafeArea(card, avoid_intrusions_top=True, avoid_intrusions_bottom=False),
                    alignment=ft.Alignment.BOTTOM_CENTER,
                    left=0,
                    right=0,
                    top=0 if tall else None,  # without it a long sheet grows out of the screen, its cross too
                    bottom=0,
                    padding=ft.Padding(0, 60, 0, 0),
                ),
            ],
            expand=True,
        ),
    )
