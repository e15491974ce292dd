"""What a new table will be, while it is being thought about: a value, changed by making another."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from model.kernel.game import Game


@dataclass(frozen=True)
class Plan:
    """Seats clockwise. `me` is the host's own seat, None when the host only hosts; `first` is who starts.

    `given` are the names as they were put into the fields, `turn` counts how often that was.
    """

    colours: tuple[str, ...]
    names: tuple[str, ...]
    worn: tuple[str, ...]
    me: int | None = 0
    first: int = 0
    one_device: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    kit: str = ""
    given: tuple[str, ...] = ()
    turn: int = 0

    def named(self, seat: int, name: str) -> "Plan":
        return replace(self, names=_put(self.names, seat, name))

    def recoloured(self, seat: int) -> "Plan":
        """The next colour that nobody wears."""
        at = self.colours.index(self.worn[seat])
        order = [*self.colours[at + 1 :], *self.colours[:at]]
        free = next((colour for colour in order if colour not in self.worn), self.worn[seat])
        return replace(self, worn=_put(self.worn, seat, free))

    def with_one_more(self, name: str) -> "Plan":
        free = next(colour for colour in self.colours if colour not in self.worn)
        return self._seated((*self.names, name), (*self.worn, free), self.me, self.first)

    def without(self, seat: int) -> "Plan":
        me, first = _without(self.me, seat), _without(self.first, seat)
        return self._seated(_cut(self.names, seat), _cut(self.worn, seat), me, first or 0)

    def moved_up(self, seat: int) -> "Plan":
        """One place nearer to the first; the first goes to the end."""
        to = (seat - 1) % len(self.names)
        swap = {seat: to, to: seat}
        me = swap.get(self.me, self.me) if self.me is not None else None
        first = swap.get(self.first, self.first)
        return self._seated(_swapped(self.names, seat, to), _swapped(self.worn, seat, to), me, first)

    def switched(self, name: str, value: Any) -> "Plan":
        return replace(self, options={**self.options, name: value})

    def written(self) -> "Plan":
        """What was typed is put into the fields."""
        return self if self.given == self.names else replace(self, given=self.names, turn=self.turn + 1)

    def _seated(self, names: tuple[str, ...], worn: tuple[str, ...], me: int | None, first: int) -> "Plan":
        return replace(self, names=names, worn=worn, me=me, first=first, given=names, turn=self.turn + 1)


Change = Callable[[Callable[[Plan], Plan]], Any]
"""A plan is changed from what it is by then: fast taps and typing all count."""


def first_plan(game: Game[Any], colours: tuple[str, ...], names: list[str]) -> Plan:
    """As many as played last, within what the game allows."""
    count = min(max(len(names), game.players[0]), game.players[-1])
    return Plan(colours, tuple(names[:count]), colours[:count], given=tuple(names[:count]))


@dataclass(frozen=True)
class Naming:
    """What typing a name does; equal for equal seats, so that its field is not drawn again."""

    seat: int
    change: Change

    def __call__(self, name: str) -> None:
        self.change(lambda now: now.named(self.seat, name))


def _without(seat: int | None, gone: int) -> int | None:
    """Where somebody sits when another seat has gone; None if it was this one."""
    if seat is None or seat == gone:
        return None
    return seat - 1 if seat > gone else seat


def _put(values: tuple[str, ...], at: int, value: str) -> tuple[str, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _cut(values: tuple[str, ...], at: int) -> tuple[str, ...]:
    return (*values[:at], *values[at + 1 :])


def _swapped(values: tuple[str, ...], one: int, other: int) -> tuple[str, ...]:
    new = list(values)
    new[one], new[other] = new[other], new[one]
    return tuple(new)
