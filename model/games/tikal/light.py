"""Light detail: people play on the table, the app counts the scoring rounds."""

from model.games.tikal import events as e
from model.games.tikal import moves as m
from model.games.tikal.evolve import evolve_all
from model.games.tikal.flow import after_scoring
from model.games.tikal.parts import TEMPLES, TREASURE_KINDS
from model.games.tikal.state import State
from model.kernel.event import Event
from model.kernel.illegal import NOT_NOW, require


def tally(state: State, seat: int | None, move: m.Tally) -> tuple[Event, ...]:
    """One per seat and round; the last one completes the round."""
    require(state.board.light, NOT_NOW, why="full")
    require(state.phase != "over", NOT_NOW, why="over")
    require(seat is not None, NOT_NOW, why="seatless")
    assert seat is not None
    require(seat not in state.tallied, NOT_NOW, why="tallied", seat=seat)
    require(len(move.temples) <= TEMPLES, "TK4.3", why="temples", most=TEMPLES)
    require(len(move.treasures) <= TREASURE_KINDS, "TK4.5", why="sets", most=TREASURE_KINDS)
    events: tuple[Event, ...] = (e.Tallied(seat, move.temples, move.treasures),)
    after = evolve_all(state, events)
    if len(after.tallied) < state.board.players:
        return events
    return (*events, *after_scoring(after))
