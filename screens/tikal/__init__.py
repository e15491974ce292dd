"""Tikal on screens: the seat, the table, the desk, the end."""

from screens.games import Screens
from screens.tikal.corrections import corrections
from screens.tikal.end import Ending
from screens.tikal.helping import HELP_LISTS, RULES_OF
from screens.tikal.host import HostNow
from screens.tikal.seat import Seat
from screens.tikal.table import Table

SCREENS = Screens(
    seat=Seat,
    table=Table,
    host=HostNow,
    end=Ending,
    corrections=corrections,
    rules_of=RULES_OF,
    help_lists=HELP_LISTS,
)
