"""Which of several pieces is being told: small tiles, those that are told with a check."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from screens.shared.buttons import CHOSEN, EDGE, FINGER
from screens.shared.look import Look
from screens.shared.pictures import picture

CELL = FINGER + 6


def first_open(told: Sequence[bool]) -> int:
    """
    >>> first_open([True, False]), first_open([True, True])
    (1, 0)
    """
    return next((index for index, one in enumerate(told) if not one), 0)


def picker(
    look: Look,
    name: str,
    words: Sequence[str],
    pictures: Sequence[str],
    told: Sequence[bool],
    chosen: int,
    choose: Callable[[int], Any],
) -> ft.Control:
    """Found as `<name>-0` and on."""
    cells = [
        _cell(look, f"{name}-{index}", *one, index == chosen, partial(choose, index))
        for index, one in enumerate(zip(words, pictures, told, strict=True))
    ]
    return ft.Row(cells, wrap=True, spacing=6, run_spacing=6)


def _cell(
    look: Look, identifier: str, words: str, icon: str, told: bool, chosen: bool, tap: Callable[[], Any]
) -> ft.Control:
    check = ft.Icon(ft.Icons.CHECK_CIRCLE, size=16, color=ft.Colors.PRIMARY)
    face = ft.Stack(
        [
            ft.Container(picture(icon, 32), alignment=ft.Alignment.CENTER, width=CELL, height=CELL),
            ft.Container(check, right=2, bottom=2, visible=told),
        ],
        width=CELL,
        height=CELL,
    )
    body = ft.Container(
        face,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOW,
        border=CHOSEN if chosen else EDGE,
        border_radius=12,
        width=CELL,
        height=CELL,
        ink=True,
        on_click=look.safe(tap),
    )
    label = look.say("copy-t2-piece-told", what=words) if told else words
    return ft.Semantics(identifier=identifier, button=True, selected=chosen, label=label, content=body)
