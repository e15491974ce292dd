"""What corrections speak of, in people's words."""

from typing import Any

from model.games.tikal2.kit import Kit
from model.games.tikal2.naming import OUTSIDE_CALLED, SECRET_ROOM, place, room, site, tile
from model.kernel.hexes import called, hex_at, is_hex
from model.kernel.paths import matched
from model.kernel.tale import Say, say

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
    "seats.{seat}.treasures.null": "all-treasures",
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


def path_part(kit: Kit, name: str, part: str) -> Any:
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
            return say(f"tikal-2-called-{value}")
        case "explorer":
            return _explorer(kit, value)
        case "site":
            return site(kit, value)
        case "site-tiles" | "sites":
            return _quoted(tile(kit, value))
        case "cards":
            return _quoted(say("tikal-2-called-kept-card" if value is None else f"card-{value}"))
    return value


def _quoted(piece: Say | str) -> Say:
    """One of several, each of which may be more than one word."""
    return say("tikal-2-called-quoted", piece=piece)


def _explorer(kit: Kit, value: Any) -> Any:
    """“on c3”, “outside”, “in the secret room with 8 or 4 + card”."""
    if isinstance(value, int):
        return value
    found = place(kit, value)
    if found.message == SECRET_ROOM:
        return say("tikal-2-called-in", room=found)
    return found if found.message == OUTSIDE_CALLED else say("tikal-2-called-on", **dict(found.facts))
