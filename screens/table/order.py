"""Who comes after whom: everybody in order, one of them on, some done."""

from collections.abc import Container, Mapping, Sequence

import flet as ft

from screens.shared.pictures import mark
from screens.table.sitting import Sitting


def order_row(
    sitting: Sitting,
    order: Sequence[int],
    on: int | None,
    notes: Mapping[int, str],
    scale: float = 1,
    done: Container[int] = (),
) -> ft.Control:
    """Beside a mark stands what there is to note of somebody; whoever is `done` has a tick."""
    cells = [_turn(sitting, seat, seat == on, notes.get(seat, ""), scale, seat in done) for seat in order]
    row = ft.Row(cells, wrap=True, spacing=6, run_spacing=6)
    return ft.Semantics(identifier="scoring-order", container=True, content=row)


def _turn(sitting: Sitting, seat: int, on: bool, note: str, scale: float, done: bool) -> ft.Control:
    look, name = sitting.look, sitting.names[seat]
    ink = ft.Colors.ON_SECONDARY_CONTAINER if on else ft.Colors.ON_SURFACE
    inside: list[ft.Control] = [mark(*sitting.mark_of(seat), look.size(20 * scale))]
    if on or scale > 1:  # on a phone marks must do for the others: what is told has to fit below
        words = look.text(name, 14 * scale, bold=on, color=ink, room=look.room(60))
        inside.append(ft.Container(words, expand=True, expand_loose=True))  # a long name has more lines
    if note:
        inside.append(look.text(note, 15 * scale, bold=True, color=ink))
    elif on:
        inside.insert(0, ft.Icon(ft.Icons.PLAY_ARROW, size=18 * scale, color=ink))
    if done:
        inside.append(ft.Icon(ft.Icons.CHECK, size=18 * scale, color=ink))
    ground = ft.Colors.SECONDARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGH
    body = ft.Container(
        ft.Row(inside, spacing=5, tight=True), padding=ft.Padding(8, 5, 10, 5), border_radius=12, bgcolor=ground
    )
    says = look.say("order-on", name=name) if on else look.say("order-done", name=name) if done else f"{name} {note}"
    return ft.Semantics(label=says.strip(), exclude_semantics=True, content=body)
