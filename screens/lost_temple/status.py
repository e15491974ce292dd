"""What is going on, in two lines: said to this seat, or to everybody."""

from typing import Any

from model.games.lost_temple.view import LostTempleView
from screens.lost_temple.helping import CHARACTERS
from screens.lost_temple.seen import seen_by_all
from screens.table.sitting import Sitting


def status(sitting: Sitting) -> tuple[str, str]:
    """A headline, and what stands below it: of what everybody may know, but said to this seat."""
    to = ("status", sitting.look.lang, sitting.seat, sitting.actor.guest.host)
    return sitting.snapshot.once(to, lambda: _status(sitting))


def _status(sitting: Sitting) -> tuple[str, str]:
    snapshot, view, say = sitting.snapshot, seen_by_all(sitting), sitting.say
    who = snapshot.waiting_for[0] if snapshot.waiting_for else None
    mine = who is not None and who == sitting.seat
    facts: dict[str, Any] = {"name": "" if who is None else sitting.names[who]}
    match snapshot.phase:
        case "draft":
            facts["count"] = max(2, view.passing)  # the last of eight adds the one set aside face down (LT3.1)
            return say(f"lt-draft{_you(mine)}", **facts), say("lt-draft-under", **facts)
        case "call":
            facts["character"] = next_called(view)
            return say(f"lt-call{_you(mine)}", **facts), say("lt-call-under", **facts)
        case "turn":
            facts["character"] = view.called
            under = f"lt-short-{view.called}" if mine else f"lt-does-{view.called}"
            return say(f"lt-turn{_you(mine)}", **facts), say(under)
        case "reveal":
            facts["space"] = view.revealing or 0
            return say(f"lt-reveal{_you(mine)}", **facts), say("lt-reveal-under", **facts)
        case "idol":
            return say("lt-idol"), say(f"lt-idol-under{_you(sitting.actor.guest.host)}")
        case "over":
            return say("lt-over"), ""
    return say("table-wait"), ""


def _you(mine: bool) -> str:
    return "-you" if mine else ""


def next_called(view: LostTempleView) -> str:
    """The character that is called next."""
    called = view.called
    return CHARACTERS[0 if called is None else min(CHARACTERS.index(called) + 1, 8)]
