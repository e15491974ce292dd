"""Drawing and placing tiles (TK2)."""

from model.games.tikal import events as e
from model.games.tikal import moves as m
from model.games.tikal.board import turned
from model.games.tikal.checks import actor, table_move
from model.games.tikal.flow import scoring_began
from model.games.tikal.kit import Tile
from model.games.tikal.state import State
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, Illegal, require

Events = tuple[Event, ...]


def draw(state: State, seat: int | None, move: m.Draw) -> Events:
    """TK2.1; a volcano starts its scoring round at once (TK4.1). In light detail drawing only keeps count."""
    require(not state.board.auction, NOT_NOW, why="auction")
    table_move(state, seat, "draw")
    check_next(state, (move.tile,), "draw")
    drawn = e.TileDrawn(state.seat, move.tile)
    volcano = state.board.tiles[move.tile].kind == "volcano"
    if state.board.light:
        last = len(state.stack) == 1
        return (drawn, scoring_began(state, state.seat, last and not volcano) if volcano or last else _next(state))
    return (drawn, scoring_began(state, state.seat)) if volcano else (drawn,)


def _next(state: State) -> Event:
    return e.TurnBegan((state.seat + 1) % state.board.players)


def check_next(state: State, tiles: tuple[str, ...], do: str) -> None:
    """TK1.2: the tiles come from the top of the stacks, A to G; in light detail some draws may not have been told."""
    require(state.stack, "TK1.2", why="empty")
    for tile in tiles:
        require(tile in state.board.tiles, NOT_A_MOVE, why="wrong", argument="tile", do=do)
        require(tile in state.left, "TK1.2", why="gone", tile=tile)
    if state.board.light:
        return
    letters = [state.board.tiles[tile].letter for tile in tiles]
    coming = list(state.stack[: len(tiles)])
    for letter in dict.fromkeys(letters):
        given, due, count = letters.count(letter), coming.count(letter), len(coming)
        require(given <= due, "TK1.2", why="letter", letter=letter, given=given, due=due, coming=coming, count=count)


def place(state: State, seat: int | None, move: m.Place) -> Events:
    """TK2.1 to TK2.4; a volcano after its scoring round (TK4.2)."""
    seat = actor(state, seat, "place")
    assert state.tile is not None
    number = state.board.number.get(move.hex)
    require(number is not None, "TK2.1", why="off")
    assert number is not None
    require(state.cells[number] is None, "TK2.1", why="taken", hex=list(move.hex))
    require(touches(state, number), "TK2.1", why="alone", hex=list(move.hex))
    tile = state.board.tiles[state.tile]
    fits = tile.kind == "volcano" or path_there(state, number, turned(tile.stones, move.turn))
    if not fits and path_anywhere(state, tile):
        if _path_somehow(state, number, tile):
            raise Illegal("TK2.2", tile=tile.id, hex=list(move.hex))
        raise Illegal("TK2.2", why="space", tile=tile.id, hex=list(move.hex))
    return (e.TilePlaced(seat, tile.id, move.hex, move.turn),)


def touches(state: State, number: int) -> bool:
    return any(state.cells[there] is not None for _, there in state.board.neighbours[number])


def path_there(state: State, number: int, stones: tuple[int, ...]) -> bool:
    """TK2.2: a stone on either side of an edge shared with a tile that can be entered."""
    for side, there in state.board.neighbours[number]:
        cell = state.cells[there]
        if cell is not None and cell.kind != "volcano" and (stones[side] or cell.stones[(side + 3) % 6]):
            return True
    return False


def path_anywhere(state: State, tile: Tile) -> bool:
    return any(
        _path_somehow(state, number, tile)
        for number, cell in enumerate(state.cells)
        if cell is None and touches(state, number)
    )


def _path_somehow(state: State, number: int, tile: Tile) -> bool:
    """Whether there is a path to it there, turned one way or another."""
    return any(path_there(state, number, turned(tile.stones, turn)) for turn in range(6))
