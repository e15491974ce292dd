"""The table for everybody, with room for a TV: temple and river, whose turn it is, the scores; during a scoring one
step after the other, large, for the whole room."""

from dataclasses import replace

import flet as ft

from screens.shared.hexes import LOWEST
from screens.shared.hooks import use_value
from screens.shared.panels import PAGE, page_column, panel
from screens.shared.theme import GAP, WIDEST
from screens.table.away import away
from screens.table.logs import log_list
from screens.table.room import HIGH, TV, people, scale_of
from screens.table.sitting import Sitting
from screens.tikal2.aim import aiming_of
from screens.tikal2.next_up import next_words
from screens.tikal2.river import river
from screens.tikal2.round_two import prepares
from screens.tikal2.scored import told_now
from screens.tikal2.scoring import after, last_card, told_panel
from screens.tikal2.seen import light
from screens.tikal2.status import status
from screens.tikal2.temple import temple

LATEST = 8
LARGER = 1.3
"""What is being scored, than the rest."""
AROUND = 160
"""What stands above the board and below it."""
BOARD, BESIDE = 0.62, 0.5
"""So much of the width is the board's; beside a scoring it has less."""
TEMPLE = 0.56
"""Of the board's width; the rest is the river's."""
PHONE = 320
"""How high each of them is where they stand one above the other."""


@ft.component
def Table(sitting: Sitting) -> ft.Control:
    look, page, told = sitting.look, ft.context.page, told_now(sitting)
    width, height = page.width or TV, page.height or HIGH
    scale = scale_of(width, height) if look.wide else 1
    parts = [*_stage(sitting, scale), _now(sitting, scale), *people(sitting, scale, short=told is not None)]
    log = panel(look.title(look.say("tab-log"), 18, 3), log_list(look, sitting.snapshot, LATEST))
    if light(sitting):
        return page_column(*parts, log, width=WIDEST if look.wide else PAGE)
    if not look.wide:
        return page_column(*parts, *_boards(sitting, width - 2 * GAP), log)
    room = (width - 3 * GAP) * (BOARD if told is None else BESIDE)
    left = ft.Container(_both(sitting, room, max(height - AROUND, LOWEST), scoring=told is not None), width=room)
    right = ft.Column([*parts, log], spacing=12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    row = ft.Row([left, right], spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)
    return page_column(row, width=width)


def _boards(sitting: Sitting, width: float) -> list[ft.Control]:
    chair, aiming = sitting.chair, aiming_of(sitting.actor)
    return [
        temple(chair, aiming, width=width, height=PHONE),
        river(chair, aiming, width=width, height=PHONE),
    ]


def _both(sitting: Sitting, width: float, height: float, *, scoring: bool) -> ft.Control:
    """Side by side; in a scoring, where altars are pointed at, the temple alone."""
    chair, aiming = sitting.chair, aiming_of(sitting.actor)
    if scoring:
        return temple(chair, aiming, width=width, height=height)
    inside = (width - GAP) * TEMPLE
    return ft.Row(
        [
            temple(chair, aiming, width=inside, height=height),
            river(chair, aiming, width=width - GAP - inside, height=height),
        ],
        spacing=GAP,
    )


@ft.component
def _Stage(sitting: Sitting, scale: float) -> ft.Control:
    """A scoring while the camps lie open, round 2, the last special turns, what is being told."""
    _, again = use_value(0)
    wide, aiming = sitting.look.wide, aiming_of(sitting.actor)
    large = scale * LARGER if wide else 1
    told = told_panel(sitting, aiming, lambda: again(lambda times: times + 1), large, whole=wide)
    parts = [told, last_card(sitting, scale), *([] if wide and prepares(sitting) else [after(sitting)])]
    return ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _stage(sitting: Sitting, scale: float) -> list[ft.Control]:
    everybody = replace(sitting, seat=None, viewer=None)
    return [ft.Semantics(identifier="stage", container=True, content=_Stage(everybody, scale))]


def _now(sitting: Sitting, scale: float) -> ft.Control:
    """Whose turn it is, and who is next."""
    look = sitting.look
    words = look.say("table-simple") if light(sitting) else status(replace(sitting, seat=None, viewer=None))[0]
    said = look.text(words, 22 * scale, bold=True)
    head = ft.Semantics(identifier="table-status", live_region=True, content=said)
    following = next_words(sitting)
    below = [look.quiet(following, 14 * scale)] if following else []
    return panel(head, *below, *away(sitting), spacing=6)
