"""Which secrets a move brought to light: at a scoring all camps lie open, at the end everything is counted; and what
stays behind a cover: a turn is chosen from the own cards and treasures (T2.2.4)."""

from collections.abc import Sequence

from model.games.tikal2.events import GameEnded, RoundEnded
from model.games.tikal2.state import State
from model.kernel.event import Event
from model.kernel.exposed import Exposed


def exposed(state: State, events: Sequence[Event]) -> tuple[Exposed, ...]:
    """Who ended the round or the game cannot take that back alone: what was shown has been seen."""
    scored = any(isinstance(event, RoundEnded | GameEnded) for event in events)
    return (Exposed(None, "scoring"),) if scored else ()


def covered(state: State, seat: int) -> bool:
    """Cards and treasures may be used in any part of a turn. They are the seat's own all the time: whoever looks at
    them again can still go back, so they are not `exposed`."""
    if state.board.kept:
        return False
    if state.phase == "tally":
        return all(told.seat != seat for told in state.tallies)
    return seat == state.seat and state.phase in ("pirogue", "explorer", "last")
