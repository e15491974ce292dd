"""The host's list of seats: who is there; a tap on one shows its link, acts for it, or hands the table over."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.table.guest import HOST, Guest
from screens.shared.buttons import small
from screens.shared.hooks import use_value
from screens.shared.panels import panel
from screens.shared.remembered import forget_seat
from screens.shared.visit import Visit
from screens.table.asking import Asking
from screens.table.devices import devices
from screens.table.links import SeatLink
from screens.table.people import is_here, person, role_words
from screens.table.sitting import Sitting, marks


@ft.component
def Seats(visit: Visit, sitting: Sitting, guest: Guest, act_for: Callable[[int], Any]) -> ft.Control:
    look, snapshot = sitting.look, sitting.snapshot
    opened, set_opened = use_value(-1)

    def row(seat: int) -> ft.Control:
        shown = sitting.shown
        note = role_words(look, snapshot, seat)
        waited = seat in snapshot.waiting_for
        return ft.Semantics(
            identifier=f"seat-{seat}",
            button=True,
            expanded=opened == seat,
            content=ft.Container(
                person(look, seat, snapshot.names[seat], marks(snapshot)[seat], is_here(shown, seat), waited, note),
                border_radius=14,
                ink=True,
                on_click=look.safe(lambda: set_opened(lambda now: -1 if now == seat else seat)),
            ),
        )

    rows: list[ft.Control] = []
    for seat in range(len(snapshot.names)):
        rows.append(row(seat))
        if opened == seat:
            rows.append(_Open(visit, sitting, guest, seat, act_for))
    about = look.quiet(look.say("seats-about"), 14)
    return panel(look.title(look.say("seats-title"), 20), about, *rows, spacing=8)


@ft.component
def _Open(visit: Visit, sitting: Sitting, guest: Guest, seat: int, act_for: Callable[[int], Any]) -> ft.Control:
    look, snapshot = sitting.look, sitting.snapshot

    name = sitting.names[seat]

    async def over() -> None:
        """The host's link ends with it: who plays too goes on by the own seat's."""
        tables = visit.house.tables
        await visit.lane(guest).run(tables.hand_over, guest, seat)
        if guest.holder == HOST:
            await forget_seat(visit.place.route)
        if guest.holder == HOST and guest.seat is not None:
            await visit.go(f"/s/{await visit.lane(guest).run(tables.link, guest.table, str(guest.seat))}")

    async def appoint() -> None:
        live = sitting.actor.live
        await live.lane.run(live.appoint, guest, seat, seat not in snapshot.desk.scribes)

    parts: list[ft.Control] = []
    if seat != guest.seat and not snapshot.over and snapshot.begun:
        act = small(look, f"act-{seat}", look.say("seats-act"), lambda: act_for(seat), ft.Icons.FRONT_HAND)
        parts.append(ft.Row([act], wrap=True))
    scribe = seat in snapshot.desk.scribes
    if snapshot.trusts and (scribe or seat != guest.seat):
        words = look.say("seats-scribe-end" if scribe else "seats-scribe")
        parts.append(ft.Row([small(look, f"scribe-{seat}", words, appoint, ft.Icons.EDIT_NOTE)], wrap=True))
        parts.append(look.quiet(look.say("seats-scribe-about"), 14))
    taken, issue = seat in sitting.shown.taken, sitting.actor.live.issue(seat)
    parts.append(SeatLink(visit, look, guest, seat, name, taken, issue))
    if seat != snapshot.desk.host_seat:
        about = look.say("seats-hand-over-about" if guest.seat is None else "seats-hand-over-about-playing", name=name)
        yes = look.say("seats-hand-over-yes", name=name)
        parts.append(Asking(look, f"hand-over-{seat}", look.say("seats-hand-over"), about, yes, over, ft.Icons.KEY))
    parts.append(devices(visit, look, sitting.actor.live, guest, seat))
    return ft.Container(
        ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=14,
    )
