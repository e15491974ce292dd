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
from screens.table.devices import away_words

MOST = 2
"""More than that would leave no room to play; the log has them all."""
OWN = ("device", "link-shown", "opened", "handed-over", "scribe", "sent-away", "sent-away-within")
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

    newest_seen = unread[-1].number

    def read() -> None:
        set_last(newest_seen)

    found = {(_words(look, live, guest, note), note.device): note for note in unread}  # the same twice is said once
    newest = sorted(found.items(), key=lambda one: (_alarm(guest, one[1]), one[1].number), reverse=True)
    rows = [_row(visit, look, live, guest, words, note) for (words, _), note in newest[:MOST]]
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
                    [ft.Column(rows, spacing=10, expand=True), ft.Container(close, key=f"read-{newest_seen}")],
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
        return note.kind == "handed-over" or not note.actor or note.actor != guest.device
    seat = NO_SEAT if note.seat is None else note.seat
    here = {one.device for one in live.devices(seat)}
    return note.device in here and (note.device != guest.device or len(here) > 1)


def _alarm(guest: Guest, note: Note) -> int:
    """What comes first: another device at one's own seat or desk, then what else concerns the seat."""
    return 2 if _can_send_away(guest, note) else int(note.seat is not None and note.seat == guest.seat)


def _can_send_away(guest: Guest, note: Note) -> bool:
    """Another device at one's own seat; at the desk, for whoever hosts."""
    own = guest.host if note.kind == "desk" else note.kind == "device" and note.seat == guest.seat
    return own and note.device != guest.device


def _words(look: Look, live: LiveTable, guest: Guest, note: Note) -> str:
    snapshot = live.shown.snapshot
    return note_words(look.words, note, snapshot.names, _message(guest, note, snapshot.game.all_open))


def _message(guest: Guest, note: Note, all_open: bool) -> str:
    """What says it to whose own matter it is; where nothing is hidden nobody sees more than before."""
    if note.seat is None or note.seat != guest.seat or note.kind not in OWN:
        return ""
    if note.kind != "device":
        return f"told-{note.kind}"
    return "told-me" if note.device == guest.device else "told-device.open" if all_open else "told-device"


def _row(visit: Visit, look: Look, live: LiveTable, guest: Guest, said: str, note: Note) -> ft.Control:
    words = look.text(said, 15, color=ft.Colors.ON_SECONDARY_CONTAINER)
    if not _can_send_away(guest, note):
        return words

    seat = NO_SEAT if note.seat is None else note.seat

    async def away() -> None:
        await visit.lane(guest).run(visit.house.tables.send_away, guest, seat, note.device)

    about, yes = away_words(look, seat), look.say("devices-away-yes")
    send = Asking(look, f"told-away-{note.number}", look.say("devices-away"), about, yes, away, ft.Icons.LOGOUT)
    return ft.Column([words, send], spacing=6, key=note.number)
