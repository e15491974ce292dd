"""The draft on one phone: the hand behind its cover, a card chosen, confirmed at the foot, the rest passed on."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from screens.lost_temple.helping import CHARACTERS, put_away
from screens.lost_temple.picking import aiming_of
from screens.lost_temple.seen import seen
from screens.shared.buttons import CHOSEN, EDGE, FINGER, glyph
from screens.shared.hooks import kept, use_steady
from screens.shared.look import Look
from screens.shared.pictures import picture
from screens.table.aiming import aim_of, use_aim
from screens.table.cover import Cover
from screens.table.scrolled import scroll_of
from screens.table.sitting import Sitting

_INSIDE, _INSIDE_CHOSEN = ft.Padding(10, 6, 2, 6), ft.Padding(8, 4, 0, 4)
"""With the thicker edge as much room as without: nothing moves below a finger that chooses."""


def draft(sitting: Sitting) -> list[ft.Control]:
    if sitting.viewer != sitting.seat:
        return []
    return [Drafting(sitting)]


def open_cards(sitting: Sitting) -> list[ft.Control]:
    """Those set aside face up lie before everybody's eyes while they pick (LT3.2)."""
    look, view = sitting.look, seen(sitting)
    if sitting.snapshot.phase != "draft" or not view.up:
        return []
    row = ft.Row([_open_card(look, card, sitting.help) for card in view.up], wrap=True, spacing=6, run_spacing=0)
    words = ft.Column([look.quiet(look.say("lt-up"), 14), row], spacing=4)
    return [ft.Semantics(identifier="open-cards", container=True, content=words)]


def _open_card(look: Look, card: str, ask: Callable[[str], Any]) -> ft.Control:
    """A tap explains it."""
    face = ft.Container(
        ft.Row([picture(f"lost-temple/{card}", 30), look.text(look.say(f"word-{card}"), 15)], spacing=6, tight=True),
        height=look.size(FINGER),
        padding=ft.Padding(0, 0, 8, 0),
        border_radius=12,
        ink=True,
        on_click=look.safe(lambda: ask(card)),
    )
    return ft.Semantics(identifier=f"open-{card}", button=True, content=face)


@ft.component
def Drafting(sitting: Sitting) -> ft.Control:
    """What was chosen stays chosen while others only come and go."""
    actor, seat, moment = sitting.actor, sitting.seat or 0, sitting.snapshot.moved
    aiming, scroll = aiming_of(actor), scroll_of(actor)

    def chosen() -> str:
        return aim_of(sitting, aiming).card

    async def opened() -> None:
        await actor.live.look(actor.guest, seat)

    def uncovered(now: bool) -> None:
        aiming.change(moment, lambda aim: replace(aim, uncovered=now))

    def shut() -> None:
        uncovered(False)
        put_away(sitting.help, CHARACTERS)

    choose = use_steady(lambda card: aiming.change(moment, lambda aim: replace(aim, card=card)))
    use_aim(aiming, chosen, chosen())
    return Cover(
        sitting.look,
        "hand",
        sitting.say("lt-hand"),
        sitting.say("cover-hint"),
        lambda: _hand(sitting, chosen(), choose),
        opened,
        170,
        on_show=lambda: uncovered(True),
        on_close=shut,
        show=scroll.show,
        back=scroll.begin,
    )


def _hand(sitting: Sitting, chosen: str, choose: Callable[[str], Any]) -> ft.Control:
    rows = [_card(sitting.look, card, card == chosen, choose, sitting.help) for card in seen(sitting).hand or ()]
    return ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def _Card(look: Look, card: str, chosen: bool, choose: Any, ask: Callable[[str], Any]) -> ft.Control:
    room = look.room(130)
    body = ft.Container(
        ft.Row(
            [
                picture(f"lost-temple/{card}", 48),
                ft.Column(
                    [
                        look.text(
                            f"{CHARACTERS.index(card) + 1} · {look.say(f'word-{card}')}", 18, bold=True, room=room
                        ),
                        look.quiet(look.say(f"lt-short-{card}"), 13, room=room),
                    ],
                    spacing=1,
                    expand=True,
                ),
                glyph(look, f"help-{card}", ft.Icons.HELP_OUTLINE, look.say("table-help"), lambda: ask(card)),
            ],
            spacing=12,
        ),
        padding=_INSIDE_CHOSEN if chosen else _INSIDE,
        border_radius=14,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOW,
        border=CHOSEN if chosen else EDGE,
        ink=True,
        on_click=look.safe(lambda: choose(card)),
    )
    return ft.Semantics(identifier=f"card-{card}", button=True, selected=chosen, content=body)


_card = kept(_Card)
