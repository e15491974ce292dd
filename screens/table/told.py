"""What a device is told of what happened beside the game, also while it slept, until it has been read."""

import asyncio

import flet as ft

from model.table.guest import Guest
from model.table.live import LiveTable
from model.table.notes import Note
from model.table.words import note_words
from screens.shared.buttons import glyph, small
from screens.shared.hooks import use_after, use_value
from screens.shared.live import use_part
from screens.shared.look import Look
from screens.shared.visit import Visit

MOST = 2
"""More than that would leave no room to play; the log has them all."""
OWN = ("device", "link-shown", "opened", "handed-over", "sent-away")
"""Said in other words to whom it happened."""


@ft.component
def Told(visit: Visit, look: Look, live: LiveTable, guest: Guest) -> ft.Control:
    """Above the page; what concerns one's own seat first, of that the newest."""
    last, set_last = use_value(_first(visit, live, guest))
    unread = use_part(live, lambda: _unread(live, guest, last))

    async def remember() -> None:
        await visit.noted(live.id, last)

    use_after(remember, [last])
    if not unread:
        return ft.Container()

    def read() -> None:
        set_last(live.shown.snapshot.notes[-1].number)

    newest = sorted(unread, key=lambda note: (note.seat == guest.seat, note.number), reverse=True)
    shown = newest[:MOST]
    rows = [_row(visit, look, live, guest, note) for note in shown]
    close = glyph(look, "told-close", ft.Icons.CLOSE, look.say("table-close"), read, ft.Colors.ON_SECONDARY_CONTAINER)
    return ft.Container(
        ft.Semantics(
            identifier="told",
            container=True,
            live_region=True,
            content=ft.Container(
                ft.Row(
                    [ft.Column(rows, spacing=10, expand=True), close],
                    vertical_alignment=ft.CrossAxisAlignment.START,
                ),
                bgcolor=ft.Colors.SECONDARY_CONTAINER,
                border_radius=14,
                padding=ft.Padding(14, 10, 4, 10),
            ),
        ),
        padding=ft.Padding(12, 10, 12, 0),
    )


def _first(visit: Visit, live: LiveTable, guest: Guest) -> int:
    """Where a device begins to read: at what it read last, or, when it is new here, at its own coming."""
    notes = live.shown.snapshot.notes
    own = [note.number - 1 for note in notes if note.device == guest.device and note.kind == "device"]
    last = notes[-1].number if notes else 0
    return visit.read.get(live.id, min(own, default=last))


def _unread(live: LiveTable, guest: Guest, last: int) -> tuple[Note, ...]:
    """What others did; of what one did oneself nothing need be told."""
    found = [note for note in live.shown.snapshot.notes if note.number > last]
    return tuple(note for note in found if note.by is None or note.by != guest.seat or note.seat == guest.seat)


def _row(visit: Visit, look: Look, live: LiveTable, guest: Guest, note: Note) -> ft.Control:
    names = live.shown.snapshot.names
    mine = note.seat is not None and note.seat == guest.seat
    message = f"told-{note.kind}" if mine and note.kind in OWN else ""
    came = mine and note.kind == "device"
    if came and note.device == guest.device:
        message = "told-me"
    words = look.text(note_words(look.words, note, names, message), 15, color=ft.Colors.ON_SECONDARY_CONTAINER)
    still_here = came and note.device in {one.device for one in live.devices(note.seat or 0)}
    if not still_here or note.device == guest.device:
        return words

    async def away() -> None:
        await asyncio.to_thread(visit.house.tables.send_away, guest, note.seat or 0, note.device)

    send = small(look, f"told-away-{note.number}", look.say("devices-away"), away, ft.Icons.LOGOUT)
    return ft.Column([words, ft.Row([send], wrap=True)], spacing=6)
