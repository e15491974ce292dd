"""The tent's key (T2.6) and cards that are a move of their own (T2.7)."""

from model.games.tikal2 import events as e
from model.games.tikal2 import moves as m
from model.games.tikal2.checks import TURN, actor, holds, in_stock
from model.games.tikal2.evolve import evolve_all
from model.games.tikal2.exploring import check_tent
from model.games.tikal2.parts import KEPT_CARDS
from model.games.tikal2.river import delivered
from model.games.tikal2.state import State
from model.games.tikal2.tile_actions import settled
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, Illegal

Events = tuple[Event, ...]
PLAYED_WITH = {
    "passage": "passing",
    "explore": "exploring",
    "forest": "crossing",
    "plus-two": "delivering",
    "many-types": "delivering",
}
"""Cards that are no move of their own, and what is said of them."""


def use_tent(state: State, seat: int | None, move: m.UseTent) -> Events:
    seat = actor(state, seat, *TURN)
    check_tent(state, seat)
    in_stock(state, move.colour, "T2.6.1")
    return settled(state, (e.TentUsed(seat), e.KeyTaken(seat, move.colour, "backpack", "T2.6.1")))


def play_card(state: State, seat: int | None, move: m.PlayCard) -> Events:
    """A key of choice (T2.7.5), a delivery without a seaplane (T2.7.6); the others are kept or serve another move."""
    seat = actor(state, seat, *TURN)
    if move.card not in ("key", "remote"):
        holds(state, state.seats[seat], (move.card,), "T2.7.0")
        raise Illegal("T2.7.0", why="kept" if move.card in KEPT_CARDS else PLAYED_WITH[move.card], card=move.card)
    played = e.CardPlayed(seat, move.card)
    if move.card == "key":
        _only(move, "colour", "to")
        assert move.colour is not None
        assert move.to is not None
        holds(state, state.seats[seat], ("key",), "T2.7.5")
        in_stock(state, move.colour, "T2.7.5")
        key = e.KeyTaken(seat, move.colour, move.to, "T2.7.5", state.board.options.open_memory)
        return settled(state, (played, key))
    _only(move, "treasures")
    holds(state, state.seats[seat], ("remote",), "T2.7.6")
    after = evolve_all(state, (played,)) if state.board.kept else state
    return (played, *delivered(after, seat, move.treasures or {}, move.cards, "T2.7.6", "play", state.seats[seat]))


def _only(move: m.PlayCard, *needed: str) -> None:
    """Each card has its own arguments."""
    for name in ("colour", "to", "treasures"):
        given = getattr(move, name) is not None
        if given != (name in needed):
            raise Illegal(NOT_A_MOVE, why="unknown" if given else "missing", argument=name, do="play")
    if move.cards and "treasures" not in needed:
        raise Illegal(NOT_A_MOVE, why="unknown", argument="cards", do="play")
