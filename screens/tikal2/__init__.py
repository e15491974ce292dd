"""Tikal II on screens: the seat, the table, the desk, the end."""

from screens.games import Screens
from screens.tikal2.corrections import corrections
from screens.tikal2.differs import differs
from screens.tikal2.end import Ending
from screens.tikal2.helping import HELP_LISTS, RULES_OF
from screens.tikal2.host import HostNow
from screens.tikal2.opening import Opening
from screens.tikal2.seat import Seat
from screens.tikal2.table import Table

SCREENS = Screens(
    seat=Seat,
    table=Table,
    host=HostNow,
    end=Ending,
    corrections=corrections,
    rules_of=RULES_OF,
    help_lists=HELP_LISTS,
    differs=differs,
    covers_itself=lambda snapshot: snapshot.options.detail == "light",
    opening=Opening,
)
