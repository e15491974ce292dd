"""Whose turn comes after this one, or what."""

from screens.table.sitting import Sitting
from screens.tikal2.last_turns import last_order
from screens.tikal2.scored import tiles_left
from screens.tikal2.seen import light, seen


def next_words(sitting: Sitting) -> str:
    """In one sentence; nothing in light detail, where people know best, and between the rounds."""
    phase, view = sitting.snapshot.phase, seen(sitting)
    if light(sitting) or sitting.snapshot.over:
        return ""
    if phase == "last":
        order = last_order(sitting)
        after = order[order.index(view.seat) + 1 :]
        return _is_next(sitting, after[0]) if after else sitting.say("t2-next.final")
    if phase not in ("keys", "pirogue", "explorer"):
        return ""
    step = 1 if view.direction == "clockwise" else -1
    following = (view.seat + step) % len(sitting.names)
    if phase == "keys" or _tiles_after(sitting):
        return _is_next(sitting, following)
    return (
        sitting.say("t2-next.scoring")
        if view.round == 1
        else sitting.say("t2-next.last", name=sitting.names[following])
    )


def _is_next(sitting: Sitting, seat: int) -> str:
    return sitting.say("t2-next", name=sitting.names[seat])


def _tiles_after(sitting: Sitting) -> int:
    """Action tiles that lie there when this turn is over (T2.8.1)."""
    view = seen(sitting)
    return tiles_left(view) - (view.tile is None)
