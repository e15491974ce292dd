"""At the foot of a game's page, always at the same place: what ends the turn on the left, what confirms on the
right."""

import flet as ft

from screens.shared import theme
from screens.shared.buttons import EDGE, FINGER, Tap, colours, pair
from screens.table.fresh import fresh
from screens.table.sitting import Sitting

HIGH = FINGER + 8
WORDS, UNDER = 15, 13
LEFT, RIGHT = 12, 6
CLOSE = 1.15
"""How high a line is, for its letters: of long words two lines and what stands under them find room."""


def foot_button(
    sitting: Sitting, name: str, words: str, under: str, on_tap: Tap, strong: bool, off: bool = False
) -> ft.Control:
    """Flat, so that much of the page is seen; what a person most likely wants is `strong`."""
    look, (ground, ink) = sitting.look, colours(strong, off)
    room = look.room(10) / 2
    style = ft.TextStyle(height=CLOSE)
    lines: list[ft.Control] = [look.text(words, WORDS, bold=True, color=ink, room=room, style=style)]
    if under:
        lines.append(look.text(under, UNDER, color=ink, room=room, style=style))
    body = ft.Container(
        ft.Column(lines, spacing=0, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding(LEFT, 1, RIGHT, 1),
        bgcolor=ground,
        border=None if strong and not off else EDGE,
        border_radius=14,
        ink=True,
        on_click=look.safe(on_tap),
    )
    return ft.Semantics(identifier=name, button=True, content=body, expand=True)


def foot_row(sitting: Sitting, end: ft.Control | None, do: ft.Control | None) -> ft.Control:
    """Neither ever takes the other's place, where a second tap of the same finger would fall on it."""
    both = [one or ft.Container(expand=True) for one in (end, do)]
    shown = end is not None or do is not None
    inside = fresh(sitting, [ft.Container(pair(*both), height=sitting.look.size(HIGH))] if shown else [])
    return ft.Container(inside[0], padding=ft.Padding(theme.GAP, 6, theme.GAP, 6)) if inside else ft.Container()
