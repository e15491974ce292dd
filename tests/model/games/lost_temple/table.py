"""A table for tests: set up any position, do moves, look at what a player would see."""

from typing import Any

import pytest
from msgspec.structs import replace

from model.games.lost_temple import GAME
from model.games.lost_temple.state import State
from model.games.samples import sample_kit
from model.kernel.event import Event
from model.kernel.game import Player, Setup
from model.kernel.illegal import Illegal
from model.kernel.move import read_entry
from model.kernel.play import Play

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")


def setup(players: int = 4, position: Any = None, kit: dict[str, Any] | None = None, **options: Any) -> Setup:
    copy = GAME.kit({**sample_kit(GAME.id), **(kit or {})})
    seats = tuple(Player(NAMES[i], copy.colours[i]) for i in range(players))
    return Setup(seats, copy, GAME.options(**options), position)


class Table:
    """A game in progress, driven with record entries."""

    def __init__(self, players: int = 4, **how: Any) -> None:
        self.play: Play[State] = Play(GAME, setup(players, **how))

    @property
    def state(self) -> State:
        return self.play.state

    def do(self, seat: int | None, do: str, **args: Any) -> tuple[Event, ...]:
        entry = read_entry({"seat": seat, "do": do, **args}, GAME.moves)
        return self.play.submit(entry).events

    def refuses(self, rule: str, seat: int | None, do: str, **args: Any) -> dict[str, Any]:
        """The move is refused for this rule, and nothing has changed."""
        before, version = self.state, self.play.version
        with pytest.raises(Illegal) as caught:
            self.do(seat, do, **args)
        assert caught.value.rule == rule, caught.value
        assert self.state == before
        assert self.play.version == version
        return caught.value.facts

    def calls(self, count: int, held_by: int | None = None) -> None:
        for _ in range(count):
            self.do(None, "call", **({} if self.state.track.app_draft else {"held_by": held_by}))


def at_turn(
    character: str,
    spaces: tuple[int, ...] = (10, 5, 5, 5),
    gems: tuple[int, ...] = (),
    machetes: tuple[int, ...] = (),
    seat: int = 0,
    bank: int | None = None,
    supply: int | None = None,
    **how: Any,
) -> Table:
    """A table in the turn of a character, its gem already taken."""
    table = Table(len(spaces), **{"draft": "cards", **how})
    seats = tuple(
        replace(
            table.state.seats[i],
            space=space,
            gems=gems[i] if i < len(gems) else 0,
            machetes=machetes[i] if i < len(machetes) else 0,
            characters=(character,) if i == seat else (),
        )
        for i, space in enumerate(spaces)
    )
    rest = 50 - sum(s.gems for s in seats) if bank is None else bank
    left = 8 - sum(s.machetes for s in seats) if supply is None else supply
    table.play._states[-1] = replace(
        table.state,
        seats=seats,
        bank=rest,
        machetes=left,
        phase="turn",
        round=2,
        idol=1,
        turn=seat,
        called=character,
    )
    return table
