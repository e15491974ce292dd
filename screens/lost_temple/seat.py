"""A player's screen: what is going on, what I can do, what I have, how the race stands."""

from collections.abc import Callable

import flet as ft

from screens.lost_temple.acting import acting
from screens.lost_temple.mine import characters, things
from screens.lost_temple.race import race
from screens.lost_temple.status import status
from screens.shared.buttons import small
from screens.shared.hooks import kept, use_value
from screens.shared.look import Look
from screens.shared.panels import fresh, page_column, panel
from screens.shared.pictures import picture
from screens.table.actor import Actor
from screens.table.correcting import Correcting
from screens.table.logs import latest_words
from screens.table.sitting import Sitting
from screens.table.undo import undo_button, undo_of

LATEST = 4


@ft.component
def Seat(sitting: Sitting) -> ft.Control:
    look, snapshot = sitting.look, sitting.snapshot
    correcting, set_correcting = use_value(False)
    own = sitting.viewer is not None
    parts: list[ft.Control] = [_now(sitting)]
    if snapshot.options.detail != "light":
        parts.append(things(sitting))
    if own:
        parts += characters(sitting)
    parts.append(race(sitting))
    parts.append(
        panel(
            _latest_head(look, sitting.actor, *undo_of(sitting)),
            ft.Semantics(identifier="latest", content=look.text(latest_words(sitting, LATEST), 14)),
            spacing=6,
        )
    )
    if own:
        parts.append(_correct_button(sitting.look, correcting, set_correcting))
        if correcting:
            parts.append(Correcting(sitting, own=True))
    return page_column(*parts)


def _now(sitting: Sitting) -> ft.Control:
    """The headline and, when it is mine, the buttons."""
    look, mine = sitting.look, sitting.mine
    head, under = status(sitting)
    called = sitting.view["called"] if sitting.snapshot.phase in ("turn", "reveal") else None
    ground = ft.Colors.PRIMARY_CONTAINER if mine else ft.Colors.SURFACE_CONTAINER
    ink = ft.Colors.ON_PRIMARY_CONTAINER if mine else ft.Colors.ON_SURFACE
    icon = [_portrait(sitting, called)] if called else []
    words = ft.Column(
        [
            look.quiet(look.say("lt-round", round=sitting.view["round"]), 13),
            ft.Semantics(
                identifier="status",
                live_region=True,
                content=look.text(head, 23, bold=True, color=ink),
            ),
            *([look.text(under, 15, color=ink)] if under else []),
            *_away(sitting),
        ],
        spacing=4,
        expand=True,
    )
    head_row = ft.Row([*icon, words], spacing=14, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.Container(
        panel(head_row, *fresh(sitting.version, acting(sitting)), ground=ground, spacing=14),
        animate_opacity=200,
    )


@ft.component
def _LatestHead(look: Look, actor: Actor, to: int | None, version: int) -> ft.Control:
    head = ft.Container(look.title(look.say("table-latest"), 17, 3), expand=True)
    return ft.Row([head, undo_button(look, actor, to, version)])


_latest_head = kept(_LatestHead)


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


def _away(sitting: Sitting) -> list[ft.Control]:
    """Whoever is waited for and not connected."""
    snapshot, shown, look = sitting.snapshot, sitting.shown, sitting.look
    if snapshot.desk.one_device:
        return []
    gone = [sitting.names[seat] for seat in snapshot.waiting_for if seat not in shown.present and seat != sitting.seat]
    if not gone:
        return []
    return [
        ft.Semantics(
            identifier="away",
            content=look.text(look.say("people-waited-away", name=gone[0]), 14, color=ft.Colors.TERTIARY),
        )
    ]


@ft.component
def _CorrectButton(look: Look, opened: bool, set_opened: Callable[[bool], None]) -> ft.Control:
    words = look.say("correct-close" if opened else "correct-own")
    button = small(look, "correct-own", words, lambda: set_opened(not opened), ft.Icons.EDIT)
    return ft.Row([button], alignment=ft.MainAxisAlignment.CENTER)


_correct_button = kept(_CorrectButton)
