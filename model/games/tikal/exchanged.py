"""What an exchange of treasures was worth: the points of both at every scoring from then on."""

from collections.abc import Sequence

from model.games.tikal.events import TreasuresExchanged
from model.games.tikal.parts import SET_POINTS
from model.games.tikal.state import State
from model.kernel.event import Event
from model.kernel.points import Taken


def taken(state: State, event: Event) -> Taken | None:
    """TK3.6, TK4.5; nothing where whoever asked for it gained nothing by it."""
    if not isinstance(event, TreasuresExchanged):
        return None
    own, theirs = state.seats[event.seat].treasures, state.seats[event.other].treasures
    won = _worth(_changed(own, event.take, event.give)) - _worth(own)
    lost = _worth(theirs) - _worth(_changed(theirs, event.give, event.take))
    if won <= 0:
        return None
    return Taken(event.seat, event.other, won + lost, "exchange", {"won": won, "lost": max(0, lost)})


def _worth(treasures: Sequence[int]) -> int:
    return sum(SET_POINTS[max(0, min(size, len(SET_POINTS) - 1))] for size in treasures)


def _changed(treasures: Sequence[int], more: int, fewer: int) -> list[int]:
    """Kinds count from 1."""
    sizes = list(treasures)
    sizes[more - 1] += 1
    sizes[fewer - 1] -= 1
    return sizes
