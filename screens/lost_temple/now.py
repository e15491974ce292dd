"""What is going on, and, when it is mine, the buttons. Every part follows the table by itself: of most phones a move
changes a sentence or two, and only that is drawn and sent."""

from collections.abc import Hashable

import flet as ft

from screens.lost_temple.acting import acting
from screens.lost_temple.draft import open_cards
from screens.lost_temple.helping import asked_now
from screens.lost_temple.seen import light, seen
from screens.lost_temple.status import status
from screens.shared.buttons import FINGER
from screens.shared.hooks import kept
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.attention import asks_host
from screens.table.away import away, missing
from screens.table.fresh import fresh
from screens.table.hands import hands_part
from screens.table.help_sign import help_sign
from screens.table.part import part
from screens.table.sitting import Chair, Sitting

GAP = 14
PORTRAIT = 64
_BESIDE = ft.Margin(0, 0, GAP, 0)
_BEFORE = ft.Padding(0, GAP, 0, 0)


def _panel(sitting: Sitting) -> ft.Control:
    """Its ground tells whether it is mine; what lies on it stays."""
    ground = ft.Colors.PRIMARY_CONTAINER if sitting.mine else ft.Colors.SURFACE_CONTAINER
    return panel(_inside(sitting.chair), ground=ground)


@ft.component
def _Inside(chair: Chair) -> ft.Control:
    """A narrow screen has no room beside the portrait."""
    below = [_below_part(chair)] if chair.look.tight else []
    top = ft.Row(
        [_head_part(chair), help_sign(chair, asked_now)], spacing=0, vertical_alignment=ft.CrossAxisAlignment.START
    )
    parts = [top, *below, _away_part(chair), hands_part(chair), _cards_part(chair), _buttons_part(chair)]
    return ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _ink(sitting: Sitting) -> str:
    return ft.Colors.ON_PRIMARY_CONTAINER if sitting.mine else ft.Colors.ON_SURFACE


def _called(sitting: Sitting) -> str | None:
    return seen(sitting).called if sitting.snapshot.phase in ("turn", "reveal") else None


def _head(sitting: Sitting) -> ft.Control:
    """Who plays and what is said of it: they change together."""
    parts = [_portrait(sitting), _said(sitting)]
    return ft.Row(parts, spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.START)


def _said(sitting: Sitting) -> ft.Control:
    """The round and the headline, and where there is room what stands below it."""
    look = sitting.look
    room = look.room(FINGER + (PORTRAIT + GAP if _called(sitting) else 0))
    headline = look.text(status(sitting)[0], 20 if look.tight else 23, bold=True, color=_ink(sitting), room=room)
    round_ = look.quiet(sitting.say("lt-round", round=seen(sitting).round), 13)
    head = ft.Semantics(identifier="status", live_region=True, content=headline)
    return ft.Column([round_, head, *([] if look.tight else [_below(sitting)])], spacing=4, expand=True)


def _below(sitting: Sitting) -> ft.Control:
    under = status(sitting)[1]
    return sitting.look.text(under, 15, color=_ink(sitting), visible=bool(under))


def _away(sitting: Sitting) -> ft.Control:
    return ft.Column(away(sitting), spacing=4)


def _portrait(sitting: Sitting) -> ft.Control:
    """The character being played; a tap explains it. Its place is always there: it comes and goes with every turn."""
    look, character = sitting.look, _called(sitting)
    face = ft.Container(
        picture(f"lost-temple/{character}" if character else "cover", PORTRAIT),
        margin=_BESIDE,
        border_radius=PORTRAIT / 2,
        ink=True,
        on_click=look.safe(lambda: sitting.help(character or "")),
    )
    label = look.say(f"word-{character or 'lost-temple'}")
    return ft.Semantics(identifier="portrait", visible=character is not None, button=True, label=label, content=face)


def _cards(sitting: Sitting) -> ft.Control:
    return _spaced(open_cards(sitting))


def _buttons(sitting: Sitting) -> ft.Control:
    return _spaced(fresh(sitting, acting(sitting)))


def _buttons_of(sitting: Sitting) -> Hashable:
    """Those of one version; whoever only watches has none."""
    can_act = sitting.mine or light(sitting) or asks_host(sitting.snapshot)
    return sitting.mine, sitting.actor.guest.host, sitting.version if can_act else -1


def _spaced(inside: list[ft.Control]) -> ft.Control:
    """With the room before it, if there is anything."""
    return ft.Container(inside[0], padding=_BEFORE) if inside else ft.Container()


now_part = part(lambda sitting: sitting.mine, _panel)
_inside = kept(_Inside)
_head_part = part(lambda sitting: (seen(sitting).round, status(sitting), _called(sitting), sitting.mine), _head)
_below_part = part(lambda sitting: (status(sitting)[1], sitting.mine), _below)
_away_part = part(lambda sitting: (missing(sitting), sitting.actor.guest.host), _away)
_cards_part = part(lambda sitting: (sitting.snapshot.phase == "draft", seen(sitting).up), _cards)
_buttons_part = part(_buttons_of, _buttons)
