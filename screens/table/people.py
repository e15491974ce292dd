"""Who sits at the table, who is connected, whom everybody waits for."""

import flet as ft

from model.table.live import Shown
from model.table.snapshot import Snapshot
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.pictures import mark


@ft.component
def _Person(
    look: Look, seat: int, name: str, mark_: tuple[str, str], here: bool | None, waited: bool, note: str
) -> ft.Control:
    """`here` None: needs no device."""
    state = "" if here is None else look.say("people-here" if here else "people-away")
    under = [look.quiet(note or state, 13)] if note or state else []
    inside: list[ft.Control] = [
        mark(*mark_, look.size(26)),
        ft.Column([look.text(name, 17, bold=True), *under], spacing=0, expand=True),
    ]
    if here is not None:
        sign, ink = (ft.Icons.WIFI, ft.Colors.PRIMARY) if here else (ft.Icons.WIFI_OFF, ft.Colors.OUTLINE)
        inside.append(ft.Icon(sign, size=20, color=ink, tooltip=state))
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


def role_words(look: Look, snapshot: Snapshot, seat: int) -> str:
    """What somebody does beside playing."""
    if seat == snapshot.desk.host_seat:
        return look.say("people-host")
    return look.say("people-scribe") if seat in snapshot.desk.scribes else ""


def is_here(shown: Shown, seat: int) -> bool | None:
    """Whether a seat is connected; where there is a device for all nobody is missed."""
    return seat in shown.present or (None if shown.shared else False)
