"""What people tell of the table, in the shape of the state: for corrections and for positions."""

from msgspec import UNSET, Struct, UnsetType

from model.games.tikal.parts import Hex, Kind


class HexTold(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex; what is left out follows from its tile."""

    tile: str | UnsetType | None = UNSET
    kind: Kind | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    treasures: int | UnsetType = UNSET
    figures: dict[int, tuple[int, int]] = {}
    guard: int | None = None
    camp: int | None = None


class SeatTold(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat; what is left out follows from the board."""

    score: int | UnsetType = UNSET
    leader: Hex | str | UnsetType = UNSET
    reserve: int | UnsetType = UNSET
    out: int | UnsetType = UNSET
    camps_left: int | UnsetType = UNSET
    guards_left: int | UnsetType = UNSET
    treasures: dict[int, int] = {}


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[SeatTold, ...] = ()
    hexes: dict[str, HexTold | None] = {}
    pieces: dict[int, int] | UnsetType = UNSET
    ap: int = 0
    round: int = 0
    seat: int | UnsetType = UNSET
    stack: tuple[str, ...] | str | UnsetType = UNSET
    tile: str | None = None
    display: tuple[str, ...] = ()
