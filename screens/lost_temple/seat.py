"""A player's screen: what is going on, what I can do, what I have, how the race stands."""

from collections.abc import Callable, Hashable

import flet as ft

from screens.lost_temple.acting import acting
from screens.lost_temple.draft import open_cards
from screens.lost_temple.mine import characters, characters_of, things, things_of
from screens.lost_temple.race import order_of, race
from screens.lost_temple.seen import seen
from screens.lost_temple.status import status
from screens.shared.buttons import small
from screens.shared.hooks import kept, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.pictures import picture
from screens.table.attention import asks_host
from screens.table.away import away, missing
from screens.table.correcting import Correcting
from screens.table.fresh import fresh
from screens.table.logs import latest_words
from screens.table.part import part
from screens.table.sitting import Chair, Sitting
from screens.table.undo import undo_button, undo_of

LATEST = 4


@ft.component
def Seat(sitting: Sitting) -> ft.Control:
    return _page(sitting.chair, sitting.snapshot.options.detail == "light")


@ft.component
def _Page(chair: Chair, light: bool) -> ft.Control:
    """Its parts follow the table one by one: a move reaches eight phones, and most of each stays as it is."""
    correcting, set_correcting = use_value(False)
    own = chair.viewer is not None
    parts: list[ft.Control] = [_now_part(chair)]
    if not light and chair.seat is not None:
        parts.append(_things_part(chair))
    if own:
        parts.append(_characters_part(chair))
    parts += [_race_part(chair), panel(_latest_head(chair), _latest_words(chair), spacing=6)]
    if own and not light:  # there the app knows nothing of one's things
        parts.append(_correct_button(chair.look, correcting, set_correcting))
        if correcting:
            parts.append(_correcting(chair))
    return page_column(*parts)


_page = kept(_Page)


def _now(sitting: Sitting) -> ft.Control:
    """The headline and, when it is mine, the buttons."""
    look, mine = sitting.look, sitting.mine
    head, under = status(sitting)
    called = seen(sitting).called if sitting.snapshot.phase in ("turn", "reveal") else None
    ground = ft.Colors.PRIMARY_CONTAINER if mine else ft.Colors.SURFACE_CONTAINER
    ink = ft.Colors.ON_PRIMARY_CONTAINER if mine else ft.Colors.ON_SURFACE
    icon = ft.Container(_portrait(sitting, called) if called else None, visible=called is not None)
    room = look.room(78 if called else 0)
    below: list[ft.Control] = [look.text(under, 15, color=ink, visible=bool(under)), *away(sitting)]
    words = ft.Column(
        [
            look.quiet(look.say("lt-round", round=seen(sitting).round), 13),
            ft.Semantics(
                identifier="status",
                live_region=True,
                content=look.text(head, 20 if look.tight else 23, bold=True, color=ink, room=room),
            ),
            *([] if look.tight else below),
        ],
        spacing=4,
        expand=True,
    )
    head_row = ft.Row([icon, words], spacing=14, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.Container(
        panel(
            head_row,
            *(below if look.tight else []),
            *open_cards(sitting),
            *fresh(sitting, acting(sitting)),
            ground=ground,
            spacing=14,
        ),
        animate_opacity=200,
    )


def _now_of(sitting: Sitting) -> Hashable:
    """Buttons are those of one version; whoever only watches reads the same words through several."""
    can_act = sitting.mine or sitting.snapshot.options.detail == "light" or asks_host(sitting.snapshot)
    facts = (status(sitting), seen(sitting).round, seen(sitting).called, sitting.snapshot.phase, sitting.mine)
    open_to_all = (seen(sitting).up, missing(sitting), sitting.actor.guest.host)
    return (*facts, *open_to_all, sitting.version if can_act else -1)


def _latest(sitting: Sitting) -> ft.Control:
    words = sitting.look.text(latest_words(sitting, LATEST), 14)
    return ft.Semantics(identifier="latest", content=words)


def _head(sitting: Sitting) -> ft.Control:
    look = sitting.look
    head, undo = look.title(look.say("table-latest"), 17, 3), undo_button(look, sitting.actor, *undo_of(sitting))
    return ft.Column([head, undo], spacing=6) if look.tight else ft.Row([ft.Container(head, expand=True), undo])


def _portrait(sitting: Sitting, character: str) -> ft.Control:
    """The character being played; a tap explains it."""
    look = sitting.look
    return ft.Semantics(
        identifier="portrait",
        button=True,
        label=look.say(f"word-{character}"),
        content=ft.Container(
            picture(f"lost-temple/{character}", 64),
            border_radius=32,
            ink=True,
            on_click=look.safe(lambda: sitting.help(character)),
        ),
    )


@ft.component
def _CorrectButton(look: Look, opened: bool, set_opened: Callable[[bool], None]) -> ft.Control:
    words = look.say("correct-close" if opened else "correct-own")
    button = small(look, "correct-own", words, lambda: set_opened(not opened), ft.Icons.EDIT)
    return ft.Row([button], alignment=ft.MainAxisAlignment.CENTER)


_correct_button = kept(_CorrectButton)
_now_part = part(_now_of, _now)
_things_part = part(things_of, things)
_characters_part = part(characters_of, characters)
_race_part = part(order_of, race)
_latest_head = part(undo_of, _head)
_latest_words = part(lambda sitting: latest_words(sitting, LATEST), _latest)
_correcting = part(lambda sitting: sitting.version, lambda sitting: Correcting(sitting, own=True))
