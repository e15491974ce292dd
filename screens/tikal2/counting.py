"""So many of something: less, the number, more; far at a tap where it may be far."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.signs import digits
from screens.shared.buttons import glyph
from screens.shared.look import Look
from screens.shared.pictures import picture

SIDE = 30


def counter(
    look: Look, name: str, words: str, icon: str, count: int, step: Callable[[int], Any], leap: int = 0
) -> ft.Control:
    """Found as `<name>-less` and `<name>-more`; with `-10` behind it a leap."""

    def sign(by: int, icon_: ft.IconData) -> ft.Control:
        way = "more" if by > 0 else "less"
        far = abs(by) > 1
        said = look.say(f"correct-far-{way}" if far else f"correct-{way}", what=words, count=abs(by))
        return glyph(look, f"{name}-{way}{f'-{abs(by)}' if far else ''}", icon_, said, lambda: step(by))

    number = ft.Container(look.text(digits(count), 18, bold=True), width=40, alignment=ft.Alignment.CENTER)
    said = ft.Container(look.text(words, 15, room=look.room(SIDE if leap else SIDE + 150)), expand=True)
    steps = [sign(-1, ft.Icons.REMOVE_CIRCLE_OUTLINE), number, sign(1, ft.Icons.ADD_CIRCLE_OUTLINE)]
    if not leap:
        return ft.Row([picture(icon, SIDE), said, *steps], spacing=4)
    far = [sign(-leap, ft.Icons.KEYBOARD_DOUBLE_ARROW_LEFT), *steps, sign(leap, ft.Icons.KEYBOARD_DOUBLE_ARROW_RIGHT)]
    below = ft.Row(far, spacing=4, alignment=ft.MainAxisAlignment.END)
    return ft.Column([ft.Row([picture(icon, SIDE), said], spacing=4), below], spacing=0)
