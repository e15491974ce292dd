"""What the host can enter for the table: which tiles lie on the sites; and for whom it waits."""

import flet as ft

from model.table.guest import Guest
from screens.shared.panels import panel
from screens.table.sitting import Sitting
from screens.tikal2.seen import light
from screens.tikal2.sites import Sites, asks_sites
from screens.tikal2.status import status


@ft.component
def HostNow(sitting: Sitting, guest: Guest) -> ft.Control:
    look = sitting.look
    head, under = (sitting.say("tk-light-play"), sitting.say("t2-host-light")) if light(sitting) else status(sitting)
    parts: list[ft.Control] = [look.title(head, 20)]
    if under:
        parts.append(look.quiet(under, 15))
    if asks_sites(sitting):
        parts.append(Sites(sitting, "sites-do"))
    return ft.Semantics(identifier="host-now", container=True, content=panel(*parts))
