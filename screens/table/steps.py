"""What was scored, one thing after the other, lit on the board where it lies there. It goes on by itself and by a
tap."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from screens.shared.buttons import FINGER, glyph
from screens.shared.hooks import use_after, use_box, use_value
from screens.shared.look import Look
from screens.table.aiming import Aiming

SECONDS = 5
Spot = tuple[Any, ...]
"""What is pointed at on the board meanwhile; nothing where it is empty."""


@ft.component
def Steps(
    look: Look,
    aiming: Aiming[Any],
    spots: tuple[Spot, ...],
    head: Callable[[int], list[ft.Control]],
    face: Callable[[int], ft.Control],
    scale: float = 1,
) -> ft.Control:
    """A step for each of `spots`; `head` and `face` draw one by its number. Each scoring's needs a key of
    its own."""
    at, set_at = use_value(0)
    by_itself, set_by_itself = use_value(True)
    clock = use_box(0)
    last = len(spots) - 1
    now = min(at, last)
    spot = spots[now]

    def stop() -> None:
        clock.current += 1

    async def go_on() -> None:
        """Ends with the last step, and with the page: what sleeps on finds that the clock was stopped."""
        stop()
        mine = clock.current
        if by_itself and now < last:
            await asyncio.sleep(SECONDS)
            if clock.current == mine:
                set_at(now + 1)

    def turn(by: int) -> None:
        set_by_itself(by > 0)
        set_at(lambda at: max(0, min(last, at + by)))

    use_after(lambda: aiming.point(clock, *spot), [spot], lambda: aiming.point(clock))
    use_after(go_on, [now, by_itself, last], stop)
    shown = ft.Semantics(identifier="scored-step", container=True, live_region=True, content=face(now))
    top = ft.Row([*head(now), *(_turning(look, now, last, turn) if last else [])], spacing=8 * scale)
    return ft.Column([top, shown], spacing=4 * scale, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _turning(look: Look, now: int, last: int, turn: Callable[[int], None]) -> list[ft.Control]:
    """Back and on; what leads nowhere keeps its place."""
    count = look.quiet(look.say("scoring-step", number=now + 1, count=last + 1), 14)
    back = glyph(look, "scored-back", ft.Icons.CHEVRON_LEFT, look.say("scoring-back"), lambda: turn(-1))
    on = glyph(look, "scored-next", ft.Icons.CHEVRON_RIGHT, look.say("scoring-next"), lambda: turn(1))
    return [_place(back, now > 0), count, _place(on, now < last)]


def _place(button: ft.Control, there: bool) -> ft.Control:
    return button if there else ft.Container(width=FINGER, height=FINGER)
