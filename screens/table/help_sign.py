"""The sign that explains what is going on: a game says what a newcomer would ask at this moment."""

from collections.abc import Callable

import flet as ft

from screens.shared.buttons import glyph
from screens.shared.hooks import kept
from screens.table.sitting import Chair, Sitting


@ft.component
def _HelpSign(chair: Chair, asked_now: Callable[[Sitting], str]) -> ft.Control:
    """It is asked when tapped: a move changes nothing of it."""
    look = chair.look
    return glyph(
        look, "help-now", ft.Icons.HELP_OUTLINE, look.say("table-help"), lambda: chair.help(asked_now(chair.now()))
    )


help_sign = kept(_HelpSign)
