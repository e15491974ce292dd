"""A terrain tile as a picture, for lists of tiles and wherever one is shown by itself."""

from collections.abc import Mapping

import flet as ft

from model.games.tikal.board import BARE, turned
from model.games.tikal.parts import Hex
from model.kernel.hexes import TALL
from screens.shared.hexes import face
from screens.table.sitting import Sitting
from screens.tikal.faces import Lying, Stones, ground, stones_and_pieces


def tile_picture(sitting: Sitting, tile: str, size: float, turn: int = 0) -> ft.Control:
    """So wide, turned by so many sixths."""
    lies, stones = lying_tile(sitting, tile, turn)
    faces = [face(ground(lies.kind, 0)), face(stones_and_pieces(lies, stones))]
    return ft.Container(ft.Stack(faces, fit=ft.StackFit.EXPAND), width=size, height=size * TALL / 2)


def lying_tile(sitting: Sitting, tile: str, turn: int) -> tuple[Lying, Stones]:
    """A tile as it comes out of the box, and its stones."""
    found = sitting.snapshot.kit.tile(tile)
    if found is None:
        return Lying("jungle"), BARE
    return Lying(found.kind, found.value, found.masks), turned(found.stones, turn)


def stones_at(sitting: Sitting, hex_: Hex, tile: str | None, turn: int) -> Stones:
    """Of a tile that lies on the board, or of what is printed there; none where nobody has told."""
    tiles, printed = sitting.snapshot.once("tikal-stones", lambda: _stones(sitting))
    return printed.get(hex_, BARE) if tile is None else turned(tiles.get(tile, BARE), turn)


def _stones(sitting: Sitting) -> tuple[Mapping[str, Stones], Mapping[Hex, Stones]]:
    kit = sitting.snapshot.kit
    tiles = {one.id: one.stones for one in kit.tiles or ()}
    return tiles, {one.at: one.stones or BARE for one in kit.printed or ()}
