"""Flet's comparing of a control that was drawn anew with the one before it: the same steps, without those that find
nothing.

A control has three or four things inside whatever it is, and two or three that were given to it: nearly all are words
and numbers, or empty. Flet asks of each whether it is a dictionary, a list, a control. Here that is asked only of what
may be one. It holds for the text of Flet's that stood there when this was written: where a later Flet has another, its
own stays.
"""

import inspect
import weakref
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from typing import Any, cast

from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder, get_control_key
from flet.utils import validation

PLACES: tuple[tuple[Any, str], ...] = (
    (DiffBuilder, "_compare_values"),
    (DiffBuilder, "_compare_dataclasses"),
    (DiffBuilder, "_dataclass_added"),
    (DiffBuilder, "_dataclass_removed"),
    (DiffBuilder, "_configure_dataclass"),
    (DiffBuilder, "_removed_controls"),
    (BaseControl, "_before_update_safe"),
)
"""What of Flet's is done here with less work; each calls Flet's own for whatever is not plain."""
WRITTEN_FOR = "b63413f03a81ccb61f2b9132df1c48320aafebdae9a2a61690a7a60ca5d71d3f"
"""The digest of these texts of Flet's."""
_TOLD = validation._REPORTED_VALIDATION_ERRORS_KEY
"""Where a control keeps which broken rules were told."""
_PLAIN = frozenset({str, int, float, bool, type(None)})
"""Nothing is inside of these."""

Step = Callable[..., Any]


def install() -> None:
    """Again does no harm."""
    if known():
        ways = (_values, _controls, _added, _removed, _come, _gone, _before_update)
        for (kind, name), ours in zip(PLACES, ways, strict=True):
            setattr(kind, name, ours(getattr(kind, name)))


def known() -> bool:
    """Whether these are Flet's own, as we know them."""
    try:
        texts = [inspect.getsource(getattr(kind, name)) for kind, name in PLACES]
    except (AttributeError, OSError):
        return False
    return sha256("".join(texts).encode()).hexdigest() == WRITTEN_FOR


def _values(theirs: Step) -> Step:
    def compare(diff: Any, parent: Any, path: list[Any], key: Any, old: Any, new: Any, frozen: bool) -> None:
        kind = new.__class__
        if not frozen:
            theirs(diff, parent, path, key, old, new, frozen)
        elif kind in _PLAIN and old.__class__ in _PLAIN:
            if kind is not old.__class__ or old != new:
                diff._item_replaced(path, key, new)
        elif kind is old.__class__ and _drawn(kind):
            if old is not new and _the_same_one(old, new):
                diff._compare_dataclasses(parent, path if key is None else [*path, key], old, new, True)
            elif old is not new:
                theirs(diff, parent, path, key, old, new, frozen)
        elif new or old or kind is not old.__class__ or kind not in (dict, list):
            theirs(diff, parent, path, key, old, new, frozen)

    return compare


def _the_same_one(old: Any, new: Any) -> bool:
    """Whether the new one takes the place of the old one and its state, or is another altogether."""
    return get_control_key(old) == get_control_key(new) and (new._c != "C" or old.fn is new.fn)


def _controls(theirs: Step) -> Step:
    def compare(diff: Any, parent: Any, path: list[Any], old: Any, new: Any, frozen: bool) -> None:
        drawn = frozen and old is not new and diff.control_cls is BaseControl and _drawn(new.__class__)
        below = parent is not None and parent is not new and not getattr(parent, "_isolated", False)
        if not (drawn and below and _drawn(old.__class__)):
            theirs(diff, parent, path, old, new, frozen)
            return
        _taken_over(diff, parent, old, new)
        for name in new._structural_fields:
            diff._compare_values(new, path, name, getattr(old, name), getattr(new, name), True)
        _given(diff, path, old, new)
        diff._dataclass_removed(old)  # again: what lies inside may have been known by the same number
        diff._dataclass_added(new, parent, True)

    return compare


def _taken_over(diff: Any, parent: Any, old: Any, new: Any) -> None:
    """The new one is in the place of the old one: it has its number and its state."""
    new._migrate_state(old)
    object.__setattr__(new, "_initialized", True)
    diff._dataclass_added(new, parent, True)
    diff._dataclass_removed(old)
    new._before_update_safe()


def _given(diff: Any, path: list[Any], old: Any, new: Any) -> None:
    """What was given to either."""
    before, after, declared = old._values, new._values, new._prop_defaults
    for name in {**before, **after}:
        default = declared.get(name)
        was, now = before.get(name, default), after.get(name, default)
        if was is now or ((now.__class__ in _PLAIN or not diff._holds_control(now)) and was == now):
            continue
        if name in new._event_fields:
            was, now = was is not None, now is not None
        diff._compare_values(new, path, name, was, now, True)


def _added(theirs: Step) -> Step:
    def add(diff: Any, item: Any, parent: Any, frozen: bool) -> None:
        if item.__class__ in _PLAIN:
            return
        control = diff.control_cls is BaseControl and isinstance(item, BaseControl)
        if not control or parent is item:
            theirs(diff, item, parent, frozen)
            return
        if parent:
            item._parent = weakref.ref(parent)
        if frozen:
            item._frozen = frozen
        diff._added_dataclasses[item._i] = item

    return add


def _removed(theirs: Step) -> Step:
    def remove(diff: Any, item: Any) -> None:
        if item.__class__ in _PLAIN:
            return
        if diff.control_cls is BaseControl and isinstance(item, BaseControl):
            diff._removed_dataclasses[item._i] = item
        else:
            theirs(diff, item)

    return remove


def _come(theirs: Step) -> Step:
    def configure(diff: Any, item: Any, parent: Any, frozen: bool, only_setting: bool = False) -> Iterable[Any]:
        if only_setting and parent is None and _drawn(item.__class__) and hasattr(item, "_frozen"):
            return (item,)  # it was, when it took over
        return cast(Iterable[Any], theirs(diff, item, parent, frozen, only_setting))

    return configure


def _gone(theirs: Step) -> Step:
    def removed(diff: Any, item: Any, recurse: bool) -> Iterable[Any]:
        if not recurse and _drawn(item.__class__) and not hasattr(item, "__prev_lists"):
            return (item,)
        return cast(Iterable[Any], theirs(diff, item, recurse))

    return removed


def _before_update(theirs: Step) -> Step:
    def before_update(control: Any) -> None:
        ruled = _ruled(control.__class__)
        if ruled is None or not ruled.isdisjoint(control._values) or _TOLD in control.__dict__:
            theirs(control)

    return before_update


@cache
def _drawn(kind: type) -> bool:
    """A control that does nothing when it is built."""
    return issubclass(kind, BaseControl) and kind.build is BaseControl.build


@cache
def _ruled(kind: Any) -> frozenset[str] | None:
    """The properties that must keep rules, as all do by default; None where there is more to do before an update."""
    rules = validation._compile_class_spec(kind)
    if kind.before_update is not BaseControl.before_update or rules.class_rules:
        return None
    declared = getattr(kind, "_prop_defaults", {})
    try:
        for name, rule in rules.field_rules:
            rule.validate(object.__new__(kind), name, declared[name])
    except (KeyError, ValueError, TypeError, AttributeError):
        return None
    return frozenset(name for name, _ in rules.field_rules)
