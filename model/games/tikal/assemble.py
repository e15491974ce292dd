"""Puts a told table together so that everything adds up: 19 figures a seat, 48 pieces, 24 treasures, 36 tiles."""

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from model.games.tikal import parts
from model.games.tikal.board import BARE, Board, turned
from model.games.tikal.kit import Printed, Tile
from model.games.tikal.shape import HexTold, SeatTold
from model.games.tikal.state import Cell, SeatState
from model.kernel.fitting import fits
from model.kernel.hexes import hex_at
from model.kernel.illegal import NOTHING_THERE, Illegal, require

Cells = tuple[Cell | None, ...]
HIGHEST = max(parts.PIECES)


def or_else(told: int | UnsetType, otherwise: int) -> int:
    return told if isinstance(told, int) else otherwise


def cell_told(board: Board, name: str, told: HexTold, before: Cell | None) -> Cell:
    """A hex as told; what is left out follows from its tile, and a hex printed on the board keeps its face."""
    path = f"hexes.{name}"
    tile_id = told.tile if told.tile is not UNSET else before.tile if before else None
    turn = or_else(told.turn, before.turn if before else 0)
    fits(0 <= turn <= 5, f"{path}.turn")
    face = _face(board, number_of(board, name), tile_id, path)
    fits(told.kind is UNSET or told.kind == face.kind, f"{path}.kind")
    masks, printed = face.masks if isinstance(face, Tile) else 0, face.value or 0
    value, treasures = or_else(told.value, printed), or_else(told.treasures, masks)
    fits(printed <= value <= (HIGHEST if face.kind == "temple" else 0), f"{path}.value")
    fits(0 <= treasures <= masks, f"{path}.treasures")
    _check_owners(board, path, face.kind, told, treasures)
    figures = tuple(told.figures.get(seat, (0, 0)) for seat in range(board.players))
    stones = turned(face.stones, turn) if isinstance(face, Tile) else face.stones or BARE
    tile_name = face.id if isinstance(face, Tile) else None
    return Cell(face.kind, stones, figures, tile_name, turn, value, treasures, told.guard, told.camp)


def _face(board: Board, number: int, tile_id: object, path: str) -> Tile | Printed:
    printed = board.printed.get(number)
    fits((tile_id is None) == (printed is not None), f"{path}.tile")
    if printed is not None:
        return printed
    fits(tile_id in board.tiles, f"{path}.tile")
    return board.tiles[str(tile_id)]


def _check_owners(board: Board, path: str, kind: str, told: HexTold, treasures: int) -> None:
    for field, seat in (("guard", told.guard), ("camp", told.camp)):
        fits(seat is None or 0 <= seat < board.players, f"{path}.{field}")
    fits(told.guard is None or kind == "temple", f"{path}.guard")
    fits(told.camp is None or kind in ("jungle", "treasure", "temple"), f"{path}.camp")
    require(told.camp is None or kind != "temple", "TK3.7", why="temple")
    require(told.camp is None or not treasures, "TK3.7", why="treasures", left=treasures)
    fits(all(0 <= seat < board.players for seat in told.figures), f"{path}.figures")
    fits(all(0 <= a <= 1 and 0 <= b <= parts.MEMBERS for a, b in told.figures.values()), f"{path}.figures")
    fits(kind != "volcano" or not any(map(any, told.figures.values())), f"{path}.figures")


def number_of(board: Board, name: str) -> int:
    """A hex by its name `c,r`."""
    try:
        return board.number[hex_at(name)]
    except (ValueError, KeyError):
        raise Illegal(NOTHING_THERE, path=f"hexes.{name[:20]}") from None


def pieces_left(board: Board, cells: Cells) -> tuple[int, ...]:
    """TK1.3: each temple has used every piece between its first value and its present one."""
    used: Counter[int] = Counter()
    for number, cell in enumerate(cells):
        if cell is not None and cell.kind == "temple":
            face = board.tiles[cell.tile] if cell.tile else board.printed[number]
            used.update(range((face.value or 0) + 1, cell.value + 1))
    left = tuple(count - used[value] for value, count in parts.PIECES.items())
    require(min(left) >= 0, "TK1.3", why="pieces", value=left.index(min(left)) + 2)
    return left


def seats_told(board: Board, cells: Cells, told: tuple[SeatTold, ...]) -> tuple[SeatState, ...]:
    """The seats as told; what is left out follows from the figures on the board."""
    seats = tuple(_seat(board, cells, index, seat) for index, seat in enumerate(told))
    for kind in range(parts.TREASURE_KINDS):
        total = sum(seat.treasures[kind] for seat in seats)
        require(total <= parts.TREASURES_EACH, "TK1.3", motif=kind + 1, each=parts.TREASURES_EACH)
    raised = sum(sum(seat.treasures) for seat in seats)
    on_tiles = sum(cell.treasures for cell in cells if cell is not None)
    require(raised + on_tiles <= parts.TREASURE_KINDS * parts.TREASURES_EACH, "TK1.3", why="treasures")
    return seats


def _seat(board: Board, cells: Cells, index: int, told: SeatTold) -> SeatState:
    path = f"seats.{index}"
    guards = sum(cell is not None and cell.guard == index for cell in cells)
    camps = sum(cell is not None and cell.camp == index for cell in cells)
    leader = _leader(board, cells, index, told, path)
    members = sum(cell.figures[index][1] for cell in cells if cell) + guards - (leader == "guard")
    out, reserve = _rest(told, parts.MEMBERS - members, index)
    require(camps <= parts.CAMPS, "TK3.7", why="both")
    require(guards <= parts.GUARDS, "TK3.8", why="both")
    camps_left = or_else(told.camps_left, parts.CAMPS - camps)
    guards_left = or_else(told.guards_left, parts.GUARDS - guards)
    fits(0 <= camps_left <= parts.CAMPS - camps, f"{path}.camps_left")
    fits(0 <= guards_left <= parts.GUARDS - guards, f"{path}.guards_left")
    fits(all(1 <= kind <= parts.TREASURE_KINDS for kind in told.treasures), f"{path}.treasures")
    fits(all(0 <= count <= parts.TREASURES_EACH for count in told.treasures.values()), f"{path}.treasures")
    treasures = tuple(told.treasures.get(kind, 0) for kind in range(1, parts.TREASURE_KINDS + 1))
    score = or_else(told.score, parts.START_CAPITAL if board.auction else 0)
    fits(-9999 <= score <= 9999, f"{path}.score")
    return SeatState(score, leader, reserve, out, camps_left, guards_left, treasures)


def _rest(told: SeatTold, rest: int, index: int) -> tuple[int, int]:
    """TK1.1: 18 members; those neither on the board nor out are in the reserve."""
    require(rest >= 0, "TK1.1", why="members", seat=index, most=parts.MEMBERS)
    if isinstance(told.reserve, int):
        require(0 <= told.reserve <= rest, "TK1.1", why="members", seat=index, most=parts.MEMBERS)
        return rest - told.reserve, told.reserve
    out = or_else(told.out, 0)
    require(0 <= out <= rest, "TK1.1", why="members", seat=index, most=parts.MEMBERS)
    return out, rest - out


def _leader(board: Board, cells: Cells, index: int, told: SeatTold, path: str) -> parts.Hex | str:
    """Where the leader is: on the board where he stands, else as told."""
    there = [board.hexes[n] for n, cell in enumerate(cells) if cell is not None and cell.figures[index][0]]
    fits(len(there) <= 1, f"{path}.leader")
    if there:
        fits(not isinstance(told.leader, tuple) or told.leader == there[0], f"{path}.leader")
        return there[0]
    leader = "reserve" if told.leader is UNSET else told.leader
    fits(leader in ("reserve", "guard", "out"), f"{path}.leader")
    guards = any(cell is not None and cell.guard == index for cell in cells)
    fits(leader != "guard" or guards, f"{path}.leader")
    return str(leader)


def tiles_left(board: Board, gone: Iterable[str], fault: Callable[[str], Exception]) -> tuple[str, ...]:
    """TK1.2: the tiles neither on the board nor in anybody's hand."""
    seen = Counter(gone)
    for tile, count in seen.items():
        if tile not in board.tiles or count > 1:
            raise fault(tile)
    return tuple(tile.id for tile in board.kit.tiles or () if tile.id not in seen)


def with_leader(cells: Cells, seat: int, to: int | None) -> Cells:
    """The leader stands there and nowhere else."""
    moved = []
    for number, cell in enumerate(cells):
        if cell is not None and (cell.figures[seat][0] or number == to):
            here = (int(number == to), cell.figures[seat][1])
            cell = replace(cell, figures=(*cell.figures[:seat], here, *cell.figures[seat + 1 :]))
        moved.append(cell)
    return tuple(moved)
