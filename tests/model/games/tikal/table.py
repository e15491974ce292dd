"""A table for tests: lay any tiles and figures, do moves, look at what came of it."""

from typing import Any

import pytest

from model.games.samples import sample_kit
from model.games.tikal import GAME
from model.games.tikal.state import Cell, State
from model.kernel.event import Event
from model.kernel.game import Player, Setup
from model.kernel.illegal import Illegal
from model.kernel.move import read_entry
from model.kernel.play import Play

NAMES = ("Ada", "Ben", "Cleo", "Dan")
BASE = [0, 4]


def setup(players: int = 2, position: Any = None, kit: dict[str, Any] | None = None, **options: Any) -> Setup:
    copy = GAME.kit({**sample_kit(GAME.id), **(kit or {})})
    seats = tuple(Player(NAMES[i], copy.colours[i]) for i in range(players))
    return Setup(seats, copy, GAME.options(**options), position)


class Table:
    """A game in progress, driven with record entries."""

    def __init__(self, players: int = 2, **how: Any) -> None:
        self.play: Play[State] = Play(GAME, setup(players, **how))

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def scores(self) -> tuple[int, ...] | None:
        return GAME.scores(self.state)

    def do(self, seat: int | None, do: str, **args: Any) -> tuple[Event, ...]:
        raw = {"seat": seat, "do": do, **{name.rstrip("_"): value for name, value in args.items()}}
        return self.play.submit(read_entry(raw, GAME.moves)).events

    def refuses(self, rule: str, seat: int | None, do: str, **args: Any) -> dict[str, Any]:
        """The move is refused for this rule, and nothing has changed."""
        before, version = self.state, self.play.version
        with pytest.raises(Illegal) as caught:
            self.do(seat, do, **args)
        assert caught.value.rule == rule, caught.value
        assert self.state == before
        assert self.play.version == version
        return caught.value.facts

    def at(self, column: int, row: int) -> Cell:
        cell = self.state.cells[self.state.board.number[(column, row)]]
        assert cell is not None
        return cell

    def truth(self) -> dict[str, Any]:
        return GAME.truth(self.state)


def in_turn(hexes: dict[str, Any] | None = None, players: int = 2, ap: int = 10, **position: Any) -> Table:
    """Seat 0's turn with these hexes on the board (its tile A4, a jungle, lies in a corner far away)."""
    options = {name: position.pop(name) for name in ("exchange_once", "kit") if name in position}
    table = Table(players, position={"hexes": hexes or {}, **position}, **options)
    table.do(None, "draw", tile=next(t for t in table.state.left if table.state.board.tiles[t].kind != "volcano"))
    choice = GAME.choices(table.state, 0)[0]
    table.do(0, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])
    if ap != 10:
        table.do(None, "correct", set={"ap": ap})
    return table
