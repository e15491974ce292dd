"""What a screen reader says of a place: where it is, what lies there, who stands there, what is lit."""

from collections import Counter
from collections.abc import Mapping

from model.games.tikal2 import naming
from model.games.tikal2.kit import Kit
from model.games.tikal2.state import OUTSIDE
from model.kernel.hexes import called
from model.kernel.tale import Say
from model.table.called import said
from screens.shared.hexes import SIDE_NAMES, TURN
from screens.shared.look import Look
from screens.table.sitting import Sitting
from screens.tikal2.aim import Place
from screens.tikal2.lamp import Lit
from screens.tikal2.rooms import bonuses_at, rooms_seen
from screens.tikal2.seen import seen

SILENT = ("", "chosen")
"""That it is chosen is said by itself."""


def spoken(sitting: Sitting, place: Place) -> str:
    """What lies and stands there."""
    return sitting.snapshot.once(("tikal2-spoken", sitting.look.lang, place), lambda: _lying(sitting, place))


def spoken_light(look: Look, now: Lit) -> str:
    """What is lit, said after it."""
    if now.kind in SILENT:
        return ""
    words = [look.say(f"t2-lit-{now.kind}")]
    if now.turn:
        words.append(look.say("t2-lit-turned", degrees=now.turn * TURN))
    if now.points is not None:
        words.append(look.say("t2-lit-points", points=now.points))
    if now.passages:
        words.append(look.say(f"t2-lit-passages{'-more' if now.kind == 'lacks' else ''}", count=now.passages))
    if now.keys:
        words.append(look.say("t2-lit-keys", colours=[look.say(f"word-{colour}") for colour in now.keys]))
    return " ".join(words)


def _lying(sitting: Sitting, place: Place) -> str:
    words = [_named(sitting, place)]
    flags = _flags(sitting, place)
    if place != OUTSIDE and (isinstance(place, str) or place in rooms_seen(sitting)):
        words.append(_bonuses(sitting, place, flags))
    if flags:
        words.append(sitting.say("t2-place-flags", names=[sitting.names[seat] for seat in sorted(flags)]))
    people = [name for name, one in zip(sitting.names, seen(sitting).seats, strict=True) if one.explorer == place]
    if people:
        words.append(sitting.say("t2-place-explorers", names=people))
    return " ".join(words)


def _named(sitting: Sitting, place: Place) -> str:
    """Which place it is; a room with its doors."""
    if place == OUTSIDE:
        return sitting.say("t2-place-outside")
    if isinstance(place, str):
        return sitting.say("t2-place-secret", number=list(seen(sitting).secret).index(place) + 1)
    room, at = rooms_seen(sitting).get(place), called(place)
    if room is None:
        return sitting.say("t2-place-undiscovered", at=at)
    name = naming.room(sitting.snapshot.kit, room.room, room.colour)
    shown = said(sitting.look.words, name) if isinstance(name, Say) else sitting.say("tikal-2-called-light-room")
    words = sitting.say("t2-place-room", at=at, room=shown)
    if room.doors:
        sides = [sitting.say(f"hex-side-{SIDE_NAMES[side]}") for side in room.doors]
        words += " " + sitting.say("t2-place-doors", sides=sides)
    return words


def _flags(sitting: Sitting, place: Place) -> Mapping[int, int | None]:
    """Whose, and on which bonus."""
    if isinstance(place, str):
        return seen(sitting).secret.get(place, {})
    room = rooms_seen(sitting).get(place)
    return {} if room is None else room.flags


def _bonuses(sitting: Sitting, place: Place, flags: Mapping[int, int | None]) -> str:
    """Those that are still free."""
    taken = set(flags.values())
    free = [bonus for number, bonus in enumerate(bonuses_at(sitting, place)) if number not in taken]
    if not free:
        return sitting.say("t2-place-taken")
    told = [said(sitting.look.words, naming.bonus(bonus)) for bonus in free if bonus is not None]
    return sitting.say("t2-place-free", bonuses=told) if told else sitting.say("t2-place-untold")


def tile_words(sitting: Sitting, tile: str | None) -> str:
    """“a light-coloured room and a pink key”; one whose actions nobody has told is just that."""
    kit: Kit = sitting.snapshot.kit
    found = None if tile is None else kit.action_tile(tile)
    if found is None or found.actions is None:
        return sitting.say("tikal-2-called-untold-tile")
    counts = Counter((one.do, one.colour, one.points) for one in found.actions)
    return sitting.look.words.listed([_action(sitting, *what, count) for what, count in counts.items()])


def _action(sitting: Sitting, do: str, colour: str | None, points: int, count: int) -> str:
    if points:
        return sitting.say("t2-site-bonus", points=points * count)
    return said(sitting.look.words, naming.action({"do": do, "colour": colour, "count": count}))


def spoken_site(sitting: Sitting, site: int) -> str:
    """What lies at a site, who is there, and what comes behind it."""
    return sitting.snapshot.once(("tikal2-site", sitting.look.lang, site), lambda: _site(sitting, site))


def _site(sitting: Sitting, site: int) -> str:
    kit: Kit = sitting.snapshot.kit
    view, number = seen(sitting), naming.site(kit, site)
    words = [sitting.say("t2-site-start" if number == 1 else "t2-site", number=number)]
    tiles = view.sites[site] if site < len(view.sites) else ()
    words += [sitting.say("t2-site-tile", actions=tile_words(sitting, one)) for one in tiles if one is not None]
    if None in tiles:
        words.append(sitting.say("t2-site-untold", count=tiles.count(None)))
    if not tiles:
        words.append(sitting.say("t2-site-empty"))
    people = [name for name, one in zip(sitting.names, view.seats, strict=True) if one.site == site]
    if people:
        words.append(sitting.say("t2-site-pirogues", names=people))
    river = kit.river
    if river is not None and river.forest_after == site:
        words.append(sitting.say("t2-site-forest"))
    if river is not None and site in (river.seaplanes_after or ()):
        words.append(sitting.say("t2-site-plane"))
    return " ".join(words)
