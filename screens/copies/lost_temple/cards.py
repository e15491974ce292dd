"""The nine start cards: for each its space, tapped on the track, and its gems; then it is the next one's turn."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.games.lost_temple import entering
from model.games.lost_temple.parts import CHARACTERS
from screens.copies.lost_temple.beside import beside
from screens.copies.lost_temple.track import track
from screens.copies.numbers import numbers
from screens.copies.step import Change, Raw
from screens.shared.buttons import CHOSEN, EDGE, FINGER
from screens.shared.hooks import kept, use_latest
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.pictures import picture

Told = tuple[int | None, int | None]
"""A card's space and gems."""
MOST_GEMS, FEWER = 5, 4
"""On tiles, in one line; more by counting on."""
NARROW = 360


@ft.component
def Cards(look: Look, raw: Raw, change: Change) -> ft.Control:
    """`chosen` is a card somebody turned to; else it is the first of which something is not told."""
    chosen, latest, choose = use_latest("")

    def tell(**told: int) -> None:
        at = latest.current or None
        change(lambda raw: entering.carded(raw, at, **told))
        if "gems" in told:
            choose("")

    tap = ft.use_memo(lambda: lambda space: tell(space=space), [change])
    now = chosen or entering.next_card(raw) or ""
    told = entering.card(raw, now)
    most = FEWER if 0 < look.narrow < NARROW else MOST_GEMS
    if not entering.length(raw):
        return page_column(panel(look.text(look.say("copy-lt-cards-first"), 16)))
    asked = ft.Container(
        ft.Column(
            [
                strip(look, tuple(_told(raw, one) for one in CHARACTERS), now, choose),
                _question(look, now, told),
                *([numbers(look, "gems", 0, most, told["gems"], lambda gems: tell(gems=gems))] if now else []),
            ],
            spacing=8,
            tight=True,
            scroll=ft.ScrollMode.AUTO if look.low else None,
        ),
        padding=ft.Padding(12, 8, 12, 4),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )
    return beside(look, lambda room: track(look, raw, room, told["space"] or 0, tap, follow=False), asked)


def _question(look: Look, now: str, told: Raw) -> ft.Control:
    """What is asked next; the numbers of gems stand below it."""
    if not now:
        words = look.say("copy-lt-cards-all")
    elif told["space"] is None:
        words = look.say("copy-lt-card-space", character=now)
    else:
        words = look.say("copy-lt-card-gems", character=now, space=told["space"])
    return ft.Semantics(identifier="card-question", live_region=True, content=look.text(words, 15, bold=True))


@ft.component
def _Strip(look: Look, told: tuple[Told, ...], now: str, choose: Callable[[Any], None]) -> ft.Control:
    """The nine portraits with what is told of each; a tap turns to one."""
    cells = [_portrait(look, one, its, one == now, choose) for one, its in zip(CHARACTERS, told, strict=True)]
    return ft.Row(cells, wrap=True, spacing=4, run_spacing=4)


strip = kept(_Strip)


def _told(raw: Raw, character: str) -> Told:
    card = entering.card(raw, character)
    return card["space"], card["gems"]


def _portrait(look: Look, character: str, told: Told, now: bool, choose: Callable[[Any], None]) -> ft.Control:
    space, gems = told
    words = look.say("copy-lt-card", character=character, space=space or 0, gems="open" if gems is None else gems)
    under: list[ft.Control] = [look.text("" if space is None else str(space), 12, bold=True)]
    if gems is not None:
        under += [picture("lost-temple/gem", 13), look.text(str(gems), 12, bold=True)]
    body = ft.Container(
        ft.Column(
            [picture(f"lost-temple/{character}", 34), ft.Row(under, spacing=2, tight=True, height=look.size(16))],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=max(FINGER + 2, look.size(52)),
        padding=ft.Padding(2, 4, 2, 2),
        bgcolor=ft.Colors.SECONDARY_CONTAINER if now else ft.Colors.SURFACE_CONTAINER_LOW,
        border=CHOSEN if now else EDGE,
        border_radius=12,
        ink=True,
        on_click=look.safe(lambda: choose(character)),
    )
    return ft.Semantics(identifier=f"card-{character}", button=True, selected=now, label=words, content=body)
