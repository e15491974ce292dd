"""One room: its doors by tapping the sides of a large hex, its bonus; a printed one's colour too."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.entering import Raw, door_tapped, painted
from model.games.tikal2.parts import COLOURS
from screens.copies.tikal2.bonus import Turn, bonus_keys
from screens.copies.tikal2.faces import door_face
from screens.shared.buttons import tile, tiles
from screens.shared.hexes import SIDE_NAMES, hex_sides
from screens.shared.hooks import use_steady
from screens.shared.look import Look
from screens.shared.pictures import picture

Change = Callable[[Callable[[Raw], Raw]], Any]


@ft.component
def Room(look: Look, room: Raw, change: Change, place: str = "") -> ft.Control:
    """`change` is given what the tap does to the room as it is by then. One that has a place has a colour to tell."""
    asked = ("colour", "doors", "bonus") if place else ("doors", "bonus")
    parts = room_parts(look, room, change, asked, place)
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def room_parts(look: Look, room: Raw, change: Change, asked: Sequence[str], place: str = "") -> list[ft.Control]:
    """What is `asked` of a room: its colour, its doors, its bonus. (A hook: call it every time.)"""

    def door(side: int) -> None:
        change(lambda now: door_tapped(now, side))

    def bonus(turn: Turn) -> None:
        change(lambda now: {**now, "bonus": turn(now["bonus"])})

    tap, doors = use_steady(door), tuple(room["doors"] or ())
    says = [look.say(f"hex-side-{side}") for side in SIDE_NAMES]
    parts: list[ft.Control] = [_colours(look, room, change)] if "colour" in asked else []
    if "doors" in asked:
        parts.append(look.text(look.say("copy-t2-doors"), 15, bold=True))
        parts.append(hex_sides(look, "door", door_face(room["colour"], doors, place), says, doors, tap))
    if "bonus" in asked:
        parts += [look.text(look.say("copy-t2-bonus"), 15, bold=True), bonus_keys(look, room["bonus"], bonus)]
    return parts


def _colours(look: Look, room: Raw, change: Change) -> ft.Control:
    keys = [
        tile(
            look,
            f"colour-{colour}",
            look.say(f"word-{colour}"),
            partial(change, partial(_paint, colour)),
            icon=picture(f"tikal-2/symbol-{colour}", 28),
            chosen=room["colour"] == colour,
        )
        for colour in COLOURS
    ]
    return tiles(keys)


def _paint(colour: str, room: Raw) -> Raw:
    return painted(room, colour)
