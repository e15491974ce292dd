"""The last special turn (T2.8.2): everybody once more, one after the other."""

import flet as ft

from screens.shared.pictures import picture
from screens.table.order import order_row
from screens.table.sitting import Sitting
from screens.tikal2.scored import special_turns_of
from screens.tikal2.seen import seen


def last_turns(sitting: Sitting, scale: float = 1) -> ft.Control:
    look = sitting.look
    title = look.title(look.say("tikal-2-told-last"), 17 * scale, 3)
    head = ft.Row([picture("tikal-2/explorer", look.size(30 * scale)), ft.Container(title, expand=True)], spacing=10)
    order, begun = last_order(sitting), special_turns_of(sitting)
    row = order_row(sitting, order, begun[-1], {}, scale, done=begun[:-1])
    return ft.Column([head, look.text(look.say("t2-last-about"), 15 * scale), row], spacing=8 * scale)


def last_order(sitting: Sitting) -> tuple[int, ...]:
    """From whoever began, the way round 2 goes."""
    first, players = special_turns_of(sitting)[0], len(sitting.names)
    step = 1 if seen(sitting).direction == "clockwise" else -1
    return tuple((first + step * at) % players for at in range(players))
