"""What a device is told of what happened beside the game, also while it slept, until it has been read."""

import flet as ft

from model.table.door import NO_SEAT
from model.table.guest import Guest
from model.table.live import LiveTable
from model.table.notes import Note
from model.table.words import note_words
from screens.shared.buttons import glyph
from screens.shared.hooks import use_after, use_value
from screens.shared.live import use_part
from screens.shared.look import Look
from screens.shared.visit import Visit
from screens.table.asking import Asking

MOST = 2
"""More than that would leave no room to play; the log has them all."""
OWN = ("device", "link-shown", "opened", "handed-over", "sent-away", "sent-away-within")
"""Said in other words to whom it happened."""


@ft.component
def News(visit: Visit, look: Look, live: LiveTable, guest: Guest) -> ft.Control:
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

    found = {_words(look, live, guest, note): note for note in unread}  # the same twice is said once
    newest = sorted(found.items(), key=lambda one: (_alarm(guest, one[1]), one[1].number), reverse=True)
    rows = [_row(visit, look, live, guest, words, note) for words, note in newest[:MOST]]
    if len(newest) > MOST:
        more = look.say("told-more", count=len(newest) - MOST)
        rows.append(look.text(more, 14, color=ft.Colors.ON_SECONDARY_CONTAINER))
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
    """What others did, as long as it is so: of a device that has gone again the log tells."""
    notes = live.shown.snapshot.notes
    return tuple(note for note in notes if note.number > last and _concerns(live, guest, note))


def _concerns(live: LiveTable, guest: Guest, note: Note) -> bool:
    if note.kind not in ("device", "desk"):
        return not note.actor or note.actor != guest.device
    seat = NO_SEAT if note.seat is None else note.seat
    here = {one.device for one in live.devices(seat)}
    return note.device in here and (note.device != guest.device or len(here) > 1)


def _alarm(guest: Guest, note: Note) -> int:
    """What comes first: another device at one's own seat, then what else concerns the seat."""
    own = note.seat is not None and note.seat == guest.seat
    return 2 if own and note.kind == "device" else 1 if own else 0


def _words(look: Look, live: LiveTable, guest: Guest, note: Note) -> str:
    own = note.seat is not None and note.seat == guest.seat and note.kind in OWN
    message = "told-me" if note.device == guest.device and note.kind == "device" else f"told-{note.kind}" if own else ""
    return note_words(look.words, note, live.shown.snapshot.names, message)


def _row(visit: Visit, look: Look, live: LiveTable, guest: Guest, said: str, note: Note) -> ft.Control:
    words = look.text(said, 15, color=ft.Colors.ON_SECONDARY_CONTAINER)
    if note.kind != "device" or note.seat != guest.seat or note.device == guest.device:
        return words

    async def away() -> None:
        await visit.lane(guest).run(visit.house.tables.send_away, guest, note.seat or 0, note.device)

    about, yes = look.say("devices-away-about"), look.say("devices-away-yes")
    send = Asking(look, f"told-away-{note.number}", look.say("devices-away"), about, yes, away, ft.Icons.LOGOUT)
    return ft.Column([words, send], spacing=6, key=note.number)
