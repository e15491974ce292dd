"""Always one tap away: what would be scored now, what is left, the receipts of scorings; and who is next."""

import flet as ft

from screens.table import glances as table
from screens.table.glances import Glance
from screens.table.sitting import Chair
from screens.tikal2.aim import Aiming
from screens.tikal2.if_scored import if_scored, now_of
from screens.tikal2.left import left, left_of
from screens.tikal2.next_up import next_words
from screens.tikal2.receipts import receipts
from screens.tikal2.scored import scorings_of
from screens.tikal2.seen import light

RECEIPTS = Glance("receipts", scorings_of, lambda sitting, aiming: receipts(sitting))
ALL = (
    Glance("if-scored", now_of, if_scored),
    Glance("left", left_of, lambda sitting, aiming: left(sitting)),
    RECEIPTS,
)


def glances(chair: Chair, aiming: Aiming) -> ft.Control:
    """In light detail nobody tells what lies on the board."""
    return table.glances(chair, aiming, (RECEIPTS,) if light(chair.now()) else ALL, next_words)
