"""A number by one tap: the likely ones as tiles, larger ones by a tile that counts on."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens.shared.buttons import tile
from screens.shared.look import Look


def numbers(
    look: Look, prefix: str, least: int, most: int, chosen: int | None, choose: Callable[[int], Any]
) -> ft.Control:
    """From `least` to `most`; the last tile, `prefix-more`, is one more than that and counts on."""
    cells = [
        tile(look, f"{prefix}-{n}", str(n), lambda n=n: choose(n), chosen=n == chosen) for n in range(least, most + 1)
    ]
    beyond = chosen if chosen is not None and chosen > most else None
    further = (beyond or most) + 1
    words = str(beyond) if beyond is not None else "+"
    cells.append(tile(look, f"{prefix}-more", words, lambda: choose(further), chosen=beyond is not None))
    return ft.Row(cells, wrap=True, spacing=6, run_spacing=6)
