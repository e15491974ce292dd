"""The track with its meeples: the drawing stays, the meeples walk. A tap on a space explains it."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens.lost_temple.seen import seen_by_all
from screens.lost_temple.track import CELL, Course, course, svg
from screens.shared.hooks import kept
from screens.shared.look import RAIL, Look
from screens.shared.panels import PAGE
from screens.shared.pictures import mark
from screens.table.sitting import Sitting

WIDE, NARROW = 12, 6
"""Spaces in a row."""
HELP = {"great-temple": "finish"}
"""Under which word something is explained, where that is another than its picture's."""


def drawn(sitting: Sitting, columns: int, half: bool = False) -> ft.Control:
    """`half`: in a panel of a page that has two columns where there is room."""
    snapshot = sitting.snapshot
    finish = snapshot.kit.finish.for_players(len(sitting.names))
    spaces = tuple(seat.space or 0 for seat in seen_by_all(sitting).seats)
    marks = tuple(sitting.mark_of(seat) for seat in range(len(spaces)))
    kinds = tuple(snapshot.kit.kind(space, finish) for space in range(1, finish + 1))
    drawing = svg(course(finish, columns), kinds, frozenset(snapshot.kit.chance))
    room = _room(sitting.look, ft.context.page.width or 390, half)
    return track(sitting.look, drawing, kinds, columns, room, spaces, sitting.names, marks, sitting.help)


def _room(look: Look, page: float, half: bool) -> float:
    """How wide it can be drawn."""
    if look.wide and half:
        return min((page - 48) / 2 - 32, 524)
    if look.wide:
        return min(page * 0.6 - 40, 900)
    beside = 34 + (look.size(RAIL) if look.low else 0) + (34 if half else 0)
    return min(page - beside, PAGE - 32)


@ft.component
def _Track(
    look: Look,
    drawing: str,
    kinds: tuple[str, ...],
    columns: int,
    room: float,
    spaces: tuple[int, ...],
    names: tuple[str, ...],
    marks: tuple[tuple[str, str], ...],
    ask: Callable[[str], Any],
) -> ft.Control:
    """A tap tells what is there and where that is."""
    way = course(len(kinds), columns)
    scale = room / way.width

    def explain(event: ft.TapEvent[ft.GestureDetector]) -> None:
        where = event.local_position
        if where is not None:
            space = way.nearest(where.x / scale, where.y / scale)
            ask(f"{HELP.get(kinds[space - 1], kinds[space - 1])}@{space}")

    meeples = [_meeple(way, scale, seat, spaces, names, marks) for seat in range(len(spaces))]
    return ft.Semantics(
        identifier="track",
        container=True,
        label=look.say("lt-track"),
        content=ft.GestureDetector(
            on_tap_down=look.safe(explain),
            exclude_from_semantics=True,
            content=ft.Container(
                ft.Stack(
                    [
                        ft.Image(src=drawing, width=room, height=way.height * scale, exclude_from_semantics=True),
                        *meeples,
                    ],
                    width=room,
                    height=way.height * scale,
                ),
                bgcolor="#dfe6c8",
                border_radius=18,
                clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
            ),
        ),
    )


track = kept(_Track)


def _meeple(
    way: Course,
    scale: float,
    seat: int,
    spaces: tuple[int, ...],
    names: tuple[str, ...],
    marks: tuple[tuple[str, str], ...],
) -> ft.Control:
    """Several on a space stand in a fan."""
    together = [other for other in range(len(spaces)) if spaces[other] == spaces[seat]]
    place, count = together.index(seat), len(together)
    x, y = way.at(max(1, spaces[seat]))
    spread = min(15, (CELL - 20) / max(count - 1, 1)) if count > 1 else 0
    dx = (place - (count - 1) / 2) * spread
    size = 26
    return ft.Container(
        ft.Column(
            [
                mark(*marks[seat], size * scale * 1.1),
                ft.Container(
                    ft.Text(
                        names[seat],
                        size=9 * scale,
                        weight=ft.FontWeight.W_700,
                        color="#1d2a21",
                        max_lines=1,
                        overflow=ft.TextOverflow.ELLIPSIS,
                    ),
                    bgcolor=ft.Colors.with_opacity(0.8, "#ffffff"),
                    border_radius=4,
                    padding=ft.Padding(2, 0, 2, 0),
                ),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        left=(x + dx - size) * scale,
        top=(y - size - 6 - 11 * (place % 2)) * scale,
        width=2 * size * scale,
        animate_position=ft.Animation(700, ft.AnimationCurve.EASE_IN_OUT),
        tooltip=f"{names[seat]}: {spaces[seat]}",
    )
