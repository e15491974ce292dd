"""Where a move would lead, told by the rules themselves before it is made."""

from typing import Any

from model.games.lost_temple.events import ChanceReached, GameWon, MeepleMoved
from screens.table.sitting import Sitting


def landing(sitting: Sitting, do: str, **args: Any) -> str:
    """`→ 12`, with what waits there; empty where nothing moves."""
    events = sitting.snapshot.preview(sitting.seat or 0, {"do": do, **args})
    said = ""
    for event in events:
        if isinstance(event, MeepleMoved):
            said = sitting.say("lt-to-stopped" if event.stopped else "lt-to-cut" if event.cut else "lt-to", to=event.to)
        elif isinstance(event, ChanceReached):
            said = sitting.say("lt-to-chance", to=event.space)
        elif isinstance(event, GameWon):
            said = sitting.say("lt-to-win")
    return said
