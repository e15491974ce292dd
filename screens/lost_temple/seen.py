"""What is to be seen of a game of Lost Temple, with its own names."""

from typing import cast

from model.games.lost_temple.view import LostTempleView
from screens.table.sitting import Sitting


def seen(sitting: Sitting) -> LostTempleView:
    """As whoever looks at this device may know it."""
    return cast(LostTempleView, sitting.view)


def seen_by_all(sitting: Sitting) -> LostTempleView:
    return cast(LostTempleView, sitting.snapshot.view(None))
