"""Which secrets a move brought to light (LT3.4, LT4.1, LT5.3, LT7.5)."""

from collections.abc import Sequence

from model.games.lost_temple import events as e
from model.games.lost_temple.draft import picker
from model.games.lost_temple.state import State
from model.kernel.event import Event
from model.kernel.exposed import Exposed


def exposed(state: State, events: Sequence[Event]) -> tuple[Exposed, ...]:
    found = [shown for event in events if (shown := _by(state, event))]
    if state.phase == "draft":
        found.append(Exposed(picker(state), "hand", covered=True))
    if state.phase == "turn" and state.looked and state.track.app_tokens:
        found.append(Exposed(state.turn, "tokens", covered=True))
    return tuple(found)


def _by(state: State, event: Event) -> Exposed | None:
    match event:
        case e.CharacterCalled() if state.track.app_draft:  # that nobody has it tells as much
            return Exposed(None, "character")
        case e.CardsSetAside(up=up) if up:
            return Exposed(None, "aside")
        case e.TokensLookedAt(seat=seat) if state.track.app_tokens:
            return Exposed(seat, "tokens")
        case e.TokenRevealed() if state.track.app_tokens:
            return Exposed(None, "token")
    return None
