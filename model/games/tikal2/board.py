"""The board: spaces by number, who neighbours whom, rooms and tiles; what never changes during a game."""

from functools import cached_property

from msgspec import Struct

from model.games.tikal2.kit import ALTARS, ActionTile, Bonus, Kit, LightRoom, PrintedRoom, Sanctuary
from model.games.tikal2.options import Options
from model.games.tikal2.parts import Hex
from model.kernel.hexes import SIDES, beyond

NOWHERE = -1
"""Beyond this side lies the outside."""


class Board(Struct, frozen=True, dict=True):
    """Light detail needs nothing of it: what is not told is not there."""

    players: int
    kit: Kit
    options: Options

    @cached_property
    def spaces(self) -> tuple[Hex, ...]:
        """All spaces of the temple; a space's number is its place here."""
        return self.kit.spaces or ()

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
        return {tile.id: tile for tile in self.kit.action_tiles or () if tile.back <= self.players}

    @cached_property
    def tile_ids(self) -> frozenset[str]:
        """Those of the box, in play or not."""
        return frozenset(tile.id for tile in self.kit.action_tiles or ())

    @cached_property
    def light_rooms(self) -> dict[str, LightRoom]:
        return {room.id: room for room in self.kit.light_rooms or ()}

    @cached_property
    def printed(self) -> dict[int, PrintedRoom]:
        """The printed rooms by the numbers of their spaces."""
        return {self.number[room.at]: room for room in self.kit.printed or () if room.at in self.number}

    @cached_property
    def sanctuaries(self) -> dict[str, Sanctuary]:
        """Which there are is known of every copy (T2.1.3)."""
        told = self.kit.sanctuaries or tuple(Sanctuary(altar, None) for altar in ALTARS)
        return {sanctuary.altar: sanctuary for sanctuary in told}

    @cached_property
    def secret_rooms(self) -> dict[str, int]:
        """The place of each secret room in the kit."""
        return {room.id: i for i, room in enumerate(self.kit.secret_rooms or ())}

    @cached_property
    def treasures(self) -> tuple[str, ...]:
        """Clockwise around the wheel."""
        return () if self.kit.wheel is None else self.kit.wheel.treasures or ()

    @cached_property
    def treasure_index(self) -> dict[str, int]:
        return {treasure: i for i, treasure in enumerate(self.treasures)}

    @cached_property
    def prices(self) -> tuple[int, ...]:
        """What each treasure costs at the start."""
        told = None if self.kit.wheel is None else self.kit.wheel.prices
        return told or (0,) * len(self.treasures)

    @cached_property
    def start(self) -> int:
        """The site where every pirogue starts."""
        return 0 if self.kit.river is None else self.kit.river.start or 0

    @cached_property
    def forest_after(self) -> int | None:
        return None if self.kit.river is None else self.kit.river.forest_after

    @cached_property
    def seaplanes_after(self) -> tuple[int, ...]:
        return () if self.kit.river is None else self.kit.river.seaplanes_after or ()

    @cached_property
    def kept(self) -> bool:
        """Treasures and cards are known to their players alone: here they are only counted (full detail)."""
        return self.options.hidden == "players" and not self.light

    @cached_property
    def light(self) -> bool:
        return self.options.detail == "light"


Bonuses = tuple[Bonus | None, ...] | None
"""What a room gives, by number; None: nobody has told how many there are, or (of one) what it is."""


def bonuses_in(board: Board, number: int, room: str, colour: str | None) -> Bonuses:
    """The bonuses of a room on this space; a light room has one, whatever it is (T2.5.9)."""
    if room == "treasure-room":
        return board.kit.treasure_bonuses
    if room == "sanctuary":
        return board.sanctuaries[str(colour)].bonuses
    return ((board.printed[number] if room == "printed" else board.light_rooms[room]).bonus,)


def turned_doors(doors: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The doors of a room laid with so many clockwise sixths.

    >>> turned_doors((0, 3), 4)
    (1, 4)
    """
    return tuple(sorted((door + turn) % 6 for door in doors))
