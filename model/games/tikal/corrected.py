"""What corrections speak of, in people's words."""

from collections import Counter
from typing import Any

from model.games.tikal.kit import Kit
from model.games.tikal.naming import BASE_CAMP, place, tile, treasure
from model.games.tikal.parts import TREASURE_KINDS
from model.kernel.hexes import called, hex_at, is_hex
from model.kernel.paths import matched
from model.kernel.tale import say, seat

PATHS = {
    "round": "round",
    "seat": "turn",
    "ap": "ap",
    "tile": "tile",
    "display": "display",
    "stack": "stack",
    "pieces.{value}": "pieces",
    "seats.{seat}.score": "score",
    "seats.{seat}.leader": "leader",
    "seats.{seat}.reserve": "reserve",
    "seats.{seat}.out": "out",
    "seats.{seat}.camps_left": "camps-left",
    "seats.{seat}.guards_left": "guards-left",
    "seats.{seat}.treasures.{treasure}": "treasures",
    "hexes.{hex}.figures.{seat}.0": "leaders",
    "hexes.{hex}.figures.{seat}.1": "members",
    "hexes.{hex}.figures.{seat}": "figures",
    "hexes.{hex}.tile": "hex",
    "hexes.{hex}.kind": "kind",
    "hexes.{hex}.value": "value",
    "hexes.{hex}.treasures": "left",
    "hexes.{hex}.guard": "guard",
    "hexes.{hex}.camp": "camp",
    "hexes.{hex}.turn": "lie",
    "hexes.{hex}": "hex",
}


def path_part(kit: Kit, name: str, part: str) -> Any:
    """Of a path: hexes are `3,2` there, treasures are numbers."""
    if name == "treasure" and int(part) in range(1, TREASURE_KINDS + 1):
        return treasure(kit, int(part))
    return called(hex_at(part)) if name == "hex" else int(part)


def value_words(kit: Kit, path: str, value: Any) -> Any:
    name = (matched(PATHS, path) or ("", {}))[0]
    if name == "display" and isinstance(value, list):
        return [tile(kit, id_) for id_ in value]
    if name == "stack" and isinstance(value, list):
        return " · ".join(f"{letter} {count}" for letter, count in sorted(Counter(value).items()))
    if name in ("tile", "display", "hex"):
        id_ = value.get("tile") if isinstance(value, dict) else value
        return tile(kit, id_) if isinstance(id_, str) else id_
    if name in ("turn", "guard", "camp"):
        return seat(value)
    if name == "leader":
        return _leader(kit, value)
    if name == "figures" and is_hex(value):
        return None if not any(value) else say("tikal-called-figures", leaders=value[0], members=value[1])
    return value


def _leader(kit: Kit, value: Any) -> Any:
    """“on c3”, “in the base camp”, “in reserve”."""
    if is_hex(value):
        found = place(kit, value)
        return say(
            "tikal-called-in-base-camp" if found.message == BASE_CAMP else "tikal-called-on", **dict(found.facts)
        )
    return say(f"tikal-called-{value}") if isinstance(value, str) else value
