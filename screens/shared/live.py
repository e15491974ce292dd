"""A component that follows a table: drawn again in its own session whenever something changes there."""

import asyncio
import contextvars
import logging
from collections.abc import Callable
from typing import Any, TypeVar

import flet as ft

from model.table.live import LiveTable, Shown
from screens.shared.hooks import use_after

log = logging.getLogger(__name__)
T = TypeVar("T")
_FOLLOWED = "followed"
"""Where a session keeps its screens."""


def use_table(live: LiveTable) -> Shown:
    """The table as it is shown now. Updates run in this session's context: never in that of whoever moved."""
    use_part(live, lambda: live.shown.beat)
    return live.shown


def use_part(live: LiveTable, part: Callable[[], T]) -> T:
    """A value made from the table; who asks is drawn again only when that value has become another."""
    value = part()
    _, draw_again = ft.use_state(0)
    kept: _Part = ft.use_memo(_Part, [])
    kept.made, kept.drawn, kept.draw_again = part, value, draw_again
    use_after(lambda: kept.follow(live), [live.id], lambda: kept.leave())
    return value


class _Part:
    """What a component is drawn from, and how it is drawn again."""

    made: Callable[[], Any]
    drawn: Any
    draw_again: Callable[[Any], None]

    def __init__(self) -> None:
        self.leave: Callable[[], None] = lambda: None

    def compare(self) -> None:
        if self.made() != self.drawn:
            self.draw_again(lambda times: times + 1)

    def follow(self, live: LiveTable) -> None:
        self.leave()
        self.leave = _screen(live).join(self)
        self.compare()  # what happened between drawing and following


class _Screen:
    """The parts of one screen that follow one table. It is told once of a change, then every part compares."""

    def __init__(self, live: LiveTable, page: ft.Page, forget: Callable[[], object]) -> None:
        self._page, self._forget = page, forget
        self._parts: dict[_Part, None] = {}
        self._due = False
        self._context, self._loop = contextvars.copy_context(), asyncio.get_running_loop()
        self._stop = live.subscribe(self._tell)

    def join(self, part: _Part) -> Callable[[], None]:
        self._parts[part] = None
        return lambda: self._leave(part)

    def _leave(self, part: _Part) -> None:
        self._parts.pop(part, None)
        if not self._parts:
            self._end()

    def _end(self) -> None:
        self._stop()
        self._forget()

    def _tell(self) -> None:
        """Called by whichever thread has moved."""
        if self._due:  # the comparing that is to come will see this too
            return
        self._due = True
        try:
            self._loop.call_soon_threadsafe(self._compare, context=self._context)
        except RuntimeError:  # the loop has ended with the host
            self._end()

    def _compare(self) -> None:
        self._due = False
        try:
            _ = self._page.session  # raises once Flet has given the session up: cleanups do not run then
        except RuntimeError:
            self._end()
            return
        for part in list(self._parts):
            try:
                part.compare()
            except Exception:  # the others are drawn nevertheless
                log.exception("a part of the screen could not be compared")


def _screen(live: LiveTable) -> _Screen:
    page = ft.context.page
    kept = page.session.store
    screens: dict[LiveTable, _Screen] = kept.get(_FOLLOWED) or {}
    kept.set(_FOLLOWED, screens)
    if live not in screens:
        screens[live] = _Screen(live, page, lambda: screens.pop(live, None))
    return screens[live]
