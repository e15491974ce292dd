"""Where everybody's points came from, in columns; under each name round by round."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from model.signs import digits
from screens.shared.look import Look
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting

WIDTH, LAST = 42, 58
"""Of a column, and of the one with the totals."""
MOST = 5
"""Columns that a phone has room for; of more each is a line, and everybody a column."""
NONE = "–"
RIGHT = ft.Alignment.CENTER_RIGHT


@dataclass(frozen=True)
class Column:
    icon: str
    words: str


@dataclass(frozen=True)
class Row:
    """Something of every column; a name's own row has no words."""

    words: str
    points: tuple[int, ...]
    total: int


def by_source(sitting: Sitting, columns: Sequence[Column], total: str, rows: Sequence[Sequence[Row]]) -> ft.Control:
    """For each seat its rows, all of it first; `total` stands over the last column. Only columns in which somebody has
    something."""
    used = [at for at in range(len(columns)) if any(one.points[at] for of in rows for one in of)]
    look, heads = sitting.look, [columns[at] for at in used]
    if len(used) > MOST and not look.wide:
        parts = [_marks(sitting), *_upright(sitting, columns, used, total, rows)]
    else:
        people = [_person(sitting, seat, of, used) for seat, of in enumerate(rows)]
        parts = [_legend(look, heads), _heads(look, heads, total), *people]
    return ft.Semantics(identifier="sources", container=True, content=ft.Column(parts, spacing=10))


def _legend(look: Look, columns: Sequence[Column]) -> ft.Control:
    cells: list[ft.Control] = [
        ft.Row([picture(one.icon, look.size(22)), look.quiet(one.words, 13)], spacing=4, tight=True) for one in columns
    ]
    return ft.Row(cells, wrap=True, spacing=12, run_spacing=4)


def _heads(look: Look, columns: Sequence[Column], total: str) -> ft.Control:
    signs = [ft.Container(picture(one.icon, look.size(22)), width=look.size(WIDTH), alignment=RIGHT) for one in columns]
    last = look.quiet(total, 12, width=look.size(LAST), text_align=ft.TextAlign.RIGHT)
    return ft.Row([ft.Container(expand=True), *signs, last], spacing=2)


def _person(sitting: Sitting, seat: int, rows: Sequence[Row], used: Sequence[int]) -> ft.Control:
    look = sitting.look
    name = look.text(sitting.names[seat], 16, bold=True, expand=True)
    who = ft.Row([mark(*sitting.mark_of(seat), look.size(22)), name], spacing=6, expand=True)
    lines = [_line(look, _label(look, one.words) if one.words else who, one, used, not one.words) for one in rows]
    return ft.Semantics(identifier=f"sources-{seat}", container=True, content=ft.Column(lines, spacing=2))


def _label(look: Look, words: str) -> ft.Control:
    return ft.Container(look.quiet(words, 14), padding=ft.Padding(28, 0, 0, 0), expand=True)


def _line(look: Look, label: ft.Control, row: Row, used: Sequence[int], bold: bool) -> ft.Control:
    cells = [_number(look, digits(row.points[at]) if row.points[at] else NONE, bold) for at in used]
    return ft.Row([label, *cells, _number(look, digits(row.total), bold, LAST)], spacing=2)


def _number(look: Look, words: str, bold: bool, width: float = WIDTH) -> ft.Control:
    return look.text(words, 16 if bold else 14, bold=bold, width=look.size(width), text_align=ft.TextAlign.RIGHT)


def _marks(sitting: Sitting) -> ft.Control:
    """Over everybody's column, where it has only room for a mark."""
    look = sitting.look
    cells = [
        ft.Container(mark(*sitting.mark_of(seat), look.size(22)), width=look.size(WIDTH), alignment=RIGHT)
        for seat in range(len(sitting.names))
    ]
    return ft.Row([ft.Container(expand=True), *cells], spacing=2)


def _upright(
    sitting: Sitting, columns: Sequence[Column], used: Sequence[int], total: str, rows: Sequence[Sequence[Row]]
) -> list[ft.Control]:
    """A line for each source, then one for each part of the game, then the totals."""
    look = sitting.look
    lines = [_across(look, columns[at].words, [of[0].points[at] for of in rows], icon=columns[at].icon) for at in used]
    parts = dict.fromkeys(one.words for of in rows for one in of[1:])
    for words in parts:
        sums = [sum(one.total for one in of[1:] if one.words == words) for of in rows]
        lines.append(_across(look, words, sums))
    return [*lines, _across(look, total, [of[0].total for of in rows], bold=True)]


def _across(look: Look, words: str, points: Sequence[int], icon: str = "", bold: bool = False) -> ft.Control:
    sign = [picture(icon, look.size(22)), ft.Container(width=4)] if icon else []
    said = look.text(words, 16 if bold else 14, bold=bold, expand=True, room=look.room(len(points) * (WIDTH + 2) + 30))
    return ft.Row(
        [*sign, said, *(_number(look, digits(one) if one else NONE, bold or bool(icon)) for one in points)], spacing=2
    )
