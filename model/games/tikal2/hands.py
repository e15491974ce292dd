"""What people do with their hands: turn the price wheel after every delivery (T2.3.4, T2.3.5)."""

from collections.abc import Sequence

from model.games.tikal2 import events as e
from model.kernel.event import Event
from model.kernel.game import Setup
from model.kernel.hand import Hand
from model.kernel.tale import Seat


def hands(setup: Setup, events: Sequence[Event]) -> tuple[Hand, ...]:
    turns = [event.seat for event in events if isinstance(event, e.TreasuresDelivered)]
    return (Hand("wheel", {turns[0]: "you"}, {"name": Seat(turns[0]), "steps": len(turns)}),) if turns else ()
