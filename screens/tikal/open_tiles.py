"""The tiles that lie open for the auction (TK6.1)."""

import flet as ft

from screens.shared.buttons import EDGE
from screens.table.sitting import Sitting
from screens.tikal.display import tile_words
from screens.tikal.seen import seen
from screens.tikal.tiles import tile_picture

TILE = 72


def open_tiles(sitting: Sitting, take: bool = False, size: float = TILE) -> list[ft.Control]:
    """Each by itself; whoever got the turn takes one by tapping it."""
    return [_open_tile(sitting, tile, take, size) for tile in seen(sitting).display]


def _open_tile(sitting: Sitting, tile: str, take: bool, size: float) -> ft.Control:
    look, version = sitting.look, sitting.version

    async def taken() -> None:
        await sitting.actor.act(version, "take", tile=tile)

    face = ft.Container(
        tile_picture(sitting, tile, look.size(size)),
        padding=4 if take else 0,
        border=EDGE if take else None,
        border_radius=14,
        ink=take,
        on_click=look.safe(taken) if take else None,
    )
    identifier = f"take-{tile}" if take else f"open-{tile}"
    return ft.Semantics(identifier=identifier, button=take, label=tile_words(sitting, tile), content=face)
