"""What is going on, in two lines: said to this seat, or to everybody."""

from screens.table.sitting import Sitting
from screens.tikal.aim import CORRECT, Aim
from screens.tikal.moving import goals
from screens.tikal.placing import drawable, kind_of, placing
from screens.tikal.seen import acts, own_figures, own_gate, seen


def status(sitting: Sitting) -> tuple[str, str]:
    """A headline, and what stands below it."""
    to = ("status", sitting.look.lang, sitting.seat if sitting.mine else None)
    return sitting.snapshot.once(to, lambda: _status(sitting))


def _status(sitting: Sitting) -> tuple[str, str]:
    snapshot = sitting.snapshot
    if not snapshot.waiting_for:
        return sitting.say("tk-over" if snapshot.over else "table-wait"), ""
    phase = moment(sitting)
    facts = {"name": sitting.names[snapshot.waiting_for[0]], "letter": (*seen(sitting).stack, "")[0]}
    if sitting.mine:
        return sitting.say(f"tk-status-{phase}.you", **facts), sitting.say(f"tk-status-{phase}.do", **facts)
    return sitting.say(f"tk-status-{phase}", **facts), ""


def moment(sitting: Sitting) -> str:
    """The phase; where one tile of the letter is left, it is as if it were drawn."""
    phase = sitting.snapshot.phase
    if phase != "draw" or not sitting.mine:
        return phase
    only = drawable(sitting)
    if len(only) == 1 and kind_of(sitting, only[0]) == "volcano":
        return "volcano"
    return "draw" if placing(sitting) is None else "last"


def hint(sitting: Sitting, aim: Aim) -> str:
    """What to tap next, by what is chosen."""
    if acts(sitting) and not seen(sitting).ap:
        return sitting.say("tk-ap-says", left=0)
    if acts(sitting) and aim.do in ("raise", "exchange"):
        return sitting.say(f"tk-hint-{aim.do}")
    tile = placing(sitting) if aim.do == "place" else None
    if tile is not None and aim.hex in tile.turns:
        return sitting.say("tk-lay-turn" if len(tile.turns[aim.hex]) > 1 else "tk-lay-so")
    if not acts(sitting) or aim.hex is None or aim.do == CORRECT:
        return status(sitting)[1]
    if aim.way:
        return sitting.say("tk-hint-way")
    if goals(sitting, aim):
        return sitting.say("tk-hint-to")
    if any(own_figures(sitting, aim.hex)):
        return sitting.say("tk-hint-nowhere")
    return sitting.say("tk-hint-bring") if own_gate(sitting, aim.hex) else status(sitting)[1]
