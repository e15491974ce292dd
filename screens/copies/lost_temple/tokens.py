"""The chance tokens: how many of each kind, for whoever lets the app deal them."""

import flet as ft

from model.games.lost_temple import entering
from model.games.lost_temple.parts import IDOLS, TOKEN_COUNT
from screens.copies.numbers import numbers
from screens.copies.step import Change, Raw
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.pictures import picture

MOST = 5


@ft.component
def Tokens(look: Look, raw: Raw, change: Change) -> ft.Control:
    told = sum(entering.tokens(raw, token) or 0 for token in entering.COUNTED)
    total = look.say("copy-lt-tokens-sum", have=told + IDOLS, of=TOKEN_COUNT)
    return page_column(
        ft.Semantics(identifier="tokens-sum", live_region=True, content=look.text(total, 16, bold=True)),
        *[_row(look, raw, token, change) for token in entering.COUNTED],
    )


def _row(look: Look, raw: Raw, token: str, change: Change) -> ft.Control:
    def count(number: int) -> None:
        change(lambda raw: entering.counted(raw, token, number))

    name = look.say(f"token-{token}")
    return panel(
        ft.Row(
            [picture(f"lost-temple/token-{token}", 36), look.text(name, 16, bold=True, room=look.room(50))], spacing=10
        ),
        numbers(look, f"token-{token}", 1, MOST, entering.tokens(raw, token), count),
        padding=12,
        spacing=8,
    )
