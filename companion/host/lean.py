"""Flet's comparing of screens with less looking up: what it asks of a class again and again is remembered.

Nothing that is sent becomes another: the same functions answer, once for every class. Where a later Flet no longer has
a place of these, it is left as it is.
"""

import dataclasses
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from flet.controls import base_control, object_patch
from flet.controls.control_event import get_event_field_type
from flet.controls.object_patch import DiffBuilder
from flet.messaging import protocol

WALKS = ("_configure_dataclass", "_removed_controls")
"""These go through every property of a control, most of which are plain words and numbers."""
CHATTER = ("flet_components", "flet_controls", "flet_object_patch")
"""Logs to which Flet tells every step of drawing and comparing."""


def install() -> None:
    """Again does no harm."""
    if getattr(object_patch, "dataclasses", None) is dataclasses:
        setattr(object_patch, "dataclasses", _Dataclasses)  # noqa: B010, it is a module of theirs
        for name in WALKS:
            if walk := getattr(DiffBuilder, name, None):
                setattr(DiffBuilder, name, _past_plain_values(walk))
    if getattr(protocol, "is_dataclass", None) is dataclasses.is_dataclass:
        setattr(protocol, "is_dataclass", _Dataclasses.is_dataclass)  # noqa: B010
    for name in CHATTER:
        if not logging.getLogger(name).isEnabledFor(logging.DEBUG):
            setattr(logging.getLogger(name), "debug", _unheard)  # noqa: B010
    if getattr(base_control, "get_event_field_type", None) is get_event_field_type:
        setattr(base_control, "get_event_field_type", _event_type_of)  # noqa: B010


def _unheard(*said: Any, **how: Any) -> None:
    """Nobody listens, and need not be asked each time."""


def _past_plain_values(walk: Callable[..., Iterable[Any]]) -> Callable[..., Iterable[Any]]:
    def quick(self: Any, item: Any, *how: Any) -> Iterable[Any]:
        return () if _plain(item.__class__) else walk(self, item, *how)

    return quick


@cache
def event_type(control: type, name: str) -> Any:
    """Of what kind the event is that a handler is given; Flet reads it out of all annotations at every tap."""
    return get_event_field_type(object.__new__(control), name)


def _event_type_of(control: Any, name: str) -> Any:
    return event_type(control.__class__, name)


class _Dataclasses:
    """What Flet asks of the module of this name."""

    @staticmethod
    def is_dataclass(thing: Any) -> bool:
        return _is_dataclass(thing if isinstance(thing, type) else thing.__class__)

    @staticmethod
    def fields(thing: Any) -> Sequence[Any]:
        """Of a control that is drawn and not changed any more only those in which something can be: whoever walks
        through it finds as much, and there are fifty others."""
        kind = thing if isinstance(thing, type) else thing.__class__
        values = getattr(thing, "_values", None)
        if values is None or kind is thing or not hasattr(thing, "_frozen"):
            return _fields(kind)
        always, managed = _sorted_fields(kind)
        return [*always, *(managed[name] for name in values if name in managed and not _plain(values[name].__class__))]


@cache
def _is_dataclass(kind: type) -> bool:
    return dataclasses.is_dataclass(kind)


@cache
def _fields(kind: Any) -> tuple[Any, ...]:
    return dataclasses.fields(kind)


@cache
def _sorted_fields(kind: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Those to be looked at in any case, and by name those that hold nothing unless it was put there."""
    defaults = getattr(kind, "_prop_defaults", {})
    empty = {name for name, value in defaults.items() if _plain(value.__class__)}
    found = _fields(kind)
    return tuple(one for one in found if one.name not in empty), {one.name: one for one in found if one.name in empty}


@cache
def _plain(kind: type) -> bool:
    """Whether there is nothing inside that could be a control."""
    return not _is_dataclass(kind) and not issubclass(kind, dict | list)
