"""Always one tap away: “if scored now”, what is left, the receipts of scorings; and who is next."""

import flet as ft

from screens.table import glances as table
from screens.table.glances import Glance
from screens.table.sitting import Chair
from screens.tikal.aim import Aiming
from screens.tikal.if_scored import if_scored, scored_now
from screens.tikal.left import left, left_of
from screens.tikal.next_up import next_words
from screens.tikal.receipts import receipts
from screens.tikal.scored import rounds_of
from screens.tikal.seen import light

RECEIPTS = Glance("receipts", rounds_of, lambda sitting, aiming: receipts(sitting))
ALL = (
    Glance("if-scored", scored_now, if_scored),
    Glance("left", left_of, lambda sitting, aiming: left(sitting)),
    RECEIPTS,
)


def glances(chair: Chair, aiming: Aiming) -> ft.Control:
    """In light detail nobody tells what lies on the board."""
    return table.glances(chair, aiming, (RECEIPTS,) if light(chair.now()) else ALL, next_words)
