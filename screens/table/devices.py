"""The devices that hold a seat: which, since when, and how one is sent away."""

import flet as ft

from model.table.door import Visitor
from model.table.guest import Guest
from model.table.live import LiveTable
from model.table.words import clock
from screens.shared.look import Look
from screens.shared.visit import Visit
from screens.table.asking import Asking


def devices(visit: Visit, look: Look, live: LiveTable, guest: Guest, seat: int) -> ft.Control:
    """Nothing where there is none."""
    here = live.devices(seat)
    rows = [_row(visit, look, guest, seat, one, number) for number, one in enumerate(here)]
    return ft.Semantics(
        identifier=f"devices-{seat}",
        container=True,
        visible=bool(here),
        content=ft.Column([look.quiet(look.say("devices-title"), 14), *rows], spacing=6),
    )


def _row(visit: Visit, look: Look, guest: Guest, seat: int, one: Visitor, number: int) -> ft.Control:
    async def away() -> None:
        await visit.lane(guest).run(visit.house.tables.send_away, guest, seat, one.device)

    words = look.say("devices-since", device=look.say(f"device-{one.kind}"), time=clock(one.since))
    parts: list[ft.Control] = [look.text(words, 15)]
    if one.device == guest.device:
        parts.append(look.quiet(look.say("devices-this"), 14))
    else:
        about = look.say("devices-away-about")
        yes = look.say("devices-away-yes")
        parts.append(Asking(look, f"away-{seat}-{number}", look.say("devices-away"), about, yes, away, ft.Icons.LOGOUT))
    return ft.Column(parts, spacing=2, key=one.device[:12])
