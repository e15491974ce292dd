"""The end: the final scoring once more, who won, the ranking, points by source, the course of the scores, all
receipts."""

import flet as ft

from model.games.tikal2.told_pieces import counted
from model.table.called import said
from screens.shared.hooks import use_value
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.ranking import ranking_panels, winner_panel
from screens.table.scored import total_words
from screens.table.sitting import Sitting
from screens.tikal2.aim import aiming_of
from screens.tikal2.by_source import by_source
from screens.tikal2.receipts import receipts
from screens.tikal2.scored import scorings_of
from screens.tikal2.scoring import told_panel

LARGE = 1.4
"""On a screen that a whole room looks at."""


@ft.component
def Ending(sitting: Sitting) -> ft.Control:
    look = sitting.look
    _, again = use_value(0)
    scores, winners = sitting.snapshot.scores or (), sitting.snapshot.winners
    points = counted("tikal-2-told-with-points", scores[winners[0]]) if winners else None
    under = "" if points is None else said(look.words, points, sitting.names)
    large = LARGE if look.wide and sitting.seat is None else 1
    parts = [
        told_panel(sitting, aiming_of(sitting.actor), lambda: again(lambda times: times + 1), large),
        winner_panel(sitting, picture("tikal-2/treasure-room", 110), under),
        *ranking_panels(sitting, lambda score: total_words(look, score), look.say("print-report-chart")),
    ]
    if scorings_of(sitting):
        parts.append(panel(look.title(look.say("print-report-sources"), 20), by_source(sitting)))
        parts.append(panel(look.title(look.say("glance-receipts"), 20), receipts(sitting)))
    return ft.Column(parts, spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
