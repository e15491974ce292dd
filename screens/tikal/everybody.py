"""Everybody's scores and things: what is in reserve, camps and guards left, treasures."""

import flet as ft

from model.games.tikal.view import SeatView
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.part import part
from screens.table.sitting import Chair, Sitting
from screens.tikal.seen import seen
from screens.tikal.treasures import treasure_name, treasure_picture

Things = tuple[int, int, int, int, int, tuple[tuple[int, int], ...]]


def things_of(sitting: Sitting, seat: int) -> Things:
    """Points, leader and members in reserve, camps and guards still to be placed, treasures."""
    one: SeatView = seen(sitting).seats[seat]
    leader = int(one.leader == "reserve")
    return one.score, leader, one.reserve, one.camps_left, one.guards_left, tuple(sorted(one.treasures.items()))


def _row(sitting: Sitting, seat: int) -> ft.Control:
    look = sitting.look
    score, leader, reserve, camps, guards, treasures = things_of(sitting, seat)
    left = (("leader", leader), ("member", reserve), ("camp", camps), ("guard", guards))
    says = look.say("tk-things", name=sitting.names[seat], leader=leader, reserve=reserve, camps=camps, guards=guards)
    head = ft.Row(
        [
            mark(*sitting.mark_of(seat), 24),
            ft.Container(look.text(sitting.names[seat], 16, bold=True, room=look.room(90)), expand=True),
            look.text(look.say("tk-points", points=score), 16, bold=True),
        ],
        spacing=8,
    )
    pieces = [_count(sitting, f"tikal/{icon}", count) for icon, count in left]
    held = [_treasure(sitting, kind, count) for kind, count in treasures]
    below = ft.Semantics(label=says, content=ft.Row([*pieces, *held], wrap=True, spacing=10, run_spacing=4))
    return ft.Semantics(identifier=f"things-{seat}", container=True, content=ft.Column([head, below], spacing=4))


def _count(sitting: Sitting, icon: str, count: int) -> ft.Control:
    number = sitting.look.quiet(str(count), 14, semantics_label="")
    return ft.Row([picture(icon, 22), number], spacing=2, tight=True)


def _treasure(sitting: Sitting, kind: int, count: int) -> ft.Control:
    """A pair lies twice."""
    faces = [treasure_picture(kind, 24) for _ in range(count)]
    label = sitting.say("tk-treasures", name=treasure_name(sitting, kind), count=count)
    return ft.Semantics(label=label, content=ft.Row(faces, spacing=0, tight=True))


_things = part(things_of, _row)


def everybody(chair: Chair, seats: int) -> ft.Control:
    return panel(*(_things(chair, seat) for seat in range(seats)), padding=12)
