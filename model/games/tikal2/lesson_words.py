"""What a table learned of its copy of Tikal II, in people's words: pieces by what they show, never by an id."""

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from typing import Any

from model.games.tikal2.kit import Bonus, Kit
from model.games.tikal2.naming import LIGHT_ROOM, bonus, either, room, site
from model.kernel.flaws import shaped
from model.kernel.hexes import called
from model.kernel.tale import Say, say


def lesson_words(kit: Kit, path: str, value: Any) -> Say | None:
    match path.split("."):
        case ["light_rooms", index, part] if found := _one(kit.light_rooms, index):
            return _room(f"room-{part}", part, value, room=_shown(found.colour if part != "colour" else value))
        case ["printed", index, part] if found := _one(kit.printed, index):
            return _room(f"printed-{part}", part, value, at=called(found.at), room=_shown(value))
        case ["sanctuaries", index, "bonuses"] if found := _one(kit.sanctuaries, index):
            return _learned("sanctuary", room=room(kit, "sanctuary", found.altar), bonuses=_bonuses(value))
        case ["treasure_room", "bonuses"]:
            return _learned("treasure-room", bonuses=_bonuses(value))
        case ["secret_rooms", _, "bonuses"]:
            return _learned("secret-room", bonuses=_bonuses(value))
        case ["action_tiles", _, "actions"]:
            return _learned("tile", actions=tuple(_actions(value or ())))
        case ["cards", card]:
            return _learned("cards", card=card, count=value or 0)
        case ["site_counts", players]:
            return _learned("sites", players=int(players), counts=tuple(value or ()))
        case ["river", "forest_after"]:
            return _learned("forest", site=0 if value is None else site(kit, value))
        case ["river", "seaplanes_after"]:
            return _learned("seaplanes", sites=tuple(site(kit, one) for one in value or ()))
    return None


def _learned(name: str, **facts: Any) -> Say:
    return say(f"tikal-2-learned-{name}", **facts)


def _one(pieces: tuple[Any, ...] | None, index: str) -> Any:
    return next((one for i, one in enumerate(pieces or ()) if str(i) == index), None)


def _room(name: str, part: str, value: Any, **facts: Any) -> Say:
    if part == "doors":
        return _learned(name, **facts, count=len(value or ()))
    given = {"bonus": _bonuses([value] if value else [])} if part == "bonus" else {}
    return _learned(name, **facts, **given)


def _shown(colour: Any) -> Say:
    return say(f"tikal-2-called-room-{colour}" if isinstance(colour, str) else LIGHT_ROOM)


def _bonuses(value: Iterable[Any] | None) -> Say:
    told: list[Bonus] = shaped(list(value or ()), list[Bonus])
    return reduce(either, map(bonus, told)) if told else say("value-none")


def _actions(value: Iterable[Any]) -> Iterable[Say]:
    for do, count in Counter(one["do"] for one in value).items():
        yield say(f"tikal-2-told-shows-{do}", count=count)
