"""The table is right: the state set to what lies there, with everything still adding up."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from model.games.tikal import parts
from model.games.tikal.assemble import (
    Cells,
    cell_told,
    number_of,
    pieces_left,
    seats_told,
    tiles_left,
    with_leader,
)
from model.games.tikal.board import Board
from model.games.tikal.flow import ended_stack
from model.games.tikal.shape import HexTold, SeatTold, Told
from model.games.tikal.state import State
from model.kernel.fitting import cannot_lie, fits, told_as
from model.kernel.illegal import Illegal, require


def restored(state: State, new: dict[str, Any], paths: Sequence[str]) -> State:
    """The state as told; what the correction does not name follows from what it does."""
    told = told_as(new, Told)
    _check(state, told)
    cells = _cells(state, told, paths)
    cells = _with_leaders(state, cells, told, paths)
    open_ = tuple(_seat(state, cells, seat, i, paths) for i, seat in enumerate(told.seats))
    seats = seats_told(state.board, cells, open_)
    after = replace(state, cells=cells, seats=seats, round=told.round, ap=told.ap)
    if isinstance(told.seat, int):
        after = replace(after, seat=told.seat)
    return ended_stack(_with_supplies(state, after, told, paths))


def _check(state: State, told: Told) -> None:
    players = state.board.players
    fits(len(told.seats) == players, "seats")
    fits(told.round == state.round or (0 <= told.round < parts.ROUNDS and state.phase != "over"), "round")
    fits(isinstance(told.seat, int) and 0 <= told.seat < players, "seat")
    fits(told.seat == state.seat or state.phase in ("draw", "display", "place", "turn"), "seat")
    in_turn = state.phase in ("turn", "scoring") and not state.board.light
    fits(0 <= told.ap <= (parts.ACTION_POINTS if in_turn else 0), "ap")
    fits((told.tile is None) == (state.tile is None), "tile")
    if told.tile is not None:
        fits(told.tile in state.board.tiles, "tile")
        fits(_volcano(state.board, told.tile) == _volcano(state.board, str(state.tile)), "tile")
    fits(len(told.display) == len(state.display), "display")
    fits(all(tile in state.board.tiles for tile in told.display), "display")


def _volcano(board: Board, tile: str) -> bool:
    return board.tiles[tile].kind == "volcano"


def _cells(state: State, told: Told, paths: Sequence[str]) -> Cells:
    """Only the hexes that a path names are built anew; another tile brings its own face."""
    cells = list(state.cells)
    for name in {path.split(".")[1] for path in paths if path.startswith("hexes.")}:
        number = number_of(state.board, name)
        hex_ = told.hexes[name]
        if hex_ is None:
            fits(number not in state.board.printed, f"hexes.{name}")
            cells[number] = None
            continue
        before = state.cells[number]
        if before is not None and before.tile != hex_.tile:
            hex_ = _with_new_face(hex_, name, paths)
        cells[number] = cell_told(state.board, name, hex_, before)
    return tuple(cells)


def _with_new_face(hex_: HexTold, name: str, paths: Sequence[str]) -> HexTold:
    keep = {field for field in ("value", "treasures") if f"hexes.{name}.{field}" in paths}
    unset: dict[str, Any] = {field: UNSET for field in ("kind", "value", "treasures") if field not in keep}
    return replace(hex_, **unset)


def _with_leaders(state: State, cells: Cells, told: Told, paths: Sequence[str]) -> Cells:
    """A leader told to stand somewhere has left where he was believed to stand."""
    board = state.board
    for seat, one in enumerate(told.seats):
        if any(path.startswith(f"seats.{seat}.leader") for path in paths):
            to = board.number.get(one.leader) if isinstance(one.leader, tuple) else None
            fits(
                not isinstance(one.leader, tuple) or (to is not None and cells[to] is not None), f"seats.{seat}.leader"
            )
            cells = with_leader(cells, seat, to)
        there = [n for n, cell in enumerate(cells) if cell is not None and cell.figures[seat][0]]
        newly = [n for n in there if state.cells[n] is None or not state.cells[n].figures[seat][0]]  # type: ignore[union-attr]
        if len(there) > 1 and len(newly) == 1:
            cells = with_leader(cells, seat, newly[0])
    return cells


def _seat(state: State, cells: Cells, told: SeatTold, index: int, paths: Sequence[str]) -> SeatTold:
    """What follows from the board is left open, or changes with it, unless the correction names it."""
    changes: dict[str, Any] = {}
    if f"seats.{index}.reserve" not in paths:
        changes["reserve"] = UNSET
        if f"seats.{index}.out" not in paths:  # who stands on the board is not out of the game
            guards = _owned(cells, "guard", index) - (told.leader == "guard")
            placed = guards + sum(cell.figures[index][1] for cell in cells if cell is not None)
            changes["out"] = max(0, min(state.seats[index].out, parts.MEMBERS - placed))
    if isinstance(told.leader, tuple) and not any(path.startswith(f"seats.{index}.leader") for path in paths):
        changes["leader"] = UNSET
    for field, owner in (("camps_left", "camp"), ("guards_left", "guard")):
        if f"seats.{index}.{field}" not in paths:
            before, now = (_owned(board, owner, index) for board in (state.cells, cells))
            changes[field] = max(0, getattr(state.seats[index], field) + before - now)
    return replace(told, **changes)


def _owned(cells: Cells, owner: str, seat: int) -> int:
    return sum(cell is not None and getattr(cell, owner) == seat for cell in cells)


def _with_supplies(before: State, state: State, told: Told, paths: Sequence[str]) -> State:
    """Temple pieces (TK1.3) and tiles (TK1.2) follow what changed on the board."""
    then, now = (pieces_left(state.board, each.cells) for each in (before, state))
    pieces = tuple(had + b - a for had, a, b in zip(before.pieces, then, now, strict=True))
    if any(path.split(".")[0] == "pieces" for path in paths):
        assert isinstance(told.pieces, dict)
        pieces = _pieces_told(told.pieces, pieces, paths)
    require(min(pieces) >= 0, "TK1.3", why="pieces", value=pieces.index(min(pieces)) + 2)
    on_board = [cell.tile for cell in state.cells if cell is not None and cell.tile]
    held = [tile for tile in (told.tile, *told.display) if tile is not None]
    left = tiles_left(state.board, [*on_board, *held], lambda tile: Illegal("TK1.2", why="gone", tile=tile))
    stack = _stack(state, left, told, paths)
    return replace(state, pieces=pieces, left=left, stack=stack, tile=told.tile, display=told.display)


def _pieces_told(told: dict[int, int], pieces: tuple[int, ...], paths: Sequence[str]) -> tuple[int, ...]:
    whole = "pieces" in paths
    fits(set(told) <= set(parts.PIECES), "pieces")
    new = []
    for (value, count), left in zip(parts.PIECES.items(), pieces, strict=True):
        now = told.get(value, left) if whole or f"pieces.{value}" in paths else left
        fits(0 <= now <= count, f"pieces.{value}")
        new.append(now)
    return tuple(new)


def _stack(state: State, left: tuple[str, ...], told: Told, paths: Sequence[str]) -> tuple[str, ...]:
    """The letters to come: as told, else changed by the tiles that came and went."""
    if any(path.split(".")[0] == "stack" for path in paths):
        assert not isinstance(told.stack, type(UNSET))
        return stack_told(state.board, left, tuple(told.stack), cannot_lie)
    letters = Counter(state.stack)
    letters.update(state.board.tiles[tile].letter for tile in left if tile not in state.left)
    letters.subtract(state.board.tiles[tile].letter for tile in state.left if tile not in left)
    return tuple(letter for letter in parts.LETTERS for _ in range(letters[letter]))


def stack_told(board: Board, left: tuple[str, ...], letters: tuple[str, ...], fault: Any) -> tuple[str, ...]:
    """One letter for each tile still to come; there must be such tiles."""
    there = Counter(board.tiles[tile].letter for tile in left)
    for letter, count in Counter(letters).items():
        if count > there[letter]:
            raise fault("stack")
    return tuple(sorted(letters))
