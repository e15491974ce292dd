"""Entering what was chosen: one move after the other. With it the choice is gone, so that the next one is made anew."""

from collections.abc import Sequence

from screens.table.deed import Move
from screens.table.sitting import Sitting
from screens.table.taps import by_one_tap


async def enter(sitting: Sitting, moves: Sequence[Move]) -> bool:
    """Until one is refused, which is told; whether all went in."""
    by_one_tap(sitting, len(moves))
    for version, move in enumerate(moves, sitting.version):
        args = {name: value for name, value in move.items() if name != "do"}
        if not await sitting.actor.act(version, move["do"], **args):
            return False
    return True
