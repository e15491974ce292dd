"""Why figures cannot be brought or moved as they are chosen, by the rules themselves; nothing where they can."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from model.games.tikal.state import Figures
from model.kernel.illegal import Refusal
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim
from screens.tikal.doing import bringing, each
from screens.tikal.moving import at_most, going
from screens.tikal.seen import own_gate, seen


def too_many(sitting: Sitting, aim: Aim, figures: Figures) -> Refusal | None:
    """Why so many can neither be brought nor moved."""
    assert aim.hex is not None
    wanted = replace(aim, leaders=figures[0], members=figures[1])
    if aim.way:
        fare = next(iter(going(sitting, wanted)), None)
        return None if fare is None else together(sitting, fare.first, fare.price)
    most = at_most(sitting, aim)
    if figures[0] <= most[0] and figures[1] <= most[1]:
        return dear(sitting, sum(figures))
    lacking = _beyond(figures, most)
    nowhere = each(lacking, "move", path=[aim.hex, aim.hex])
    return together(sitting, bringing(aim.hex, lacking) if own_gate(sitting, aim.hex) else nowhere, sum(figures))


def _beyond(figures: Figures, most: Figures) -> Figures:
    """Those of which there are not as many.

    >>> _beyond((1, 3), (1, 2)), _beyond((2, 2), (1, 2))
    ((0, 3), (2, 0))
    """
    leaders, members = figures
    return leaders if leaders > most[0] else 0, members if members > most[1] else 0


def together(sitting: Sitting, moves: Sequence[dict[str, Any]], price: int) -> Refusal | None:
    """Why not one of them, or not all of them."""
    whys = (sitting.snapshot.refusal(sitting.seat or 0, move) for move in moves)
    return next((why for why in whys if why is not None), None) or dear(sitting, price)


def dear(sitting: Sitting, price: int) -> Refusal | None:
    """TK2.5"""
    left = seen(sitting).ap
    return Refusal("TK2.5", {"need": price, "left": left}) if price > left else None
