"""All scorings so far, each at one glance: who got what for keys, altars, treasures and cards, and stood where after
it. Which keys they were is nobody's to read here any more (T2.2.4, T2.2.5)."""

import flet as ft

from model.games.tikal2.receipts import Receipt, Scoring
from model.signs import digits
from screens.shared.look import Look
from screens.shared.pictures import mark, picture
from screens.table.receipts import Receipts
from screens.table.scored import gained, total_words
from screens.table.sitting import Sitting
from screens.tikal2.scored import parts_words, scoring_title, scorings_of

SIGNS = (("key", "keys"), ("sanctuary", "altars"), ("treasure", "treasures"), ("card", "cards"))
"""A picture for each column: they are as wide in every language."""
WIDTH, SUM, TOTAL = 36, 48, 58
"""Of the columns with numbers."""


def receipts(sitting: Sitting) -> ft.Control:
    found = {one.number: one for one in scorings_of(sitting)}
    titles = [(number, scoring_title(sitting.look, one)) for number, one in found.items()]
    return Receipts(sitting.look, titles, lambda number: receipt_table(sitting, found[number]))


def receipt_table(sitting: Sitting, told: Scoring, scale: float = 1, name: str = "receipt") -> ft.Control:
    """Players × what they scored for, sum and total. Found by its `name`."""
    rows = [_row(sitting, one, told.final, scale, name) for one in told.receipts]
    return ft.Semantics(
        identifier=f"{name}-table-{told.number}",
        container=True,
        content=ft.Column([_heads(sitting.look, told.final, scale), *rows], spacing=6 * scale),
    )


def _heads(look: Look, final: bool, scale: float) -> ft.Control:
    """Treasures and cards only at the end (T2.9.4)."""
    signs: list[ft.Control] = [
        ft.Container(
            picture(f"tikal-2/{sign}", look.size(22 * scale), look.say(f"t2-source-{name}")),
            width=look.size(WIDTH * scale),
            alignment=ft.Alignment.CENTER_RIGHT,
        )
        for sign, name in SIGNS[: 4 if final else 2]
    ]
    ink = ft.Colors.ON_SURFACE_VARIANT
    words = [
        _cell(look, look.say("scoring-sum"), SUM * scale, 12 * scale, ink=ink),
        _cell(look, look.say("scoring-all"), TOTAL * scale, 12 * scale, ink=ink),
    ]
    return ft.Row([ft.Container(expand=True), *signs, *words], spacing=2)


def _row(sitting: Sitting, receipt: Receipt, final: bool, scale: float, table: str) -> ft.Control:
    """Where there is little room, or much to tell, the name has a line of its own."""
    look, name = sitting.look, sitting.names[receipt.seat]
    badge = mark(*sitting.mark_of(receipt.seat), look.size(20 * scale))
    who = ft.Row([badge, look.text(name, 15 * scale, bold=True, expand=True)], spacing=6, expand=True)
    found = (receipt.of_sets, receipt.of_altars, receipt.treasures, receipt.of_cards)[: 4 if final else 2]
    cells = [_cell(look, str(points), WIDTH * scale, 16 * scale) for points in found]
    cells += [
        _cell(look, gained(receipt.points), SUM * scale, 16 * scale, bold=True),
        _cell(look, digits(receipt.total), TOTAL * scale, 16 * scale, bold=True),
    ]
    lines: list[ft.Control] = [ft.Row([who, *cells], spacing=2)]
    if look.tight or (look.narrow and final):
        lines = [ft.Row([who]), ft.Row([ft.Container(expand=True), *cells], spacing=2)]
    total = total_words(look, receipt.total)
    line = ft.Semantics(
        identifier=f"{table}-row-{receipt.seat}",
        container=True,
        label=look.say("scoring-total", name=name, points=receipt.points, total=total),
        content=ft.Column(lines, spacing=0),
    )
    below = ft.Container(look.quiet(parts_words(sitting, receipt), 13 * scale), padding=ft.Padding(26 * scale, 0, 0, 4))
    return ft.Column([line, below], spacing=0)


def _cell(
    look: Look, words: str, width: float, points: float, bold: bool = False, ink: str | None = None
) -> ft.Control:
    room, right = look.size(width), ft.TextAlign.RIGHT
    return look.text(words, points, bold=bold, color=ink, width=room, room=room, text_align=right)
