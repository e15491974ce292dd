"""What the host finds with less work when it compares two screens is what Flet finds."""

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import ObjectPatch
from hypothesis import given
from hypothesis import strategies as st

from companion.host import comparing
from tests.companion.lightened import lightened
from tests.often import tried

Plan = tuple[Any, ...]
"""What a control is made of, so that it can be made twice: its kind, what is given to it, what is inside."""
_KEYS = st.sampled_from((None, None, "a", "b", "c", 1))
_GIVEN = {
    "tooltip": st.sampled_from(("near", "far", "")),
    "visible": st.booleans(),
    "opacity": st.sampled_from((0, 0.5, 1)),
    "expand": st.sampled_from((True, False, 1, 2)),
    "data": st.sampled_from((None, "kept", 3)),
}
_WORDS = st.fixed_dictionaries(
    {}, optional={**_GIVEN, "size": st.sampled_from((12, 15.0)), "color": st.sampled_from(ft.Colors)}
)
_BOX = st.fixed_dictionaries(
    {},
    optional={
        **_GIVEN,
        "padding": st.sampled_from((4, 8)).map(lambda wide: ("padding", wide)),
        "on_click": st.sampled_from((("tap", 1), ("tap", 2))),
        "bgcolor": st.sampled_from(ft.Colors),
    },
)
_TEXT = st.tuples(st.just("text"), _KEYS, _WORDS, st.sampled_from(("Ada", "Ben", "", "3", "4")))


def _around(inside: st.SearchStrategy[Plan]) -> st.SearchStrategy[Plan]:
    rows = st.tuples(st.sampled_from(("row", "column")), _KEYS, st.just({}), st.lists(inside, max_size=4))
    boxes = st.tuples(st.just("box"), _KEYS, _BOX, st.none() | inside)
    named = st.tuples(st.sampled_from(("named", "kept")), _KEYS, st.just({}), inside)
    return rows | boxes | named


PLANS = st.recursive(_TEXT, _around, max_leaves=8)


def _ada() -> None: ...
def _ben() -> None: ...


def made(plan: Plan, kept: dict[str, ft.Control]) -> ft.Control:
    """What is kept is the very same one wherever it stands, and in every drawing."""
    kind, key, given, inside = plan
    if kind == "kept":
        if str(inside) not in kept:
            kept[str(inside)] = made(inside, kept)
        return kept[str(inside)]
    told = {name: _value(value) for name, value in given.items()}
    if kind == "text":
        return ft.Text(inside, key=key, **told)
    if kind == "box":
        return ft.Container(inside and made(inside, kept), key=key, **told)
    if kind == "named":
        return ft.Semantics(identifier="named", content=made(inside, kept), key=key)
    return (ft.Row if kind == "row" else ft.Column)([made(one, kept) for one in inside], key=key)


def _value(value: Any) -> Any:
    if isinstance(value, tuple):
        return ft.Padding.all(value[1]) if value[0] == "padding" else (_ada, _ben)[value[1] - 1]
    return value


def told(value: Any, numbers: dict[int, int]) -> Any:
    """A value in a form that can be compared: a control by its kind and by when it was first met."""
    if isinstance(value, BaseControl):
        inside = {name: told(one, numbers) for name, one in vars(value).items() if name in ("_values", "controls")}
        flags = [(name, hasattr(value, name)) for name in ("_frozen", "_initialized", "__prev_lists")]
        parent = value.parent
        number = numbers.setdefault(value._i, len(numbers))
        return type(value).__name__, number, inside, flags, parent and numbers.setdefault(parent._i, len(numbers))
    if isinstance(value, list | tuple):
        return [told(one, numbers) for one in value]
    if isinstance(value, dict):
        return {name: told(one, numbers) for name, one in value.items()}
    return value if not callable(value) else value.__name__


def compared(plans: list[Plan]) -> list[Any]:
    """A part of a screen that is drawn anew again and again: what is sent, what has come and what has gone."""
    part = Component(fn=_ada, args=(), kwargs={})
    kept, numbers, found = dict[str, ft.Control](), {part._i: 0}, list[Any]()
    before = made(plans[0], kept)
    before._frozen = True
    ObjectPatch.from_diff({"_b": None}, {"_b": before}, BaseControl, parent=part, path=[], frozen=True)
    for plan in plans[1:]:
        after = made(plan, kept)
        after._frozen = True
        try:
            found_now = ObjectPatch.from_diff({"_b": before}, {"_b": after}, BaseControl, part, [], frozen=True)
        except IndexError as error:  # Flet has none for some rows in which two have the same key
            return [*found, str(error)]
        patch, added, removed = found_now
        steps = [(step["op"], step["path"], step.get("from"), told(step.get("value"), numbers)) for step in patch.patch]
        found.append((steps, told(added, numbers), told(removed, numbers), told(after, numbers)))
        before = after
    return found


@tried(60, evenings=3000)
@given(st.lists(PLANS, min_size=2, max_size=4))
def test_what_changes_is_what_flet_says(plans: list[Plan]) -> None:
    flets = compared(plans)
    with lightened():
        assert compared(plans) == flets


def test_a_screen_that_hardly_changes() -> None:
    """As most do: the same controls with another word, another colour, one more row."""

    def plan(gems: str, colour: Any, taps: int, more: list[Plan]) -> Plan:
        cell = (
            "box",
            None,
            {"padding": ("padding", 4), "bgcolor": colour, "on_click": ("tap", taps)},
            ("text", None, {}, gems),
        )
        return ("column", None, {}, [("row", "ada", {}, [cell, ("text", None, {}, "Ada")]), *more])

    row: Plan = ("row", "ben", {}, [("text", None, {}, "Ben")])
    plans = [plan("3", ft.Colors.RED, 1, []), plan("4", ft.Colors.RED, 2, []), plan("4", ft.Colors.BLUE, 2, [row])]
    flets = compared(plans)
    with lightened():
        assert compared(plans) == flets
    assert [[step[0] for step in one[0]] for one in flets] == [["replace"], ["replace", "add"]]


def test_a_rule_that_is_broken_is_told_as_by_flet() -> None:
    def complaint(opacity: float) -> str:
        text = ft.Text("Ada")
        text.opacity = opacity
        try:
            text._before_update_safe()
        except ValueError as error:
            return str(error)
        return "none"

    def asked() -> list[str]:
        return [complaint(opacity) for opacity in (0.5, 1, 7, -1)]

    flets = asked()
    with lightened():
        assert asked() == flets
    assert [one == "none" for one in flets] == [True, True, False, False]


def test_it_stands_where_flet_has_the_text_it_was_written_for() -> None:
    theirs, fits = places(), comparing.known()
    with lightened():
        assert not comparing.known()
        assert not fits or not set(places()) & set(theirs)
    assert places() == theirs


def test_another_text_of_flets_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "WRITTEN_FOR", "another")
    theirs = places()
    comparing.install()
    assert places() == theirs


def places() -> list[Callable[..., Any]]:
    return [getattr(kind, name) for kind, name in comparing.PLACES]
