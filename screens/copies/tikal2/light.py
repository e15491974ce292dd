"""The light rooms: of each colour two, told one at a time."""

from collections.abc import Callable

import flet as ft

from model.games.tikal2.entering import Raw
from model.kernel.paths import put
from screens.copies.step import Change
from screens.copies.tikal2.picking import first_open, picker
from screens.copies.tikal2.room import Room
from screens.shared.hooks import use_value
from screens.shared.look import Look
from screens.shared.panels import page_column


@ft.component
def LightRooms(look: Look, raw: Raw, change: Change) -> ft.Control:
    rooms = raw["light_rooms"]
    told = [room["doors"] is not None and room["bonus"] is not None for room in rooms]
    chosen, choose = use_value(first_open(told))

    def turned(turn: Callable[[Raw], Raw]) -> None:
        change(lambda now: put(now, f"light_rooms.{chosen}", turn(now["light_rooms"][chosen])))

    pictures = [f"tikal-2/symbol-{room['colour']}" if room["colour"] else "tikal-2/room" for room in rooms]
    names = [_name(look, rooms, index) for index in range(len(rooms))]
    return page_column(
        picker(look, "light", names, pictures, told, chosen, choose),
        Room(look, rooms[chosen], turned),
    )


def _name(look: Look, rooms: list[Raw], index: int) -> str:
    """“blue 2”"""
    colour = rooms[index]["colour"]
    before = sum(room["colour"] == colour for room in rooms[:index])
    return look.say("copy-t2-piece", what=look.say(f"word-{colour}") if colour else "?", number=before + 1)
