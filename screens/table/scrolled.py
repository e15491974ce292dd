"""What lies below the board or beside it and is scrolled: when there is something new to be done it is within sight."""

from collections.abc import Callable, Hashable
from typing import Any

import flet as ft

from screens.shared.hooks import use_after
from screens.table.actor import Actor
from screens.table.aiming import Aiming, AnyAim, aim_part
from screens.table.sitting import Chair, Sitting

_KEPT = "scroll"


class Scroll:
    """How far it was drawn up."""

    def __init__(self) -> None:
        self.column = ft.Ref[ft.Column]()
        self.up = 0.0

    def moved(self, event: ft.OnScrollEvent) -> None:
        self.up = event.pixels

    async def show(self, name: str) -> None:
        """What was opened, from its beginning: it has `name` as its `ScrollKey`."""
        if self.column.current is not None:
            await self.column.current.scroll_to(scroll_key=name)

    async def begin(self) -> None:
        """Back to what can be done now, where it is out of sight."""
        if self.up and self.column.current is not None:
            self.up = 0.0
            await self.column.current.scroll_to(offset=0)


def scroll_of(actor: Actor) -> Scroll:
    """That of the page on which a device acts."""
    made: Scroll = actor.pending.setdefault(_KEPT, Scroll())
    return made


Asked = Callable[[Sitting, Any], Hashable]
"""When this becomes another there is something new to be seen. Nobody who reads further down is disturbed by what
others do."""


def scrolled(chair: Chair, aiming: Aiming[Any], scroll: Scroll, inside: ft.Control, asked: Asked) -> ft.Control:
    return ft.Column(
        [_begin(chair, aiming, scroll, asked), inside],
        ref=scroll.column,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        on_scroll=chair.look.safe(scroll.moved),
        scroll_interval=100,
        expand=True,
    )


def _beginning(sitting: Sitting, aim: AnyAim, scroll: Scroll, asked: Asked) -> ft.Control:
    use_after(scroll.begin, [asked(sitting, aim)])
    return ft.Container()


_begin = aim_part(lambda sitting, aim, scroll, asked: asked(sitting, aim), _beginning)
