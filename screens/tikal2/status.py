"""What is going on, in a sentence, and what can be done about it, in another."""

from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim
from screens.tikal2.placing import empty, placing
from screens.tikal2.reaching import prospect_of, right_of
from screens.tikal2.seen import seen


def status(sitting: Sitting) -> tuple[str, str]:
    """A headline, and what stands below it: said to this seat, or to everybody."""
    to = ("status", sitting.look.lang, sitting.seat if sitting.mine else None)
    return sitting.snapshot.once(to, lambda: _status(sitting))


def _status(sitting: Sitting) -> tuple[str, str]:
    waiting = sitting.snapshot.waiting_for
    if not waiting:
        return sitting.say("tk-over" if sitting.snapshot.over else "table-wait"), ""
    moment = moment_of(sitting)
    if sitting.mine:
        return sitting.say(f"t2-status-{moment}.you"), sitting.say(f"t2-status-{moment}.do")
    names = [sitting.names[seat] for seat in waiting]
    return sitting.say(f"t2-status-{moment}", name=names[0], names=names), ""


def moment_of(sitting: Sitting) -> str:
    """The phase; of the pirogue's whether the tile is taken; what was dug up comes before all."""
    phase, there = sitting.snapshot.phase, seen(sitting)
    if there.won:
        return "found"
    return "actions" if phase == "pirogue" and there.tile is not None else phase


def _exploring(sitting: Sitting, aim: Aim) -> str:
    """Where no room is in reach, or none is to be explored any more, nobody is told to tap one."""
    prospect = prospect_of(sitting, aim) if moment_of(sitting) in ("explorer", "last") else None
    if prospect is None:
        return ""
    if prospect.rescue is None and prospect.stock:
        return sitting.say("t2-status-explorer.rescue")
    free = "" in prospect.rights or right_of(prospect, aim) is not None
    return "" if free else sitting.say("t2-status-explorer.done")


def hint(sitting: Sitting, aim: Aim) -> str:
    """What to tap next, by what is chosen."""
    what = placing(sitting, aim)
    if what is None:
        return _exploring(sitting, aim) or status(sitting)[1]
    if aim.place not in empty(sitting):
        return sitting.say("t2-lay-where")
    return sitting.say("t2-lay-turn" if what.do == "room" else "t2-lay-elsewhere")
