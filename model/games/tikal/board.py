"""The board: hexes by number, who neighbours whom, and the tiles; what never changes during a game."""

from functools import cached_property

from msgspec import Struct

from model.games.tikal.kit import SIDES, Kit, Printed, Tile
from model.games.tikal.options import Options
from model.games.tikal.parts import Hex

BARE = (0, 0, 0, 0, 0, 0)
"""Six sides without a stone."""


class Board(Struct, frozen=True, dict=True):
    players: int
    kit: Kit
    options: Options

    @cached_property
    def size(self) -> int:
        return len(self.hexes)

    @cached_property
    def hexes(self) -> tuple[Hex, ...]:
        """All hexes; a hex's number is its place here."""
        told = self.kit.board
        return () if told is None else tuple((c, r) for c in range(told.columns) for r in range(told.rows))

    @cached_property
    def number(self) -> dict[Hex, int]:
        return {hex_: i for i, hex_ in enumerate(self.hexes)}

    @cached_property
    def neighbours(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each hex its neighbours as (side, number)."""
        return tuple(self._around(hex_) for hex_ in self.hexes)

    def _around(self, hex_: Hex) -> tuple[tuple[int, int], ...]:
        column, row = hex_
        assert self.kit.board is not None
        steps = self.kit.board.neighbours.odd if column % 2 else self.kit.board.neighbours.even
        found = ((side, (column + steps[name][0], row + steps[name][1])) for side, name in enumerate(SIDES))
        return tuple((side, self.number[there]) for side, there in found if there in self.number)

    @cached_property
    def side_to(self) -> tuple[dict[int, int], ...]:
        """For each hex the side on which a neighbour lies."""
        return tuple({there: side for side, there in around} for around in self.neighbours)

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        return {tile.id: tile for tile in self.kit.tiles or ()}

    @cached_property
    def printed(self) -> dict[int, Printed]:
        return {self.number[one.at]: one for one in self.kit.printed or () if one.at in self.number}

    @cached_property
    def light(self) -> bool:
        return self.options.detail == "light"

    @cached_property
    def auction(self) -> bool:
        return self.options.version == "auction"


def turned(stones: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The stones of a tile laid with so many clockwise sixths.

    >>> turned((3, 0, 0, 2, 1, 0), 1)
    (0, 3, 0, 0, 2, 1)
    """
    return stones[-turn:] + stones[:-turn] if turn else stones


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """
    >>> clockwise(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + i) % players for i in range(players))
