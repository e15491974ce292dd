"""A tap that cannot be taken back asks first, and says what will happen."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens.shared.buttons import big, small
from screens.shared.hooks import use_alone, use_value
from screens.shared.look import Look
from screens.shared.panels import panel


@ft.component
def Asking(
    look: Look,
    identifier: str,
    words: str,
    about: str,
    yes: str,
    do: Callable[[], Any],
    icon: ft.IconData | None = None,
) -> ft.Control:
    """A quiet button; tapped it says what comes of it, and does it only on `identifier-yes`."""
    opened, set_opened = use_value(False)

    async def done() -> None:
        set_opened(False)
        await do()

    once = use_alone(done)
    if not opened:
        return ft.Row([small(look, identifier, words, lambda: set_opened(True), icon)], wrap=True)
    return ft.Semantics(
        identifier=f"{identifier}-ask",
        container=True,
        content=panel(
            look.text(about, 15),
            big(look, f"{identifier}-yes", yes, once),
            ft.Row([small(look, f"{identifier}-no", look.say("ask-no"), lambda: set_opened(False), ft.Icons.CLOSE)]),
            ground=ft.Colors.SURFACE_CONTAINER_HIGH,
        ),
    )
