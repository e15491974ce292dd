"""What is left: temple pieces, tiles by their letters, treasures, and everybody's figures, camps and guards."""

from collections import Counter
from collections.abc import Hashable, Sequence

import flet as ft

from model.games.tikal.parts import TREASURE_KINDS, TREASURES_EACH
from model.games.tikal.view import SeatView
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting
from screens.tikal.seen import seen
from screens.tikal.treasures import treasure_name, treasure_picture


def left_of(sitting: Sitting) -> Hashable:
    """All that is shown."""
    view = seen(sitting)
    return tuple(view.pieces.items()), view.stack, treasures_left(sitting), tuple(map(_things, view.seats))


def treasures_left(sitting: Sitting) -> tuple[int, ...]:
    """Of each kind those that nobody has yet (TK1.3)."""
    seats = seen(sitting).seats
    return tuple(
        TREASURES_EACH - sum(seat.treasures.get(kind, 0) for seat in seats) for kind in range(1, TREASURE_KINDS + 1)
    )


def _things(seat: SeatView) -> tuple[int, int, int, int]:
    """Leader and members in reserve, camps, guards."""
    return int(seat.leader == "reserve"), seat.reserve, seat.camps_left, seat.guards_left


def left(sitting: Sitting) -> ft.Control:
    look, view = sitting.look, seen(sitting)
    letters = Counter(view.stack)
    pieces = [
        _count(sitting, look.text(str(value), 18, bold=True), count, str(value)) for value, count in view.pieces.items()
    ]
    tiles = [_count(sitting, look.text(letter, 18, bold=True), letters[letter], letter) for letter in sorted(letters)]
    treasures = [
        _count(sitting, treasure_picture(kind, look.size(26)), count, treasure_name(sitting, kind))
        for kind, count in enumerate(treasures_left(sitting), 1)
    ]
    parts = [
        _titled(sitting, "pieces", pieces),
        _titled(sitting, "tiles", tiles),
        _titled(sitting, "treasures", treasures),
        look.quiet(look.say("tk-left-people"), 14),
        *(_person(sitting, seat, one) for seat, one in enumerate(view.seats)),
    ]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _titled(sitting: Sitting, name: str, cells: Sequence[ft.Control]) -> ft.Control:
    look = sitting.look
    row: ft.Control = ft.Row(list(cells), wrap=True, spacing=6, run_spacing=6)
    if not cells:
        row = look.text(look.say("glance-none"), 15)
    title = look.quiet(look.say(f"tk-left-{name}"), 14)
    return ft.Semantics(identifier=f"left-{name}", container=True, content=ft.Column([title, row], spacing=4))


def _count(sitting: Sitting, face: ft.Control, count: int, name: str) -> ft.Control:
    """So many of these; none is paler."""
    cell = ft.Row([face, sitting.look.quiet(f"×{count}", 14)], spacing=4, tight=True)
    ground = ft.Colors.SURFACE_CONTAINER_HIGH if count else ft.Colors.TRANSPARENT
    body = ft.Container(cell, padding=ft.Padding(8, 4, 8, 4), border_radius=10, bgcolor=ground)
    label = sitting.say("glance-of", name=name, count=count)
    return ft.Semantics(label=label, exclude_semantics=True, content=body)


def _person(sitting: Sitting, seat: int, one: SeatView) -> ft.Control:
    look = sitting.look
    leader, members, camps, guards = _things(one)
    name = sitting.names[seat]
    said = look.say("tk-things", name=name, leader=leader, reserve=members, camps=camps, guards=guards)
    cells: list[ft.Control] = [picture("tikal/leader", 24)] if leader else []
    for sign, count in (("member", members), ("camp", camps), ("guard", guards)):
        cells.append(
            ft.Row([picture(f"tikal/{sign}", 24), look.text(str(count), 16, bold=True)], spacing=3, tight=True)
        )
    row = ft.Row(
        [mark(*sitting.mark_of(seat), 22), ft.Container(look.text(sitting.names[seat], 15), expand=True), *cells],
        spacing=10,
    )
    return ft.Semantics(identifier=f"left-{seat}", label=said, exclude_semantics=True, content=row)
