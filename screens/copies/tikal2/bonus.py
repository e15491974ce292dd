"""What a room brings: points, a card, a treasure, each by a tap."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.entering import Raw
from model.games.tikal2.entering_pieces import ONE_PIECE, piece_tapped, points_tapped
from screens.shared.buttons import tile, tiles
from screens.shared.look import Look
from screens.shared.pictures import picture

FEW = range(1, 7)
"""As much as an ordinary room brings; more is one tap more."""
ICONS = {"cards": "tikal-2/card", "treasures": "tikal-2/treasure"}
Turn = Callable[[Raw | None], Raw | None]


def bonus_keys(
    look: Look, bonus: Raw | None, change: Callable[[Turn], Any], points: Iterable[int] = FEW, name: str = "bonus"
) -> ft.Control:
    """`change` is given what the tap does to the bonus as it is by then."""
    now = bonus or {}
    numbers = [
        tile(look, f"{name}-{n}", str(n), partial(change, partial(_points, n)), chosen=now.get("points") == n)
        for n in points
    ]
    pieces = [
        tile(
            look,
            f"{name}-{what}",
            look.say(f"copy-t2-bonus-{what}"),
            partial(change, partial(_piece, what)),
            icon=picture(ICONS[what], 26),
            chosen=bool(now.get(what)),
        )
        for what in ONE_PIECE
    ]
    return tiles([*numbers, *pieces])


def bonus_words(look: Look, bonus: Raw | None) -> str:
    """“3 + card”; a question mark where nothing is told."""
    if not bonus:
        return "?"
    points = [str(bonus["points"])] if bonus.get("points") else []
    return " + ".join([*points, *(look.say(f"copy-t2-bonus-{what}") for what in ONE_PIECE if bonus.get(what))])


def _points(points: int, bonus: Raw | None) -> Raw | None:
    return points_tapped(bonus, points)


def _piece(what: str, bonus: Raw | None) -> Raw | None:
    return piece_tapped(bonus, what)
