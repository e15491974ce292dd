"""The printed rooms: a place is tapped on the plan, then its room is told; beside the plan where there is room."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.games.tikal2.entering import Raw, room_at, room_put, spaces
from model.games.tikal2.parts import Hex
from model.kernel.hexes import called
from screens.copies.step import Change
from screens.copies.tikal2.faces import room_face
from screens.copies.tikal2.room import Room
from screens.shared.buttons import big
from screens.shared.hexes import Cell, board_room, hex_board, laid
from screens.shared.hooks import use_steady, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel

BESIDE = 1160
STRETCH = ft.CrossAxisAlignment.STRETCH


@ft.component
def Rooms(look: Look, raw: Raw, change: Change) -> ft.Control:
    chosen, choose = use_value(None)
    tap = use_steady(lambda hex_: choose(hex_))
    there = spaces(raw)
    if not there:
        return page_column(panel(look.text(look.say("copy-t2-rooms-none"), 16)))
    if chosen not in there:
        chosen = None
    if not look.wide:
        if chosen is None:
            return page_column(_plan(look, raw, None, tap))
        return page_column(ft.Column(_one(look, raw, chosen, change, choose), spacing=8, horizontal_alignment=STRETCH))
    beside: list[ft.Control] = [look.quiet(look.say("copy-t2-rooms-tap"), 16)]
    if chosen is not None:
        beside = _one(look, raw, chosen, change, None)
    return page_column(
        ft.Row(
            [
                ft.Column([_plan(look, raw, chosen, tap)], expand=3),
                ft.Column(beside, expand=2, spacing=12, horizontal_alignment=STRETCH),
            ],
            spacing=24,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        width=BESIDE,
    )


def _plan(look: Look, raw: Raw, chosen: Hex | None, tap: Callable[[Hex], Any]) -> ft.Control:
    cells = {hex_: _cell(look, hex_, room_at(raw, hex_), hex_ == chosen) for hex_ in spaces(raw)}
    return hex_board(look, "room", laid(spaces(raw), *board_room()), cells, tap, look.say("copy-t2-rooms"))


def _cell(look: Look, hex_: Hex, room: Raw, chosen: bool) -> Cell:
    name = called(hex_)
    words = look.say("copy-t2-room", place=name, colour=room["colour"]) if room["colour"] else name
    return Cell(room_face(room, chosen), words, chosen)


def _one(look: Look, raw: Raw, hex_: Hex, change: Change, leave: Callable[[None], Any] | None) -> list[ft.Control]:
    """The room there; on a phone with the way back to the plan."""

    def turned(turn: Callable[[Raw], Raw]) -> None:
        change(lambda now: room_put(now, turn(room_at(now, hex_))))

    parts: list[ft.Control] = [Room(look, room_at(raw, hex_), turned, called(hex_))]
    if leave is not None:
        icon = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY, size=24)
        parts.append(big(look, "room-done", look.say("copy-t2-room-done"), lambda: leave(None), icon=icon))
    return parts
