"""A part of a seat's screen that follows the table by itself: a move draws what it changes, and nothing around it."""

from collections.abc import Callable, Hashable

import flet as ft

from screens.shared.hooks import kept
from screens.shared.live import use_part
from screens.table.sitting import Chair


def part(value: Callable[..., Hashable], draw: Callable[..., ft.Control]) -> Callable[..., ft.Control]:
    """Is given a chair and what it is about; `value` and `draw` are given the sitting and the same. `draw` is asked
    again whenever `value`, all that it depends on, has become another."""

    @ft.component
    def follow(chair: Chair, *about: Hashable) -> ft.Control:
        use_part(chair.actor.live, lambda: value(chair.now(), *about))
        return draw(chair.now(), *about)

    return kept(follow)
