"""A player's page: what is going on, the board, what I can do, what everybody has."""

from collections.abc import Hashable

import flet as ft

from screens.shared import theme
from screens.shared.buttons import FINGER
from screens.shared.hooks import kept, use_box, use_value
from screens.shared.panels import panel
from screens.shared.pictures import mark
from screens.table.aiming import aim_part
from screens.table.away import away, missing
from screens.table.help_sign import help_sign
from screens.table.logs import latest_part
from screens.table.own_correcting import correct_button, own_correcting
from screens.table.part import part
from screens.table.scrolled import Scroll, scrolled
from screens.table.sitting import Chair, Sitting
from screens.tikal.aim import Aim, Aiming, aiming_of
from screens.tikal.auction import auction_panel
from screens.tikal.board import board
from screens.tikal.everybody import everybody
from screens.tikal.glances import glances
from screens.tikal.helping import asked_now
from screens.tikal.hex_corrections import correct_hex
from screens.tikal.light import light_page
from screens.tikal.meter import meter
from screens.tikal.primary import foot
from screens.tikal.seen import light
from screens.tikal.status import hint, status
from screens.tikal.turn import turn_panel
from screens.tikal.volcano import volcano_panel

LATEST = 4
BOARD = 0.42
"""So much of a phone's height is the board's."""
TABLET, MORE = 600, 0.56
"""On a page so wide it has more of it: as much as its width can use."""
ROOMY, LITTLE = 760, 0.34
"""On a phone that is not so high, or is little for large type, it has less, and is scrolled with what lies below it."""
AROUND = 236
"""What stands above and below it on a wide screen."""
SIDE = 440
"""How wide the column beside the board is."""
ABOVE = 120
"""What stands above it on a phone on its side."""
LEAST = 180


@ft.component
def Seat(sitting: Sitting) -> ft.Control:
    return light_page(sitting.chair) if light(sitting) else _page(sitting.chair, len(sitting.names))


@ft.component
def _Page(chair: Chair, seats: int) -> ft.Control:
    """Its parts follow the table and what is chosen one by one. The board and what confirms a choice stay where they
    are; what lies between is scrolled."""
    aiming = aiming_of(chair.actor)
    scroll = use_box(Scroll())
    correcting, set_correcting = use_value(False)
    page = ft.context.page
    now = [turn_panel(chair, aiming), auction_panel(chair), volcano_panel(chair, aiming)]
    rest = [glances(chair, aiming), everybody(chair, seats), _latest(chair)]
    if chair.seat is not None:
        now.append(correct_hex(chair, aiming))
        rest.append(correct_button(chair.look, correcting, set_correcting))
    if correcting:
        rest.append(own_correcting(chair))
    inside = _inside(now, rest)
    head, below = _ground(chair, aiming), foot(chair, aiming)
    width, height = page.width or 0, page.height or 0
    if chair.look.wide or chair.look.low:
        side = SIDE if chair.look.wide else width * 0.45
        around = AROUND if chair.look.wide else ABOVE
        map_ = board(chair, aiming, width=width - side - 2 * theme.GAP, height=max(height - around, LEAST))
        beside = ft.Column([head, scrolled(chair, aiming, scroll.current, inside, asked), below], spacing=0, width=side)
        left = ft.Container(map_, expand=True, padding=theme.GAP, alignment=ft.Alignment.TOP_CENTER)
        return ft.Row([left, beside], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    roomy = height >= chair.look.size(ROOMY)
    share = MORE if width >= TABLET and roomy else BOARD if roomy else LITTLE
    map_ = board(chair, aiming, width=width, height=max(height * share, LEAST))
    if roomy:
        parts = [head, map_, scrolled(chair, aiming, scroll.current, inside, asked), below]
    else:  # the board is scrolled too, and stays under the finger
        parts = [head, ft.Column([map_, inside], spacing=0, scroll=ft.ScrollMode.AUTO, expand=True), below]
    return ft.Column(parts, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


_page = kept(_Page)


def asked(sitting: Sitting, aim: Aim) -> Hashable:
    """A hex was tapped, it is my turn, the turn was begun again."""
    return sitting.mine and sitting.snapshot.phase, aim.hex, aim.way[-1:], aim.do


def _inside(now: list[ft.Control], rest: list[ft.Control]) -> ft.Control:
    """What can be done now, of which most is empty most of the time; below it what can be looked at."""
    parts: list[ft.Control] = [
        ft.Column(now, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        ft.Column(rest, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
    ]
    column = ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, padding=ft.Padding(theme.GAP, 8, theme.GAP, theme.GAP))


def _grounded(sitting: Sitting, aiming: Aiming) -> ft.Control:
    """Its ground tells whether it is mine; what lies on it stays."""
    ground = ft.Colors.PRIMARY_CONTAINER if sitting.mine else ft.Colors.SURFACE_CONTAINER
    chair = sitting.chair
    words = ft.Column([_said(chair), _hint(chair, aiming), meter(chair, aiming), _away(chair)], spacing=4)
    return ft.Container(words, bgcolor=ground, padding=ft.Padding(theme.GAP, 6, theme.GAP, 8))


def _status(sitting: Sitting) -> ft.Control:
    look = sitting.look
    words = look.text(status(sitting)[0], 19, bold=True, color=_ink(sitting), room=look.room(FINGER))
    said = ft.Semantics(identifier="status", live_region=True, expand=True, content=words)
    who = [mark(*sitting.mark_of(seat), 24) for seat in sitting.snapshot.waiting_for[:1]]
    return ft.Row([*who, said, help_sign(sitting.chair, asked_now)], spacing=10)


def _hinted(sitting: Sitting, aim: Aim) -> ft.Control:
    words = hint(sitting, aim)
    return sitting.look.text(words, 14, color=_ink(sitting)) if words else ft.Container()


def _ink(sitting: Sitting) -> str:
    return ft.Colors.ON_PRIMARY_CONTAINER if sitting.mine else ft.Colors.ON_SURFACE


def _latest(chair: Chair) -> ft.Control:
    look = chair.look
    latest = ft.Semantics(identifier="latest", content=latest_part(chair, LATEST))
    return panel(look.title(look.say("table-latest"), 17, 3), latest, spacing=6)


_ground = part(lambda sitting, aiming: sitting.mine, _grounded)
_said = part(lambda sitting: (status(sitting)[0], sitting.snapshot.waiting_for[:1], sitting.mine), _status)
_hint = aim_part(lambda sitting, aim: (hint(sitting, aim), sitting.mine), _hinted)
_away = part(
    lambda sitting: (missing(sitting), sitting.actor.guest.host), lambda sitting: ft.Column(away(sitting), spacing=4)
)
