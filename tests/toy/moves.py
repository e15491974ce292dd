"""The moves of Pebbles, its kit, its switches and what a seat may know."""

from msgspec import UNSET, Struct, UnsetType

from model.kernel import game
from model.kernel.move import Move
from model.kernel.view import View


class Kit(game.Kit, frozen=True, kw_only=True):
    pebbles: tuple[int, ...]
    """All that are in the bag."""
    hand: int
    rounds: int


class Options(game.Options, frozen=True):
    double: bool = True
    """PB4: a pebble that is as the die counts twice."""


class Roll(Move, frozen=True, tag="roll"):
    """The table's, told by people: the die is theirs."""

    pips: int


class Deal(Move, frozen=True, tag="deal"):
    """The table's, by the app: the bag is the app's."""

    hands: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]


class Look(Move, frozen=True, tag="look"):
    """At the next pebble of the bag, alone."""


class Lay(Move, frozen=True, tag="lay"):
    pebble: int


class SeatView(Struct, frozen=True, kw_only=True):
    score: int
    hand: tuple[int, ...] | UnsetType = UNSET
    hidden: int | UnsetType = UNSET


class PebblesView(View, frozen=True, kw_only=True):
    round: int
    die: int
    bag: int
    seats: tuple[SeatView, ...]
    next: int | UnsetType = UNSET
    """What the viewer saw in the bag."""
