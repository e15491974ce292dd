"""Typing the table's code instead of scanning it."""

import flet as ft

from model.table.secret import CODE_LENGTH, typed_code
from screens.shared.buttons import big
from screens.shared.hooks import use_box, use_latest, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.topbar import topbar
from screens.shared.visit import Visit
from screens.shared.writing import field


@ft.component
def Join(visit: Visit, look: Look) -> ft.Control:
    code, latest, set_code = use_latest("")
    told, set_told = use_value(False)
    complete = len(typed_code(code)) == CODE_LENGTH

    async def enter(written: str) -> None:
        if len(typed_code(written)) == CODE_LENGTH:
            await visit.go(f"/join/{typed_code(written)}")
        else:
            set_told(True)

    entered = use_box(enter).current

    async def back() -> None:
        await visit.go("/")

    written = field(
        look,
        look.say("join-code"),
        "",
        0,
        set_code,
        entered,
        30,
        autofocus=True,
        capitalization=ft.TextCapitalization.CHARACTERS,
        text_align=ft.TextAlign.CENTER,
        max_length=CODE_LENGTH + 3,
        counter="",
    )
    return ft.Column(
        [
            topbar(look, look.say("join-title"), on_back=back),
            page_column(
                panel(
                    look.quiet(look.say("join-about"), 16),
                    written,
                    big(look, "join-go", look.say("join-go"), lambda: enter(latest.current), off=not complete),
                    _why(look, told and not complete),
                )
            ),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _why(look: Look, told: bool) -> ft.Control:
    """Why the button is shut, once it was tapped."""
    words = look.text(look.say("join-short"), 16, bold=True, color=ft.Colors.ERROR)
    return ft.Semantics(identifier="join-short", live_region=True, visible=told, content=words)
