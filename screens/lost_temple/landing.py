"""Where a move would lead, told by the rules themselves before it is made."""

from typing import Any

from model.games.lost_temple.events import ChanceReached, GameWon, MeepleMoved
from screens.table.sitting import Sitting


def landing(sitting: Sitting, do: str, **args: Any) -> str:
    """`to 12`, what the jungle on the way costs (LT6.1, LT6.4), and what waits there; empty where nothing moves."""
    events = sitting.snapshot.preview(sitting.seat or 0, {"do": do, **args})
    moved = next((event for event in events if isinstance(event, MeepleMoved)), None)
    if moved is None:
        return ""
    if any(isinstance(event, GameWon) for event in events):
        return sitting.say("lt-to-win")
    said = [sitting.say("lt-to", to=moved.to)]
    if moved.cut:
        said.append(sitting.say("lt-to-cut", machetes=len(moved.cut)))
    if moved.stopped:
        said.append(sitting.say("lt-to-stopped"))
    if any(isinstance(event, ChanceReached) for event in events):
        said.append(sitting.say("lt-to-chance"))
    return ", ".join(said)
