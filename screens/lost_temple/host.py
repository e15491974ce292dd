"""What the host can enter for the table: the next call, the idol's holder, who is last in a light game; and where their
board differs."""

import flet as ft

from model.table.guest import Guest
from screens.lost_temple.calling import calling
from screens.lost_temple.differs import Differing
from screens.lost_temple.last import LastOnTheTrack
from screens.lost_temple.seen import light
from screens.lost_temple.status import status
from screens.shared.buttons import HALF, tile, tiles
from screens.shared.panels import panel
from screens.shared.pictures import mark
from screens.table.attention import asks_host
from screens.table.fresh import fresh
from screens.table.sitting import Sitting


@ft.component
def HostNow(sitting: Sitting, guest: Guest) -> ft.Control:
    look = sitting.look
    head, under = status(sitting)
    parts: list[ft.Control] = [look.title(head, 20)]
    if under:
        parts.append(look.quiet(under, 15))
    parts += [*calling(sitting), *asking(sitting)]
    inside = [*fresh(sitting, parts), Differing(sitting)]
    return ft.Semantics(identifier="host-now", container=True, content=panel(*inside))


def asking(sitting: Sitting) -> list[ft.Control]:
    """What the table itself is asked; for the host, on whichever page."""
    snapshot = sitting.snapshot
    if not sitting.actor.guest.host or not asks_host(snapshot):
        return []
    last = [LastOnTheTrack(sitting, snapshot.version)] if sitting.table_narrowed("last").choices else []
    holders = sitting.table_narrowed("idol").values.get("holder", ())
    return [*last, *([_idol(sitting, holders)] if holders else [])]


def _idol(sitting: Sitting, holders: tuple[int, ...]) -> ft.Control:
    """LT2.6, or in light detail whoever drew an idol token."""
    look, actor, version = sitting.look, sitting.actor, sitting.version

    def cell(seat: int) -> ft.Control:
        async def name() -> None:
            await actor.act(version, "idol", table=True, holder=seat)

        icon = mark(*sitting.mark_of(seat), 28)
        return tile(look, f"idol-{seat}", sitting.names[seat], name, icon=icon, width=HALF)

    return ft.Column(
        [
            look.text(
                look.say("lt-idol-drawn" if light(sitting) and len(holders) == len(sitting.names) else "lt-idol-name"),
                16,
            ),
            tiles([cell(seat) for seat in holders]),
        ],
        spacing=8,
    )
