"""The end: who won, the ranking, points by source, the course of the scores, all receipts."""

import flet as ft

from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.ranking import ranking_panels, winner_panel
from screens.table.scored import total_words
from screens.table.sitting import Sitting
from screens.tikal.by_source import by_source
from screens.tikal.receipts import receipts
from screens.tikal.scored import rounds_of


@ft.component
def Ending(sitting: Sitting) -> ft.Control:
    look = sitting.look
    scores, winners = sitting.snapshot.scores or (), sitting.snapshot.winners
    under = look.say("tk-winner-under", points=scores[winners[0]]) if winners else ""
    parts = [
        winner_panel(sitting, picture("tikal/winner", 110), under),
        *ranking_panels(sitting, lambda score: total_words(look, score), look.say("print-report-chart")),
    ]
    if rounds_of(sitting):
        parts.append(panel(look.title(look.say("print-report-sources"), 20), by_source(sitting)))
        parts.append(panel(look.title(look.say("glance-receipts"), 20), receipts(sitting)))
    return ft.Column(parts, spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
