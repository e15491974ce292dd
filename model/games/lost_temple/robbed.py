"""Who lost how many gems to whom: for the tale of a game."""

from model.games.lost_temple.events import GemsStolen
from model.games.lost_temple.state import State
from model.kernel.event import Event
from model.kernel.points import Taken


def taken(state: State, event: Event) -> Taken | None:
    """LT5.2; in light detail nobody counts the gems."""
    if not isinstance(event, GemsStolen) or event.gems == 0:
        return None
    facts = {} if event.gems is None else {"gems": event.gems}
    return Taken(event.thief, event.victim, event.gems, "theft" if facts else "theft.uncounted", facts)
