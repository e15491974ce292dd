"""Where a key goes: into the camp or the backpack (T2.4.1)."""

import flet as ft

from screens.shared.hooks import use_after
from screens.table.action import action, actions
from screens.table.scrolled import scroll_of
from screens.table.sitting import Sitting
from screens.tikal2.doing import enter

POCKETS = ("camp", "backpack")
_KEY = "pockets"


@ft.component
def _Pockets(sitting: Sitting, colour: str, asked: bool) -> ft.Control:
    async def brought() -> None:
        if asked:
            await scroll_of(sitting.actor).show(_KEY)

    use_after(brought, [colour])
    both = actions([_pocket(sitting, colour, to) for to in POCKETS])
    return ft.Column(both, key=ft.ScrollKey(_KEY), spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)  # type: ignore[call-arg]


def pockets(sitting: Sitting, colour: str, asked: bool) -> ft.Control:
    """`asked`: the colour was chosen among several, above; what is asked next comes into sight."""
    return _Pockets(sitting, colour, asked)


def _pocket(sitting: Sitting, colour: str, to: str) -> ft.Control:
    async def put() -> None:
        await enter(sitting, [{"do": "key", "colour": colour, "to": to}])

    return action(
        sitting, f"to-{to}", sitting.say(f"t2-to-{to}"), f"tikal-2/{to}", sitting.say(f"t2-to-{to}.under"), put
    )
