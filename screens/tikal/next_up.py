"""Whose turn comes after this one."""

from model.games.tikal.board import clockwise
from screens.table.sitting import Sitting
from screens.tikal.seen import auction, light, seen


def next_words(sitting: Sitting) -> str:
    """In one sentence; nothing in light detail, where people know best, and when nobody comes any more."""
    if light(sitting) or sitting.snapshot.over:
        return ""
    names = [sitting.names[seat] for seat in next_up(sitting)]
    if names:
        bids = seen(sitting).flow.sale is not None
        manner = ".bid" if bids else ".sale" if _for_sale(sitting) and len(names) > 1 else ""
        return sitting.say(f"tk-next{manner}", names=names)
    flow = seen(sitting).flow
    return "" if flow.final or flow.sale is not None else sitting.say("tk-next.scoring")


def next_up(sitting: Sitting) -> tuple[int, ...]:
    """Who is next, or in an auction who may still bid after this; nobody where the last scoring round comes, or where
    it hangs on the last one who may bid (TK6.2, TK6.3)."""
    view, players, phase = seen(sitting), len(sitting.names), sitting.snapshot.phase
    if phase == "scoring":  # TK4.2: then whoever drew the volcano goes on
        return view.flow.queue[1:2] or (() if view.flow.final else (view.seat,))
    if view.flow.sale is not None:
        return view.flow.sale.bidding[1:2]
    if phase == "display":
        return clockwise(view.seat, players)
    waiting = tuple(seat for seat in view.flow.waiting if seat != view.seat)
    if view.display and waiting:  # TK6.4: those who have not had a turn this round
        return waiting
    to_come = len(view.stack) - (phase == "draw")
    return ((view.seat + 1) % players,) if to_come > 0 else ()


def _for_sale(sitting: Sitting) -> bool:
    return auction(sitting) and sitting.snapshot.phase in ("display", "take", "place", "turn")
