"""Light detail: people move their own pieces; the app drafts, calls, and is told when somebody has won."""

import flet as ft

from screens.shared.buttons import big, small
from screens.shared.hooks import use_value
from screens.table.sitting import Sitting


def done_button(sitting: Sitting) -> list[ft.Control]:
    async def done() -> None:
        await sitting.actor.act(sitting.version, "done")

    icon = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY, size=30)
    return [big(sitting.look, "done", sitting.say("lt-done"), done, icon=icon)]


def won_button(sitting: Sitting) -> list[ft.Control]:
    if sitting.choice("won") is None:
        return []
    return [Won(sitting, sitting.version)]


@ft.component
def Won(sitting: Sitting, version: int) -> ft.Control:
    """Two taps: a game should not end by a slip."""
    sure, set_sure = use_value(False)
    look = sitting.look

    async def won() -> None:
        await sitting.actor.act(version, "won")

    if not sure:
        row = [small(look, "won", look.say("lt-won"), lambda: set_sure(True), ft.Icons.FLAG)]
        return ft.Row(row, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Column(
        [
            look.text(look.say("lt-won-sure"), 16),
            big(look, "won-yes", look.say("lt-won-yes"), won),
            big(look, "won-no", look.say("lt-won-no"), lambda: set_sure(False), strong=False),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
