"""What is left in the box and before players: so many of each, under a title."""

from collections.abc import Sequence

import flet as ft

from screens.table.sitting import Sitting


def titled(sitting: Sitting, name: str, title: str, cells: Sequence[ft.Control]) -> ft.Control:
    look = sitting.look
    row: ft.Control = ft.Row(list(cells), wrap=True, spacing=6, run_spacing=6)
    if not cells:
        row = look.text(look.say("glance-none"), 15)
    return ft.Semantics(
        identifier=f"left-{name}", container=True, content=ft.Column([look.quiet(title, 14), row], spacing=4)
    )


def counted(sitting: Sitting, face: ft.Control, count: int, name: str) -> ft.Control:
    """So many of these; none is paler."""
    cell = ft.Row([face, sitting.look.quiet(f"×{count}", 14)], spacing=4, tight=True)
    ground = ft.Colors.SURFACE_CONTAINER_HIGH if count else ft.Colors.TRANSPARENT
    body = ft.Container(cell, padding=ft.Padding(8, 4, 8, 4), border_radius=10, bgcolor=ground)
    return ft.Semantics(label=sitting.say("glance-of", name=name, count=count), exclude_semantics=True, content=body)
