"""Who sits at the table, who is connected, whom everybody waits for."""

import flet as ft

from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.pictures import mark


@ft.component
def _Person(
    look: Look, seat: int, name: str, mark_: tuple[str, str], here: bool, waited: bool, note: str
) -> ft.Control:
    state = look.say("people-here" if here else "people-away")
    inside: list[ft.Control] = [
        mark(*mark_, look.size(26)),
        ft.Column([look.text(name, 17, bold=True), look.quiet(note or state, 13)], spacing=0, expand=True),
        ft.Icon(
            ft.Icons.WIFI if here else ft.Icons.WIFI_OFF,
            size=20,
            color=ft.Colors.PRIMARY if here else ft.Colors.OUTLINE,
            tooltip=state,
        ),
    ]
    return ft.Semantics(
        identifier=f"person-{seat}",
        container=True,
        content=ft.Container(
            ft.Row(inside, spacing=12),
            padding=ft.Padding(12, 8, 12, 8),
            border_radius=14,
            bgcolor=ft.Colors.SECONDARY_CONTAINER if waited else ft.Colors.SURFACE_CONTAINER,
        ),
    )


person = kept(_Person)
