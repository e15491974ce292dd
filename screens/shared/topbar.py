"""The bar at the head of a page: jungle by day and by night."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from screens.shared import theme
from screens.shared.buttons import glyph
from screens.shared.look import Look


def topbar(
    look: Look,
    title: str,
    under: str | None = None,
    *,
    badge: ft.Control | None = None,
    on_back: Callable[..., Any] | None = None,
    right: Sequence[ft.Control] = (),
) -> ft.Control:
    left: list[ft.Control] = []
    if on_back is not None:
        left.append(glyph(look, "back", ft.Icons.ARROW_BACK, look.say("table-back"), on_back, theme.LIMESTONE))
    if badge is not None:
        left.append(badge)
    words: list[ft.Control] = [
        ft.Semantics(
            identifier="page-title",
            heading_level=1,
            content=look.text(
                title, 20, bold=True, color=theme.LIMESTONE, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS
            ),
        )
    ]
    if under:
        words.append(look.text(under, 13, color=theme.MOSS, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS))
    row = ft.Row([*left, ft.Column(words, spacing=0, expand=True), *right], spacing=10)
    return ft.Container(
        gradient=ft.LinearGradient(
            [theme.JUNGLE, theme.CANOPY], begin=ft.Alignment.TOP_LEFT, end=ft.Alignment.BOTTOM_RIGHT
        ),
        content=ft.Column(
            [
                ft.SafeArea(
                    avoid_intrusions_bottom=False,
                    content=ft.Container(row, padding=ft.Padding(14, 8, 8, 8)),
                ),
                ft.Image(src="/icons/frieze.svg", height=10, fit=ft.BoxFit.COVER, exclude_from_semantics=True),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )
