"""Light detail: people move their own pieces; the app drafts, calls, and is told when somebody has won."""

from collections.abc import Callable

import flet as ft

from screens.lost_temple.seen import light
from screens.shared.buttons import HALF, big, small, tile, tiles
from screens.shared.hooks import use_value
from screens.shared.pictures import mark
from screens.table.sitting import Sitting


def done_button(sitting: Sitting) -> list[ft.Control]:
    async def done() -> None:
        await sitting.actor.act(sitting.version, "done")

    icon = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY, size=30)
    return [big(sitting.look, "done", sitting.say("lt-done"), done, icon=icon)]


def won_button(sitting: Sitting) -> list[ft.Control]:
    seats = who_may_have_won(sitting)
    return [Won(sitting, sitting.version, seats)] if seats else []


def who_may_have_won(sitting: Sitting) -> tuple[int, ...]:
    """Of whom this page may tell it: a player of himself, the host and the device that goes round of everybody."""
    snapshot, actor = sitting.snapshot, sitting.actor
    if not light(sitting) or snapshot.over or not snapshot.begun:
        return ()
    hosting = actor.guest.host and actor.seat == actor.guest.seat and snapshot.phase != "draft"
    if hosting or snapshot.desk.shares(actor.guest):
        return tuple(range(len(sitting.names)))
    return () if sitting.seat is None else (sitting.seat,)


@ft.component
def Won(sitting: Sitting, version: int, seats: tuple[int, ...]) -> ft.Control:
    """Who it is, and then whether that is so: a game should not end by a slip, nor with another's name."""
    asked, set_asked = use_value(False)
    chosen, set_chosen = use_value(seats[0] if len(seats) == 1 else -1)
    look = sitting.look

    def again() -> None:
        set_asked(False)
        set_chosen(seats[0] if len(seats) == 1 else -1)

    if not asked:
        row = [small(look, "won", _said(sitting, seats), lambda: set_asked(True), ft.Icons.FLAG)]
        return ft.Row(row, alignment=ft.MainAxisAlignment.CENTER)
    no = big(look, "won-no", look.say("lt-won-no"), again, strong=False)
    parts = _who(sitting, seats, set_chosen) if chosen < 0 else _sure(sitting, version, chosen)
    return ft.Column([*parts, no], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _said(sitting: Sitting, seats: tuple[int, ...]) -> str:
    """Who it would be, as far as that is clear."""
    if len(seats) > 1:
        return sitting.say("lt-won-somebody")
    if _own(sitting, seats[0]):
        return sitting.say("lt-won")
    return sitting.say("lt-won-name", name=sitting.names[seats[0]])


def _own(sitting: Sitting, seat: int) -> bool:
    """Whether it is the own phone's own player."""
    guest = sitting.actor.guest
    return seat == guest.seat and not sitting.snapshot.desk.shares(guest)


def _who(sitting: Sitting, seats: tuple[int, ...], choose: Callable[[int], None]) -> list[ft.Control]:
    look = sitting.look

    def cell(seat: int) -> ft.Control:
        icon = mark(*sitting.mark_of(seat), 28)
        return tile(look, f"won-{seat}", sitting.names[seat], lambda: choose(seat), icon=icon, width=HALF)

    return [look.text(look.say("lt-won-who"), 16), tiles([cell(seat) for seat in seats])]


def _sure(sitting: Sitting, version: int, seat: int) -> list[ft.Control]:
    """Asked with the name, unless it is the own phone's own player."""
    look, actor = sitting.look, sitting.actor
    of, facts = ("", {}) if _own(sitting, seat) else ("-name", {"name": sitting.names[seat]})

    async def won() -> None:
        await actor.for_seat(seat).act(version, "won")

    return [
        look.text(look.say(f"lt-won-sure{of}", **facts), 16),
        big(look, "won-yes", look.say(f"lt-won-yes{of}", **facts), won),
    ]
