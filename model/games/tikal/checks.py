"""Is it this move's time, and this seat's? (X1) Can it be paid? (TK2.5)"""

from model.games.tikal.parts import Hex
from model.games.tikal.state import Cell, State, acting
from model.kernel.illegal import NOT_NOW, Illegal, require, require_phase


def table_move(state: State, seat: int | None, *phases: str) -> None:
    require_phase(state.phase, *phases)
    require(seat is None, NOT_NOW, why="table")


def actor(state: State, seat: int | None, *phases: str) -> int:
    """The seat that acts, in one of these phases (by default in a turn or a scoring turn)."""
    if state.board.light:
        raise Illegal(NOT_NOW, why="light")
    require_phase(state.phase, *(phases or ("turn", "scoring")))
    if seat is None or seat != acting(state):
        raise Illegal(NOT_NOW, why="turn", seat=acting(state))
    return seat


def afford(state: State, cost: int) -> None:
    if state.ap < cost:
        raise Illegal("TK2.5", need=cost, left=state.ap)


def tile_at(state: State, hex_: Hex, rule: str) -> tuple[int, Cell]:
    """The number and the tile of a hex; refused by this rule where none lies."""
    number = state.board.number.get(hex_)
    if number is None:
        raise Illegal(rule, why="off")
    cell = state.cells[number]
    if cell is None:
        raise Illegal(rule, why="empty", hex=list(hex_))
    return number, cell


def figures_there(cell: Cell, seat: int, figure: str) -> int:
    leaders, members = cell.figures[seat]
    return leaders if figure == "leader" else members
