"""The table for everybody, with room for a TV: the board, whose turn it is, the scores; during a scoring one temple
after the other, large, for the whole room."""

from dataclasses import replace

import flet as ft

from model.games.tikal.receipts import Round
from screens.shared.hexes import LOWEST
from screens.shared.panels import PAGE, page_column, panel
from screens.shared.theme import GAP, WIDEST
from screens.table.away import away
from screens.table.logs import log_list
from screens.table.room import HIGH, TV, people, scale_of
from screens.table.sitting import Sitting
from screens.tikal.aim import aiming_of
from screens.tikal.auction import auction_panel
from screens.tikal.board import board
from screens.tikal.next_up import next_words
from screens.tikal.scored import round_title, told_now
from screens.tikal.seen import auction, light, seen
from screens.tikal.status import status
from screens.tikal.volcano import order_row, told_parts

LATEST = 8
LARGER = 1.3
"""What is being scored, than the rest."""
AROUND = 160
"""What stands above the board and below it."""
BOARD, BESIDE = 0.62, 0.55
"""So much of the width is the board's; beside a scoring it has less."""


@ft.component
def Table(sitting: Sitting) -> ft.Control:
    look, page, told = sitting.look, ft.context.page, told_now(sitting)
    width, height = page.width or TV, page.height or HIGH
    scale = scale_of(width, height) if look.wide else 1
    parts = [*_stage(sitting, told, scale), _now(sitting, scale), *_sale(sitting), *_people(sitting, told, scale)]
    log = panel(look.title(look.say("tab-log"), 18, 3), log_list(look, sitting.snapshot, LATEST))
    if light(sitting):
        return page_column(*parts, log, width=WIDEST if look.wide else PAGE)
    chair, aiming = sitting.chair, aiming_of(sitting.actor)
    if not look.wide:
        return page_column(*parts, board(chair, aiming), log)
    room = (width - 3 * GAP) * (BOARD if told is None else BESIDE)
    left = ft.Container(board(chair, aiming, width=room, height=max(height - AROUND, LOWEST)), width=room)
    right = ft.Column([*parts, log], spacing=12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    both = ft.Row([left, right], spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)
    return page_column(both, width=width)


def _stage(sitting: Sitting, told: Round | None, scale: float) -> list[ft.Control]:
    """A scoring round while it goes on and until the turn after it is over."""
    if told is None:
        return []
    look = sitting.look
    title = look.title(round_title(look, told), 18 * scale, 3)
    large = scale * LARGER if look.wide else 1
    body = told_parts(sitting, aiming_of(sitting.actor), told, large)
    inside = [title, order_row(sitting, told, scale), *body]
    card = panel(*inside, ground=ft.Colors.SURFACE_CONTAINER, spacing=10 * scale)
    return [ft.Semantics(identifier="stage", container=True, content=card)]


def _now(sitting: Sitting, scale: float) -> ft.Control:
    """Whose turn it is, what is left of it, and who is next."""
    look, phase = sitting.look, sitting.snapshot.phase
    words = look.say("table-simple") if light(sitting) else status(replace(sitting, seat=None, viewer=None))[0]
    said = ft.Container(look.text(words, 22 * scale, bold=True), expand=True)
    head: list[ft.Control] = [
        ft.Semantics(identifier="table-status", live_region=True, expand=True, content=ft.Row([said]))
    ]
    if phase in ("turn", "scoring") and not light(sitting):
        left = look.text(look.say("tk-ap", left=seen(sitting).ap), 22 * scale, bold=True)
        head.append(ft.Semantics(identifier="table-ap", content=left))
    following = next_words(sitting)
    below = [look.quiet(following, 14 * scale)] if following else []
    return panel(ft.Row(head, spacing=12), *below, *away(sitting), spacing=6)


def _sale(sitting: Sitting) -> list[ft.Control]:
    """The auction as everybody looks at it; bids are made on the own page."""
    return [auction_panel(replace(sitting, seat=None, viewer=None).chair)] if auction(sitting) else []


def _people(sitting: Sitting, told: Round | None, scale: float) -> list[ft.Control]:
    """Beside a scoring there is room for one line, and its table has the totals."""
    return [] if told is not None and told.done else people(sitting, scale, short=told is not None)
