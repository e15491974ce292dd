"""Buttons of one moment: with the next one they are new controls, and a tap that was meant for the old ones is told."""

import weakref
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl

from screens.shared.hooks import Box, use_after, use_box
from screens.table.sitting import Sitting

KEPT = 3
"""Moments whose taps may still be on their way."""


def fresh(sitting: Sitting, parts: Sequence[ft.Control], choice: str = "") -> list[ft.Control]:
    """A tap that comes too late falls on nothing that took the button's place; unless it was a second tap of the same
    finger, the device is told what came between. While only others' things are corrected the buttons stay: a finger
    may be on them. With another `choice` they are others too. (A hook: call it every time.)"""
    began, seen = use_box((_moment(sitting), sitting.version)), use_box(sitting.version)
    drawn: Box[list[ft.Control]] = use_box([])
    gone: Box[list[ft.Control]] = use_box([])
    old: list[BaseControl] = []
    since, seen.current = seen.current, sitting.version
    if began.current[0] != _moment(sitting):
        began.current = _moment(sitting), sitting.version
        old = [one for one in _inside(drawn.current) if _tappable(one)]
    version = began.current[1]

    def retire() -> None:
        if old:
            gone.current = [*gone.current, *_stand_in(sitting, since, old)][-2 * KEPT :]

    use_after(retire, [version])
    key, wide = f"version-{version}{choice}", ft.CrossAxisAlignment.STRETCH
    drawn.current = [ft.Column(list(parts), spacing=12, horizontal_alignment=wide, key=key)] if parts else []
    return drawn.current


def _moment(sitting: Sitting) -> Hashable:
    """What the buttons mean: since which move, and what can be done."""
    snapshot = sitting.snapshot
    return snapshot.moved, sitting.seat, sitting.mine, sitting.choices(), snapshot.table_choices()


def _inside(node: Any) -> Iterator[BaseControl]:
    if isinstance(node, list):
        for one in node:
            yield from _inside(one)
    elif isinstance(node, BaseControl):
        yield node
        for name in ("content", "controls", "_b"):
            yield from _inside(getattr(node, name, None))


def _tappable(control: BaseControl) -> bool:
    return any(getattr(control, name, None) is not None for name in ("on_click", "on_tap"))


def _stand_in(sitting: Sitting, version: int, old: list[BaseControl]) -> tuple[ft.Control, ft.Control]:
    """Takes the taps for what is no longer there; whoever forgets it forgets them too."""
    page, late = ft.context.page, sitting.look.safe(lambda: sitting.actor.late(version))
    click, tap = ft.Container(on_click=late), ft.GestureDetector(on_tap=late)
    for stand_in in (click, tap):
        object.__setattr__(stand_in, "_parent", weakref.ref(page))
    for one in old:
        if one._i not in page.session.index:
            page.session.index[one._i] = click if getattr(one, "on_click", None) is not None else tap
    return click, tap
