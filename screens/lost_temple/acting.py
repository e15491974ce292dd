"""What this seat can do now, as large buttons: one function for each moment of the game."""

from collections.abc import Callable

import flet as ft

from screens.lost_temple.calling import calling
from screens.lost_temple.chance import revealing
from screens.lost_temple.draft import draft
from screens.lost_temple.host import asking
from screens.lost_temple.light import won_button
from screens.lost_temple.turns import turn
from screens.table.sitting import Sitting

Parts = list[ft.Control]
_NOW: dict[str, Callable[[Sitting], Parts]] = {
    "draft": draft,
    "call": calling,
    "turn": turn,
    "reveal": revealing,
}


def acting(sitting: Sitting) -> Parts:
    """Nothing while others are waited for; what the table is asked is the host's, wherever the host is; in light
    detail anybody may tell of a victory."""
    now = _NOW.get(sitting.snapshot.phase)
    parts = now(sitting) if now is not None and sitting.mine else []
    return [*parts, *asking(sitting), *won_button(sitting)]
