"""What a seat can do now: every button is made from this. The choices together are exactly the legal moves, except
where one says that it is partial."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain, islice
from random import Random
from typing import Any, Literal

from msgspec import UNSET, Struct

from model.kernel.illegal import Refusal


class Arg(Struct, frozen=True, omit_defaults=True):
    """The values an argument may take: one of them, a list of `least` to `most` different ones, one for each item
    chosen in the argument `of`, or all of them spread over lists of these `sizes`. A `way` is one of them too, place by
    place: it can be narrowed by where it comes `from` and leads `to`."""

    name: str
    values: tuple[Any, ...]
    form: Literal["one", "way", "list", "each", "spread"] = "one"
    least: int = 1
    most: int = 1
    of: str | None = None
    sizes: tuple[int, ...] = ()
    repeat: bool = False
    """In a list the same value may stand more than once."""
    optional: bool = False
    default: Any = UNSET
    """What leaving it out means, where that is one of the values."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """A kind of move with the values of its arguments, free of each other; several choices may share a name.

    `refused` says why it cannot be done now; `by_app` that the app itself enters it (a shuffle); `info` is
    what a screen wants to show beside it. `cost` in it is what the move costs; where that hangs on an argument,
    `cost_of` names it and `cost` has a number for each of its values. `partial` says why there are legal moves of this
    kind that no choice names: `cheapest` (of all ways only the best), `deliveries`, `tally`, `same` (twice the same),
    `untold` (a piece may be left unnamed). `needs` in `info` are the paths of the kit to be learned first.
    """

    do: str
    args: tuple[Arg, ...] = ()
    refused: Refusal | None = None
    by_app: bool = False
    table: bool = False
    info: dict[str, Any] = {}
    partial: str | None = None


def takes(arg: Arg, given: Mapping[str, Any]) -> bool:
    """Whether what is given for this argument, or its absence, makes a whole move."""
    if arg.name not in given:
        return arg.optional
    value = given[arg.name]
    if arg.form in ("one", "way"):
        return value in arg.values
    if arg.form == "each":
        return set(value) == set(given[arg.of or ""]) and all(v in arg.values for v in value.values())
    if arg.form == "spread":
        return tuple(map(len, value)) == arg.sizes and Counter(chain(*value)) == Counter(arg.values)
    different = arg.repeat or len(set(value)) == len(value)
    return different and arg.least <= len(value) <= arg.most and all(v in arg.values for v in value)


def drawn(choice: Choice, rng: Random) -> dict[str, Any]:
    """A random move of this choice, as a record would hold it."""
    move: dict[str, Any] = {"do": choice.do}
    for arg in choice.args:
        if arg.optional and not arg.values:
            continue
        if arg.form in ("one", "way"):
            move[arg.name] = rng.choice(arg.values)
        elif arg.form == "list":
            count = rng.randint(arg.least, arg.most)
            move[arg.name] = rng.choices(arg.values, k=count) if arg.repeat else rng.sample(arg.values, count)
        elif arg.form == "spread":
            values = iter(rng.sample(arg.values, len(arg.values)))
            move[arg.name] = [list(islice(values, size)) for size in arg.sizes]
        else:
            move[arg.name] = {item: rng.choice(arg.values) for item in move[arg.of or ""]}
    return move


def usable(choices: Iterable[Choice]) -> list[Choice]:
    return [c for c in choices if c.refused is None]
