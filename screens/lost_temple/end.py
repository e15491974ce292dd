"""The end of the race: the winner, the ranking, and how it went."""

import flet as ft

from screens.lost_temple.seen import seen
from screens.shared.pictures import picture
from screens.table.ranking import ranking_panels, winner_panel
from screens.table.sitting import Sitting


@ft.component
def Ending(sitting: Sitting) -> ft.Control:
    say = sitting.say
    under = say("lt-winner-under", round=seen(sitting).round)
    parts = [
        winner_panel(sitting, picture("lost-temple/great-temple", 110), under),
        *ranking_panels(sitting, lambda space: say("lt-on-space", space=space), say("lt-course")),
    ]
    return ft.Column(parts, spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
