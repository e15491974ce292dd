"""Flet's hooks as we use them: with types, and without one that can take the whole screen with it."""

import inspect
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar, cast

import flet as ft

log = logging.getLogger(__name__)
T = TypeVar("T")
Component = TypeVar("Component", bound=Callable[..., ft.Control])


class Box(Generic[T]):
    """Something a component keeps for itself; changing it draws nothing."""

    def __init__(self, current: T) -> None:
        self.current = current


def use_value(start: T) -> tuple[T, Callable[[Any], None]]:
    """A value and how to change it: to another, or by a function of what it is by then.

    The setter is always the same one, so that it may be given to a component that is kept.
    """
    value, change = ft.use_state(start)
    first = ft.use_memo(lambda: change, [])
    return cast(tuple[T, Callable[[Any], None]], (value, first))


def use_box(start: T) -> Box[T]:
    return ft.use_memo(lambda: Box(start), [])


def use_latest(start: T) -> tuple[T, Box[T], Callable[[Any], None]]:
    """A value as it is drawn, as it is by now, and how to change it.

    A tap on the button beside may arrive before the change was drawn: it must do what was chosen last, or nothing.
    """
    drawn, draw = use_value(start)
    latest = use_box(drawn)

    def change(new: Any) -> None:
        latest.current = new(latest.current) if callable(new) else new
        draw(latest.current)

    return drawn, latest, ft.use_memo(lambda: change, [])


def use_steady(handler: Callable[..., Any]) -> Callable[..., Any]:
    """Always the same one, that does what the handler of the latest drawing does: for components that are kept."""
    latest = use_box(handler)
    latest.current = handler
    return ft.use_memo(lambda: lambda *given: latest.current(*given), [])


def use_alone(work: Callable[[], Awaitable[Any]]) -> Callable[[], Awaitable[None]]:
    """The work as a handler: a second tap while it is being done does nothing."""
    busy = use_box(False)

    async def alone() -> None:
        if not busy.current:
            busy.current = True
            try:
                await work()
            finally:
                busy.current = False

    return alone


def use_after(effect: Callable[[], Any], when: list[Any], undo: Callable[[], Any] | None = None) -> None:
    """Runs after the first drawing, and again when a value of `when` has changed. What fails goes to the log: Flet
    would put an error page in place of the screen."""
    ft.use_effect(_caught(effect), when, cleanup=_caught(undo) if undo else None)


def kept(component: Component) -> Component:
    """Drawn again only when what it is given has changed."""
    return cast(Component, ft.memo(component))  # type: ignore[no-untyped-call]


def _caught(effect: Callable[[], Any]) -> Callable[[], Any]:
    if inspect.iscoroutinefunction(effect):

        async def later() -> None:
            try:
                await effect()
            except Exception:
                log.exception("something after drawing failed")

        return later

    def now() -> None:
        try:
            effect()
        except Exception:
            log.exception("something after drawing failed")

    return now
