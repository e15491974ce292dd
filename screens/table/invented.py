"""The mark of a table on an invented board: on every screen of it, small and never in the way."""

import flet as ft

from model.table.snapshot import Snapshot
from screens.shared.look import Look

_INSIDE = ft.Padding(12, 3, 12, 3)


def invented(look: Look, snapshot: Snapshot) -> list[ft.Control]:
    """Nothing where people play on what they have told, or on what every copy has."""
    if not snapshot.kit.sample:
        return []
    ink = ft.Colors.ON_SECONDARY_CONTAINER
    words = look.text(look.say("print-sample"), 12, bold=True, color=ink, room=look.room(-14))
    line = ft.Row(
        [ft.Icon(ft.Icons.SCIENCE, size=14, color=ink), ft.Container(words, expand=True, expand_loose=True)],
        spacing=6,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    body = ft.Container(line, bgcolor=ft.Colors.SECONDARY_CONTAINER, padding=_INSIDE)
    return [ft.Semantics(identifier="invented", container=True, content=body)]
