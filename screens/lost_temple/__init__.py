"""Lost Temple on screens: the seat, the table, the opening, the end."""

from screens.games import Screens
from screens.lost_temple.board import Board
from screens.lost_temple.corrections import corrections
from screens.lost_temple.differs import differs
from screens.lost_temple.end import Ending
from screens.lost_temple.helping import HELP_LISTS, RULES_OF
from screens.lost_temple.host import HostNow
from screens.lost_temple.opening import Opening
from screens.lost_temple.seat import Seat

SCREENS = Screens(
    seat=Seat,
    table=Board,
    opening=Opening,
    host=HostNow,
    end=Ending,
    corrections=corrections,
    rules_of=RULES_OF,
    help_lists=HELP_LISTS,
    differs=differs,
)
