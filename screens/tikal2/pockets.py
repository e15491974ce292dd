"""Where a key goes: into the camp, where it scores, or into the backpack, where it opens doors (T2.4.1, T2.7.5)."""

from typing import Any

import flet as ft

from screens.shared.hooks import use_after
from screens.table.action import action, actions
from screens.table.scrolled import scroll_of
from screens.table.sitting import Sitting
from screens.tikal2.doing import enter

POCKETS = ("camp", "backpack")
_KEY = "pockets"


@ft.component
def _Pockets(sitting: Sitting, move: dict[str, Any], asked: bool) -> ft.Control:
    async def brought() -> None:
        if asked and move["colour"]:
            await scroll_of(sitting.actor).show(_KEY)

    use_after(brought, [move["colour"]])
    both = actions([_pocket(sitting, move, to) for to in POCKETS]) if move["colour"] else []
    return ft.Column(both, key=ft.ScrollKey(_KEY), spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)  # type: ignore[call-arg]


def pockets(sitting: Sitting, move: dict[str, Any], asked: bool) -> ft.Control:
    """The `move` lacks but this; nothing is asked while it has no colour, but the place is there: a device brings
    nothing into sight that it has not drawn before. `asked`: the colour is chosen among several, above."""
    return _Pockets(sitting, move, asked)


def _pocket(sitting: Sitting, move: dict[str, Any], to: str) -> ft.Control:
    async def put() -> None:
        await enter(sitting, [{**move, "to": to}])

    return action(
        sitting, f"to-{to}", sitting.say(f"t2-to-{to}"), f"tikal-2/{to}", sitting.say(f"t2-to-{to}.under"), put
    )
