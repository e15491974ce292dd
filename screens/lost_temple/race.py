"""How the race stands: everybody in the order of the track, with what lies open before them.

Whatever can change follows the table by itself: of a move that gives one player a gem every phone draws one number.
"""

from collections.abc import Callable

import flet as ft

from model.games.lost_temple.view import SeatView
from screens.lost_temple.seen import light, seen_by_all
from screens.shared.hooks import kept
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.part import part
from screens.table.sitting import Chair, Sitting

_ROOM = ft.Padding(8, 5, 8, 5)


def race(chair: Chair) -> ft.Control:
    """For a seat: the order follows the table too."""
    title = chair.look.title(chair.look.say("lt-race"), 17, 3)
    inside = panel(title, _rows_part(chair), spacing=2, padding=12)
    return ft.Semantics(identifier="race", container=True, content=inside)


def runners(sitting: Sitting) -> list[ft.Control]:
    """For the table: whoever is waited for stands out."""
    waiting = sitting.snapshot.waiting_for
    return [_row(sitting.chair, seat, seat in waiting, key=f"runner-{seat}") for seat in order_of(sitting)]


def order_of(sitting: Sitting) -> tuple[int, ...]:
    """The leader first; in light detail as they sit."""
    seats = range(len(sitting.names))
    if light(sitting):
        return tuple(seats)
    there = seen_by_all(sitting).seats
    return tuple(sorted(seats, key=lambda seat: -(there[seat].space or 0)))


def _rows(sitting: Sitting) -> ft.Control:
    """By its key a row is the same one when another overtakes."""
    rows = [_row(sitting.chair, seat, False, key=f"runner-{seat}") for seat in order_of(sitting)]
    return ft.Column(rows, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def _Row(chair: Chair, seat: int, waited: bool) -> ft.Control:
    ground = ft.Colors.SECONDARY_CONTAINER if waited else ft.Colors.TRANSPARENT
    line = ft.Container(_line(chair, seat), padding=_ROOM, border_radius=10, bgcolor=ground)
    return ft.Semantics(identifier=f"runner-{seat}", container=True, content=line)


@ft.component
def _Line(chair: Chair, seat: int) -> ft.Control:
    """In light detail nobody counts anything."""
    look, sitting = chair.look, chair.now()
    who: list[ft.Control] = [
        mark(*sitting.mark_of(seat), 22),
        look.text(sitting.names[seat], 16, bold=True, expand=True, room=look.room(60)),
        _signs_part(chair, seat),
    ]
    if light(sitting):
        return ft.Row(who, spacing=6)
    cells = [
        picture("lost-temple/gem", 18),
        _number_part(chair, seat, "gems", 24),
        picture("lost-temple/machete", 18),
        _number_part(chair, seat, "machetes", 16),
        _space_part(chair, seat),
    ]
    if look.tight:  # the name has a line of its own
        return ft.Column([ft.Row(who, spacing=6), ft.Row([ft.Container(expand=True), *cells], spacing=6)], spacing=0)
    return ft.Row([*who, *cells], spacing=6)


def _signs_of(sitting: Sitting, seat: int) -> tuple[bool, bool, tuple[str, ...]]:
    """Whether away, whether with the idol, and the characters that lie open."""
    away = seat not in sitting.shown.present and not sitting.snapshot.desk.one_device
    return away, seen_by_all(sitting).idol == seat, _there(sitting, seat).characters


def _signs(sitting: Sitting, seat: int) -> ft.Control:
    look, (away, idol, shown) = sitting.look, _signs_of(sitting, seat)
    signs: list[ft.Control] = [picture(f"lost-temple/{one}", 26, look.say(f"word-{one}")) for one in shown]
    if idol:
        signs.insert(0, picture("lost-temple/idol", 24, look.say("lt-idol-mine")))
    if away:
        signs.insert(0, ft.Icon(ft.Icons.WIFI_OFF, size=16, color=ft.Colors.OUTLINE, tooltip=look.say("people-away")))
    return ft.Row(signs, spacing=6, tight=True)


def _number(sitting: Sitting, seat: int, what: str, width: float) -> ft.Control:
    return sitting.look.text(str(getattr(_there(sitting, seat), what)), 15, width=sitting.look.size(width))


def _space(sitting: Sitting, seat: int) -> ft.Control:
    look, words = sitting.look, str(_there(sitting, seat).space)
    return look.text(words, 17, bold=True, text_align=ft.TextAlign.RIGHT, width=look.size(28))


def _there(sitting: Sitting, seat: int) -> SeatView:
    return seen_by_all(sitting).seats[seat]


_row: Callable[..., ft.Control] = kept(_Row)  # with a key besides
_line = kept(_Line)
_rows_part = part(order_of, _rows)
_signs_part = part(_signs_of, _signs)
_number_part = part(lambda sitting, seat, what, width: getattr(_there(sitting, seat), what), _number)
_space_part = part(lambda sitting, seat: _there(sitting, seat).space, _space)
