"""The four printed hexes: “does your board look like this?” Yes is one tap; else a hex is picked on the board, its
sides are tapped for their stones, and a tap on the jungle lays it elsewhere."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal.entering import Raw, laid_at, looked_at, spots, stones_of, stones_tapped, valued
from model.games.tikal.kit import HIGHEST_START
from model.games.tikal.parts import Hex
from model.kernel.hexes import SIDES, called
from screens.copies.step import Change
from screens.copies.tikal.faces import NOTHING, printed_face
from screens.shared.buttons import big, tile, tiles
from screens.shared.hexes import SIDE_NAMES, Cell, board_room, hex_board, hex_sides, laid
from screens.shared.hooks import use_steady, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column

LARGE = 78
"""The radius of the four while they are only looked at."""


@ft.component
def Printed(look: Look, raw: Raw, change: Change) -> ft.Control:
    chosen, choose = use_value(None)

    def tap(hex_: Hex) -> None:
        """One of the four is picked; the jungle is where the picked one is laid."""
        at = spots(raw).get(hex_)
        if at is not None or chosen is None:
            choose(at)
        else:
            change(lambda now: laid_at(now, chosen, hex_))

    steady = use_steady(tap)
    stone = use_steady(lambda side: change(lambda now: now if chosen is None else stones_tapped(now, chosen, side)))
    if chosen is None:
        return page_column(_four(look, raw, steady), *_answers(look, change, choose))
    back = big(look, "printed-done", look.say("copy-tk-printed-done"), partial(choose, None))
    elsewhere = look.text(look.say("copy-tk-printed-elsewhere"), 15)
    return page_column(*_one(look, raw, chosen, stone, change), back, elsewhere, _board(look, raw, chosen, steady))


def _four(look: Look, raw: Raw, tap: Callable[[Hex], Any]) -> ft.Control:
    cells = {hex_: _cell(look, raw, index) for hex_, index in spots(raw).items()}
    return hex_board(look, "hex", laid(tuple(cells), *board_room(), LARGE), cells, tap, look.say("copy-tk-printed"))


def _board(look: Look, raw: Raw, chosen: int, tap: Callable[[Hex], Any]) -> ft.Control:
    there = spots(raw)
    board = raw["board"]
    hexes = [(column, row) for column in range(board["columns"]) for row in range(board["rows"])]
    cells = {
        hex_: _cell(look, raw, there[hex_], there[hex_] == chosen) if hex_ in there else Cell(NOTHING, called(hex_))
        for hex_ in hexes
    }
    return hex_board(look, "hex", laid(hexes, *board_room()), cells, tap, look.say("copy-tk-printed"))


def _cell(look: Look, raw: Raw, index: int, chosen: bool = False) -> Cell:
    one = raw["printed"][index]
    at = called((one["at"][0], one["at"][1]))
    return Cell(printed_face(one, chosen), look.say("copy-tk-hex", place=at, kind=one["kind"]), chosen)


def _answers(look: Look, change: Change, choose: Callable[[int], Any]) -> list[ft.Control]:
    yes = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY, size=26)
    return [
        big(look, "printed-yes", look.say("copy-tk-printed-yes"), partial(change, looked_at), icon=yes),
        big(look, "printed-no", look.say("copy-tk-printed-no"), partial(choose, 0), strong=False),
    ]


def _one(look: Look, raw: Raw, index: int, stone: Callable[[int], Any], change: Change) -> list[ft.Control]:
    one = raw["printed"][index]
    names = [look.say(f"hex-side-{side}") for side in SIDE_NAMES]
    stones = stones_of(one)
    says = [look.say("copy-tk-stones", side=names[side], count=stones[side]) for side in range(SIDES)]
    laid_sides = [side for side in range(SIDES) if stones[side]]
    parts: list[ft.Control] = [
        look.text(look.say("copy-tk-printed-sides"), 15),
        hex_sides(look, "stones", printed_face(one), says, laid_sides, stone),
    ]
    if one["kind"] == "temple":
        keys = [
            tile(look, f"value-{n}", str(n), partial(change, partial(_value, index, n)), chosen=one.get("value") == n)
            for n in range(1, HIGHEST_START + 1)
        ]
        parts += [look.text(look.say("copy-tk-printed-value"), 15, bold=True), tiles(keys)]
    return parts


def _value(index: int, value: int, raw: Raw) -> Raw:
    return valued(raw, index, value)
