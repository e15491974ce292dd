"""How the race stands: everybody in the order of the track, with what lies open before them."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens.lost_temple.seen import seen_by_all
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.part import part
from screens.table.sitting import Chair, Sitting


def _drawn(
    look: Look,
    name: str,
    colour: str,
    shape: str,
    numbers: tuple[int, int, int] | None,
    idol: bool,
    shown: tuple[str, ...],
    away: bool,
) -> ft.Control:
    """What stands in a line. `numbers` are space, gems, machetes; nobody counts them in light detail."""
    who: list[ft.Control] = [
        mark(colour, shape, 22),
        look.text(name, 16, bold=True, expand=True, room=look.room(60)),
        _signs(look, idol, shown, away),
    ]
    if numbers is None:
        return ft.Row(who, spacing=6)
    space, gems, machetes = numbers
    cells = [_counted(look, "gem", gems, 24), _counted(look, "machete", machetes, 16), _reached(look, space)]
    if look.tight:  # the name has a line of its own
        return ft.Column([ft.Row(who, spacing=6), ft.Row([ft.Container(expand=True), *cells], spacing=6)], spacing=0)
    return ft.Row([*who, *cells], spacing=6)


@ft.component
def _Signs(look: Look, idol: bool, shown: tuple[str, ...], away: bool) -> ft.Control:
    signs: list[ft.Control] = [picture(f"lost-temple/{one}", 26, look.say(f"word-{one}")) for one in shown]
    if idol:
        signs.insert(0, picture("lost-temple/idol", 24, look.say("lt-idol-mine")))
    if away:
        signs.insert(0, ft.Icon(ft.Icons.WIFI_OFF, size=16, color=ft.Colors.OUTLINE, tooltip=look.say("people-away")))
    return ft.Row(signs, spacing=6, tight=True)


@ft.component
def _Counted(look: Look, what: str, count: int, width: float) -> ft.Control:
    number = look.text(str(count), 15, width=look.size(width))
    return ft.Row([picture(f"lost-temple/{what}", 18), number], spacing=6, tight=True)


@ft.component
def _Reached(look: Look, space: int) -> ft.Control:
    return look.text(str(space), 17, bold=True, text_align=ft.TextAlign.RIGHT, width=look.size(28))


# of a line that changes only what is another is drawn
_signs, _counted, _reached = kept(_Signs), kept(_Counted), kept(_Reached)
_line = kept(ft.component(_drawn))


def _runner(seat: int, acting: bool, line: ft.Control) -> ft.Control:
    """One player's line: only its ground tells whose turn it is, so that little changes when that goes on. By its key
    it is the same line when another overtakes."""
    return ft.Semantics(
        key=f"runner-{seat}",
        identifier=f"runner-{seat}",
        container=True,
        content=ft.Container(
            line,
            padding=_ROOM,
            border_radius=10,
            bgcolor=ft.Colors.SECONDARY_CONTAINER if acting else ft.Colors.TRANSPARENT,
        ),
    )


_ROOM = ft.Padding(8, 5, 8, 5)


def runners(sitting: Sitting) -> list[ft.Control]:
    """For the table, drawn at one go; whoever is waited for stands out."""
    waiting = sitting.snapshot.waiting_for
    order = order_of(sitting)
    return [_runner(seat, seat in waiting, _line(sitting.look, *row_of(sitting, seat))) for seat in order]


def race(chair: Chair) -> ft.Control:
    """For a seat: the order follows the table by itself, and so does every line."""
    title = chair.look.title(chair.look.say("lt-race"), 17, 3)
    inside = panel(title, _rows_part(chair), spacing=2, padding=12)
    return ft.Semantics(identifier="race", container=True, content=inside)


def _rows(sitting: Sitting) -> ft.Control:
    rows = [_row(sitting.chair, seat, key=f"runner-{seat}") for seat in order_of(sitting)]
    return ft.Column(rows, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def order_of(sitting: Sitting) -> tuple[int, ...]:
    """The leader first; in light detail as they sit."""
    seats = range(len(sitting.names))
    if sitting.snapshot.options.detail == "light":
        return tuple(seats)
    there = seen_by_all(sitting).seats
    return tuple(sorted(seats, key=lambda seat: -(there[seat].space or 0)))


def row_of(sitting: Sitting, seat: int) -> tuple[Any, ...]:
    """What a line is made from."""
    snapshot, view = sitting.snapshot, seen_by_all(sitting)
    there = view.seats[seat]
    light = snapshot.options.detail == "light"
    numbers = None if light else (there.space, there.gems, there.machetes)
    away = seat not in sitting.shown.present and not snapshot.desk.one_device
    idol = view.idol == seat
    return (sitting.names[seat], *sitting.mark_of(seat), numbers, idol, there.characters, away)


@ft.component
def _Row(chair: Chair, seat: int) -> ft.Control:
    return _runner(seat, False, _line_part(chair, seat))


_row: Callable[..., ft.Control] = kept(_Row)  # a key besides
_line_part = part(row_of, lambda sitting, seat: _drawn(sitting.look, *row_of(sitting, seat)))
_rows_part = part(order_of, _rows)
