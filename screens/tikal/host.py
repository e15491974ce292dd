"""What the host can enter for the table: which tile was drawn, which ones came up; and for whom it waits."""

import flet as ft

from model.table.guest import Guest
from screens.shared.buttons import EDGE, tiles
from screens.shared.panels import panel
from screens.table.fresh import fresh
from screens.table.sitting import Sitting
from screens.tikal.display import Displaying, tile_words
from screens.tikal.seen import light
from screens.tikal.status import status
from screens.tikal.tiles import tile_picture

FACE = 66


@ft.component
def HostNow(sitting: Sitting, guest: Guest) -> ft.Control:
    look = sitting.look
    head, under = (sitting.say("tk-light-play"), sitting.say("tk-host-light")) if light(sitting) else status(sitting)
    parts: list[ft.Control] = [look.title(head, 20)]
    if under:
        parts.append(look.quiet(under, 15))
    asked = [] if light(sitting) else [*_drawn(sitting), *_displayed(sitting)]
    return ft.Semantics(identifier="host-now", container=True, content=panel(*fresh(sitting, [*parts, *asked])))


def _drawn(sitting: Sitting) -> list[ft.Control]:
    """Whoever draws says so; the host may for somebody who has no phone (TK2.1)."""
    left = sitting.table_narrowed("draw").values.get("tile", ())
    return [tiles([_tile(sitting, one) for one in left])] if left else []


def _tile(sitting: Sitting, tile: str) -> ft.Control:
    look, version = sitting.look, sitting.version

    async def draw() -> None:
        await sitting.actor.act(version, "draw", table=True, tile=tile)

    face = ft.Container(
        tile_picture(sitting, tile, look.size(FACE)),
        padding=4,
        border=EDGE,
        border_radius=12,
        ink=True,
        on_click=look.safe(draw),
    )
    return ft.Semantics(identifier=f"tile-{tile}", button=True, label=tile_words(sitting, tile), content=face)


def _displayed(sitting: Sitting) -> list[ft.Control]:
    """TK6.1"""
    choices = sitting.table_narrowed("display").choices
    return [Displaying(sitting, sitting.version, choices[0])] if choices else []
