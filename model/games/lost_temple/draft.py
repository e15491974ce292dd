"""The hidden draft (LT3)."""

from model.games.lost_temple import events as e
from model.games.lost_temple import moves as m
from model.games.lost_temple.checks import table_move
from model.games.lost_temple.state import State
from model.kernel.event import Event
from model.kernel.illegal import NOT_NOW, require, require_phase


def deal(state: State, seat: int | None, move: m.Deal) -> tuple[Event, ...]:
    table_move(state, seat, "deal")
    draft = state.track.draft
    require(len(move.up) == draft.up, "LT3.1", why="up", need=draft.up, given=len(move.up))
    require(len(move.down) == draft.down, "LT3.1", why="down", need=draft.down, given=len(move.down))
    require(len({*move.up, *move.down}) == draft.up + draft.down, "LT3.1", why="twice")
    return (e.CardsSetAside(move.up, len(move.down), move.down),)


def pick(state: State, seat: int | None, move: m.Pick) -> tuple[Event, ...]:
    require_phase(state.phase, "draft")
    require(seat is not None, NOT_NOW, why="turn", seat=picker(state))
    require(seat == picker(state), "LT3.6", seat=picker(state))
    require(move.card in choosing_from(state), "LT3.7", card=move.card)
    return (e.CardPicked(seat, move.card),)  # type: ignore[arg-type]


def bury(state: State, seat: int | None, move: m.Bury) -> tuple[Event, ...]:
    table_move(state, seat, "bury")
    require(move.card in state.hand, "LT3.1", why="left")
    return (e.CardBuried(move.card),)


def picker(state: State) -> int:
    """LT3.6: from the idol player to the left."""
    return (state.opener + state.picks) % state.track.players


def choosing_from(state: State) -> tuple[str, ...]:
    """The cards in the picker's hand; the eighth player adds the one set aside (LT3.1)."""
    draft = state.track.draft
    if draft.last_takes_down and state.picks == len(draft.hands) - 1:
        return state.hand + state.down
    return state.hand
