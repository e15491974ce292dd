"""Entering what was chosen: one move after the other, and the hex stays chosen, so that going on there costs no tap."""

from typing import Any

from model.games.tikal.state import Figures
from model.kernel.hexes import Hex
from screens.table.deed import Move
from screens.table.sitting import Sitting
from screens.table.taps import by_one_tap
from screens.tikal.aim import Aim, Aiming


async def enter(sitting: Sitting, aiming: Aiming, moves: list[Move], then: Hex | None = None) -> None:
    """Until one is refused, which is told."""
    actor = sitting.actor
    by_one_tap(sitting, len(moves))
    aiming.ahead(Aim(hex=then))
    try:
        for version, move in enumerate(moves, sitting.version):
            args = {name: value for name, value in move.items() if name != "do"}
            if not await actor.act(version, move["do"], table=move["do"] == "draw", **args):
                return
        aiming.change(actor.live.shown.snapshot.moved, lambda now: now)  # what was tapped meanwhile stays chosen
    finally:
        aiming.ahead(None)


def each(figures: Figures, do: str, **where: Any) -> list[Move]:
    """The leader and members are two moves.

    >>> each((1, 0), "bring", to=(0, 4)), len(each((1, 2), "bring", to=(0, 4)))
    ([{'do': 'bring', 'figure': 'leader', 'to': (0, 4)}], 2)
    """
    named = zip(("leader", "member"), figures, strict=True)
    return [
        {"do": do, "figure": figure, **({"count": count} if count > 1 else {}), **where}
        for figure, count in named
        if count
    ]


def bringing(gate: Hex, figures: Figures) -> list[Move]:
    return each(figures, "bring", to=gate)
