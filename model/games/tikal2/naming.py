"""Tiles, rooms and places as people call them: tiles by their actions, rooms by colour, secret rooms by bonuses."""

from functools import reduce
from typing import Any

from model.games.tikal2.kit import GAME, ActionTile, Bonus, Kit
from model.games.tikal2.state import OUTSIDE
from model.kernel.hexes import called, hex_at, is_hex
from model.kernel.paths import matched
from model.kernel.phrase import Phrase, space

OUTSIDE_CALLED = "tikal-2-called-outside"
SECRET_ROOM = "tikal-2-called-secret-room"
BONUSES = ("points", "cards", "treasures")


def tile(kit: Kit, id_: str) -> Phrase | str:
    """“light-coloured room, key”; what is no tile of the kit stays as it was told."""
    found = next((one for one in kit.action_tiles if one.id == id_), None)
    return id_ if found is None else Phrase("tikal-2-called-tile", {"action": actions(found)})


def actions(tile: ActionTile) -> tuple[str, ...]:
    return tuple(action.do for action in tile.actions)


def room(kit: Kit, id_: str, colour: str | None = None) -> Phrase | str:
    """“blue room”, “pink sanctuary”, “treasure room”; `colour` where the id does not tell it: printed, sanctuary."""
    shown = next((one.colour for one in kit.light_rooms if one.id == id_), colour)
    if id_ == "treasure-room":
        return Phrase("tikal-2-called-treasure-room")
    if shown is None:
        return id_
    return Phrase(f"tikal-2-called-sanctuary-{shown}") if id_ == "sanctuary" else Phrase(f"tikal-2-called-room-{shown}")


def place(kit: Kit, where: Any) -> Phrase:
    """“c3”, “outside”, “the secret room with 8 or 4 + card”."""
    if is_hex(where):
        return space(called(where))
    if where == OUTSIDE:
        return Phrase(OUTSIDE_CALLED)
    found = next((one for one in kit.secret_rooms if one.id == where), None)
    if found is None or not found.bonuses:
        return space(str(where))
    return Phrase(SECRET_ROOM, {"bonuses": reduce(_or, map(bonus, found.bonuses))})


def bonus(shown: Bonus) -> Phrase:
    """“4 + card”"""
    parts = [Phrase(f"tikal-2-called-{name}", {"count": count}) for name in BONUSES if (count := getattr(shown, name))]
    return reduce(_and, parts)


def _and(first: Phrase, second: Phrase) -> Phrase:
    return Phrase("tikal-2-called-and", {"first": first, "second": second})


def _or(first: Phrase, second: Phrase) -> Phrase:
    return Phrase("tikal-2-called-or", {"first": first, "second": second})


def site(kit: Kit, index: int) -> int:
    """People count from 1: the start site, then clockwise."""
    return (index - kit.river.start) % kit.river.sites + 1


def piece(kit: Kit, fact: str, id_: Any) -> Any:
    if isinstance(id_, int):
        return site(kit, id_)
    return room(kit, id_) if fact == "room" else tile(kit, id_)


PATHS = {
    "round": "round",
    "direction": "direction",
    "passages": "passages-left",
    "stock.{colour}": "stock",
    "wheel.{treasure}": "wheel",
    "sites.{site}": "site-tiles",
    "sites": "sites",
    "seats.{seat}.score": "score",
    "seats.{seat}.backpack.{colour}": "backpack",
    "seats.{seat}.camp.{colour}": "camp",
    "seats.{seat}.camp": "camps",
    "seats.{seat}.treasures.{treasure}": "treasures",
    "seats.{seat}.treasures": "all-treasures",
    "seats.{seat}.cards": "cards",
    "seats.{seat}.passages": "passages",
    "seats.{seat}.flags_left": "flags-left",
    "seats.{seat}.tent": "tent",
    "seats.{seat}.site": "site",
    "seats.{seat}.explorer": "explorer",
    "rooms.{space}.flags.{seat}": "flag",
    "rooms.{space}.doors": "doors",
    "rooms.{space}.colour": "colour",
    "rooms.{space}.room": "room",
    "rooms.{space}": "room",
    "secret.{room}.{seat}": "secret-flag",
}
"""What corrections speak of."""


def path_words(kit: Kit, path: str) -> Phrase | None:
    found = matched(PATHS, path)
    if found is None:
        return None
    name, facts = found
    return Phrase(f"{GAME}-corrected-{name}", {key: _part(kit, key, value) for key, value in facts.items()})


def _part(kit: Kit, name: str, part: str) -> Any:
    """Of a path: spaces are `3,2` there."""
    match name:
        case "seat":
            return int(part)
        case "site":
            return site(kit, int(part))
        case "space":
            return called(hex_at(part))
    return place(kit, part) if name == "room" else part


def value_words(kit: Kit, path: str, value: Any) -> Any:
    name = (matched(PATHS, path) or ("", {}))[0]
    if isinstance(value, list) and not is_hex(value):
        return [value_words(kit, path, one) for one in value]
    match name:
        case "room":
            told = value if isinstance(value, dict) else {"room": value}
            return room(kit, told["room"], told.get("colour")) if isinstance(told.get("room"), str) else None
        case "flag" | "secret-flag":
            return None if value == "none" else str(value)
        case "tent":
            return "tent" if value else None
        case "direction":
            return Phrase(f"tikal-2-called-{value}")
        case "explorer":
            return _explorer(kit, value)
        case "site":
            return site(kit, value)
        case "site-tiles" | "sites":
            return _quoted(tile(kit, value))
        case "cards":
            return _quoted(Phrase(f"card-{value}"))
    return value


def _quoted(piece: Phrase | str) -> Phrase:
    """One of several, each of which may be more than one word."""
    return Phrase("tikal-2-called-quoted", {"piece": piece})


def _explorer(kit: Kit, value: Any) -> Any:
    """“on c3”, “outside”, “in the secret room with 8 or 4 + card”."""
    if isinstance(value, int):
        return value
    found = place(kit, value)
    if found.message == SECRET_ROOM:
        return Phrase("tikal-2-called-in", {"room": found})
    return found if found.message == OUTSIDE_CALLED else Phrase("tikal-2-called-on", found.facts)
