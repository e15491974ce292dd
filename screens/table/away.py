"""Somebody is waited for and not connected: everybody is told, and the host can act for them from here."""

import flet as ft

from screens.shared.buttons import small
from screens.table.sitting import Sitting


def missing(sitting: Sitting) -> int | None:
    """Who is waited for and not connected."""
    snapshot, here = sitting.snapshot, sitting.shown.present
    if sitting.shown.shared:
        return None
    return next((seat for seat in snapshot.waiting_for if seat not in here and seat != sitting.seat), None)


def away(sitting: Sitting) -> list[ft.Control]:
    look, actor, seat = sitting.look, sitting.actor, missing(sitting)
    if seat is None:
        return []

    def act() -> None:
        actor.pending["acting"] = seat
        actor.turn_to("host")

    host = actor.guest.host
    said = look.say("people-waited-you" if host else "people-waited-away", name=sitting.names[seat])
    words = ft.Semantics(identifier="away", content=look.text(said, 14, color=ft.Colors.TERTIARY))
    button = small(look, "away-act", look.say("seats-act"), act, ft.Icons.FRONT_HAND)
    return [words, ft.Row([button])] if host else [words]
