"""Calling the nine characters: swap, theft and the gem happen in the call (LT4)."""

from msgspec import UNSET

from model.games.lost_temple import events as e
from model.games.lost_temple import moves as m
from model.games.lost_temple.checks import table_move
from model.games.lost_temple.evolve import evolve_all
from model.games.lost_temple.opening import round_began
from model.games.lost_temple.parts import CHARACTERS, NUMBER
from model.games.lost_temple.state import State
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, require


def call(state: State, seat: int | None, move: m.Call) -> tuple[Event, ...]:
    table_move(state, seat, "call")
    character = CHARACTERS[0 if state.called is None else NUMBER[state.called] + 1]
    holder = _held(state, character) if state.track.app_draft else _shown(state, move)
    if state.track.app_draft:
        require(move.held_by is UNSET, NOT_A_MOVE, why="unknown", argument="held_by", do="call")
    called = e.CharacterCalled(character, holder)
    if holder is None:
        return with_next_round(state, character, (called,))
    return (called, *_before_the_turn(state, character, holder))


def _held(state: State, character: str) -> int | None:
    for index, seat in enumerate(state.seats):
        if character in seat.characters:
            return index
    return None


def _shown(state: State, move: m.Call) -> int | None:
    """With physical cards people tell who showed the card; the counts must fit the draft (LT3.1)."""
    holder = move.held_by
    require(holder is not UNSET, NOT_A_MOVE, why="missing", argument="held_by", do="call")
    if holder is None:
        require(may_be_unheld(state), "LT3.1", why="unheld", most=unheld_cards(state))
        return None
    fine = isinstance(holder, int) and 0 <= holder < state.track.players
    require(fine, NOT_A_MOVE, why="wrong", argument="held_by", do="call")
    assert isinstance(holder, int)
    require(may_hold(state, holder), "LT3.1", why="held", seat=holder, most=state.track.picks_each)
    return holder


def may_hold(state: State, seat: int) -> bool:
    """With physical cards: this seat has not shown all its characters yet."""
    return len(state.seats[seat].characters) < state.track.picks_each


def may_be_unheld(state: State) -> bool:
    """With physical cards: fewer characters were without a player than cards went aside."""
    calls = 0 if state.called is None else NUMBER[state.called] + 1
    return calls - sum(len(seat.characters) for seat in state.seats) < unheld_cards(state)


def unheld_cards(state: State) -> int:
    return len(CHARACTERS) - state.track.picks_each * state.track.players


def _before_the_turn(state: State, character: str, holder: int) -> tuple[Event, ...]:
    """LT4.2: the swap, then the theft; LT4.3: then a gem, if the bank has one (LT4.4)."""
    events: tuple[Event, ...] = ()
    light, seats = state.track.light, state.seats
    if character == state.cursed and state.shaman is not None and state.shaman != holder:
        spaces = () if light else (seats[state.shaman].space, seats[holder].space)
        events += (e.MeeplesSwapped(state.shaman, holder, *spaces),)
    if character == state.robbed and state.thief is not None and state.thief != holder:
        events += (e.GemsStolen(state.thief, holder, None if light else seats[holder].gems),)
    return events if light else (*events, e.GemTaken(holder, min(1, state.bank)))


def turn_ended(state: State, seat: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The turn is over; after the ninth the next round begins by itself."""
    return with_next_round(state, state.called, (*events, e.TurnEnded(seat)))


def with_next_round(state: State, called: str | None, events: tuple[Event, ...]) -> tuple[Event, ...]:
    if called != CHARACTERS[-1] or state.track.light:
        return events
    return (*events, round_began(evolve_all(state, events)))
