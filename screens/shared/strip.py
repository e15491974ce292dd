"""One of a few: a strip of cells of which one is chosen."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import flet as ft

from screens.shared import theme
from screens.shared.buttons import FINGER

Chosen = Callable[[str], Awaitable[None]]


@dataclass(frozen=True)
class Option:
    value: str
    name: str  # the tooltip, which a screen reader says too
    face: str | ft.IconData  # what the cell shows: a short text or an icon


@ft.component
def Strip(identifier: str, label: str, options: Sequence[Option], value: str, on_change: Chosen) -> ft.Control:
    """Cells are found as `<identifier>-<value>`."""
    return ft.Semantics(
        identifier=identifier,
        label=label,
        container=True,
        content=ft.Container(
            bgcolor=ft.Colors.with_opacity(0.28, "#000000"),
            border_radius=14,
            content=ft.Row(
                [_cell(identifier, option, option.value == value, on_change) for option in options],
                spacing=0,
                tight=True,
            ),
        ),
    )


def _cell(identifier: str, option: Option, chosen: bool, on_change: Chosen) -> ft.Control:
    async def choose() -> None:
        await on_change(option.value)

    ink = theme.EARTH if chosen else theme.LIMESTONE
    face = (
        ft.Text(option.face, size=14, weight=ft.FontWeight.W_700, color=ink)
        if isinstance(option.face, str)
        else ft.Icon(option.face, size=20, color=ink)
    )
    return ft.Semantics(
        identifier=f"{identifier}-{option.value}",
        button=True,
        selected=chosen,
        content=ft.Container(
            width=FINGER,
            height=FINGER,
            alignment=ft.Alignment.CENTER,
            bgcolor=theme.GOLD if chosen else None,
            border_radius=14,
            ink=True,
            tooltip=option.name,
            on_click=choose,
            content=face,
        ),
    )
