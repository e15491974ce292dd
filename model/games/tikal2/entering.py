"""A copy of Tikal II told tap by tap, the board: where the places lie, the printed rooms, the river, the wheel.

A raw kit in, a raw kit out; what nobody has told is null. A list that ends in null is not finished: it is kept, but
nobody is told that something is missing, and no game is played with it.
"""

from collections.abc import Iterable
from typing import Any

from model.games.tikal2.kit import FARTHEST_LINE, GAME, MASK, MOST_ON_SITE, PRICES, PRINTED, SEAPLANES, TILES_FOR
from model.games.tikal2.parts import SITES, SPACES, TREASURE_TYPES, Hex
from model.kernel.known import known_kit
from model.kernel.paths import put

Raw = dict[str, Any]
Told = tuple[int, int]
"""So much of so much."""

LEAST = (7, 7)
"""Columns and rows to tap on at the beginning."""
MOTIFS = (MASK, "jug", "statue", "dagger", "necklace")
"""Our drawings of treasures; only the mask is known to be one."""
MOST_DOORS = 2
ROOM_PARTS = ("colour", "doors", "bonus")
ASKED = (3, 2)
"""With so many players nobody knows how many tiles lie on each site; with four there are four."""
PRICE_CHOICE = tuple(range(PRICES[0], PRICES[1] + 1))


def filled(raw: Raw) -> Raw:
    """With what every copy has where a whole part is missing: a kit may come from anywhere."""
    return {**known_kit(GAME), **{name: part for name, part in raw.items() if part is not None}}


def said(told: Iterable[Any] | None) -> list[Any]:
    """What is in a list so far."""
    return [one for one in told or () if one is not None]


def kept(told: list[Any], whole: bool) -> list[Any] | None:
    """
    >>> kept([2, 3], whole=False), kept([2, 3], whole=True), kept([], whole=False)
    ([2, 3, None], [2, 3], None)
    """
    return (told if whole else [*told, None]) if told else None


# Places


def spaces(raw: Raw) -> tuple[Hex, ...]:
    return tuple((column, row) for column, row in said(raw["spaces"]))


def grid(raw: Raw) -> tuple[Hex, ...]:
    """The hexes to tap on: to the right and below always one more than the temple has."""
    wide, high = LEAST
    for column, row in spaces(raw):
        wide, high = max(wide, column + 2), max(high, row + 2)
    most = FARTHEST_LINE + 1
    return tuple((column, row) for column in range(min(wide, most)) for row in range(min(high, most)))


def place_tapped(raw: Raw, hex_: Hex) -> Raw:
    """A place more, or one less; a room that was printed there goes with it."""
    there = sorted({*spaces(raw)} ^ {hex_})
    rooms = [room for room in rooms_of(raw) if tuple(room["at"]) in there]
    return _laid(raw, [list(place) for place in there], rooms)


def moved(raw: Raw, right: int, down: int) -> Raw:
    """All of it, to have room on the other side; as it was where it would leave the paper. A step to the right is two
    columns: after one alone all would lie half a hex higher or lower."""

    def there(hex_: Any) -> list[int]:
        return [hex_[0] + 2 * right, hex_[1] + down]

    places = [there(space) for space in spaces(raw)]
    if not all(0 <= line <= FARTHEST_LINE for place in places for line in place):
        return raw
    return _laid(raw, places, [{**room, "at": there(room["at"])} for room in rooms_of(raw)])


def _laid(raw: Raw, places: list[list[int]], rooms: list[Raw]) -> Raw:
    told = kept(places, len(places) >= SPACES)
    return {**raw, "spaces": told, "printed": kept(rooms, len(rooms) >= PRINTED)}


def places_told(raw: Raw) -> Told:
    return len(spaces(raw)), SPACES


# Rooms


def rooms_of(raw: Raw) -> list[Raw]:
    return said(raw["printed"])


def room_at(raw: Raw, hex_: Hex) -> Raw:
    """The room printed there, as far as it is told."""
    found = [room for room in rooms_of(raw) if tuple(room["at"]) == hex_]
    return found[0] if found else {"at": list(hex_), **dict.fromkeys(ROOM_PARTS)}


def room_put(raw: Raw, room: Raw) -> Raw:
    """A room of which nothing is told is none."""
    rooms = [one for one in rooms_of(raw) if one["at"] != room["at"]]
    if any(room[part] is not None for part in ROOM_PARTS):
        rooms.append(room)
    rooms.sort(key=lambda one: one["at"])
    return {**raw, "printed": kept(rooms, len(rooms) >= PRINTED)}


def painted(room: Raw, colour: str) -> Raw:
    """In this colour; tapped again, in none."""
    return {**room, "colour": None if room["colour"] == colour else colour}


def door_tapped(room: Raw, side: int) -> Raw:
    """A door more, or one less.

    >>> door_tapped({"doors": [2]}, 0), door_tapped({"doors": [2]}, 2)
    ({'doors': [0, 2]}, {'doors': None})
    """
    return {**room, "doors": sorted({*(room["doors"] or ())} ^ {side}) or None}


def is_whole(room: Raw) -> bool:
    return room["colour"] is not None and 1 <= len(room["doors"] or ()) <= MOST_DOORS and room["bonus"] is not None


def rooms_told(raw: Raw) -> Told:
    return sum(is_whole(room) for room in rooms_of(raw)), PRINTED


def closed(raw: Raw) -> Raw:
    """As if nothing were left to tell of the rooms: what contradicts the rulebook already shows."""
    return {**raw, "printed": rooms_of(raw) or None}


# The river


def site_tapped(raw: Raw, site: int) -> Raw:
    """Here the pirogues start; tapped again, not."""
    told: Raw = put(raw, "river.start", None if raw["river"]["start"] == site else site)
    return told


def gap_tapped(raw: Raw, after: int) -> Raw:
    """What lies between this site and the next: first the forest is told, then the seaplanes. What is there goes."""
    forest, planes = raw["river"]["forest_after"], seaplanes(raw)
    if forest == after:
        forest = None
    elif after in planes:
        planes.remove(after)
    elif forest is None:
        forest = after
    elif len(planes) < SEAPLANES:
        planes = sorted([*planes, after])
    lying = {"forest_after": forest, "seaplanes_after": kept(planes, len(planes) == SEAPLANES)}
    return {**raw, "river": {**raw["river"], **lying}}


def seaplanes(raw: Raw) -> list[int]:
    return said(raw["river"]["seaplanes_after"])


def river_told(raw: Raw) -> Told:
    """The start, the forest, the seaplanes."""
    river = raw["river"]
    return len(said([river["start"], river["forest_after"], *seaplanes(raw)])), 2 + SEAPLANES


# Action tiles on the sites


def tiles_on(raw: Raw, players: int) -> list[int]:
    """As told; before that as with four players, from which some are to be taken away."""
    return said(raw["site_counts"].get(str(players))) or [MOST_ON_SITE] * SITES


def tile_away(raw: Raw, players: int, site: int) -> Raw:
    """One less on this site; after none they are all back."""
    counts = tiles_on(raw, players)
    counts[site] = (counts[site] - 1) % (MOST_ON_SITE + 1)
    told = kept(counts, sum(counts) <= TILES_FOR[players])
    return {**raw, "site_counts": {**raw["site_counts"], str(players): told}}


def too_many(raw: Raw, players: int) -> int:
    """Tiles still to be taken away; less than none: too many are away."""
    return sum(tiles_on(raw, players)) - TILES_FOR[players]


def sites_told(raw: Raw) -> Told:
    return sum(too_many(raw, players) == 0 for players in ASKED), len(ASKED)


# The wheel


def treasures(raw: Raw) -> list[str]:
    """Clockwise from the mask, as far as they are told."""
    return said(raw["wheel"]["treasures"]) or [MASK]


def prices(raw: Raw) -> list[int]:
    """As the treasures lie, as far as they are told."""
    return said(raw["wheel"]["prices"])


def treasure_told(raw: Raw, sector: int, name: str) -> Raw:
    """What lies there: the next that nobody has told, or another; one that lay elsewhere changes places with it."""
    names = treasures(raw)
    before = names.index(name) if name in names else None
    if sector < len(names):
        if before is not None:
            names[before] = names[sector]
        names[sector] = name
    elif before is None:
        names.append(name)
    told: Raw = put(raw, "wheel.treasures", kept(names, len(names) == TREASURE_TYPES))
    return told


def treasure_named(raw: Raw, sector: int, name: str) -> Raw:
    """As its owner calls it; a name that another one has is not taken."""
    names = treasures(raw)
    return raw if name in names else treasure_told(raw, sector, name)


def price_told(raw: Raw, sector: int, price: int) -> Raw:
    """The price of the next that nobody has told, or another one."""
    told = prices(raw)
    told[sector : sector + 1] = [price]
    new: Raw = put(raw, "wheel.prices", kept(told, len(told) == TREASURE_TYPES))
    return new


def next_sector(raw: Raw) -> int:
    """The first that is not told."""
    return min(len(treasures(raw)), len(prices(raw)), TREASURE_TYPES - 1)


def motifs(names: Iterable[str]) -> tuple[str, ...]:
    """Our drawing for each: a treasure its owner named has one that no other has.

    >>> motifs(("mask", "vase", "jug"))
    ('mask', 'statue', 'jug')
    """
    told = tuple(names)
    spare = [motif for motif in MOTIFS if motif not in told]
    return tuple(name if name in MOTIFS else spare.pop(0) for name in told)


def wheel_told(raw: Raw) -> Told:
    """The mask need not be told."""
    return len(treasures(raw)) - 1 + len(prices(raw)), 2 * TREASURE_TYPES - 1
