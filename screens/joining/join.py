"""Typing the table's code instead of scanning it."""

import flet as ft

from model.table.secret import CODE_LENGTH, typed_code
from screens.shared.buttons import big
from screens.shared.hooks import use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.topbar import topbar
from screens.shared.visit import Visit


@ft.component
def Join(visit: Visit, look: Look) -> ft.Control:
    code, set_code = use_value("")
    complete = len(typed_code(code)) == CODE_LENGTH

    async def enter() -> None:
        if complete:
            await visit.go(f"/join/{typed_code(code)}")

    async def back() -> None:
        await visit.go("/")

    field = ft.TextField(
        label=look.say("join-code"),
        value=code,
        on_change=look.safe(lambda e: set_code(e.control.value)),
        on_submit=look.safe(enter),
        autofocus=True,
        capitalization=ft.TextCapitalization.CHARACTERS,
        text_size=look.size(30),
        text_align=ft.TextAlign.CENTER,
        border_radius=14,
        max_length=CODE_LENGTH + 3,
    )
    return ft.Column(
        [
            topbar(look, look.say("join-title"), on_back=back),
            page_column(
                panel(
                    look.quiet(look.say("join-about"), 16),
                    field,
                    big(look, "join-go", look.say("join-go"), enter, off=not complete),
                )
            ),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
