"""Flet's controls made with less work: only what is given is set, and no class is changed by making one of it.

A control has fifty properties or more, nearly all of them as declared. Flet sets each of them, only to find that it is
the default and need not be kept, and notes what was set, only to forget it once the control is made; and it sets a
method of the control's class every time, after which Python has to look up anew all that it knew of this class. The
same control comes of it here. Where a later Flet makes controls in another way, its own stays.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from inspect import Parameter, getattr_static, signature
from typing import Any

import flet as ft
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.id_counter import ControlId
from flet.controls.value_types import Prop

KINDS: tuple[type[BaseControl], ...] = (
    ft.Column,
    ft.Container,
    ft.GestureDetector,
    ft.Icon,
    ft.Image,
    ft.Row,
    ft.SafeArea,
    ft.Semantics,
    ft.Stack,
    ft.Text,
    Component,
)
"""What pages are made of, over and over."""
_KNOWN = (
    "BaseControl __hash__ __class__ ControlId next _i hasattr _c __module__ __qualname__ ValueError current init "
    "_dirty clear"
)
"""All that Flet's last step of making a control names: `_finished` does the same."""
_SET = "_values get name _UNSET default hasattr RuntimeError pop _dirty _notify"
"""All that setting a property of Flet's names: of one that is being made, `_step` does the same."""
_WRAPPER = "_apply_control.<locals>.new_post_init"


def install() -> None:
    """Again does no harm."""
    for kind in KINDS:
        if (made := maker(kind)) is not None:
            kind.__hash__ = BaseControl.__hash__  # type: ignore[method-assign]
            setattr(kind, "__init__", made)  # noqa: B010


def maker(kind: type[BaseControl]) -> Callable[..., None] | None:
    """What makes a control of this kind; nothing where Flet makes it in a way that we do not know."""
    last = _finished(kind)
    if last is None or kind.__init__.__qualname__ != f"{kind.__name__}.__init__" or hasattr(kind, "_notify"):
        return None
    if " ".join(Prop.__set__.__code__.co_names) != _SET:
        return None
    known: dict[str, Any] = {"ControlId": ControlId}
    body = [step for one in fields(kind) for step in _step(kind, one, known)]
    lines = "\n    ".join([f"def made(self, {_parameters(kind, known)}):", *body, *last])
    exec(lines, known)  # as dataclasses are made
    made: Callable[..., None] = known["made"]
    return made


def _parameters(kind: type, known: dict[str, Any]) -> str:
    """Those that Flet has, with their defaults."""
    found, named = list[str](), False
    for one in signature(kind).parameters.values():
        if one.kind is Parameter.KEYWORD_ONLY and not named:
            found, named = [*found, "*"], True
        known[f"_{one.name}_default"] = one.default
        found.append(one.name if one.default is Parameter.empty else f"{one.name}=_{one.name}_default")
    return ", ".join(found)


def _step(kind: type, one: Field[Any], known: dict[str, Any]) -> list[str]:
    """A property is kept if it is another than declared; all else is set as a dataclass sets it."""
    name, default = one.name, f"_{one.name}_default"
    if one.default_factory is not MISSING:
        known[f"_{name}_made"] = one.default_factory
        made = f"self.{name} = _{name}_made()" + (f" if {name} is {default} else {name}" if one.init else "")
        return [f"_held = {made}" if name == "_values" else made]
    if not one.init:
        return []
    prop = getattr_static(kind, name, None)
    same = isinstance(prop, Prop) and one.default is not MISSING and prop.default is one.default
    if not same:
        return [f"self.{name} = {name}"]
    return [f"if {name} is not {default} and not {name} == {default}: _held[{name!r}] = {name}"]


def _finished(kind: type[BaseControl]) -> list[str] | None:
    """The steps after all is set, as `@control` and `BaseControl` do them."""
    step: Any = kind.__post_init__
    name, isolated = None, None
    while getattr(step, "__qualname__", "") == _WRAPPER:
        told = dict(zip(step.__code__.co_freevars, (cell.cell_contents for cell in step.__closure__), strict=True))
        name = name if name is not None else told["type_name"]
        isolated = told["isolated"] if told["isolated"] is not None else isolated
        if told["post_init_args"] != 1:
            return None
        step = told["orig_post_init"]
    if step is not BaseControl.__post_init__ or " ".join(step.__code__.co_names) != _KNOWN or name is None:
        return None
    return [
        f"self._c = {name!r}",
        *([] if isolated is None else [f"self._isolated = {isolated!r}"]),
        "self._i = ControlId.next()",
        "if ref is not None: ref.current = self",
        "self.init()",
        "self._dirty.clear()",
    ]
