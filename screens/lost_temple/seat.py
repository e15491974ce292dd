"""A player's screen: what is going on, what I can do, what I have, how the race stands."""

from collections.abc import Hashable

import flet as ft

from screens.lost_temple.mine import characters, characters_of, things, things_of
from screens.lost_temple.now import now_part
from screens.lost_temple.picking import foot
from screens.lost_temple.race import race
from screens.lost_temple.seen import light
from screens.shared.hooks import kept, use_value
from screens.shared.panels import panel
from screens.table.logs import latest_part
from screens.table.own_correcting import correct_button, own_correcting
from screens.table.part import part
from screens.table.scrolled import scroll_of, scrolled_page
from screens.table.sitting import Chair, Sitting
from screens.table.undo import undo_button, undo_of

LATEST = 4


@ft.component
def Seat(sitting: Sitting) -> ft.Control:
    return _page(sitting.chair, light(sitting))


@ft.component
def _Page(chair: Chair, simple: bool) -> ft.Control:
    """Its parts follow the table one by one: a move reaches eight phones, and most of each stays as it is."""
    scroll = scroll_of(chair.actor)
    correcting, set_correcting = use_value(False)
    own = chair.viewer is not None
    parts: list[ft.Control] = []
    if not simple and chair.seat is not None:
        parts.append(_things_part(chair))
    if own:
        parts.append(_characters_part(chair))
    parts += [race(chair), _latest(chair)]
    if own and not simple:  # there the app knows nothing of one's things
        parts.append(correct_button(chair.look, correcting, set_correcting))
        if correcting:
            parts.append(own_correcting(chair))
    page = scrolled_page(chair, scroll, now_part(chair), *parts, asked=_asked)
    wide = ft.CrossAxisAlignment.STRETCH
    return ft.Column([page, foot(chair)], spacing=0, expand=True, horizontal_alignment=wide)


_page = kept(_Page)


def _asked(sitting: Sitting) -> Hashable:
    """It is my turn, or no longer; of my turn something else."""
    return sitting.mine and sitting.snapshot.phase


def _latest(chair: Chair) -> ft.Control:
    latest = ft.Semantics(identifier="latest", content=latest_part(chair, LATEST))
    return panel(_latest_head(chair), latest, spacing=6)


def _head(sitting: Sitting) -> ft.Control:
    look = sitting.look
    head, undo = look.title(look.say("table-latest"), 17, 3), undo_button(look, sitting.actor, *undo_of(sitting))
    return ft.Column([head, undo], spacing=6) if look.tight else ft.Row([ft.Container(head, expand=True), undo])


_things_part = part(things_of, things)
_characters_part = part(characters_of, characters)
_latest_head = part(undo_of, _head)
