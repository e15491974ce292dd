"""The action tiles, those of each back together: a tile is picked, its symbols are tapped."""

from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.entering import Raw
from model.games.tikal2.entering_pieces import ACTIONS, action_added, action_away
from model.games.tikal2.kit import BACKS
from screens.copies.step import Change
from screens.copies.tikal2.picking import first_open, picker
from screens.shared.buttons import big, tile, tiles
from screens.shared.hooks import use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.pictures import picture

ICONS = {
    "room": "room-back",
    "sanctuary": "sanctuary",
    "treasure": "treasure",
    "card": "card",
    "passage": "passage",
    "doors": "doors",
}


@ft.component
def ActionTiles(look: Look, raw: Raw, change: Change) -> ft.Control:
    found = raw["action_tiles"]
    told = [one["actions"] is not None for one in found]
    chosen, choose = use_value(first_open(told))
    actions = found[chosen]["actions"] or []

    def add(action: Raw) -> None:
        change(lambda now: action_added(now, chosen, action))

    def away(index: int) -> None:
        change(lambda now: action_away(now, chosen, index))

    shown = [symbol(look, f"action-{index}", one, partial(away, index), True) for index, one in enumerate(actions)]
    empty = look.quiet(look.say("copy-t2-tile-empty"), 15)
    keys = [symbol(look, f"add-{action_id(one)}", one, partial(add, one)) for one in ACTIONS]
    title = look.say("copy-t2-tile", number=_number(found, chosen), back=found[chosen]["back"])
    parts: list[ft.Control] = [
        panel(look.title(title, 17, 3), tiles(shown) if shown else empty, spacing=8),
        tiles(keys),
    ]
    if actions and not all(told):
        icon = ft.Icon(ft.Icons.ARROW_FORWARD, color=ft.Colors.ON_PRIMARY, size=24)
        go = partial(choose, first_open(told))
        parts.append(big(look, "tile-next", look.say("copy-t2-tile-next"), go, icon=icon))
    for back in BACKS:
        parts += _pile(look, found, back, told, chosen, choose)
    return page_column(*parts)


def _pile(look: Look, found: list[Raw], back: int, told: list[bool], chosen: int, choose: Any) -> list[ft.Control]:
    mine = [index for index, one in enumerate(found) if one["back"] == back]
    names = [look.say("copy-t2-tile", number=_number(found, index), back=back) for index in mine]
    pictures = ["tikal-2/tile" if told[index] else "tikal-2/tile-back" for index in mine]
    place = mine.index(chosen) if chosen in mine else -1
    return [
        look.text(look.say("copy-t2-tile-back", back=back), 15, bold=True),
        picker(
            look,
            f"back-{back}",
            names,
            pictures,
            [told[index] for index in mine],
            place,
            lambda at: choose(mine[at]),
        ),
    ]


def _number(found: list[Raw], index: int) -> int:
    """Which of those with the same back."""
    return sum(one["back"] == found[index]["back"] for one in found[: index + 1])


def symbol(look: Look, identifier: str, action: Raw, tap: Any, chosen: bool = False) -> ft.Control:
    return tile(look, identifier, action_words(look, action), tap, icon=picture(_icon(action), 28), chosen=chosen)


def action_id(action: Raw) -> str:
    """
    >>> action_id({"do": "key", "colour": "any"}), action_id({"do": "bonus", "points": 2}), action_id({"do": "card"})
    ('key-any', 'bonus-2', 'card')
    """
    return "-".join(str(part) for part in action.values())


def action_words(look: Look, action: Raw) -> str:
    if action["do"] == "key":
        colour = action["colour"]
        return look.say("copy-t2-key-any") if colour == "any" else look.say("copy-t2-key", colour=colour)
    if action["do"] == "bonus":
        return look.say("copy-t2-points", count=action["points"])
    return look.say(f"action-{action['do']}")


def _icon(action: Raw) -> str:
    if action["do"] == "key":
        return f"tikal-2/key-{action['colour']}"
    return f"tikal-2/{ICONS.get(action['do']) or action_id(action)}"
