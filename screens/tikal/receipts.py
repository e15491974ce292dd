"""All scorings so far, each at one glance: who got what for temples and treasure sets, and stood where after it."""

from collections import Counter

import flet as ft

from model.games.tikal.parts import SET_POINTS
from model.games.tikal.receipts import Receipt, Round
from model.kernel.hexes import called
from model.kernel.points import lap
from screens.shared.look import Look
from screens.shared.pictures import mark, picture
from screens.table.receipts import Receipts
from screens.table.scored import gained, total_words
from screens.table.sitting import Sitting
from screens.tikal.scored import round_title, rounds_of, set_words

WIDTHS = (42, 42, 48, 58)
"""Of the columns with numbers: temples, treasures, sum, total."""
SIGNS = (("temple", "tk-print-score-temples"), ("treasure-token", "tk-print-score-treasures"))
HEADS = ("scoring-sum", "scoring-all")


def receipts(sitting: Sitting) -> ft.Control:
    rounds = {one.number: one for one in rounds_of(sitting)}
    titles = [(number, round_title(sitting.look, one)) for number, one in rounds.items()]
    return Receipts(sitting.look, titles, lambda number: receipt_table(sitting, rounds[number]))


def receipt_table(sitting: Sitting, one: Round, scale: float = 1, name: str = "receipt") -> ft.Control:
    """Players × temples, treasures, sum and total; who has not scored yet waits below. Found by its `name`."""
    rows = [_row(sitting, receipt, scale, name) for receipt in one.receipts]
    waiting = [sitting.names[seat] for seat in one.order if one.of(seat) is None]
    more = [sitting.look.quiet(sitting.say("tk-receipt-waiting", names=waiting), 14 * scale)] if waiting else []
    return ft.Semantics(
        identifier=f"{name}-table-{one.number}",
        container=True,
        content=ft.Column([_heads(sitting.look, scale), *rows, *more], spacing=6 * scale),
    )


def _heads(look: Look, scale: float) -> ft.Control:
    """Pictures for temples and treasures: they are as wide in every language."""
    signs: list[ft.Control] = [
        ft.Container(
            picture(f"tikal/{sign}", look.size(22 * scale), look.say(name)),
            width=look.size(width * scale),
            alignment=ft.Alignment.CENTER_RIGHT,
        )
        for (sign, name), width in zip(SIGNS, WIDTHS, strict=False)
    ]
    words = [
        _cell(look, look.say(name), width * scale, 12 * scale, ink=ft.Colors.ON_SURFACE_VARIANT)
        for name, width in zip(HEADS, WIDTHS[2:], strict=True)
    ]
    return ft.Row([ft.Container(expand=True), *signs, *words], spacing=2)


def _row(sitting: Sitting, receipt: Receipt, scale: float, table: str) -> ft.Control:
    """Where there is little room the name has a line of its own."""
    look, name = sitting.look, sitting.names[receipt.seat]
    badge = mark(*sitting.mark_of(receipt.seat), look.size(20 * scale))
    who = ft.Row([badge, look.text(name, 15 * scale, bold=True, expand=True)], spacing=6, expand=True)
    numbers = (str(receipt.of_temples), str(receipt.of_sets), gained(receipt.points), str(receipt.total))
    cells = [
        _cell(look, words, width * scale, 16 * scale, bold=at > 1)
        for at, (words, width) in enumerate(zip(numbers, WIDTHS, strict=True))
    ]
    lines: list[ft.Control] = [ft.Row([who, *cells], spacing=2)]
    if look.tight:
        lines = [ft.Row([who]), ft.Row([ft.Container(expand=True), *cells], spacing=2)]
    line = ft.Semantics(
        identifier=f"{table}-row-{receipt.seat}",
        container=True,
        label=look.say("scoring-total", name=name, points=receipt.points, total=total_words(look, receipt.total)),
        content=ft.Column(lines, spacing=0),
    )
    told = look.quiet(" · ".join([parts_words(sitting, receipt), *_lap(look, receipt.total)]), 13 * scale)
    below = ft.Container(told, padding=ft.Padding(26 * scale, 0, 0, 4))
    return ft.Column([line, below], spacing=0)


def _lap(look: Look, total: int) -> list[str]:
    """Where the scoring marker stands once it has gone round the track (TK1.1): there is no room beside the total."""
    return [total_words(look, total)] if lap(total)[0] > 1 else []


def _cell(
    look: Look, words: str, width: float, points: float, bold: bool = False, ink: str | None = None
) -> ft.Control:
    room, right = look.size(width), ft.TextAlign.RIGHT
    return look.text(words, points, bold=bold, color=ink, width=room, room=room, text_align=right)


def parts_words(sitting: Sitting, receipt: Receipt) -> str:
    """“c3 7 · d2 5 (guarded) · pair of treasures 3”"""
    look = sitting.look
    found = []
    for temple in receipt.temples:
        at = "" if temple.hex is None else called(temple.hex)
        manner = ".guarded" if temple.guarded else ""
        found.append(look.say(f"tk-receipt-temple{manner}", at=at, value=temple.value).strip())
    counts = sorted(Counter(one.size for one in receipt.sets).items(), reverse=True)
    found += [f"{set_words(sitting, size, count)} {count * SET_POINTS[size]}" for size, count in counts]
    return " · ".join(found) or look.say("tk-receipt-nothing")
