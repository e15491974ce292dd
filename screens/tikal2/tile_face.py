"""An action tile: its actions as small pictures, side by side; its back where nobody has told them."""

import flet as ft

from model.games.tikal2.kit import Kit, TileAction
from screens.shared.hooks import kept
from screens.shared.pictures import picture
from screens.table.sitting import Sitting

ICONS = {"room": "room-back", "key": "key", "bonus": "bonus"}
"""Others have a picture of their own name."""
PAPER, EDGE = "#f3e6c4", "#5a3a1a"
MANY = 3
"""Pictures in a row."""
HIGH = 0.56
"""How high a tile is for its width."""


def tile_picture(sitting: Sitting, tile_id: str | None, size: float) -> ft.Control:
    """So wide."""
    return tile_with(icons_of(sitting, tile_id), size)


def icons_of(sitting: Sitting, tile_id: str | None) -> tuple[str, ...]:
    """None where nobody has told which tile it is, or what is on it."""
    kit: Kit = sitting.snapshot.kit
    tile = None if tile_id is None else kit.action_tile(tile_id)
    return () if tile is None or tile.actions is None else tuple(map(icon_of, tile.actions))


def icon_of(action: TileAction) -> str:
    """
    >>> icon_of(TileAction("key", "any")), icon_of(TileAction("bonus", points=2)), icon_of(TileAction("card"))
    ('tikal-2/key-any', 'tikal-2/bonus-2', 'tikal-2/card')
    """
    what = action.colour or action.points or ""
    return f"tikal-2/{ICONS.get(action.do, action.do)}{f'-{what}' if what else ''}"


@ft.component
def _Tile(icons: tuple[str, ...], size: float) -> ft.Control:
    size = round(size)
    high = round(size * HIGH)
    if not icons:
        back = "/icons/tikal-2/tile-back.svg"
        return ft.Image(src=back, width=size, height=high, fit=ft.BoxFit.FILL, exclude_from_semantics=True)
    rows = -(-len(icons) // MANY)
    across = -(-len(icons) // rows)
    each = int(min(high * 0.9 / rows, size * 0.94 / across))
    lines = [icons[at : at + across] for at in range(0, len(icons), across)]
    body = ft.Column(
        [
            ft.Row([picture(one, each) for one in line], spacing=0, alignment=ft.MainAxisAlignment.CENTER)
            for line in lines
        ],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Container(
        body, width=size, height=high, bgcolor=PAPER, border=ft.Border.all(1, EDGE), border_radius=size // 10
    )


tile_with = kept(_Tile)
