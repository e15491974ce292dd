"""All scorings so far as a list: the newest lies open, a tap opens another."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from screens.shared.buttons import CHOSEN, EDGE
from screens.shared.hooks import use_value
from screens.shared.look import Look


@ft.component
def Receipts(look: Look, titles: Sequence[tuple[int, str]], draw: Callable[[int], ft.Control]) -> ft.Control:
    """By their numbers; `draw` makes what lies open."""
    opened, set_opened = use_value(-1)
    if not titles:
        return look.quiet(look.say("scoring-none"), 15)
    chosen = opened if opened >= 0 else titles[-1][0]
    parts: list[ft.Control] = []
    for number, title in titles:
        here = number == chosen
        parts.append(_head(look, number, title, here, partial(set_opened, 0 if here else number)))
        if here:
            parts.append(draw(number))
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _head(look: Look, number: int, title: str, opened: bool, tap: Callable[[], None]) -> ft.Control:
    sign = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    body = ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.RECEIPT_LONG, size=20, color=ft.Colors.PRIMARY),
                ft.Container(look.text(title, 16, bold=True), expand=True),
                ft.Icon(sign, size=22, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
            spacing=10,
        ),
        padding=ft.Padding(12, 10, 12, 10),
        border=CHOSEN if opened else EDGE,
        border_radius=14,
        ink=True,
        on_click=look.safe(tap),
    )
    return ft.Semantics(identifier=f"receipt-{number}", button=True, selected=opened, content=body)
