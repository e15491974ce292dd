"""A game taken up from what lies on the table: at the beginning of a player's turn."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from model.games.tikal.assemble import Cells, cell_told, number_of, pieces_left, seats_told, tiles_left, with_leader
from model.games.tikal.events import TurnBegan
from model.games.tikal.evolve import evolve
from model.games.tikal.flow import ended_stack
from model.games.tikal.parts import PIECES, ROUNDS
from model.games.tikal.restore import stack_told
from model.games.tikal.shape import SeatTold, Told
from model.games.tikal.state import State
from model.kernel.flaws import flawed, shaped
from model.kernel.illegal import Illegal

T = TypeVar("T")


def placed(state: State, raw: Any) -> State:
    """The set-up with all that the position tells; what it leaves out follows or is as after set-up."""
    told: Told = shaped(raw, Told, "position")
    _check(state, told)
    cells = list(state.cells)
    for name, hex_ in told.hexes.items():
        number = _sound(partial(number_of, state.board, name))
        if hex_ is None and number in state.board.printed:
            raise flawed(f"position.hexes.{name}", "missing")
        if hex_ is not None:
            cells[number] = _sound(partial(cell_told, state.board, name, hex_, state.cells[number]))
    board: Cells = tuple(cells)
    seats = told.seats or (SeatTold(),) * state.board.players
    for index, seat in enumerate(seats):
        at = state.board.number.get(seat.leader) if isinstance(seat.leader, tuple) else None
        if at is not None and board[at] is not None:
            board = with_leader(board, index, at)
    after = replace(state, cells=board, seats=_sound(lambda: seats_told(state.board, board, seats)), round=told.round)
    return _begun(_with_supplies(after, told), told)


def _check(state: State, told: Told) -> None:
    players = state.board.players
    if told.seats and len(told.seats) != players:
        raise flawed("position.seats", "count", expected=players, found=len(told.seats))
    if not 0 <= told.round < ROUNDS:
        raise flawed("position.round", "between", least=0, most=ROUNDS - 1, found=told.round)
    if isinstance(told.seat, int) and not 0 <= told.seat < players:
        raise flawed("position.seat", "seat", found=told.seat, most=players - 1)
    for name, value in (("ap", told.ap), ("tile", told.tile), ("display", told.display)):
        if value not in (0, None, ()):
            raise flawed(f"position.{name}", "turn-start")


def _with_supplies(state: State, told: Told) -> State:
    pieces = _sound(lambda: pieces_left(state.board, state.cells))
    if isinstance(told.pieces, dict):
        for value, count in told.pieces.items():
            if value not in PIECES or not 0 <= count <= PIECES[value]:
                raise flawed(f"position.pieces.{value}", "between", least=0, most=PIECES.get(value, 0), found=count)
        pieces = tuple(told.pieces.get(value, left) for value, left in zip(PIECES, pieces, strict=True))
    on_board = [cell.tile for cell in state.cells if cell is not None and cell.tile]
    left = tiles_left(state.board, on_board, lambda tile: flawed("position.hexes", "twice", found=tile[:40]))
    letters = tuple(state.board.tiles[tile].letter for tile in left)
    if isinstance(told.stack, str | tuple):
        letters = stack_told(state.board, left, tuple(told.stack), lambda where: flawed("position.stack", "letters"))
    return replace(state, pieces=pieces, left=left, stack=tuple(sorted(letters)))


def _begun(state: State, told: Told) -> State:
    state = replace(state, seat=told.seat if isinstance(told.seat, int) else state.seat)
    if state.board.auction:
        state = evolve(state, TurnBegan(state.seat))
    return ended_stack(state)


def _sound(make: Callable[[], T]) -> T:
    """What a correction would refuse is a flaw of the position."""
    try:
        return make()
    except Illegal as error:
        where = error.facts.get("argument") or error.facts.get("path") or "hexes"
        raise flawed(f"position.{where}", "rule", rule=error.rule) from None
