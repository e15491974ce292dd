"""Whether choices offer a move: what the games' tests hold choices and rules together by."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import UNSET, Struct, to_builtins
from msgspec.structs import FieldInfo, fields

from model.kernel.choice import Choice, takes
from model.kernel.move import Move, name_of


def covers(choices: Iterable[Choice], move: Move) -> bool:
    """Whether the choices offer this very move."""
    name, arguments = name_of(move), _arguments(type(move))
    given = {field.encode_name: value for field in arguments if (value := _given(move, field)) is not UNSET}
    plain = {field.encode_name for field in arguments if getattr(move, field.name) == field.default}
    return any(c.do == name and not c.refused and not c.by_app and _fits(c, given, plain) for c in choices)


@cache
def _arguments(kind: type[Move]) -> tuple[FieldInfo, ...]:
    return fields(kind)


def _given(move: Move, field: FieldInfo) -> Any:
    """An argument's value; UNSET where it was left out."""
    value = getattr(move, field.name)
    if isinstance(value, Struct):
        return to_builtins(value)  # as a choice holds it
    return UNSET if value is None and field.default is None else value


def _fits(choice: Choice, given: dict[str, Any], plain: set[str]) -> bool:
    """An argument that is not offered has its plain value: as if it were left out."""
    known = {arg.name for arg in choice.args}
    return set(given) - plain <= known and all(takes(arg, given) for arg in choice.args)
