"""A component that follows a table: drawn again in its own session whenever something changes there."""

import asyncio
import contextvars

import flet as ft

from model.table.live import LiveTable, Shown
from screens.shared.hooks import use_after, use_box, use_value


def use_table(live: LiveTable) -> Shown:
    """The table as it is shown now. Updates run in this session's context: never in that of whoever moved."""
    _, set_shown = use_value(live.shown)
    stop = use_box(_nothing)
    page = ft.context.page

    def follow() -> None:
        context, loop = contextvars.copy_context(), asyncio.get_running_loop()

        def push() -> None:
            try:
                _ = page.session  # raises once Flet has given the session up: cleanups do not run then
                set_shown(live.shown)
            except RuntimeError:
                stop.current()

        def tell() -> None:
            try:
                loop.call_soon_threadsafe(push, context=context)
            except RuntimeError:  # the loop has ended with the host
                stop.current()

        stop.current()
        stop.current = live.subscribe(tell)
        set_shown(live.shown)  # what happened between drawing and following

    use_after(follow, [live.id], lambda: stop.current())
    return live.shown


def _nothing() -> None:
    pass
