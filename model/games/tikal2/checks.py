"""Is it this move's time, and this seat's? (X1)"""

from collections import Counter
from collections.abc import Sequence

from model.games.tikal2.parts import COLOUR_INDEX
from model.games.tikal2.state import SeatState, State
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, Illegal, require, require_phase

TURN = ("pirogue", "explorer", "last")


def table_move(state: State, seat: int | None, *phases: str) -> None:
    require_phase(state.phase, *phases)
    require(seat is None, NOT_NOW, why="table")


def actor(state: State, seat: int | None, *phases: str, won: bool = False) -> int:
    """The seat whose turn it is, in one of these phases; what was dug up is entered first."""
    if state.board.light:
        raise Illegal(NOT_NOW, why="light")
    require_phase(state.phase, *(phases or TURN))
    if seat is None or seat != state.seat:
        raise Illegal(NOT_NOW, why="turn", seat=state.seat)
    if state.won and not won:
        raise Illegal(NOT_NOW, why="won", won=list(state.won))
    return seat


def actions_done(state: State) -> None:
    """T2.3.7: the tile's actions come before the explorer, and before the turn's end."""
    if not state.actions:
        return
    alike = Counter((action.do, action.colour) for action in state.actions)
    open_ = [{"do": do, "colour": colour, "count": count} for (do, colour), count in alike.items()]
    raise Illegal("T2.3.7", open=open_)


def in_stock(state: State, colour: str, rule: str) -> int:
    index = COLOUR_INDEX[colour]
    require(state.stock[index], rule, why="stock", colour=colour)
    return index


def at_hand(state: State, own: SeatState, card: str) -> int:
    """How many of a card this hand holds; where only the player knows, how many there can be of it (T2.7)."""
    if not state.board.kept:
        return own.cards.count(card)
    return max(0, min(own.kept_cards, state.board.kit.cards_of(card) - state.played.count(card)))


def holds(state: State, own: SeatState, cards: Sequence[str], rule: str) -> None:
    """Every card named is in this hand, as often as it is named."""
    for card in dict.fromkeys(cards):
        need, have = cards.count(card), at_hand(state, own, card)
        require(need <= have, rule, why="card", card=card, need=need, have=have)


def known(name: str, names: object, argument: str, do: str) -> None:
    if name not in names:  # type: ignore[operator]
        raise Illegal(NOT_A_MOVE, why="wrong", argument=argument, do=do)
