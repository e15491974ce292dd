"""Before the final scoring, where players kept treasures and cards to themselves: everybody tells what is left."""

from model.games.tikal2 import events as e
from model.games.tikal2 import moves as m
from model.games.tikal2.evolve import evolve_all
from model.games.tikal2.state import State
from model.games.tikal2.turns import ended
from model.kernel.event import Event
from model.kernel.illegal import NOT_NOW, require, require_phase

Events = tuple[Event, ...]


def tell(state: State, seat: int | None, move: m.TellHand) -> Events:
    """In any order, every seat once, as many as were counted; all points follow the last one's."""
    require(not state.board.light, NOT_NOW, why="light")
    require_phase(state.phase, "tell")
    require(seat is not None, NOT_NOW, why="seatless")
    assert seat is not None
    require(seat not in state.hands_told, NOT_NOW, why="tallied", seat=seat)
    own = state.seats[seat]
    for why, told, have in (("treasures", move.treasures, own.kept), ("cards", len(move.cards), own.kept_cards)):
        require(told == have, "T2.9.4", why=why, need=have, given=told)
    for card in dict.fromkeys(move.cards):
        most = state.board.kit.cards_of(card)
        require(out(state, card) + move.cards.count(card) <= most, "T2.1.3", why="cards", card=card, most=most)
    told_now = e.HandTold(seat, move.treasures, tuple(sorted(move.cards)))
    after = evolve_all(state, (told_now,))
    return (told_now, *ended(after)) if len(after.hands_told) == state.board.players else (told_now,)


def out(state: State, card: str) -> int:
    """How many of a card lie open: played, or told."""
    return state.played.count(card) + sum(seat.cards.count(card) for seat in state.seats)
