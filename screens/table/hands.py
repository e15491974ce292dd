"""What there is to do by hand, one short line each: to whoever has to do it, and with names where everybody looks."""

import flet as ft

from model.table.words import hand_words
from screens.shared.look import Look
from screens.table.part import part
from screens.table.sitting import Sitting

_BEFORE = ft.Padding(0, 12, 0, 0)
_INSIDE = ft.Padding(12, 8, 12, 8)


def hand_lines(sitting: Sitting) -> tuple[str, ...]:
    """For a seat what is its own to do; everybody's on a screen without one, and where one device goes round."""
    snapshot, look, seat = sitting.snapshot, sitting.look, sitting.seat
    everybody = seat is None or snapshot.desk.shared

    def made() -> tuple[str, ...]:
        mine = [hand for hand in snapshot.hands if everybody or seat in hand.to]
        return tuple(hand_words(look.words, snapshot.game.id, hand, snapshot.names, seat) for hand in mine)

    return snapshot.once(("hands", look.lang, seat, everybody), made)


def hands(sitting: Sitting) -> ft.Control:
    """Its place is always there: most of the time it is empty."""
    look, lines = sitting.look, hand_lines(sitting)
    rows: list[ft.Control] = [_line(look, words) for words in lines]
    told = ft.Column(rows, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    inside = ft.Semantics(identifier="hands", container=True, live_region=True, content=told)
    return ft.Container(inside, padding=_BEFORE) if lines else ft.Container()


def _line(look: Look, words: str) -> ft.Control:
    ink = ft.Colors.ON_SECONDARY_CONTAINER
    said = look.text(words, 16, bold=True, color=ink, room=look.room(58))
    return ft.Container(
        ft.Row([ft.Icon(ft.Icons.BACK_HAND, size=22, color=ink), ft.Container(said, expand=True)], spacing=12),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        border_radius=14,
        padding=_INSIDE,
    )


hands_part = part(hand_lines, hands)
