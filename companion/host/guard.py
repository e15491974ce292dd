"""A second wall between the seats: a component updates in its own session, whoever caused the update.

Flet 1.0 schedules an update in the session of the *caller*: what one player's screen shows would be sent down
the other player's connection. The first wall is to render in one's own context; this one holds when that is
forgotten.
"""

from typing import Any

from flet.components.component import Component
from flet.controls.page import Page


def _schedule_update(self: Any) -> None:
    if not self._state.mounted:
        return
    try:
        session = _page_of(self).session
    except RuntimeError:  # detached, or the session has ended
        return
    self._state.is_dirty = True
    session.schedule_update(self)


def _page_of(control: Any) -> Page:
    """Parents up to the owning page, as `BaseControl.page` goes, thirty steps for every part that is drawn."""
    while control is not None:
        if isinstance(control, Page):
            return control
        parent = getattr(control, "_parent", None)
        control = parent() if parent else None
    raise RuntimeError("detached")


def install() -> None:
    """Put the wall in; again does no harm. Fails loudly if Flet no longer has the place it stands in."""
    if not callable(getattr(Component, "_schedule_update", None)):
        raise RuntimeError("this Flet has no Component._schedule_update: the guard between seats cannot stand")
    Component._schedule_update = _schedule_update  # type: ignore[method-assign]
