"""What lies below the board or beside it and is scrolled: when there is something new to be done it is within sight."""

from collections.abc import Callable, Hashable
from typing import Any

import flet as ft

from screens.shared.hooks import use_after
from screens.shared.panels import page_column
from screens.table.actor import Actor
from screens.table.aiming import Aiming, aim_part
from screens.table.part import part
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


Done = Callable[[Sitting], Hashable]
"""The same, where nothing is chosen beforehand."""


def scrolled(chair: Chair, aiming: Aiming[Any], scroll: Scroll, inside: ft.Control, asked: Asked) -> ft.Control:
    return ft.Column(
        [_begin(chair, aiming, scroll, asked), inside],
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        **_followed(chair, scroll),
    )


def scrolled_page(chair: Chair, scroll: Scroll, first: ft.Control, *rest: ft.Control, asked: Done) -> ft.Control:
    """An ordinary page of which the first part is what can be done now."""
    top = ft.Column([_top(chair, scroll, asked), first], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return page_column(top, *rest, **_followed(chair, scroll))


def _followed(chair: Chair, scroll: Scroll) -> dict[str, Any]:
    return {"ref": scroll.column, "on_scroll": chair.look.safe(scroll.moved), "scroll_interval": 100}


def _beginning(scroll: Scroll, now: Hashable) -> ft.Control:
    use_after(scroll.begin, [now])
    return ft.Container()


_begin = aim_part(
    lambda sitting, aim, scroll, asked: asked(sitting, aim),
    lambda sitting, aim, scroll, asked: _beginning(scroll, asked(sitting, aim)),
)
_top = part(
    lambda sitting, scroll, asked: asked(sitting),
    lambda sitting, scroll, asked: _beginning(scroll, asked(sitting)),
)
