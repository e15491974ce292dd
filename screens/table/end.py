"""The end: who won, the ranking, the course of the game, and the same people once more."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft
import msgspec

from model.kernel.flaws import Flawed
from model.table.desk import Desk
from model.table.guest import HOST, Guest
from model.table.live import LiveTable
from screens.games import screens_of
from screens.shared.buttons import big
from screens.shared.hooks import use_alone
from screens.shared.panels import page_column
from screens.shared.visit import Visit
from screens.table.sitting import Sitting


@ft.component
def End(visit: Visit, sitting: Sitting, guest: Guest) -> ft.Control:
    look, snapshot = sitting.look, sitting.snapshot
    desk = snapshot.desk

    async def again() -> None:
        await visit.go(await visit.lane(guest).run(_again, visit, sitting, guest))

    again_once = use_alone(again)

    async def follow() -> None:
        token = await visit.lane(guest).run(visit.house.tables.follow, guest)
        if token:
            await visit.go(f"/s/{token}")

    async def report() -> None:
        await visit.go(f"/print/t/{visit.place.route.rpartition('/')[2]}")

    paper = ft.Icon(ft.Icons.PRINT, color=ft.Colors.PRIMARY)
    tail = [big(look, "print-report", look.say("printing-report"), report, icon=paper, strong=False)]
    if guest.host:
        tail.append(
            big(
                look,
                "again",
                look.say("end-again"),
                again_once,
                icon=ft.Icon(ft.Icons.REPLAY, color=ft.Colors.ON_PRIMARY),
            )
        )
    elif desk.next_table and guest.seat is not None:
        tail.append(
            big(
                look,
                "follow",
                look.say("end-follow"),
                follow,
                icon=ft.Icon(ft.Icons.REPLAY, color=ft.Colors.ON_PRIMARY),
            )
        )
    return page_column(screens_of(snapshot.game.id).end(sitting), *tail, width=820 if look.wide else 620)


def _again(visit: Visit, sitting: Sitting, guest: Guest) -> str:
    """A new table for the same people; their phones find the way by the old one."""
    tables, live = visit.house.tables, sitting.actor.live
    snapshot = live.shown.snapshot
    if snapshot.desk.next_table is not None:
        return f"/h/{tables.link(snapshot.desk.next_table, HOST)}"
    players = [(player.name, player.colour) for player in snapshot.players]
    options: dict[str, Any] = msgspec.to_builtins(snapshot.options)
    laid = Desk(snapshot.desk.host_seat, one_device=snapshot.desk.one_device, scribes=snapshot.desk.scribes)
    begin = partial(tables.create, snapshot.game.id, players, options, desk=laid)
    new = _with_copy(begin, tables.copy_of(live.id)) or begin(tables.kit_of(live.id))
    live.set_desk(guest, next_table=new.id)
    return f"/h/{tables.link(new.id, HOST)}"


def _with_copy(begin: Callable[..., LiveTable], copy: str | None) -> LiveTable | None:
    """The owner's copy as it is by now, with all that was learned; nothing where it cannot be played with any more."""
    try:
        return begin(None, copy=copy) if copy else None
    except Flawed:
        return None
