"""In the lobby: the tiles on the sites, told now or each when it is taken; then the start."""

import flet as ft

from model.table.guest import Guest
from screens.shared.panels import panel
from screens.table import opening
from screens.table.sitting import Sitting
from screens.tikal2.seen import light
from screens.tikal2.sites import Sites


@ft.component
def Opening(sitting: Sitting, guest: Guest) -> ft.Control:
    """In light detail there is nothing to tell."""
    return opening.Opening(sitting, guest) if light(sitting) else _Full(sitting)


@ft.component
def _Full(sitting: Sitting) -> ft.Control:
    look = sitting.look
    starts = look.say("lobby-begin-first", name=sitting.names[sitting.snapshot.options.first])
    parts = [look.title(look.say("t2-opening"), 20), look.text(starts, 16), Sites(sitting, "begin")]
    return ft.Semantics(identifier="opening", container=True, content=panel(*parts))
