"""A copy that is not there, or not any more."""

import flet as ft

from screens.shared.buttons import big
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.topbar import topbar
from screens.shared.visit import Visit


def gone(visit: Visit, look: Look) -> ft.Control:
    async def leave() -> None:
        await visit.go("/copies")

    return ft.Column(
        [
            topbar(look, look.say("copies-title"), on_back=leave),
            page_column(
                ft.Semantics(
                    identifier="copy-gone", container=True, content=panel(look.text(look.say("copy-gone"), 17))
                ),
                big(look, "copy-leave", look.say("copies-title"), leave),
            ),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
