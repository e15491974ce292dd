"""Rooms with several bonuses, and action tiles, as somebody looks at them."""

from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.entering_pieces import ACTIONS
from screens.copies.tikal2.bonus import Turn, bonus_keys, bonus_words
from screens.copies.tikal2.tiles import action_id, symbol
from screens.shared.buttons import small, tiles
from screens.table.sitting import Sitting

MOST = 16
Bonuses = list[dict[str, Any]]
Actions = list[dict[str, Any]]


def bonuses_form(sitting: Sitting, path: str, draft: Any, put: Any, every: bool) -> list[ft.Control]:
    """The last one is being told; another begins below it."""
    look, told = sitting.look, _bonuses(draft)
    fixed, last = told[:-1], told[-1] if told else {}

    def turned(turn: Turn) -> None:
        put(lambda now: _with_last(_bonuses(now), turn))

    def another() -> None:
        put(lambda now: [*_bonuses(now), {}] if _bonuses(now)[-1:] != [{}] else now)

    def away(index: int) -> None:
        put(lambda now: [one for at, one in enumerate(_bonuses(now)) if at != index])

    before = [
        small(look, f"slot-{index}", bonus_words(look, one), partial(away, index), ft.Icons.CLOSE)
        for index, one in enumerate(fixed)
    ]
    more = small(look, "slot-new", look.say("copy-t2-bonus-new"), another, ft.Icons.ADD)
    return [
        *([tiles(before)] if before else []),
        look.quiet(look.say("copy-t2-bonus-brings"), 14),
        bonus_keys(look, last, turned, MOST),
        *([ft.Row([more])] if last else []),
    ]


def _bonuses(draft: Any) -> Bonuses:
    return list(draft or ())


def _with_last(told: Bonuses, turn: Turn) -> Bonuses:
    return [*told[:-1], turn(told[-1] if told else None) or {}]


def bonuses_taught(sitting: Sitting, path: str, draft: Any, every: bool) -> dict[str, Any]:
    told = [one for one in _bonuses(draft) if one]
    return {path: told} if told else {}


def tile_form(sitting: Sitting, path: str, draft: Any, put: Any, every: bool) -> list[ft.Control]:
    look = sitting.look
    actions: Actions = list(draft or ())

    def add(action: dict[str, Any]) -> None:
        put(lambda now: [*(now or ()), dict(action)])

    def away(index: int) -> None:
        put(lambda now: [one for at, one in enumerate(now or ()) if at != index])

    shown = [symbol(look, f"action-{index}", one, partial(away, index), True) for index, one in enumerate(actions)]
    keys = [symbol(look, f"add-{action_id(one)}", one, partial(add, one)) for one in ACTIONS]
    return [tiles(shown) if shown else look.quiet(look.say("copy-t2-tile-empty"), 15), tiles(keys)]


def tile_taught(sitting: Sitting, path: str, draft: Any, every: bool) -> dict[str, Any]:
    return {path: list(draft)} if draft else {}
