"""A table for tests: lay any tiles and figures, do moves, look at what came of it."""

from typing import Any

from model.games.tikal import GAME
from model.games.tikal.state import Cell
from model.kernel.game import Setup
from tests.model.games.tabletop import Tabletop, setup_of

BASE = [0, 4]


def setup(players: int = 2, **how: Any) -> Setup:
    return setup_of(GAME, players, **how)


class Table(Tabletop):
    game = GAME

    def at(self, column: int, row: int) -> Cell:
        cell = self.state.cells[self.state.board.number[(column, row)]]
        assert cell is not None
        return cell


def in_turn(hexes: dict[str, Any] | None = None, players: int = 2, ap: int = 10, **position: Any) -> Table:
    """Seat 0's turn with these hexes on the board (its tile A4, a jungle, lies in a corner far away)."""
    options = {name: position.pop(name) for name in (*GAME.options.__struct_fields__, "kit") if name in position}
    table = Table(players, position={"hexes": hexes or {}, **position}, **options)
    table.do(None, "draw", tile=next(t for t in table.state.left if table.state.board.tiles[t].kind != "volcano"))
    choice = GAME.choices(table.state, 0)[0]
    table.do(0, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])
    if ap != 10:
        table.do(None, "correct", set={"ap": ap})
    return table
