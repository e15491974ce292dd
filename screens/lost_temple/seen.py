"""What is to be seen of a game of Lost Temple, with its own names."""

from typing import cast

from model.games.lost_temple.view import LostTempleView
from screens.table.sitting import Sitting


def seen(sitting: Sitting) -> LostTempleView:
    """As whoever looks at this device may know it."""
    return cast(LostTempleView, sitting.view)


def light(sitting: Sitting) -> bool:
    """Whether people count for themselves: the app only drafts, calls and is told who has won."""
    return bool(sitting.snapshot.options.detail == "light")


def seen_by_all(sitting: Sitting) -> LostTempleView:
    return cast(LostTempleView, sitting.snapshot.view(None))
