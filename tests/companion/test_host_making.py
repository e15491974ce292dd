"""Controls that the host makes with less work are Flet's own in all that they hold."""

from inspect import Parameter, signature
from typing import Any

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from companion.host import making

KINDS = pytest.mark.parametrize("kind", making.KINDS, ids=lambda kind: kind.__name__)


def held(control: BaseControl) -> dict[str, Any]:
    """All but its number, and what every one makes for itself."""
    return {name: value for name, value in vars(control).items() if name not in ("_i", "_state")}


def both(kind: type[BaseControl], *values: Any, **named: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    made = making.maker(kind)
    assert made is not None
    flets, ours = kind(*values, **named), object.__new__(kind)
    made(ours, *values, **named)
    assert type(ours._i) is int
    assert ours._i != flets._i
    return held(flets), held(ours)


def asked(kind: type[BaseControl]) -> list[Parameter]:
    return list(signature(kind.__init__).parameters.values())[1:]


def needed(kind: type[BaseControl]) -> dict[str, Any]:
    return {one.name: "told" for one in asked(kind) if one.default is Parameter.empty}


@KINDS
def test_with_nothing_given(kind: type[BaseControl]) -> None:
    flets, ours = both(kind, **needed(kind))
    assert ours == flets


@KINDS
def test_with_each_thing_given_and_with_all(kind: type[BaseControl]) -> None:
    names = [one.name for one in asked(kind) if one.name != "ref"]
    for name in names:
        flets, ours = both(kind, **{**needed(kind), name: "told"})
        assert ours == flets, name
    flets, ours = both(kind, **{name: f"told {name}" for name in names})
    assert ours == flets
    assert list(ours.get("_values", ())) == list(flets.get("_values", ())), "in the same order"


@KINDS
def test_it_asks_for_the_same(kind: type[BaseControl]) -> None:
    made = making.maker(kind)
    assert made is not None
    ours = list(signature(made).parameters.values())[1:]
    assert [(one.name, one.kind, one.default) for one in ours] == [
        (one.name, one.kind, one.default) for one in asked(kind)
    ]
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'"):
        made(object.__new__(kind), colour="red")


def test_in_their_places_and_through_a_reference() -> None:
    flets, ours = both(ft.Text, "words", None, ft.TextAlign.END)
    assert ours == flets
    reference: ft.Ref[ft.Text] = ft.Ref()
    made = making.maker(ft.Text)
    assert made is not None
    text = object.__new__(ft.Text)
    made(text, "words", ref=reference)
    assert reference.current is text


def test_what_flet_makes_in_another_way_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ft.Text, "__post_init__", lambda self, ref: None)
    assert making.maker(ft.Text) is None
    assert making.maker(ft.Page) is None
