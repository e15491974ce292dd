"""The track as it is being told: rows that wind back and forth, each a part of its own, so that a tap stays quick."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.games.lost_temple.entering import double, great, kind, length
from model.language import Name
from screens.copies.step import Raw
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.pictures import picture

Space = tuple[str, bool]
"""How it looks, and whether a double circle lies on it."""
GROUND, ROAD = "#dfe6c8", "#d9c48f"
INK = "#37402f"
CELL, ROW, FACE = 58, 64, 44
MIDDLE = FACE / 2
MOST = 12
"""In a row, as on the table's own screen."""
PAD = 8


def track(look: Look, raw: Raw, room: float, chosen: int, tap: Callable[[int], Any], follow: bool) -> ft.Control:
    """As wide as its room; `chosen` is 0 for none. Where it `follow`s, the newest space is always to be seen."""
    columns = max(4, min(MOST, int((room - 2 * PAD) // CELL)))
    spaces = spaces_of(raw)
    rows = [spaces[first : first + columns] for first in range(0, len(spaces), columns)]
    cell = (room - 2 * PAD) / columns
    lines = [
        _row(
            look,
            index * columns + 1,
            row,
            columns,
            cell,
            chosen if index * columns < chosen <= (index + 1) * columns else 0,
            index + 1 < len(rows),
            tap,
        )
        for index, row in enumerate(rows)
    ]
    return ft.Semantics(
        identifier="copy-track",
        container=True,
        expand=True,
        content=ft.Container(
            ft.Column(lines, spacing=0, scroll=ft.ScrollMode.AUTO, auto_scroll=follow, expand=True),
            bgcolor=GROUND,
            padding=ft.Padding(PAD, 4, PAD, 4),
            expand=True,
        ),
    )


def name_of(look: Look, name: str) -> Name:
    return Name(look.say(f"copy-lt-{name}"))


def spaces_of(raw: Raw) -> tuple[Space, ...]:
    """What each told space looks like, the first one first."""
    temples = great(raw)
    return tuple(
        ("great-temple" if space in temples and kind(raw, space) == "temple" else kind(raw, space), double(raw, space))
        for space in range(1, length(raw) + 1)
    )


@ft.component
def _Row(
    look: Look,
    first: int,
    spaces: tuple[Space, ...],
    columns: int,
    cell: float,
    chosen: int,
    more: bool,
    tap: Callable[[int], Any],
) -> ft.Control:
    """Every second row runs back, as the game's own track is drawn; `more` rows follow."""
    back = (first - 1) // columns % 2 == 1

    def left(place: int) -> float:
        return cell * (columns - 1 - place if back else place)

    ends = sorted((left(0), left(len(spaces) - 1)))
    road = [_band(ends[0] + cell / 2, MIDDLE, ends[1] - ends[0], 0)]
    if more:
        road.append(_band(left(len(spaces) - 1) + cell / 2, MIDDLE, 0, ROW - MIDDLE))
    if first > 1:
        road.append(_band(left(0) + cell / 2, 0, 0, MIDDLE))
    cells = [
        _space(look, first + place, space, left(place), cell, first + place == chosen, tap)
        for place, space in enumerate(spaces)
    ]
    return ft.Stack([*road, *cells], width=cell * columns, height=ROW)


_row = kept(_Row)


def _band(x: float, y: float, width: float, height: float, thick: float = 18) -> ft.Control:
    return ft.Container(
        left=x - thick / 2 if not width else x,
        top=y - thick / 2 if not height else y,
        width=width or thick,
        height=height or thick,
        bgcolor=ROAD,
        border_radius=0 if width or height else thick / 2,
    )


def _space(
    look: Look, number: int, space: Space, x: float, cell: float, chosen: bool, tap: Callable[[int], Any]
) -> ft.Control:
    name, ringed = space
    size = {"great-temple": FACE, "plain": 28}.get(name, 36)
    face: ft.Control = picture(f"lost-temple/{name}", size)
    if ringed:
        corner = ft.Container(picture("lost-temple/chance", FACE * 0.45), right=0, top=0)
        face = ft.Stack(
            [ft.Container(face, left=(FACE - size) / 2, top=(FACE - size) / 2), corner], width=FACE, height=FACE
        )
    words = look.say("copy-lt-space-double" if ringed else "copy-lt-space", space=number, what=name_of(look, name))
    body = ft.Container(
        ft.Column(
            [
                ft.Container(face, height=FACE, alignment=ft.Alignment.CENTER),
                ft.Text(str(number), size=11, weight=ft.FontWeight.W_700, color=INK),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=cell,
        height=ROW,
        border_radius=12,
        border=ft.Border.all(2.5, ft.Colors.SECONDARY) if chosen else None,
        bgcolor=ft.Colors.with_opacity(0.5, "#ffffff") if chosen else None,
        on_click=look.safe(lambda: tap(number)),
    )
    return ft.Container(
        ft.Semantics(identifier=f"space-{number}", button=True, selected=chosen, label=words, content=body), left=x
    )
