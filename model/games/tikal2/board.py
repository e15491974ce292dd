"""The board: spaces by number, who neighbours whom, rooms and tiles; what never changes during a game."""

from functools import cached_property

from msgspec import Struct

from model.games.tikal2.kit import ActionTile, Kit, LightRoom, Sanctuary
from model.games.tikal2.options import Options
from model.games.tikal2.parts import Hex
from model.kernel.hexes import SIDES, beyond

NOWHERE = -1
"""Beyond this side lies the outside."""


class Board(Struct, frozen=True, dict=True):
    players: int
    kit: Kit
    options: Options

    @cached_property
    def spaces(self) -> tuple[Hex, ...]:
        """All spaces of the temple; a space's number is its place here."""
        return self.kit.spaces

    @cached_property
    def number(self) -> dict[Hex, int]:
        return {space: i for i, space in enumerate(self.spaces)}

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each space the numbers beyond its six sides, NOWHERE for the outside."""
        return tuple(self._around(space) for space in self.spaces)

    def _around(self, space: Hex) -> tuple[int, ...]:
        return tuple(self.number.get(beyond(space, side), NOWHERE) for side in range(SIDES))

    @cached_property
    def tiles(self) -> dict[str, ActionTile]:
        """Those in play with so many players (T2.1.4)."""
        return {tile.id: tile for tile in self.kit.action_tiles if tile.back <= self.players}

    @cached_property
    def light_rooms(self) -> dict[str, LightRoom]:
        return {room.id: room for room in self.kit.light_rooms}

    @cached_property
    def sanctuaries(self) -> dict[str, Sanctuary]:
        return {sanctuary.altar: sanctuary for sanctuary in self.kit.sanctuaries}

    @cached_property
    def secret_rooms(self) -> dict[str, int]:
        """The place of each secret room in the kit."""
        return {room.id: i for i, room in enumerate(self.kit.secret_rooms)}

    @cached_property
    def treasures(self) -> tuple[str, ...]:
        """Clockwise around the wheel."""
        return self.kit.wheel.treasures

    @cached_property
    def treasure_index(self) -> dict[str, int]:
        return {treasure: i for i, treasure in enumerate(self.treasures)}

    @cached_property
    def light(self) -> bool:
        return self.options.detail == "light"


def turned_doors(doors: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The doors of a room laid with so many clockwise sixths.

    >>> turned_doors((0, 3), 4)
    (1, 4)
    """
    return tuple(sorted((door + turn) % 6 for door in doors))
