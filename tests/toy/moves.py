"""The moves and events of Pebbles, its kit and its switches."""

from typing import ClassVar, Self

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from model.kernel import game
from model.kernel.event import Event
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


class DieRolled(Event, frozen=True):
    seat: int
    pips: int


class PebblesDealt(Event, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Self:
        own = tuple(hand if index == seat else () for index, hand in enumerate(self.hands))
        return replace(self, hands=own, bag=())


class BagLookedInto(Event, frozen=True):
    seat: int
    pebble: int | None

    def manner(self) -> str | None:
        return "hidden" if self.pebble is None else None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, pebble=None)


class PebbleLaid(Event, frozen=True):
    seat: int
    pebble: int
    points: int


class RoundEnded(Event, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("first",)

    round: int
    first: int


class GameEnded(Event, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seats",)

    seats: tuple[int, ...]


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
