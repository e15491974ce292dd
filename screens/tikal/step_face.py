"""One thing that was scored, on a phone or large for the whole room: a temple with everybody's strength and why it is
somebody's, the treasure sets, the total."""

from collections import Counter
from collections.abc import Sequence

import flet as ft

from model.games.tikal.receipts import Receipt, Temple, Treasures
from screens.shared.pictures import mark, picture
from screens.table.scored import gained, total_words
from screens.table.sitting import Sitting
from screens.tikal.scored import set_words, why
from screens.tikal.treasures import treasure_picture

START = ft.CrossAxisAlignment.START


def temple_face(sitting: Sitting, receipt: Receipt, temple: Temple, scale: float) -> ft.Control:
    look = sitting.look
    words: list[ft.Control] = [look.text(why(sitting, receipt, temple), 16 * scale, bold=True)]
    if temple.strength and any(temple.strength):
        words.append(strengths(sitting, temple.strength, scale, receipt.seat))
    sign = "guard" if temple.guarded else "temple"
    return _row(sitting, sign, temple.value, words, scale)


def sets_face(sitting: Sitting, receipt: Receipt, scale: float) -> ft.Control:
    """TK4.5: alike are said together, the most valuable first."""
    look = sitting.look
    counts = sorted(Counter(one.size for one in receipt.sets).items(), reverse=True)
    said = look.words.listed([set_words(sitting, size, count) for size, count in counts])
    words: list[ft.Control] = [look.text(said[:1].upper() + said[1:], 16 * scale, bold=True)]
    known = [one for one in receipt.sets if one.kind is not None]
    if known:
        words.append(ft.Row([_set(sitting, one, scale) for one in known], wrap=True, spacing=12 * scale, run_spacing=4))
    return _row(sitting, "treasure-token", receipt.of_sets, words, scale)


def total_face(sitting: Sitting, receipt: Receipt, scale: float) -> ft.Control:
    look, name = sitting.look, sitting.names[receipt.seat]
    said = look.say("scoring-total", name=name, points=receipt.points, total=total_words(look, receipt.total))
    return _row(sitting, "scoring-stone", receipt.points, [look.text(said, 18 * scale, bold=True)], scale)


def strengths(sitting: Sitting, strength: Sequence[int], scale: float = 1, who: int | None = None) -> ft.Control:
    """Everybody's who is there, as marks and numbers; the one who scores is underlined."""
    there = [(seat, power) for seat, power in enumerate(strength) if power]
    label = sitting.look.words.listed([f"{sitting.names[seat]} {power}" for seat, power in there])
    cells = [_strength(sitting, seat, power, scale, seat == who) for seat, power in there]
    row = ft.Row(cells, wrap=True, spacing=10 * scale, run_spacing=4)
    return ft.Semantics(label=label, exclude_semantics=True, content=row)


def _strength(sitting: Sitting, seat: int, power: int, scale: float, won: bool) -> ft.Control:
    look = sitting.look
    cell = ft.Row(
        [mark(*sitting.mark_of(seat), look.size(22 * scale)), look.text(str(power), 18 * scale, bold=won)],
        spacing=4 * scale,
        tight=True,
    )
    edge = ft.BorderSide(3 * scale, ft.Colors.SECONDARY if won else ft.Colors.TRANSPARENT)
    return ft.Container(cell, border=ft.Border(bottom=edge), padding=ft.Padding(2, 0, 2, 2))


def _set(sitting: Sitting, one: Treasures, scale: float) -> ft.Control:
    faces = [treasure_picture(one.kind or 1, sitting.look.size(24 * scale)) for _ in range(one.size)]
    return ft.Row([*faces, sitting.look.quiet(gained(one.points), 15 * scale)], spacing=2, tight=True)


def _row(sitting: Sitting, sign: str, points: int, words: list[ft.Control], scale: float) -> ft.Control:
    look = sitting.look
    number = look.text(gained(points), 22 * scale, bold=True, text_align=ft.TextAlign.CENTER)
    left = ft.Column(
        [picture(f"tikal/{sign}", look.size(44 * scale)), number],
        spacing=0,
        width=look.size(62 * scale),
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    right = ft.Column(words, spacing=6 * scale, expand=True)
    return ft.Row([left, right], spacing=12 * scale, vertical_alignment=START)
