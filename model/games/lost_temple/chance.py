"""Chance spaces and tokens (LT7)."""

from model.games.lost_temple import events as e
from model.games.lost_temple import moves as m
from model.games.lost_temple.calling import turn_ended
from model.games.lost_temple.checks import full_detail, table_move
from model.games.lost_temple.parts import TOKENS
from model.games.lost_temple.state import State, reserve
from model.games.lost_temple.track import stride
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, require, require_phase

GAIN = 4
LOSS = 2
FORWARD = 3
BACK = 2

Events = tuple[Event, ...]


def after_move(state: State, seat: int, events: Events, moved: e.MeepleMoved) -> Events:
    """What a meeple's move leads to: victory (LT6.8), a token (LT7.1), or the turn's end."""
    if moved.to >= state.track.finish:
        return (*events, e.GameWon(seat))
    if moved.to in state.track.chance_at:
        return (*events, e.ChanceReached(seat, moved.to))
    return turn_ended(state, seat, events)


def reveal(state: State, seat: int | None, move: m.Reveal) -> Events:
    full_detail(state)
    require_phase(state.phase, "reveal")
    require(seat == state.turn and seat is not None, NOT_NOW, why="turn", seat=state.turn)
    assert seat is not None
    assert state.revealing is not None
    token = _turned_up(state, move.token)
    events: Events = (e.TokenRevealed(seat, state.revealing, token),)
    if token in ("forward", "back"):
        return _moved_by_token(state, seat, token, events)
    return _end_unless_refill(state, seat, events + _effect(state, seat, token))


def _turned_up(state: State, told: str | None) -> str:
    """LT7.5: people tell what they turned up; the app's own tokens it knows, and only they count."""
    if not state.track.app_tokens:
        require(told is not None, NOT_A_MOVE, why="missing", argument="token", do="reveal")
        return str(told)
    token = state.tokens[state.track.chance_at[state.revealing or 0]]
    require(told is None or told == token, "LT7.5")
    return token


def _effect(state: State, seat: int, token: str) -> Events:
    """LT7.2, for the tokens that move nobody."""
    here = state.seats[seat]
    match token:
        case "idol":
            return (e.IdolDrawn(seat),)
        case "gems":
            return (e.GemsGained(seat, min(GAIN, state.bank)),)
        case "pay":
            return (e.GemsPaid(seat, min(LOSS, here.gems), "LT7.2"),)
        case "machete":
            return (e.MacheteTaken(seat, min(1, state.machetes), "LT7.2"),)
        case _:
            return (e.MacheteLost(seat, min(1, here.machetes)),)


def _moved_by_token(state: State, seat: int, token: str, events: Events) -> Events:
    here = state.seats[seat]
    if token == "forward":
        moved = stride(state.track, seat, here.space, here.space + FORWARD, here.machetes, "LT7.2")
    else:
        moved = e.MeepleMoved(seat, here.space, max(1, here.space - BACK), "LT7.2")
    if moved.to == here.space:
        return _end_unless_refill(state, seat, (*events, e.MeepleStayed(seat, "LT6.6")))
    if moved.to >= state.track.finish:
        return (*events, moved, e.GameWon(seat))
    if state.track.options.chain and moved.to in state.track.chance_at:
        return (*events, moved, e.ChanceReached(seat, moved.to))
    return _end_unless_refill(state, seat, (*events, moved))


def _end_unless_refill(state: State, seat: int, events: Events) -> Events:
    """With the app's tokens the space is refilled first (LT7.4)."""
    return events if state.track.app_tokens else turn_ended(state, seat, events)


def refill(state: State, seat: int | None, move: m.Refill) -> Events:
    table_move(state, seat, "refill")
    require(reserve(state)[TOKENS.index(move.token)] > 0, "LT7.4", token=move.token)
    assert state.refilling is not None
    refilled: Events = (e.TokenRefilled(state.refilling, move.token),)
    if state.revealing is not None or state.turn is None:
        return refilled
    return turn_ended(state, state.turn, refilled)
