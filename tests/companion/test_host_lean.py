"""The host looks things up once for every class of Flet's; the answers are Flet's own."""

import logging
from collections.abc import Callable, Iterator
from typing import Any

import flet as ft
import pytest
from flet.controls import base_control, object_patch
from flet.controls.base_control import BaseControl
from flet.controls.control_event import get_event_field_type
from flet.controls.object_patch import DiffBuilder, ObjectPatch

from companion.host import lean
from screens.shared.look import Look
from screens.shared.panels import panel
from tests.companion.lightened import lightened


@pytest.fixture
def installed() -> Iterator[None]:
    """For this test alone."""
    with lightened():
        yield


def handlers() -> list[tuple[type, str]]:
    kinds = [
        one for one in (getattr(ft, name) for name in dir(ft)) if isinstance(one, type) and issubclass(one, BaseControl)
    ]
    names = {kind: {n for base in kind.__mro__ for n in getattr(base, "__annotations__", {})} for kind in kinds}
    return [(kind, name) for kind in kinds for name in sorted(names[kind]) if name.startswith("on_")]


def answer(ask: Callable[[], Any]) -> Any:
    try:
        return ask()
    except RuntimeError:
        return "no event"


def test_the_kind_of_an_event_is_what_flet_says() -> None:
    found = handlers()
    assert len(found) > 300
    for kind, name in found:
        flets = answer(lambda kind=kind, name=name: get_event_field_type(object.__new__(kind), name))
        assert answer(lambda kind=kind, name=name: lean.event_type(kind, name)) == flets, (kind, name)


def test_it_stands_where_this_flet_has_its_places(installed: None) -> None:
    assert {getattr(DiffBuilder, name).__name__ for name in lean.WALKS} == {"quick"}
    assert base_control.get_event_field_type is not get_event_field_type
    theirs = object_patch.dataclasses
    assert theirs.is_dataclass(ft.Text("a"))
    assert theirs.is_dataclass(ft.Text)
    assert not theirs.is_dataclass("a")


def test_what_nobody_listens_to_is_not_said_and_what_somebody_listens_to_is(caplog: pytest.LogCaptureFixture) -> None:
    listened, unheard = lean.CHATTER[0], lean.CHATTER[1]
    with caplog.at_level(logging.DEBUG, listened), lightened():
        for name in (listened, unheard):
            logging.getLogger(name).debug("a step")
            logging.getLogger(name).warning("something odd")
    assert [(one.name, one.getMessage()) for one in caplog.records] == [
        (listened, "a step"),
        (listened, "something odd"),
        (unheard, "something odd"),
    ]


def compared() -> tuple[list[Any], list[type], list[type]]:
    look = Look()
    before, after = (panel(look.title(words), ft.Row([look.text(words)]), ft.Icon(ft.Icons.ADD)) for words in "ab")
    fresh = ft.Column([after, panel(ft.Icon(ft.Icons.ADD))])
    patch, added, removed = ObjectPatch.from_diff({"b": ft.Column([before])}, {"b": fresh}, BaseControl, frozen=True)
    steps = [(step["op"], step["path"]) for step in patch.patch]
    return steps, [type(one) for one in added], [type(one) for one in removed]


def test_the_same_is_found_to_have_come_and_gone(request: pytest.FixtureRequest) -> None:
    flets = compared()
    request.getfixturevalue("installed")
    assert compared() == flets
    assert len(flets[0]) == 3
    assert len(flets[1]) > len(flets[2]) > 5
