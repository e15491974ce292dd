"""Below a step: back and forward."""

from collections.abc import Awaitable, Callable

import flet as ft

from screens.copies.step import ALL
from screens.shared import theme
from screens.shared.buttons import FINGER, Tap
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.panels import PAGE


@ft.component
def _Turning(look: Look, done: bool, before: str, following: str, go: Callable[[str], Awaitable[None]]) -> ft.Control:
    """To the steps beside. Forward stands out once this one is told; one may always go on without."""
    words = look.say("copy-last" if following == ALL else "copy-next")
    cells = [_button(look, "copy-next", words, lambda: go(following), ft.Icons.ARROW_FORWARD, strong=done)]
    if before:
        cells.insert(0, _button(look, "copy-back", look.say("copy-back"), lambda: go(before), ft.Icons.ARROW_BACK))
    width = PAGE if look.wide else None
    return ft.SafeArea(
        avoid_intrusions_top=False,
        content=ft.Row(
            [
                ft.Container(
                    ft.Row(cells, spacing=10), padding=ft.Padding(16, 6, 16, 8), expand=not look.wide, width=width
                )
            ],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    )


turning = kept(_Turning)


def _button(look: Look, identifier: str, words: str, tap: Tap, icon: ft.IconData, strong: bool = False) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY if strong else ft.Colors.PRIMARY
    face: list[ft.Control] = [
        ft.Icon(icon, size=20, color=ink),
        look.text(words, 16, bold=True, color=ink, room=look.room() / 2 - 60),
    ]
    return ft.Semantics(
        identifier=identifier,
        button=True,
        expand=True,
        content=ft.Container(
            ft.Row(face, spacing=8, alignment=ft.MainAxisAlignment.CENTER),
            height=look.size(FINGER + 4),
            bgcolor=ft.Colors.PRIMARY if strong else ft.Colors.SURFACE_CONTAINER_LOW,
            border=None if strong else ft.Border.all(1.5, ft.Colors.OUTLINE_VARIANT),
            border_radius=theme.RADIUS,
            ink=True,
            on_click=look.safe(tap),
        ),
    )
