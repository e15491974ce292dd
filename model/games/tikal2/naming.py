"""Tiles, rooms and places as people call them: tiles by their actions, rooms by colour, secret rooms by bonuses."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

from model.games.tikal2.kit import ActionTile, Bonus, Kit
from model.games.tikal2.parts import SITES
from model.games.tikal2.state import OUTSIDE
from model.kernel.hexes import called, is_hex
from model.kernel.tale import Say, say, space

OUTSIDE_CALLED = "tikal-2-called-outside"
SECRET_ROOM = "tikal-2-called-secret-room"
LIGHT_ROOM = "tikal-2-called-light-room"
BONUSES = ("points", "cards", "treasures")


def tile(kit: Kit, id_: str | None) -> Say | str:
    """“light-coloured room, key”; what is no tile of the kit stays as it was told, one that nobody has told is just
    that."""
    found = None if id_ is None else kit.action_tile(id_)
    if id_ is None or (found is not None and found.actions is None):
        return say("tikal-2-called-untold-tile")
    return id_ if found is None else say("tikal-2-called-tile", action=actions(found))


def actions(tile: ActionTile) -> tuple[str, ...]:
    return tuple(action.do for action in tile.actions or ())


def room(kit: Kit, id_: str, colour: str | None = None) -> Say | str:
    """“blue room”, “pink sanctuary”, “treasure room”; `colour` where the id does not tell it: printed, sanctuary."""
    light = kit.light_room(id_)
    shown = light.colour if light else colour
    if id_ == "treasure-room":
        return say("tikal-2-called-treasure-room")
    if shown is None:
        return say(LIGHT_ROOM) if light else id_
    return say(f"tikal-2-called-sanctuary-{shown}") if id_ == "sanctuary" else say(f"tikal-2-called-room-{shown}")


def place(kit: Kit, where: Any) -> Say:
    """“c3”, “outside”, “the secret room with 8 or 4 + card”."""
    if is_hex(where):
        return space(called(where))
    if where == OUTSIDE:
        return say(OUTSIDE_CALLED)
    found = next((one for one in kit.secret_rooms or () if one.id == where), None)
    if found is None:
        return space(str(where))
    told = map(bonus, found.bonuses or ())
    return say(SECRET_ROOM, bonuses=reduce(either, told) if found.bonuses else say("tikal-2-called-untold-bonuses"))


def bonus(shown: Bonus) -> Say:
    """“4 + card”"""
    parts = [say(f"tikal-2-called-{name}", count=count) for name in BONUSES if (count := getattr(shown, name))]
    return reduce(_and, parts) if parts else say("tikal-2-called-points", count=0)


def _and(first: Say, second: Say) -> Say:
    return say("tikal-2-called-and", first=first, second=second)


def either(first: Say, second: Say) -> Say:
    return say("tikal-2-called-or", first=first, second=second)


def site(kit: Kit, index: int) -> int:
    """People count from 1: the start site, then clockwise."""
    start = 0 if kit.river is None else kit.river.start or 0
    return (index - start) % SITES + 1


def action(shown: Mapping[str, Any]) -> Say:
    """“2 treasures”, “a pink key”, “a key of your choice”."""
    do, colour, count = shown["do"], shown["colour"], shown["count"]
    if colour == "any":
        return say(f"tikal-2-open-{do}-any", count=count)
    return say(f"tikal-2-open-{do}", count=count, **({"colour": colour} if colour else {}))


def piece(kit: Kit, fact: str, id_: Any) -> Any:
    if fact == "open":
        return action(id_)
    if isinstance(id_, int):
        return site(kit, id_)
    return room(kit, id_) if fact == "room" else tile(kit, id_)
