"""A table for tests: set up any position, do moves, look at what a player would see."""

from typing import Any

from msgspec.structs import replace

from model.games.lost_temple import GAME
from model.kernel.game import Setup
from tests.model.games.tabletop import Tabletop, setup_of


def setup(players: int = 4, **how: Any) -> Setup:
    return setup_of(GAME, players, **how)


class Table(Tabletop):
    game = GAME

    def __init__(self, players: int = 4, **how: Any) -> None:
        super().__init__(players, **how)

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
