"""Where the temple's places lie: hexes are tapped on a grid as on the board; all of it can be moved for more room."""

from collections.abc import Callable

import flet as ft

from model.games.tikal2.entering import Raw, grid, moved, place_tapped, spaces
from model.games.tikal2.parts import Hex
from model.kernel.hexes import called
from screens.copies.step import Change
from screens.copies.tikal2.faces import NOWHERE, PLACE
from screens.shared.buttons import glyph
from screens.shared.hexes import Cell, board_room, hex_board, laid
from screens.shared.hooks import use_steady
from screens.shared.look import Look
from screens.shared.panels import page_column

WAYS = (
    ("left", ft.Icons.ARROW_BACK, -1, 0),
    ("right", ft.Icons.ARROW_FORWARD, 1, 0),
    ("up", ft.Icons.ARROW_UPWARD, 0, -1),
    ("down", ft.Icons.ARROW_DOWNWARD, 0, 1),
)


@ft.component
def Places(look: Look, raw: Raw, change: Change) -> ft.Control:
    def tap(hex_: Hex) -> None:
        change(lambda now: place_tapped(now, hex_))

    there, hexes = frozenset(spaces(raw)), grid(raw)
    cells = {hex_: Cell(PLACE if hex_ in there else NOWHERE, called(hex_), hex_ in there) for hex_ in hexes}
    says = look.say("copy-t2-places")
    board = hex_board(look, "place", laid(hexes, *board_room()), cells, use_steady(tap), says)
    arrows = [
        glyph(look, f"move-{name}", icon, look.say(f"copy-t2-move-{name}"), _mover(change, right, down))
        for name, icon, right, down in WAYS
    ]
    words = ft.Container(look.quiet(look.say("copy-t2-move"), 14), expand=True)
    return page_column(board, ft.Row([words, *arrows], spacing=0, visible=bool(there)))


def _mover(change: Change, right: int, down: int) -> Callable[[], None]:
    return lambda: change(lambda now: moved(now, right, down))
