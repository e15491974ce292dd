"""One physical copy of Tikal II: the temple, its rooms, the river, the wheel, cards and action tiles."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct

from model.games.tikal2.parts import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    LIGHT_ROOMS,
    MULTICOLOURED,
    PAIR,
    SITES,
    SPACES,
    TILES,
    TREASURE_TYPES,
    Card,
    Colour,
    Hex,
)
from model.kernel import game
from model.kernel.flaws import Flaw, faultless, shaped, short

GAME = "tikal-2"
ALTARS = (*COLOURS, MULTICOLOURED)
PRINTED = 10
ROOMS_EACH = 2
"""Printed rooms of each colour, and light rooms too (T2.1.2, T2.1.3)."""
ARRANGEMENTS = ("single", "adjacent", "one-apart", "opposite")
"""The same four in every colour, by how far apart the doors are."""
SECRET_ROOMS = 6
SEAPLANES = 2
GREATEST_TREASURE = 16
BACKS = {2: 16, 3: 5, 4: 3}
"""T2.1.4: so many action tiles are for so many players or more."""
TILES_FOR = {2: 16, 3: 21, 4: 24}
MOST_ON_SITE = 4
DISCOVERIES = {"room": 5, "sanctuary": 3}
"""Shown by the tiles in play at every player count."""
PRICES = (2, 5)
MASK = "mask"
RESERVED = "outside"
MOST_BONUS = {"points": 99, "cards": 5, "treasures": 5}
FARTHEST_LINE = 40
"""Columns and rows are 0 to 40, so that a board can be drawn."""


class Bonus(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    points: int = 0
    cards: int = 0
    treasures: int = 0


class PrintedRoom(Struct, frozen=True, forbid_unknown_fields=True):
    at: Hex
    colour: Colour
    doors: tuple[int, ...]
    bonus: Bonus


class LightRoom(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: Colour
    doors: tuple[int, ...]
    bonus: Bonus


class Sanctuary(Struct, frozen=True, forbid_unknown_fields=True):
    altar: Literal["pink", "blue", "yellow", "green", "brown", "multicoloured"]
    bonuses: tuple[Bonus, ...]


class TreasureRoom(Struct, frozen=True, forbid_unknown_fields=True):
    bonuses: tuple[Bonus, ...]


class SecretRoom(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    bonuses: tuple[Bonus, ...]


class River(Struct, frozen=True, forbid_unknown_fields=True):
    """`forest_after` and `seaplanes_after` name the site before the gap they lie in."""

    sites: int
    start: int
    forest_after: int
    seaplanes_after: tuple[int, ...]


class Wheel(Struct, frozen=True, forbid_unknown_fields=True):
    """The treasures clockwise, and the price each has at the start."""

    treasures: tuple[str, ...]
    prices: tuple[int, ...]


class TileAction(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    do: Literal["room", "sanctuary", "key", "treasure", "card", "passage", "bonus", "doors"]
    colour: Literal["pink", "blue", "yellow", "green", "brown", "any"] | None = None
    points: int = 0


class ActionTile(Struct, frozen=True, forbid_unknown_fields=True):
    """`back`: for so many players or more."""

    id: str
    back: int
    actions: tuple[TileAction, ...]


class Kit(game.Kit, frozen=True, kw_only=True):
    spaces: tuple[Hex, ...]
    printed: tuple[PrintedRoom, ...]
    light_rooms: tuple[LightRoom, ...]
    sanctuaries: tuple[Sanctuary, ...]
    treasure_room: TreasureRoom
    secret_rooms: tuple[SecretRoom, ...]
    river: River
    site_counts: dict[int, tuple[int, ...]]
    wheel: Wheel
    cards: dict[Card, int]
    action_tiles: tuple[ActionTile, ...]
    known: dict[str, Any] = {}

    def action_tile(self, id_: str) -> ActionTile | None:
        return next((one for one in self.action_tiles if one.id == id_), None)

    def light_room(self, id_: str) -> LightRoom | None:
        return next((one for one in self.light_rooms if one.id == id_), None)


def read_kit(raw: Any) -> Kit:
    """The kit, or every fault it has."""
    kit: Kit = shaped(raw, Kit, "kit")
    return faultless(kit, _flaws(kit))


def arrangement(doors: tuple[int, ...]) -> str:
    """How the doors of a room lie, however it is turned.

    >>> arrangement((4,)), arrangement((5, 0)), arrangement((4, 0)), arrangement((1, 4))
    ('single', 'adjacent', 'one-apart', 'opposite')
    """
    apart = (doors[0] - doors[-1]) % 6
    return ARRANGEMENTS[min(apart, 6 - apart)]


def _flaws(kit: Kit) -> Iterator[Flaw]:
    if kit.game != GAME:
        yield Flaw("kit.game", "exactly", {"expected": GAME, "found": short(kit.game)})
    if len(set(kit.colours)) != len(kit.colours) or len(kit.colours) < 4 or not all(kit.colours):
        yield Flaw("kit.colours", "different", {"expected": 4, "found": len(set(kit.colours) - {""})})
    yield from _spaces(kit)
    yield from _light(kit)
    yield from _arrangements(kit)
    yield from _sanctuaries(kit)
    yield from _secret(kit)
    yield from _river(kit.river)
    yield from _site_counts(kit)
    yield from _wheel(kit.wheel)
    yield from _cards(kit)
    yield from _tiles(kit)


def _spaces(kit: Kit) -> Iterator[Flaw]:
    """T2.1.2: 27 spaces, on ten of which a room is printed."""
    yield from _count("kit.spaces", SPACES, kit.spaces)
    yield from _twice("kit.spaces", (f"{column},{row}" for column, row in kit.spaces))
    for index, space in enumerate(kit.spaces):
        for line in space:
            yield from _between(f"kit.spaces[{index}]", 0, FARTHEST_LINE, line)
    yield from _count("kit.printed", PRINTED, kit.printed)
    yield from _two_each("kit.printed", kit.printed)
    yield from _twice("kit.printed", (f"{room.at[0]},{room.at[1]}" for room in kit.printed), ".at")
    spaces = set(kit.spaces)
    for index, room in enumerate(kit.printed):
        if room.at not in spaces:
            yield Flaw(f"kit.printed[{index}].at", "off-board", {"found": list(room.at)})
        yield from _room(f"kit.printed[{index}]", room)


def _light(kit: Kit) -> Iterator[Flaw]:
    """T2.1.3"""
    yield from _count("kit.light_rooms", LIGHT_ROOMS, kit.light_rooms)
    yield from _two_each("kit.light_rooms", kit.light_rooms)
    yield from _twice("kit.light_rooms", (room.id for room in kit.light_rooms), ".id")
    for index, room in enumerate(kit.light_rooms):
        yield from _room(f"kit.light_rooms[{index}]", room)


def _two_each(where: str, rooms: Iterable[PrintedRoom | LightRoom]) -> Iterator[Flaw]:
    found = Counter(room.colour for room in rooms)
    for colour in COLOURS:
        if found[colour] != ROOMS_EACH:
            yield Flaw(where, "count-of", {"kind": colour, "expected": ROOMS_EACH, "found": found[colour]})


def _room(where: str, room: PrintedRoom | LightRoom) -> Iterator[Flaw]:
    yield from _between(f"{where}.doors", 1, 2, len(room.doors))
    yield from _twice(f"{where}.doors", room.doors)
    for index, door in enumerate(room.doors):
        yield from _between(f"{where}.doors[{index}]", 0, 5, door)
    yield from _bonus(f"{where}.bonus", room.bonus)


def _bonus(where: str, bonus: Bonus) -> Iterator[Flaw]:
    for name, most in MOST_BONUS.items():
        yield from _between(f"{where}.{name}", 0, most, getattr(bonus, name))
    if bonus == Bonus():
        yield Flaw(where, "t2-bonus-empty")


def _bonuses(where: str, least: int, bonuses: tuple[Bonus, ...]) -> Iterator[Flaw]:
    if len(bonuses) < least:
        yield Flaw(where, "least", {"expected": least, "found": len(bonuses)})
    for index, bonus in enumerate(bonuses):
        yield from _bonus(f"{where}[{index}]", bonus)


def _arrangements(kit: Kit) -> Iterator[Flaw]:
    """The same four in every colour; told only where a colour's four rooms are whole."""
    for colour in COLOURS:
        doors = [room.doors for room in kit.printed if room.colour == colour]
        doors += [room.doors for room in kit.light_rooms if room.colour == colour]
        if len(doors) == len(ARRANGEMENTS) and all(map(_whole, doors)):
            found = {arrangement(each) for each in doors}
            for missing in ARRANGEMENTS:
                if missing not in found:
                    yield Flaw("kit.light_rooms", "t2-arrangement", {"colour": colour, "missing": missing})


def _whole(doors: tuple[int, ...]) -> bool:
    return 1 <= len(doors) <= 2 and len(set(doors)) == len(doors) and all(0 <= door <= 5 for door in doors)


def _sanctuaries(kit: Kit) -> Iterator[Flaw]:
    """T2.1.3: one for each colour and a multicoloured one; the treasure room under them."""
    yield from _count("kit.sanctuaries", len(ALTARS), kit.sanctuaries)
    found = Counter[str](sanctuary.altar for sanctuary in kit.sanctuaries)
    for altar in ALTARS:
        if found[altar] != 1:
            yield Flaw("kit.sanctuaries", "count-of", {"kind": altar, "expected": 1, "found": found[altar]})
    for index, sanctuary in enumerate(kit.sanctuaries):
        yield from _bonuses(f"kit.sanctuaries[{index}].bonuses", 2, sanctuary.bonuses)
    where = "kit.treasure_room.bonuses"
    yield from _bonuses(where, 2, kit.treasure_room.bonuses)
    if all(bonus.points != GREATEST_TREASURE for bonus in kit.treasure_room.bonuses):
        yield Flaw(where, "t2-treasure-room", {"expected": GREATEST_TREASURE})


def _secret(kit: Kit) -> Iterator[Flaw]:
    """T2.5.6"""
    yield from _count("kit.secret_rooms", SECRET_ROOMS, kit.secret_rooms)
    yield from _twice("kit.secret_rooms", (room.id for room in kit.secret_rooms), ".id")
    for index, room in enumerate(kit.secret_rooms):
        if room.id == RESERVED:
            yield Flaw(f"kit.secret_rooms[{index}].id", "value", {"found": RESERVED})
        yield from _bonuses(f"kit.secret_rooms[{index}].bonuses", 1, room.bonuses)


def _river(river: River) -> Iterator[Flaw]:
    """T2.3: six sites; the forest and two seaplanes lie between them."""
    if river.sites != SITES:
        yield Flaw("kit.river.sites", "exactly", {"expected": SITES, "found": river.sites})
    yield from _between("kit.river.start", 0, SITES - 1, river.start)
    yield from _between("kit.river.forest_after", 0, SITES - 1, river.forest_after)
    where = "kit.river.seaplanes_after"
    yield from _count(where, SEAPLANES, river.seaplanes_after)
    yield from _twice(where, river.seaplanes_after)
    for index, site in enumerate(river.seaplanes_after):
        yield from _between(f"{where}[{index}]", 0, SITES - 1, site)
        if site == river.forest_after:
            yield Flaw(f"{where}[{index}]", "t2-forest-there", {"found": site})


def _site_counts(kit: Kit) -> Iterator[Flaw]:
    """T2.1.4"""
    for players, expected in TILES_FOR.items():
        where = f"kit.site_counts.{players}"
        counts = kit.site_counts.get(players)
        if counts is None:
            yield Flaw(where, "missing")
            continue
        yield from _count(where, SITES, counts)
        for index, count in enumerate(counts):
            yield from _between(f"{where}[{index}]", 0, MOST_ON_SITE, count)
        if sum(counts) != expected:
            yield Flaw(where, "sum", {"expected": expected, "found": sum(counts)})
    for players in sorted(set(kit.site_counts) - set(TILES_FOR)):
        yield Flaw(f"kit.site_counts.{players}", "unknown")


def _wheel(wheel: Wheel) -> Iterator[Flaw]:
    """T2.1.3"""
    yield from _count("kit.wheel.treasures", TREASURE_TYPES, wheel.treasures)
    yield from _twice("kit.wheel.treasures", wheel.treasures)
    if MASK not in wheel.treasures:
        yield Flaw(f"kit.wheel.treasures.{MASK}", "missing")
    yield from _count("kit.wheel.prices", TREASURE_TYPES, wheel.prices)
    for index, price in enumerate(wheel.prices):
        yield from _between(f"kit.wheel.prices[{index}]", *PRICES, price)


def _cards(kit: Kit) -> Iterator[Flaw]:
    """T2.7: 13 of 10 kinds, exactly 2 of them the pair."""
    for kind in CARDS:
        found = kit.cards.get(kind, 0)
        if kind == "pair" and found != PAIR:
            yield Flaw(f"kit.cards.{kind}", "exactly", {"expected": PAIR, "found": found})
        elif found < 1:
            yield Flaw(f"kit.cards.{kind}", "least", {"expected": 1, "found": found})
    if sum(kit.cards.values()) != CARD_COUNT:
        yield Flaw("kit.cards", "sum", {"expected": CARD_COUNT, "found": sum(kit.cards.values())})


def _tiles(kit: Kit) -> Iterator[Flaw]:
    """T2.1.4: 24; those with a 2, always in play, show all the discoveries."""
    yield from _count("kit.action_tiles", TILES, kit.action_tiles)
    yield from _twice("kit.action_tiles", (tile.id for tile in kit.action_tiles), ".id")
    backs = Counter(tile.back for tile in kit.action_tiles)
    for back, expected in BACKS.items():
        if backs[back] != expected:
            yield Flaw("kit.action_tiles", "t2-backs", {"back": back, "expected": expected, "found": backs[back]})
    shown = Counter[str](action.do for tile in kit.action_tiles if tile.back == min(BACKS) for action in tile.actions)
    for do, expected in DISCOVERIES.items():
        if shown[do] != expected:
            yield Flaw("kit.action_tiles", "count-of", {"kind": do, "expected": expected, "found": shown[do]})
    for index, tile in enumerate(kit.action_tiles):
        yield from _tile(f"kit.action_tiles[{index}]", tile)


def _tile(where: str, tile: ActionTile) -> Iterator[Flaw]:
    yield from _between(f"{where}.back", min(BACKS), max(BACKS), tile.back)
    if not tile.actions:
        yield Flaw(f"{where}.actions", "least", {"expected": 1, "found": 0})
    for index, action in enumerate(tile.actions):
        if action.do in DISCOVERIES and tile.back > min(BACKS):
            facts = {"back": tile.back, "found": action.do}
            yield Flaw(f"{where}.actions[{index}].do", "t2-discovery-back", facts)
        if (action.colour is None) == (action.do == "key"):
            yield Flaw(f"{where}.actions[{index}].colour", "unknown" if action.colour else "missing")
        least, most = (1, 2) if action.do == "bonus" else (0, 0)
        yield from _between(f"{where}.actions[{index}].points", least, most, action.points)


def _count(where: str, expected: int, found: tuple[Any, ...]) -> Iterator[Flaw]:
    if len(found) != expected:
        yield Flaw(where, "count", {"expected": expected, "found": len(found)})


def _between(where: str, least: int, most: int, found: int) -> Iterator[Flaw]:
    if not least <= found <= most:
        yield Flaw(where, "between", {"least": least, "most": most, "found": found})


def _twice(where: str, names: Iterable[str | int], field: str = "") -> Iterator[Flaw]:
    """All different, none empty."""
    seen: set[str | int] = {""}
    for index, name in enumerate(names):
        if name in seen:
            yield Flaw(f"{where}[{index}]{field}", "twice", {"found": short(name, 40)})
        seen.add(name)
