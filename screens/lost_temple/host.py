"""What the host can enter for the table: the next call, the idol's holder, who is last in a light game."""

import flet as ft

from model.table.guest import Guest
from screens.lost_temple.calling import calling
from screens.lost_temple.last import LastOnTheTrack
from screens.lost_temple.status import status
from screens.shared.buttons import HALF, tile, tiles
from screens.shared.panels import panel
from screens.shared.pictures import mark
from screens.table.attention import asks_host
from screens.table.fresh import fresh
from screens.table.sitting import Sitting


@ft.component
def HostNow(sitting: Sitting, guest: Guest) -> ft.Control:
    look, snapshot = sitting.look, sitting.snapshot
    head, under = status(sitting)
    choices = {choice.do for choice in snapshot.table_choices()}
    parts: list[ft.Control] = [look.title(head, 20)]
    if under:
        parts.append(look.quiet(under, 15))
    if "call" in choices:
        parts += calling(sitting)
    parts += asking(sitting)
    return ft.Semantics(identifier="host-now", container=True, content=panel(*fresh(sitting, parts)))


def asking(sitting: Sitting) -> list[ft.Control]:
    """What the table itself is asked; for the host, on whichever page."""
    snapshot = sitting.snapshot
    if not sitting.actor.guest.host or not asks_host(snapshot):
        return []
    choices = {choice.do for choice in snapshot.table_choices()}
    last = [LastOnTheTrack(sitting, snapshot.version)] if "last" in choices else []
    return [*last, *([_idol(sitting)] if "idol" in choices else [])]


def _idol(sitting: Sitting) -> ft.Control:
    """LT2.6, or in light detail whoever drew an idol token."""
    look, actor, version = sitting.look, sitting.actor, sitting.version
    choice = next(one for one in sitting.snapshot.table_choices() if one.do == "idol")

    def cell(seat: int) -> ft.Control:
        async def name() -> None:
            await actor.act(version, "idol", table=True, holder=seat)

        icon = mark(*sitting.mark_of(seat), 28)
        return tile(look, f"idol-{seat}", sitting.names[seat], name, icon=icon, width=HALF)

    light = sitting.snapshot.options.detail == "light"
    return ft.Column(
        [
            look.text(
                look.say(
                    "lt-idol-drawn" if light and len(choice.args[0].values) == len(sitting.names) else "lt-idol-name"
                ),
                16,
            ),
            tiles([cell(seat) for seat in choice.args[0].values]),
        ],
        spacing=8,
    )
