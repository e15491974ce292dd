"""A kit may be told in part: null where nobody has said yet what is printed there."""

import re
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from model.kernel.flaws import Flawed, shaped

T = TypeVar("T")
_PART = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")


def told_shape(raw: Any, form: type[T], where: str) -> T:
    """The raw value in the form asked for. A null where the form has none leaves what it is a part of untold.

    >>> class Wheel(msgspec.Struct):
    ...     prices: tuple[int, ...] | None
    >>> told_shape({"prices": [2, None]}, Wheel, "wheel")
    Wheel(prices=None)
    """
    while True:
        try:
            return shaped(raw, form, where)
        except Flawed as error:
            flaw = error.flaws[0]
            holder = _holder(flaw.where.removeprefix(where))
            if flaw.facts.get("found") != "null" or not holder:
                raise
            raw = _untold(raw, holder)


def _holder(where: str) -> list[str]:
    """The path of what holds the value there; of a table's values only the table is named.

    >>> _holder(".light_rooms[3].id"), _holder(".cards[...]"), _holder(".river")
    (['light_rooms', '3'], ['cards'], [])
    """
    table, rest, _ = where.partition("[...]")
    path = [name or index for name, index in _PART.findall(table)]
    return path if rest else path[:-1]


def _untold(raw: Any, path: list[str]) -> Any:
    head, *rest = path
    if isinstance(raw, dict):
        return {**raw, head: _untold(raw[head], rest) if rest else None}
    at = int(head)
    return [*raw[:at], _untold(raw[at], rest) if rest else None, *raw[at + 1 :]]


def untold_paths(kit: Any) -> Iterator[str]:
    """The paths of a kit at which nothing is told, in its order.

    >>> list(untold_paths({"wheel": {"prices": None}, "rooms": [{"id": "L1", "doors": None}]}))
    ['wheel.prices', 'rooms.0.doors']
    """
    return _nulls(msgspec.to_builtins(kit, str_keys=True), "")


def untold_within(raw: Any, kit: Any) -> tuple[str, ...]:
    """The nulls of a kit as it is written at which no part of it can be untold by itself: in the middle of a list of
    doors, say. What holds them was read as untold."""
    there = set(untold_paths(kit))
    return tuple(path for path in untold_paths(raw) if path not in there)


def _nulls(value: Any, path: str) -> Iterator[str]:
    if value is None:
        yield path
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _nulls(inner, f"{path}.{name}".lstrip("."))
    elif isinstance(value, list | tuple):
        for index, inner in enumerate(value):
            yield from _nulls(inner, f"{path}.{index}")
