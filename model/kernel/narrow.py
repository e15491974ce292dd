"""Choices at a tap: what is left once something is chosen, until it is one move."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from model.kernel.choice import Arg, Choice, takes
from model.kernel.illegal import Refusal

ENDS = {"from": 0, "to": -1}
"""By these a way is narrowed too, where the move has no argument of that name."""
Chosen = Mapping[str, Any]


class Narrowed(Struct, frozen=True):
    """What is left of one kind of move."""

    choices: tuple[Choice, ...]
    """Those that are left, each with what is left of it."""
    values: dict[str, tuple[Any, ...]]
    """Of every argument that is still open, and of the ends of a way, the values it may take."""
    costs: dict[str, tuple[int | None, ...]]
    """Beside each of these values the least that a move with it costs; None where nothing tells."""
    whole: dict[str, Any] | None = None
    """The move that it is if nothing more is chosen, where that is one."""
    move: dict[str, Any] | None = None
    """The only move that is left."""
    refused: Refusal | None = None
    """Why there is none."""
    partial: str | None = None
    """Why there are more legal moves than these."""


def narrowed(choices: Iterable[Choice], do: str, /, **chosen: Any) -> Narrowed:
    """What may still be chosen of this kind of move; a list may be chosen in part.

    >>> steps = Choice("go", (Arg("who", ("leader",)), Arg("steps", (1, 2))), info={"cost": [3, 5], "cost_of": "steps"})
    >>> left = narrowed([steps, Choice("go", (Arg("who", ("member",)), Arg("steps", (1,))))], "go", who="leader")
    >>> left.values, left.costs, left.move
    ({'steps': (1, 2)}, {'steps': (3, 5)}, None)
    >>> narrowed([steps], "go", steps=2).move
    {'do': 'go', 'steps': 2, 'who': 'leader'}
    """
    given = {name: tuple(value) if isinstance(value, list) else value for name, value in chosen.items()}
    fitting = [left for choice in choices if choice.do == do and (left := _left(choice, given)) is not None]
    usable = tuple(one for one in fitting if one.refused is None)
    names = dict.fromkeys(name for one in usable for name in _open(one, given))
    values = {name: _once(value for one in usable for value in _values(one, name)) for name in names}
    moves = [move for one in usable for move in _moves(one, given)]
    return Narrowed(
        usable,
        values,
        {name: tuple(_least(usable, name, value) for value in found) for name, found in values.items()},
        next((whole for one in usable if (whole := _whole(one, given, values)) is not None), None),
        moves[0] if len(moves) == 1 else None,
        fitting[0].refused if fitting and not usable else None,
        next((one.partial for one in usable if one.partial), None),
    )


def _left(choice: Choice, given: Chosen) -> Choice | None:
    """The choice with only the values that go with what is given; None where it does not."""
    args = {arg.name: arg for arg in choice.args}
    for name, value in given.items():
        way = None if name in args else _way(choice)
        arg = args.get(way.name if way is not None and name in ENDS else name)
        rest = None if arg is None else _rest(arg, value, ENDS[name] if way is not None else None)
        if arg is None or rest is None:
            return None
        args[arg.name] = replace(arg, values=rest, default=arg.default if arg.default in rest else UNSET)
    return replace(choice, args=tuple(args.values()), info=_info(choice, args))


def _rest(arg: Arg, value: Any, end: int | None) -> tuple[Any, ...] | None:
    if end is not None:
        return tuple(way for way in arg.values if way[end] == value) or None
    if arg.form in ("one", "way"):
        return (value,) if value in arg.values else None
    if arg.form == "each":
        return arg.values if all(one in arg.values for one in value.values()) else None
    parts = tuple(chain(*value)) if arg.form == "spread" else value
    fine = all(part in arg.values for part in parts) and (arg.repeat or len(set(parts)) == len(parts))
    return arg.values if fine and (arg.form == "spread" or len(parts) <= arg.most) else None


def _way(choice: Choice) -> Arg | None:
    return next((arg for arg in choice.args if arg.form == "way"), None)


def _info(choice: Choice, args: Mapping[str, Arg]) -> dict[str, Any]:
    """Costs stay beside their values."""
    name = choice.info.get("cost_of")
    if name is None:
        return choice.info
    before = next(arg for arg in choice.args if arg.name == name).values
    kept = [cost for value, cost in zip(before, choice.info["cost"], strict=True) if value in args[name].values]
    return {**choice.info, "cost": kept}


def _open(choice: Choice, given: Chosen) -> Iterator[str]:
    for arg in choice.args:
        if arg.name not in given or (arg.form not in ("one", "way") and _more(arg, given[arg.name])):
            yield arg.name
            if arg.form == "way":
                yield from (end for end in ENDS if end not in given and all(one.name != end for one in choice.args))


def _more(arg: Arg, value: Any) -> bool:
    """Whether a list that was begun may go on."""
    return len(value) < arg.most if arg.form == "list" else not takes(arg, {arg.name: value, arg.of or "": value})


def _values(choice: Choice, name: str) -> Iterator[Any]:
    for arg in choice.args:
        if arg.name == name:
            yield from arg.values
            return
    way = _way(choice)
    yield from (one[ENDS[name]] for one in way.values) if way is not None and name in ENDS else ()


def _once(values: Iterable[Any]) -> tuple[Any, ...]:
    """Each once, in order; some, like a payment, are tables."""
    return tuple({repr(value): value for value in values}.values())


def _least(choices: Iterable[Choice], name: str, value: Any) -> int | None:
    costs = [cost for one in choices if value in _values(one, name) for cost in _costs(one, name, value)]
    return min(costs, default=None)


def _costs(choice: Choice, name: str, value: Any) -> Iterator[int]:
    """What moves with this value cost."""
    cost, of = choice.info.get("cost"), choice.info.get("cost_of")
    if of is None:
        yield from () if cost is None else (cost,)
        return
    arg = next(arg for arg in choice.args if arg.name == of)
    at = ENDS[name] if arg.form == "way" and name in ENDS else None
    for one, price in zip(arg.values, choice.info["cost"], strict=True):
        if name == of or at is not None:
            fits = (one if at is None else one[at]) == value
        else:
            fits = arg.default is UNSET or one == arg.default
        if fits:
            yield price


def _moves(choice: Choice, given: Chosen) -> list[dict[str, Any]]:
    """The move if it is the only one of this choice; two empty ones where there are several."""
    move = {"do": choice.do, **_own(choice, given)}
    for arg in choice.args:
        if arg.name in given:
            if not takes(arg, given) or (arg.form == "list" and _more(arg, given[arg.name])):
                return [{}, {}]
        elif not _settled(arg):
            return [{}, {}]
        elif not arg.optional:
            move[arg.name] = arg.values[0]
    return [move]


def _whole(choice: Choice, given: Chosen, values: Chosen) -> dict[str, Any] | None:
    """The move with all that is open left out, or settled because nothing else is left in any choice."""
    move = {"do": choice.do, **_own(choice, given)}
    for arg in choice.args:
        if arg.name in given:
            if not takes(arg, given):
                return None
        elif not arg.optional:
            if not _settled(arg) or len(values[arg.name]) > 1:
                return None
            move[arg.name] = arg.values[0]
    return move


def _own(choice: Choice, given: Chosen) -> dict[str, Any]:
    return {arg.name: given[arg.name] for arg in choice.args if arg.name in given}


def _settled(arg: Arg) -> bool:
    """Whether there is nothing to choose: a single value, or only what leaving it out means."""
    if arg.optional:
        return not arg.values or arg.values == (arg.default,)
    return arg.form in ("one", "way") and len(arg.values) == 1
