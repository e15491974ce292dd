"""Which sites are lit: where the pirogue could go, where it would, where somebody was last."""

from model.games.tikal2.events import PirogueMoved, TileTaken
from model.table.snapshot import Snapshot
from screens.table.last import LATEST
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim
from screens.tikal2.seen import seen


def site_lit(sitting: Sitting, aim: Aim, site: int) -> str:
    """`chosen`, `reach`, `last` or nothing."""
    if aim.site == site:
        return "chosen"
    if site in in_reach(sitting):
        return "reach"
    return "last" if site == last_site(sitting) else ""


def in_reach(sitting: Sitting) -> frozenset[int]:
    """Where a tile can be taken now; which sites these are everybody sees."""
    choices = sitting.choices() if sitting.mine else ()
    there = [choice.args[0].values[0] for choice in choices if choice.do == "paddle"]
    here = [seen(sitting).seats[sitting.seat or 0].site] if any(choice.do == "take" for choice in choices) else []
    return frozenset((*there, *here))


def last_site(sitting: Sitting) -> int | None:
    """Of whoever went on or took a tile last."""
    seat = sitting.snapshot.once("tikal2-last-pirogue", lambda: _last(sitting.snapshot))
    return None if seat is None else seen(sitting).seats[seat].site


def _last(snapshot: Snapshot) -> int | None:
    for line in reversed(snapshot.log(None, snapshot.moved - LATEST)):
        seats = [event.seat for event in line.events if isinstance(event, PirogueMoved | TileTaken)]
        if seats and not line.undone:
            return seats[-1]
    return None
