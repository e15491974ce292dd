"""What is to be seen of a game of Tikal II, with its own names. Camp keys, treasures and cards are their owner's: what
is drawn in the open is asked as everybody (`seen`), what lies behind a cover as the seat (`own`)."""

from typing import cast

from model.games.tikal2.view import SeatView, Tikal2View
from screens.table.sitting import Sitting


def seen(sitting: Sitting) -> Tikal2View:
    """As everybody sees it."""
    return cast(Tikal2View, sitting.snapshot.view(None))


def own(sitting: Sitting) -> SeatView:
    """What the seat has whose secrets may be shown on this device; only for what is made inside a cover."""
    assert sitting.viewer is not None
    return cast(Tikal2View, sitting.snapshot.view(sitting.viewer)).seats[sitting.viewer]


def light(sitting: Sitting) -> bool:
    """Whether people play on the board alone: the app only adds and scores."""
    return bool(sitting.snapshot.options.detail == "light")


def kept(sitting: Sitting) -> bool:
    """Whether players keep treasures and cards to themselves, and tell them at the end."""
    return bool(sitting.snapshot.options.hidden == "players")
