"""What a new table will be, while it is being thought about: a value, changed by making another."""

from dataclasses import dataclass, field, replace
from typing import Any

from model.kernel.game import Game


@dataclass(frozen=True)
class Plan:
    """Seats clockwise. `me` is the host's own seat, None when the host only hosts."""

    colours: tuple[str, ...]
    names: tuple[str, ...]
    worn: tuple[str, ...]
    me: int | None = 0
    one_device: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    kit: str = ""

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
        return replace(self, names=(*self.names, name), worn=(*self.worn, free))

    def without(self, seat: int) -> "Plan":
        me = None if self.me == seat else self.me - 1 if self.me is not None and self.me > seat else self.me
        return replace(self, names=_cut(self.names, seat), worn=_cut(self.worn, seat), me=me)

    def moved_up(self, seat: int) -> "Plan":
        """One place nearer to the first; the first goes to the end."""
        to = (seat - 1) % len(self.names)
        swap = {seat: to, to: seat}
        me = swap.get(self.me, self.me) if self.me is not None else None
        return replace(self, names=_swapped(self.names, seat, to), worn=_swapped(self.worn, seat, to), me=me)

    def switched(self, name: str, value: Any) -> "Plan":
        return replace(self, options={**self.options, name: value})


def first_plan(game: Game[Any], colours: tuple[str, ...], names: list[str]) -> Plan:
    """As many as played last, within what the game allows."""
    count = min(max(len(names), game.players[0]), game.players[-1])
    return Plan(colours, tuple(names[:count]), colours[:count])


def _put(values: tuple[str, ...], at: int, value: str) -> tuple[str, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _cut(values: tuple[str, ...], at: int) -> tuple[str, ...]:
    return (*values[:at], *values[at + 1 :])


def _swapped(values: tuple[str, ...], one: int, other: int) -> tuple[str, ...]:
    new = list(values)
    new[one], new[other] = new[other], new[one]
    return tuple(new)
