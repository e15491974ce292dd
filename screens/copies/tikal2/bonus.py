"""What a room brings: points, a card, a treasure, each by a tap."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.entering import Raw
from model.games.tikal2.entering_pieces import ONE_PIECE, piece_tapped, points_tapped
from screens.shared.buttons import tile, tiles
from screens.shared.look import Look
from screens.shared.pictures import picture

FEW = 6
"""Points an ordinary room is likely to bring; every further one is a tap more."""
ICONS = {"cards": "tikal-2/card", "treasures": "tikal-2/treasure"}
Turn = Callable[[Raw | None], Raw | None]


def bonus_keys(look: Look, bonus: Raw | None, change: Callable[[Turn], Any], most: int = FEW) -> ft.Control:
    """`change` is given what the tap does to the bonus as it is by then."""
    now = bonus or {}
    points = now.get("points", 0)
    numbers = [
        tile(look, f"bonus-{n}", str(n), partial(change, partial(_points, n)), chosen=points == n)
        for n in range(1, most + 1)
    ]
    beyond = points > most
    more = partial(change, partial(_more, most))
    numbers.append(tile(look, "bonus-more", str(points) if beyond else "+", more, chosen=beyond))
    pieces = [
        tile(
            look,
            f"bonus-{what}",
            look.say(f"copy-t2-bonus-{what}"),
            partial(change, partial(_piece, what)),
            icon=picture(ICONS[what], 26),
            chosen=bool(now.get(what)),
        )
        for what in ONE_PIECE
    ]
    return tiles([*numbers, *pieces])


def bonus_words(look: Look, bonus: Raw) -> str:
    """“3 + card”"""
    points = [str(bonus["points"])] if bonus.get("points") else []
    return " + ".join([*points, *(look.say(f"copy-t2-bonus-{what}") for what in ONE_PIECE if bonus.get(what))])


def _points(points: int, bonus: Raw | None) -> Raw | None:
    return points_tapped(bonus, points)


def _more(most: int, bonus: Raw | None) -> Raw | None:
    return points_tapped(bonus, max(most, (bonus or {}).get("points", 0)) + 1)


def _piece(what: str, bonus: Raw | None) -> Raw | None:
    return piece_tapped(bonus, what)
