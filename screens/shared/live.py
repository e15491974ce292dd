"""A component that follows a table: drawn again in its own session whenever something changes there."""

import asyncio
import contextvars
from collections.abc import Callable
from typing import TypeVar

import flet as ft

from model.table.live import LiveTable, Shown
from screens.shared.hooks import use_after, use_box, use_value

T = TypeVar("T")


def use_table(live: LiveTable) -> Shown:
    """The table as it is shown now. Updates run in this session's context: never in that of whoever moved."""
    use_part(live, lambda: live.shown.beat)
    return live.shown


def use_part(live: LiveTable, part: Callable[[], T]) -> T:
    """A value made from the table; who asks is drawn again only when that value has become another."""
    value = part()
    _, draw_again = use_value(0)
    stop, drawn, latest = use_box(_nothing), use_box(value), use_box(part)
    drawn.current, latest.current = value, part
    page = ft.context.page

    def compare() -> None:
        if latest.current() != drawn.current:
            draw_again(lambda times: times + 1)

    def follow() -> None:
        context, loop = contextvars.copy_context(), asyncio.get_running_loop()

        def push() -> None:
            try:
                _ = page.session  # raises once Flet has given the session up: cleanups do not run then
                compare()
            except RuntimeError:
                stop.current()

        def tell() -> None:
            try:
                loop.call_soon_threadsafe(push, context=context)
            except RuntimeError:  # the loop has ended with the host
                stop.current()

        stop.current()
        stop.current = live.subscribe(tell)
        compare()  # what happened between drawing and following

    use_after(follow, [live.id], lambda: stop.current())
    return value


def _nothing() -> None:
    pass
