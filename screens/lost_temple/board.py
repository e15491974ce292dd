"""The table for everybody: the track with its meeples, what is being called in very large type, all that lies open."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens.lost_temple.drawn import HELP, NARROW, WIDE, drawn
from screens.lost_temple.helping import CHARACTERS, asked_now
from screens.lost_temple.host import asking
from screens.lost_temple.light import won_button
from screens.lost_temple.race import runners
from screens.lost_temple.seen import light, seen
from screens.lost_temple.status import status
from screens.shared.buttons import tiles
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.pictures import picture
from screens.table.away import away
from screens.table.fresh import fresh
from screens.table.hands import hand_lines, hands
from screens.table.help_sign import help_sign
from screens.table.logs import log_list
from screens.table.sitting import Sitting

LATEST = 12
LEGEND = ("temple", "village", "jungle", "chance", "plain", "great-temple", "gem", "machete", "idol")


@ft.component
def Board(sitting: Sitting) -> ft.Control:
    look, snapshot = sitting.look, sitting.snapshot
    simple = light(sitting)
    now = _now(sitting)
    people = panel(
        look.title(look.say("lt-race"), 18, 3),
        *runners(sitting),
        *([] if simple else [_supply(sitting)]),
        spacing=2,
    )
    log = panel(look.title(look.say("tab-log"), 18, 3), log_list(look, snapshot, LATEST))
    if not look.wide:
        return page_column(
            now, *([] if simple else [drawn(sitting, WIDE if look.low else NARROW)]), people, _legend(sitting), log
        )
    left = ft.Column(
        [now, *([] if simple else [drawn(sitting, WIDE)]), _legend(sitting)],
        spacing=16,
        expand=5,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    right = ft.Column(
        [*_to_do(sitting), people, log], spacing=16, expand=3, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return page_column(ft.Row([left, right], spacing=16, vertical_alignment=ft.CrossAxisAlignment.START), width=1500)


def _now(sitting: Sitting) -> ft.Control:
    """The character being called, to be read from across the room."""
    look, view, snapshot = sitting.look, seen(sitting), sitting.snapshot
    called = view.called
    public = _public(sitting)
    head, under = status(public)
    if called is not None and snapshot.phase == "turn":  # its character stands there in large letters
        head = look.say("lt-plays", name=sitting.names[snapshot.waiting_for[0]])
    facts: list[ft.Control] = [
        ft.Semantics(
            identifier="table-status", live_region=True, content=look.text(head, 26 if look.wide else 20, bold=True)
        ),
    ]
    if under:
        facts.append(look.quiet(under, 16))
    facts += [*_pending(sitting), *away(sitting)]
    facts += fresh(sitting, [*asking(sitting), *won_button(sitting)] if sitting.seat is None else [])
    round_line = look.quiet(look.say("lt-round", round=view.round), 16, expand=True)
    head_line = ft.Row([round_line, help_sign(sitting.chair, asked_now)], spacing=0)
    to_do = [] if look.wide else _to_do(sitting)  # there the whole track is to be seen: it stands beside it
    if called is None:
        return panel(head_line, *facts, *to_do)
    number = CHARACTERS.index(called) + 1
    words = ft.Column(
        [
            head_line,
            ft.Semantics(
                identifier="called",
                content=look.text(
                    f"{number} {look.say(f'word-{called}')}",
                    64 if look.wide else 28 if look.tight else 38,
                    bold=True,
                    color=ft.Colors.PRIMARY,
                    room=look.room(74 if look.tight else 102),
                ),
            ),
            *([] if look.tight else facts),
        ],
        spacing=2,
        expand=True,
    )
    size = 150 if look.wide else 56 if look.tight else 84
    start = ft.CrossAxisAlignment.START
    face = ft.Row([_portrait(sitting, called, size), words], spacing=18, vertical_alignment=start)
    return panel(face, *(facts if look.tight else []), *to_do)


def _public(sitting: Sitting) -> Sitting:
    """As everybody looks at it."""
    return Sitting(sitting.look, sitting.actor, sitting.shown, None, None, sitting.help)


def _to_do(sitting: Sitting) -> list[ft.Control]:
    public = _public(sitting)
    return [hands(public)] if hand_lines(public) else []


def _portrait(sitting: Sitting, called: str, size: float) -> ft.Control:
    """A tap explains the character."""
    look = sitting.look
    face = ft.Container(
        picture(f"lost-temple/{called}", size),
        border_radius=size / 2,
        ink=True,
        on_click=look.safe(lambda: sitting.help(called)),
    )
    return ft.Semantics(identifier="called-portrait", button=True, label=look.say(f"word-{called}"), content=face)


def _pending(sitting: Sitting) -> list[ft.Control]:
    """Curse and theft that are still to come (LT4.2), cards lying open."""
    look, view = sitting.look, seen(sitting)
    found: list[ft.Control] = []
    still = CHARACTERS if view.called is None else CHARACTERS[CHARACTERS.index(view.called) + 1 :]
    for what in ("cursed", "robbed"):
        if getattr(view, what) in still:
            found.append(look.text(look.say(f"lt-{what}", character=getattr(view, what)), 16))
    if view.up:
        found.append(look.quiet(look.say("lt-aside", cards=view.up), 15))
    return found


def _supply(sitting: Sitting) -> ft.Control:
    look, view = sitting.look, seen(sitting)
    return ft.Container(
        look.quiet(look.say("lt-supply", gems=view.bank, machetes=view.machetes), 14),
        padding=ft.Padding(8, 8, 8, 0),
    )


def _legend(sitting: Sitting) -> ft.Control:
    """Kinds of spaces, and the things people have; a tap explains each."""
    return tiles([_entry(sitting.look, icon, HELP.get(icon, icon), sitting.help) for icon in LEGEND])


def _entry(look: Look, icon: str, about: str, ask: Callable[[str], Any]) -> ft.Control:
    words = look.say(f"lost-temple-help-{about}")
    face = ft.Container(
        ft.Row([picture(f"lost-temple/{icon}", 26), look.text(words, 14)], spacing=6, tight=True),
        padding=ft.Padding(8, 9, 10, 9),
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        ink=True,
        on_click=look.safe(lambda: ask(about)),
    )
    return ft.Semantics(identifier=f"legend-{about}", button=True, content=face)
