"""Light detail: people play on the table, the app scores."""

from model.games.tikal2 import events as e
from model.games.tikal2 import moves as m
from model.games.tikal2.checks import known
from model.games.tikal2.evolve import evolve_all
from model.games.tikal2.parts import COLOURS, PAIR
from model.games.tikal2.scoring import altar_scored, cards_scored, game_ended, keys_scored
from model.games.tikal2.state import State
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, require, require_phase

Events = tuple[Event, ...]


def tally(state: State, seat: int | None, move: m.Tally) -> Events:
    """In any order; the points follow the last seat's."""
    require(state.board.light, NOT_NOW, why="full")
    require_phase(state.phase, "tally")
    require(seat is not None, NOT_NOW, why="seatless")
    assert seat is not None
    require(all(told.seat != seat for told in state.tallies), NOT_NOW, why="tallied", seat=seat)
    for altar in move.altars:
        known(altar, state.board.sanctuaries, "altars", "tally")
    require(len(set(move.altars)) == len(move.altars), NOT_A_MOVE, why="wrong", argument="altars", do="tally")
    if state.round == 1:
        early = move.treasures or move.cards or move.colours
        require(not early, "T2.9.4", why="final")
    require(move.cards.count("pair") <= PAIR, "T2.7.8", most=PAIR)
    keys = tuple(move.keys.get(colour, 0) for colour in COLOURS)
    told = e.Tallied(seat, keys, move.altars, move.treasures, move.cards, move.colours)
    after = evolve_all(state, (told,))
    if len(after.tallies) < state.board.players:
        return (told,)
    events = _scored(after)
    done = evolve_all(after, events)
    if state.round == 1:
        return (told, *events, e.RoundEnded(1, seat))
    return (told, *events, game_ended([own.score for own in done.seats]))


def _scored(state: State) -> Events:
    """Everybody's tallies together."""
    told = sorted(state.tallies, key=lambda one: one.seat)
    events: list[Event] = []
    for one in told:
        events += keys_scored(one.seat, one.keys)
    for altar in state.board.sanctuaries:
        events += altar_scored(altar, [one.keys if altar in one.altars else None for one in told])
    for one in told:
        events += [e.TreasuresScored(one.seat, one.treasures)] if one.treasures else []
        events += cards_scored(one.seat, one.cards, one.colours)
    return tuple(events)
