"""Everybody's open things: points, backpack, passages, flags, tent, and how much is hidden."""

from collections.abc import Hashable

import flet as ft

from model.games.tikal2.parts import COLOURS
from model.games.tikal2.view import HiddenCounts, SeatView
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.part import part
from screens.table.scored import total_words
from screens.table.sitting import Chair, Sitting
from screens.tikal2.aim import Aiming
from screens.tikal2.key_pictures import key_row
from screens.tikal2.seen import seen


def everybody(chair: Chair, aiming: Aiming) -> ft.Control:
    return panel(*(_things(chair, seat) for seat in range(len(chair.now().names))), padding=12)


def hidden_of(one: SeatView) -> tuple[int, int, int]:
    """Camp keys, treasures and cards that others may only count."""
    assert isinstance(one.hidden, HiddenCounts)
    return one.hidden.camp, one.hidden.treasures, one.hidden.cards


def things_of(sitting: Sitting, seat: int) -> Hashable:
    """All that is shown."""
    one = seen(sitting).seats[seat]
    return one.score, tuple(one.backpack.items()), one.passages, one.flags_left, one.tent, hidden_of(one)


def _row(sitting: Sitting, seat: int) -> ft.Control:
    look, one = sitting.look, seen(sitting).seats[seat]
    camp, treasures, cards = hidden_of(one)
    head = ft.Row(
        [
            mark(*sitting.mark_of(seat), 24),
            ft.Container(look.text(sitting.names[seat], 16, bold=True, room=look.room(90)), expand=True),
            look.text(total_words(look, one.score), 17, bold=True),
        ],
        spacing=8,
    )
    backpack = [colour for colour in COLOURS for _ in range(one.backpack.get(colour, 0))]
    pack = ft.Row([picture("tikal-2/backpack", 22), ft.Container(key_row(look, backpack, 20), expand=True)], spacing=6)
    tent = [] if sitting.snapshot.options.short_game else [("tent", int(one.tent))]
    counts = [("passage", one.passages), ("flag", one.flags_left), *tent]
    open_ = [_count(sitting, icon, count) for icon, count in counts]
    hidden = [
        _count(sitting, icon, count) for icon, count in (("camp", camp), ("treasure", treasures), ("card", cards))
    ]
    says = look.say(
        "t2-things",
        name=sitting.names[seat],
        passages=one.passages,
        flags=one.flags_left,
        camp=camp,
        treasures=treasures,
        cards=cards,
    )
    between = ft.Container(width=1, height=20, bgcolor=ft.Colors.OUTLINE_VARIANT)
    things = ft.Row([*open_, between, *hidden], wrap=True, spacing=10, run_spacing=4)
    below = ft.Semantics(label=says, exclude_semantics=True, content=things)
    return ft.Semantics(identifier=f"things-{seat}", container=True, content=ft.Column([head, pack, below], spacing=4))


def _count(sitting: Sitting, icon: str, count: int) -> ft.Control:
    number = sitting.look.quiet(str(count), 14)
    return ft.Row([picture(f"tikal-2/{icon}", 22), number], spacing=2, tight=True)


_things = part(things_of, _row)
