"""What is left: temple pieces, tiles by their letters, treasures, and everybody's figures, camps and guards."""

from collections import Counter
from collections.abc import Hashable

import flet as ft

from model.games.tikal.parts import TREASURE_KINDS, TREASURES_EACH
from model.games.tikal.view import SeatView
from screens.shared.pictures import mark, picture
from screens.table.counted import counted, titled
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
        counted(sitting, look.text(str(value), 18, bold=True), count, str(value))
        for value, count in view.pieces.items()
    ]
    tiles = [counted(sitting, look.text(letter, 18, bold=True), letters[letter], letter) for letter in sorted(letters)]
    treasures = [
        counted(sitting, treasure_picture(kind, look.size(26)), count, treasure_name(sitting, kind))
        for kind, count in enumerate(treasures_left(sitting), 1)
    ]
    parts = [
        titled(sitting, "pieces", sitting.say("tk-left-pieces"), pieces),
        titled(sitting, "tiles", sitting.say("tk-left-tiles"), tiles),
        titled(sitting, "treasures", sitting.say("tk-left-treasures"), treasures),
        look.quiet(look.say("tk-left-people"), 14),
        *(_person(sitting, seat, one) for seat, one in enumerate(view.seats)),
    ]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


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
