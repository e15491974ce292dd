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
    lines = 1 if look.low else 2  # a long name has to go on somewhere
    beside = 44 * len(right) + (54 if on_back is not None else 0) + (40 if badge is not None else 0)
    how: dict[str, Any] = {"max_lines": lines, "overflow": ft.TextOverflow.ELLIPSIS, "room": look.room(beside - 30)}
    points = 18 if look.tight or look.low else 20
    words: list[ft.Control] = [
        ft.Semantics(
            identifier="page-title",
            heading_level=1,
            content=look.text(title, points, bold=True, color=theme.LIMESTONE, **how),
        )
    ]
    if under:
        words.append(look.text(under, 13, color=theme.MOSS, **how))
    said: ft.Control = ft.Column(words, spacing=0)
    if look.low:
        said = ft.Row([words[0], *(ft.Container(one, expand=True) for one in words[1:])], spacing=12)
    row = ft.Row([*left, ft.Container(said, expand=True), *right], spacing=4 if look.tight else 10)
    return ft.Container(
        gradient=ft.LinearGradient(
            [theme.JUNGLE, theme.CANOPY], begin=ft.Alignment.TOP_LEFT, end=ft.Alignment.BOTTOM_RIGHT
        ),
        content=ft.Column(
            [
                ft.SafeArea(
                    avoid_intrusions_bottom=False,
                    content=ft.Container(row, padding=ft.Padding(14, 0, 8, 0) if look.low else ft.Padding(14, 8, 8, 8)),
                ),
                ft.Image(
                    src="/icons/frieze.svg",
                    height=10,
                    fit=ft.BoxFit.COVER,
                    exclude_from_semantics=True,
                    visible=not look.low,
                ),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )
