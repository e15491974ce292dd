"""What people tell of the table, in the shape of the state: for corrections and for positions."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from model.games.tikal2.parts import Card, Colour, Hex

Bonus = int | Literal["none"] | None
"""The bonus a flag stands on; None: on none; `none`: there is no flag."""


class RoomTold(Struct, frozen=True, forbid_unknown_fields=True):
    room: str | UnsetType = UNSET
    colour: str | UnsetType | None = UNSET
    doors: tuple[int, ...] | UnsetType = UNSET
    flags: dict[int, Bonus] = {}


class SeatTold(Struct, frozen=True, forbid_unknown_fields=True):
    score: int = 0
    backpack: dict[Colour, int] = {}
    camp: dict[Colour, int] = {}
    treasures: dict[str, int] = {}
    cards: tuple[Card | None, ...] = ()
    passages: int = 0
    flags_left: int | UnsetType = UNSET
    tent: bool = True
    site: int | UnsetType = UNSET
    explorer: Hex | str = "outside"


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[SeatTold, ...] = ()
    rooms: dict[str, RoomTold | None] = {}
    secret: dict[str, dict[int, Bonus]] = {}
    wheel: dict[str, int] = {}
    stock: dict[Colour, int] | UnsetType = UNSET
    passages: int | UnsetType = UNSET
    round: int = 1
    direction: Literal["clockwise", "anticlockwise"] | UnsetType | None = UNSET
    sites: tuple[tuple[str | None, ...], ...] = ()


class Position(Told, frozen=True, forbid_unknown_fields=True):
    """A position tells more: where the turn is, and what a state shows besides."""

    phase: Literal["sites", "keys", "pirogue", "explorer", "last", "tally"] | UnsetType = UNSET
    to_act: tuple[int, ...] = ()
    seat: int | UnsetType = UNSET
    tile: str | None = None
    actions: tuple[dict[str, str | int], ...] = ()
    won: tuple[str, ...] = ()
    piles: tuple[int, ...] | UnsetType = UNSET
    open_treasures: dict[str, int] = {}
    delivered: dict[str, int] = {}
    played: tuple[Card, ...] = ()
    sanctuaries: tuple[str, ...] | UnsetType = UNSET
    ordered: bool = True
    """Whether the sanctuaries are told from the top."""
    light_rooms: tuple[str, ...] | UnsetType = UNSET
