"""What happens in Pebbles."""

from typing import ClassVar, Self

from msgspec.structs import replace

from model.kernel.event import Event


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
