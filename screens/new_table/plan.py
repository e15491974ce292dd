"""What a new table will be, while it is being thought about: a value, changed by making another."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from model.kernel.game import Game
from model.table.colours import SHAPES, shapes
from screens.new_table.offers import NONE, Offer


@dataclass(frozen=True)
class Person:
    """`chosen`: the colour was tapped, not just given."""

    name: str
    colour: str
    chosen: bool = False


@dataclass(frozen=True)
class Plan:
    """Seats clockwise. `me` is the host's own seat, None when the host only hosts; `first` is who starts.

    `kit` is the copy that is played with (`offers.py`), `kit_chosen`: it was tapped, not just offered first; `colours`
    are those in its box. `options` are the switches that were tapped. `given` are the names as they were put into the
    fields, `turn` counts how often that was.
    """

    colours: tuple[str, ...]
    people: tuple[Person, ...]
    me: int | None = 0
    first: int = 0
    one_device: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    kit: str = NONE
    kit_chosen: bool = False
    given: tuple[str, ...] = ()
    turn: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)

    @property
    def worn(self) -> tuple[str, ...]:
        return tuple(person.colour for person in self.people)

    @property
    def marks(self) -> tuple[tuple[str, str], ...]:
        """Colour and shape of each."""
        shape = shapes(self.worn, self.colours)
        return tuple((colour, shape[colour]) for colour in self.worn)

    def named(self, seat: int, name: str) -> "Plan":
        return self._put(seat, replace(self.people[seat], name=name))

    def recoloured(self, seat: int) -> "Plan":
        """The next colour that nobody wears: the copy's first, then any there is."""
        now, offered = self.worn[seat], _offered(self.colours)
        at = offered.index(now) if now in offered else -1
        free = _free([*offered[at + 1 :], *offered[: at + 1]], self.worn)
        return self._put(seat, replace(self.people[seat], colour=free, chosen=True))

    def with_one_more(self, name: str) -> "Plan":
        person = Person(name, _free(_offered(self.colours), self.worn))
        return self._seated((*self.people, person), self.me, self.first)

    def without(self, seat: int) -> "Plan":
        people = tuple(person for at, person in enumerate(self.people) if at != seat)
        return self._seated(people, _without(self.me, seat), _without(self.first, seat) or 0)

    def moved_up(self, seat: int) -> "Plan":
        """One place nearer to the first; the first goes to the end."""
        to = (seat - 1) % len(self.people)
        swap = {seat: to, to: seat}
        people = tuple(self.people[swap.get(at, at)] for at in range(len(self.people)))
        me = None if self.me is None else swap.get(self.me, self.me)
        return self._seated(people, me, swap.get(self.first, self.first))

    def with_kit(self, kit: str, colours: tuple[str, ...]) -> "Plan":
        """Another copy: what somebody has chosen stays, where there is such a colour; the others wear what lies in
        that box."""
        offered = _offered(colours)
        stay = {person.colour for person in self.people if person.chosen and person.colour in offered}
        stay |= set(self.worn) & set(colours)
        left = iter([colour for colour in offered if colour not in stay])
        people = tuple(p if p.colour in stay else Person(p.name, next(left)) for p in self.people)
        return replace(self, kit=kit, colours=colours, people=people)

    def offered(self, offers: Sequence[Offer]) -> "Plan":
        """As long as nobody has chosen a copy, or when it is there no more, the first of these is played with."""
        if self.kit_chosen and any(offer.id == self.kit for offer in offers):
            return self
        return replace(self.with_kit(offers[0].id, offers[0].colours), kit_chosen=False)

    def played(self, offer: Offer) -> dict[str, Any]:
        """The switches as they are with this copy: full detail, unless somebody wants less or too little is known."""
        wanted = {"detail": "full", **self.options}
        can = {
            name: value
            for name, value in wanted.items()
            if offer.allows(len(self.people), {"detail": wanted["detail"], name: value})
        }
        return can if "detail" in can else {**wanted, "detail": "light"}

    def switched(self, name: str, value: Any) -> "Plan":
        return replace(self, options={**self.options, name: value})

    def written(self) -> "Plan":
        """What was typed is put into the fields."""
        return self if self.given == self.names else replace(self, given=self.names, turn=self.turn + 1)

    def _put(self, seat: int, person: Person) -> "Plan":
        return replace(self, people=(*self.people[:seat], person, *self.people[seat + 1 :]))

    def _seated(self, people: tuple[Person, ...], me: int | None, first: int) -> "Plan":
        return replace(self, people=people, me=me, first=first).written()


Change = Callable[[Callable[[Plan], Plan]], Any]
"""A plan is changed from what it is by then: fast taps and typing all count."""


def first_plan(game: Game[Any], colours: tuple[str, ...], names: list[str]) -> Plan:
    """As many as played last, within what the game allows."""
    count = min(max(len(names), game.players[0]), game.players[-1])
    people = zip(names[:count], _offered(colours), strict=False)
    return Plan(colours, tuple(Person(*one) for one in people), given=tuple(names[:count]))


@dataclass(frozen=True)
class Naming:
    """What typing a name does; equal for equal seats, so that its field is not drawn again."""

    seat: int
    change: Change

    def __call__(self, name: str) -> None:
        self.change(lambda now: now.named(self.seat, name))


def _offered(colours: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the copy first, then the whole palette: people mix boxes, and paint their pieces."""
    return (*colours, *(colour for colour in SHAPES if colour not in colours))


def _free(colours: Iterable[str], worn: tuple[str, ...]) -> str:
    return next(colour for colour in colours if colour not in worn)


def _without(seat: int | None, gone: int) -> int | None:
    """Where somebody sits when another seat has gone; None if it was this one."""
    if seat is None or seat == gone:
        return None
    return seat - 1 if seat > gone else seat
