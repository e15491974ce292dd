"""Is it this move's time, and this seat's? (X1)"""

from model.games.lost_temple.state import State
from model.kernel.illegal import NOT_NOW, require, require_phase


def table_move(state: State, seat: int | None, *phases: str) -> None:
    """The table itself moves, in one of these phases."""
    require_phase(state.phase, *phases)
    require(seat is None, NOT_NOW, why="table")


def turn_move(state: State, seat: int | None, *characters: str) -> int:
    """The seat whose turn it is, with one of these characters."""
    require_phase(state.phase, "turn")
    require(seat == state.turn and seat is not None, NOT_NOW, why="turn", seat=state.turn)
    require(not characters or state.called in characters, NOT_NOW, why="character", character=state.called)
    return seat  # type: ignore[return-value]


def full_detail(state: State) -> None:
    require(not state.track.light, NOT_NOW, why="light")


def light_detail(state: State) -> None:
    require(state.track.light, NOT_NOW, why="full")
