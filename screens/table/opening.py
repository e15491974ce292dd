"""Before the game, where nothing has to be entered: the host says that everything is laid out."""

import flet as ft

from model.table.guest import Guest
from screens.shared.buttons import big
from screens.shared.hooks import use_alone
from screens.shared.panels import panel
from screens.table.sitting import Sitting


@ft.component
def Opening(sitting: Sitting, guest: Guest) -> ft.Control:
    """For every game that has no opening of its own."""
    look, snapshot = sitting.look, sitting.snapshot
    starts = look.say("lobby-begin-first", name=sitting.names[snapshot.options.first]) if snapshot.game.starter else ""
    icon = ft.Icon(ft.Icons.PLAY_ARROW, color=ft.Colors.ON_PRIMARY, size=30)
    return ft.Semantics(
        identifier="opening",
        container=True,
        content=panel(
            look.title(look.say("lobby-begin-title"), 20),
            *([look.text(starts, 16)] if starts else []),
            look.quiet(look.say("lobby-begin-about"), 14),
            big(look, "begin", look.say("lobby-begin"), use_alone(sitting.actor.begin), icon=icon),
        ),
    )
