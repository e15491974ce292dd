"""The host's desk: call, act for somebody, seats and links, undo, correct, end."""

from typing import Any

import flet as ft

from model.table.guest import HOST, Guest
from screens.games import screens_of
from screens.shared.buttons import big, small
from screens.shared.hooks import use_value
from screens.shared.panels import page_column, panel
from screens.shared.visit import Visit
from screens.table.actor import Actor
from screens.table.asking import Asking
from screens.table.correcting import Correcting
from screens.table.links import JoinPanel
from screens.table.passing import Passing
from screens.table.seats import Seats
from screens.table.sitting import Sitting
from screens.table.undo import UndoPanel


@ft.component
def HostDesk(visit: Visit, sitting: Sitting, guest: Guest) -> ft.Control:
    """It shows what everybody may see and what the host's own seat may; another's secrets only behind the cover."""
    look, snapshot, live = sitting.look, sitting.snapshot, sitting.actor.live
    acting, set_acting = use_value(sitting.actor.pending.pop("acting", -1))
    open_, set_open = use_value("")
    if acting >= 0 and not snapshot.over:
        return ft.Column(
            [
                ft.Container(
                    small(look, "act-back", look.say("seats-act-back"), lambda: set_acting(-1), ft.Icons.ARROW_BACK),
                    padding=ft.Padding(16, 10, 16, 0),
                ),
                ft.Container(_for(visit, sitting, guest, acting), expand=True),
            ],
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    async def put(**changes: Any) -> None:
        await live.lane.run(live.set_desk, guest, **changes)

    async def end() -> None:
        await put(ended=not snapshot.desk.ended)
        set_open("")

    async def one_device() -> None:
        await put(one_device=not snapshot.desk.one_device)

    async def to_print() -> None:
        await visit.go(f"/print/t/{visit.place.route.rpartition('/')[2]}")

    async def new_link() -> None:
        """Who hosts by the own seat's link stays there: the desk's link belongs to no seat then."""
        token = await live.lane.run(visit.house.tables.reissue, guest, HOST)
        if guest.holder == HOST:
            await visit.go(f"/h/{token}")

    how = "-open" if snapshot.trusts else ""
    one = f"desk-many{how}" if snapshot.desk.one_device else f"desk-one{how}"
    ending = "desk-again" if snapshot.desk.ended else "desk-end"
    tail = panel(
        look.title(look.say("desk-more"), 20),
        small(look, "desk-one", look.say(one), one_device, ft.Icons.PHONE_ANDROID),
        small(look, "desk-print", look.say("printing-table"), to_print, ft.Icons.PRINT),
        Asking(
            look,
            "desk-link",
            look.say("desk-link"),
            look.say("desk-link-about" if guest.holder == HOST else "desk-link-about-seat"),
            look.say("desk-link-yes"),
            new_link,
            ft.Icons.KEY,
        ),
        small(look, "desk-end", look.say(ending), lambda: set_open("end"), ft.Icons.FLAG),
        *(
            [look.text(look.say("desk-end-about"), 15), big(look, "desk-end-yes", look.say(ending), end)]
            if open_ == "end"
            else []
        ),
    )
    parts: list[ft.Control] = []
    if not snapshot.over and snapshot.begun:
        parts.append(now_panel(visit, sitting, guest))
    parts += [Seats(visit, sitting, guest, set_acting), UndoPanel(sitting)]
    if snapshot.begun:
        parts.append(Correcting(sitting))
    parts += [JoinPanel(visit, look, guest, sitting.shown.beat), tail]
    if look.wide:
        half = (len(parts) + 1) // 2
        columns: list[ft.Control] = [
            ft.Column(side, spacing=16, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
            for side in (parts[:half], parts[half:])
        ]
        return page_column(ft.Row(columns, spacing=16, vertical_alignment=ft.CrossAxisAlignment.START), width=1160)
    return page_column(*parts)


def now_panel(visit: Visit, sitting: Sitting, guest: Guest) -> ft.Control:
    """What the table itself has to do now, entered by the host."""
    return screens_of(sitting.snapshot.game.id).host(sitting, guest)


def _for(visit: Visit, sitting: Sitting, guest: Guest, seat: int) -> ft.Control:
    """For somebody whose phone dropped out: in the open where nothing is hidden, else behind the cover. What is being
    entered stays while the page is drawn anew."""
    screens = screens_of(sitting.snapshot.game.id)
    if sitting.actor.live.needs_cover(seat) and not screens.covers_itself(sitting.snapshot):
        return Passing(visit, sitting, guest, seat)
    actor: Actor = sitting.actor.pending.setdefault(f"for-{seat}", sitting.actor.for_seat(seat))
    actor.guest, actor.look, actor.tell = guest, sitting.look, sitting.actor.tell
    public = Sitting(sitting.look, actor, sitting.shown, seat, None, sitting.help)
    return screens.seat(public)
