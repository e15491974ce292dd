"""A button for an action: its picture, what it does, what it costs; one that is shut says why when tapped."""

import flet as ft

from model.kernel.illegal import Refusal
from screens.shared.buttons import CHOSEN, EDGE, Tap
from screens.shared.pictures import picture
from screens.table.sitting import Sitting

SIDE = 28


def action(
    sitting: Sitting,
    identifier: str,
    words: str,
    icon: str,
    under: str,
    on_tap: Tap,
    *,
    refused: Refusal | None = None,
    chosen: bool = False,
) -> ft.Control:
    """As wide as half a panel; two of them stand beside each other. `icon` as `tikal/camp`."""
    look = sitting.look

    async def tap() -> None:
        if refused is not None:
            sitting.actor.explain(refused.rule, refused.facts)
        else:
            await on_tap()

    ink = ft.Colors.ON_SURFACE_VARIANT if refused else ft.Colors.ON_SURFACE
    room = look.room(10) / 2 - SIDE - 32
    lines: list[ft.Control] = [look.text(words, 14, bold=True, color=ink, room=room)]
    if under:
        lines.append(look.text(under, 12, color=ink, room=room))
    sign = ft.Icon(ft.Icons.HELP_OUTLINE, size=18, color=ink)
    face = picture(icon, SIDE)
    said = ft.Column(lines, spacing=0, tight=True, expand=True)
    body = ft.Container(
        ft.Row([face, said, *([sign] if refused else [])], spacing=8),
        padding=ft.Padding(10, 7, 8, 7),
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if refused else ft.Colors.SURFACE_CONTAINER_LOW,
        border=CHOSEN if chosen else EDGE,
        border_radius=14,
        ink=True,
        on_click=look.safe(tap),
    )
    return ft.Semantics(identifier=identifier, button=True, selected=chosen, content=body, expand=True)


def actions(cells: list[ft.Control]) -> list[ft.Control]:
    """Two in a row; a single one has its half."""
    rows = [cells[at : at + 2] for at in range(0, len(cells), 2)]
    return [
        ft.Row(
            [*row, *([ft.Container(expand=True)] if len(row) == 1 else [])],
            spacing=10,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for row in rows
    ]
