"""A player's page: what is going on, river and temple, what I can do, what I have, what everybody has."""

from collections.abc import Hashable

import flet as ft

from screens.shared import theme
from screens.shared.buttons import FINGER
from screens.shared.hooks import kept
from screens.shared.panels import panel
from screens.shared.pictures import mark
from screens.table.aiming import aim_part
from screens.table.away import away, missing
from screens.table.hands import hands_part
from screens.table.help_sign import help_sign
from screens.table.logs import latest_part
from screens.table.part import part
from screens.table.scrolled import scroll_of, scrolled
from screens.table.sitting import Chair, Sitting
from screens.tikal2.aim import Aim, Aiming, aiming_of
from screens.tikal2.everybody import everybody
from screens.tikal2.exploring import explorer_panel
from screens.tikal2.foot import foot
from screens.tikal2.glances import glances
from screens.tikal2.helping import asked_now
from screens.tikal2.laying import rooms_panel
from screens.tikal2.light import light_page
from screens.tikal2.own_corrections import own_corrections
from screens.tikal2.own_things import own_things
from screens.tikal2.place_corrections import correct_place
from screens.tikal2.scoring import last_panel, scoring_panel
from screens.tikal2.seen import light, seen
from screens.tikal2.sites import sites_panel
from screens.tikal2.status import hint, moment_of, status
from screens.tikal2.tiles import LEARN, WHICH
from screens.tikal2.turn import turn_panel
from screens.tikal2.windows import windows

LATEST = 4
HINT = 14
BOARD = 0.44
"""So much of a phone's height is the board's, with the tabs above it."""
ROOMY, LITTLE = 760, 0.38
"""On a phone that is not so high, or is little for large type, it has less, and is scrolled with what lies below it."""
AROUND = 216
"""What stands above and below it on a wide screen."""
SIDE = 440
"""How wide the column beside the board is."""
ABOVE = 76
"""What stands above it on a phone on its side."""
LEAST = 230


@ft.component
def Seat(sitting: Sitting) -> ft.Control:
    return light_page(sitting.chair) if light(sitting) else _page(sitting.chair)


@ft.component
def _Page(chair: Chair) -> ft.Control:
    """Its parts follow the table and what is chosen one by one. River, temple and what confirms a choice stay where
    they are; what lies between is scrolled."""
    aiming = aiming_of(chair.actor)
    scroll = scroll_of(chair.actor)
    page = ft.context.page
    turn = [turn_panel(chair, aiming), rooms_panel(chair, aiming), explorer_panel(chair, aiming), last_panel(chair)]
    now = [scoring_panel(chair, aiming), sites_panel(chair), *turn, correct_place(chair, aiming)]
    rest = [own_things(chair, aiming), glances(chair, aiming), everybody(chair, aiming), _latest(chair)]
    if chair.seat is not None:
        rest.append(own_corrections(chair))
    inside = _inside([hands_part(chair), *now], rest)
    head, below = _ground(chair, aiming), foot(chair, aiming)
    width, height = page.width or 0, page.height or 0
    if chair.look.wide or chair.look.low:
        side = SIDE if chair.look.wide else width * 0.45
        around = AROUND if chair.look.wide else ABOVE
        room = width - side - 2 * theme.GAP
        map_ = windows(chair, aiming, room, max(height - around, LEAST))
        beside = ft.Column([head, scrolled(chair, aiming, scroll, inside, asked), below], spacing=0, width=side)
        left = ft.Container(map_, expand=True, padding=theme.GAP, alignment=ft.Alignment.TOP_CENTER)
        return ft.Row([left, beside], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    roomy = height >= chair.look.size(ROOMY)
    map_ = windows(chair, aiming, width, max(height * (BOARD if roomy else LITTLE), LEAST))
    if roomy:
        parts = [head, map_, scrolled(chair, aiming, scroll, inside, asked), below]
    else:  # the board is scrolled too, and stays under the finger
        all_ = ft.Column([map_, inside], ref=scroll.column, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True)
        parts = [head, all_, below]
    return ft.Column(parts, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


_page = kept(_Page)


def asked(sitting: Sitting, aim: Aim) -> Hashable:
    """A place was tapped, it is my turn or that of the next one here, something else is to be done, of a tile's actions
    one less, a card is played, it is asked which tile that was. What else is chosen in the panels is answered where it
    was tapped."""
    begun = aim.do if aim.do.startswith("play-") or aim.do in (WHICH, LEARN) else ""
    left = len(seen(sitting).actions) if sitting.mine else 0
    return sitting.mine and (moment_of(sitting), sitting.seat), left, aim.site, aim.place, begun


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
    words = ft.Column([_said(chair), _hint(chair, aiming), _away(chair)], spacing=4)
    return ft.Container(words, bgcolor=ground, padding=ft.Padding(theme.GAP, 6, theme.GAP, 8))


def _status(sitting: Sitting) -> ft.Control:
    look = sitting.look
    words = look.text(status(sitting)[0], 19, bold=True, color=_ink(sitting), room=look.room(FINGER))
    said = ft.Semantics(identifier="status", live_region=True, expand=True, content=words)
    who = [mark(*sitting.mark_of(seat), 24) for seat in sitting.snapshot.waiting_for[:1]]
    return ft.Row([*who, said, help_sign(sitting.chair, asked_now)], spacing=10)


def _hinted(sitting: Sitting, aim: Aim) -> ft.Control:
    """Whoever acts has as much room for one line as for two: a second tap on the same room finds it where it was."""
    look, words = sitting.look, hint(sitting, aim)
    said = look.text(words, HINT, color=_ink(sitting)) if words else ft.Container()
    room = ft.Semantics(exclude_semantics=True, content=ft.Text("\n", size=look.size(HINT)))
    return ft.Stack([room, said]) if sitting.mine else said


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
