"""How far figures come with the action points left: every hex, its cost and the cheapest path (TK3.3)."""

from heapq import heappop, heappush

from msgspec import Struct

from model.games.tikal.parts import Hex
from model.games.tikal.state import State


class Reached(Struct, frozen=True, gc=False):
    to: Hex
    cost: int
    path: tuple[Hex, ...]


def reach(state: State, start: int, most: int) -> list[Reached]:
    """The hexes within `most` action points of one figure, cheapest first."""
    board, cells = state.board, state.cells
    best: dict[int, int] = {start: 0}
    came: dict[int, int] = {}
    found: list[int] = []
    open_: list[tuple[int, int]] = [(0, start)]
    while open_:
        cost, here = heappop(open_)
        if cost > best[here]:
            continue
        if here != start:
            found.append(here)
        stones = cells[here].stones  # type: ignore[union-attr]
        for side, there in board.neighbours[here]:
            cell = cells[there]
            if cell is None or cell.kind == "volcano":
                continue
            step = stones[side] + cell.stones[(side + 3) % 6]
            if step and cost + step <= most and cost + step < best.get(there, most + 1):
                best[there] = cost + step
                came[there] = here
                heappush(open_, (cost + step, there))
    return [Reached(board.hexes[n], best[n], _path(state, n, came)) for n in found]


def _path(state: State, number: int, came: dict[int, int]) -> tuple[Hex, ...]:
    path = [number]
    while number in came:
        number = came[number]
        path.append(number)
    return tuple(state.board.hexes[n] for n in reversed(path))
