"""On a seat's page: the button below which a player sets right the own things, and that panel."""

from collections.abc import Callable

import flet as ft

from screens.shared.buttons import small
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.table.correcting import Correcting
from screens.table.part import part


@ft.component
def _CorrectButton(look: Look, opened: bool, set_opened: Callable[[bool], None]) -> ft.Control:
    words = look.say("correct-close" if opened else "correct-own")
    button = small(look, "correct-own", words, lambda: set_opened(not opened), ft.Icons.EDIT)
    return ft.Row([button], alignment=ft.MainAxisAlignment.CENTER)


correct_button = kept(_CorrectButton)
own_correcting = part(lambda sitting: sitting.version, lambda sitting: Correcting(sitting, own=True))
