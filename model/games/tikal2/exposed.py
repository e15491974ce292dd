"""Which secrets a move brought to light: at a scoring all camps lie open, at the end everything is counted (T2.2.4)."""

from collections.abc import Sequence

from model.games.tikal2.events import GameEnded, RoundEnded
from model.games.tikal2.state import State
from model.kernel.event import Event
from model.kernel.exposed import Exposed


def exposed(state: State, events: Sequence[Event]) -> tuple[Exposed, ...]:
    """Who ended the round or the game cannot take that back alone: what was shown has been seen."""
    scored = any(isinstance(event, RoundEnded | GameEnded) for event in events)
    return (Exposed(None, "scoring"),) if scored else ()
