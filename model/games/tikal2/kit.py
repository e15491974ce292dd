"""One physical copy of Tikal II: temple, rooms, river, wheel, cards and action tiles. None is what nobody has told."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, get_args

from msgspec import Struct

from model.games.tikal2.parts import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    LIGHT_ROOMS,
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
from model.kernel.flaws import Flaw, faultless, short
from model.kernel.known import known_kit
from model.kernel.untold import told_shape

GAME = "tikal-2"
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


Altar = Literal["pink", "blue", "yellow", "green", "brown", "multicoloured"]
ALTARS: tuple[Altar, ...] = get_args(Altar)


class Bonus(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    points: int = 0
    cards: int = 0
    treasures: int = 0


class PrintedRoom(Struct, frozen=True, forbid_unknown_fields=True):
    at: Hex
    colour: Colour | None
    doors: tuple[int, ...] | None
    bonus: Bonus | None


class LightRoom(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: Colour | None
    doors: tuple[int, ...] | None
    bonus: Bonus | None


class Sanctuary(Struct, frozen=True, forbid_unknown_fields=True):
    altar: Altar
    bonuses: tuple[Bonus, ...] | None


class TreasureRoom(Struct, frozen=True, forbid_unknown_fields=True):
    bonuses: tuple[Bonus, ...] | None


class SecretRoom(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    bonuses: tuple[Bonus, ...] | None


class River(Struct, frozen=True, forbid_unknown_fields=True):
    """`forest_after` and `seaplanes_after` name the site before the gap they lie in."""

    sites: int
    start: int | None
    forest_after: int | None
    seaplanes_after: tuple[int, ...] | None


class Wheel(Struct, frozen=True, forbid_unknown_fields=True):
    """The treasures clockwise, and the price each has at the start."""

    treasures: tuple[str, ...] | None
    prices: tuple[int, ...] | None


class TileAction(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    do: Literal["room", "sanctuary", "key", "treasure", "card", "passage", "bonus", "doors"]
    colour: Literal["pink", "blue", "yellow", "green", "brown", "any"] | None = None
    points: int = 0


class ActionTile(Struct, frozen=True, forbid_unknown_fields=True):
    """`back`: for so many players or more."""

    id: str
    back: int
    actions: tuple[TileAction, ...] | None


class Kit(game.Kit, frozen=True, kw_only=True):
    spaces: tuple[Hex, ...] | None
    printed: tuple[PrintedRoom, ...] | None
    light_rooms: tuple[LightRoom, ...] | None
    sanctuaries: tuple[Sanctuary, ...] | None
    treasure_room: TreasureRoom | None
    secret_rooms: tuple[SecretRoom, ...] | None
    river: River | None
    site_counts: dict[int, tuple[int, ...] | None] | None
    wheel: Wheel | None
    cards: dict[Card, int | None] | None
    action_tiles: tuple[ActionTile, ...] | None
    known: dict[str, Any] = {}

    def action_tile(self, id_: str) -> ActionTile | None:
        return next((one for one in self.action_tiles or () if one.id == id_), None)

    def light_room(self, id_: str) -> LightRoom | None:
        return next((one for one in self.light_rooms or () if one.id == id_), None)

    @property
    def treasure_bonuses(self) -> tuple[Bonus, ...] | None:
        """What the treasure room gives."""
        return None if self.treasure_room is None else self.treasure_room.bonuses

    def cards_of(self, kind: str) -> int:
        """How many special cards of a kind there are; an untold number limits nothing but all of them (T2.7). The pair
        is known."""
        count = (self.cards or {}).get(kind)  # type: ignore[call-overload]
        if count is None:
            return PAIR if kind == "pair" else CARD_COUNT
        return int(count)

    def tiles_on_sites(self, players: int) -> tuple[int, ...] | None:
        """How many action tiles lie on each site (T2.1.4)."""
        return (self.site_counts or {}).get(players)


def read_kit(raw: Any) -> Kit:
    """The kit as far as it is told (None: what every copy has), or every fault of what is told."""
    kit: Kit = told_shape(known_kit(GAME) if raw is None else _whole_keys(raw), Kit, "kit")
    return faultless(kit, _flaws(kit))


def _whole_keys(raw: Any) -> Any:
    """The kit with the tiles untold on which a key's colour is null."""
    tiles = raw.get("action_tiles") if isinstance(raw, dict) else None
    if not isinstance(tiles, list) or not any(map(_half_told, tiles)):
        return raw
    return {**raw, "action_tiles": [{**tile, "actions": None} if _half_told(tile) else tile for tile in tiles]}


def _half_told(tile: Any) -> bool:
    actions = tile.get("actions") if isinstance(tile, dict) else None
    return isinstance(actions, list) and any(
        isinstance(one, dict) and one.get("do") == "key" and one.get("colour", "") is None for one in actions
    )


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
    if kit.river is not None:
        yield from _river(kit.river)
    if kit.site_counts is not None:
        yield from _site_counts(kit.site_counts)
    if kit.wheel is not None:
        yield from _wheel(kit.wheel)
    if kit.cards is not None:
        yield from _cards(kit.cards)
    yield from _tiles(kit.action_tiles)


def _spaces(kit: Kit) -> Iterator[Flaw]:
    """T2.1.2: 27 spaces, on ten of which a room is printed."""
    yield from _count("kit.spaces", SPACES, kit.spaces)
    yield from _twice("kit.spaces", (f"{column},{row}" for column, row in kit.spaces or ()))
    for index, space in enumerate(kit.spaces or ()):
        for line in space:
            yield from _between(f"kit.spaces[{index}]", 0, FARTHEST_LINE, line)
    printed = kit.printed or ()
    yield from _count("kit.printed", PRINTED, kit.printed)
    yield from _two_each("kit.printed", PRINTED, printed)
    yield from _twice("kit.printed", (f"{room.at[0]},{room.at[1]}" for room in printed), ".at")
    for index, room in enumerate(printed):
        if kit.spaces is not None and room.at not in kit.spaces:
            yield Flaw(f"kit.printed[{index}].at", "off-board", {"found": list(room.at)})
        yield from _room(f"kit.printed[{index}]", room)


def _light(kit: Kit) -> Iterator[Flaw]:
    """T2.1.3"""
    yield from _count("kit.light_rooms", LIGHT_ROOMS, kit.light_rooms)
    rooms = kit.light_rooms or ()
    yield from _two_each("kit.light_rooms", LIGHT_ROOMS, rooms)
    yield from _twice("kit.light_rooms", (room.id for room in rooms), ".id")
    for index, room in enumerate(rooms):
        yield from _room(f"kit.light_rooms[{index}]", room)


def _two_each(where: str, whole: int, rooms: Sequence[PrintedRoom | LightRoom]) -> Iterator[Flaw]:
    """While some are not told only too many of a colour are wrong."""
    found = Counter(room.colour for room in rooms)
    least = ROOMS_EACH if len(rooms) == whole and not found[None] else 0
    for colour in COLOURS:
        if not least <= found[colour] <= ROOMS_EACH:
            yield Flaw(where, "count-of", {"kind": colour, "expected": ROOMS_EACH, "found": found[colour]})


def _room(where: str, room: PrintedRoom | LightRoom) -> Iterator[Flaw]:
    if room.doors is not None:
        yield from _between(f"{where}.doors", 1, 2, len(room.doors))
        yield from _twice(f"{where}.doors", room.doors)
    for index, door in enumerate(room.doors or ()):
        yield from _between(f"{where}.doors[{index}]", 0, 5, door)
    if room.bonus is not None:
        yield from _bonus(f"{where}.bonus", room.bonus)


def _bonus(where: str, bonus: Bonus) -> Iterator[Flaw]:
    for name, most in MOST_BONUS.items():
        yield from _between(f"{where}.{name}", 0, most, getattr(bonus, name))
    if bonus == Bonus():
        yield Flaw(where, "t2-bonus-empty")


def _bonuses(where: str, least: int, bonuses: tuple[Bonus, ...] | None) -> Iterator[Flaw]:
    if bonuses is None:
        return
    if len(bonuses) < least:
        yield Flaw(where, "least", {"expected": least, "found": len(bonuses)})
    for index, bonus in enumerate(bonuses):
        yield from _bonus(f"{where}[{index}]", bonus)


def _arrangements(kit: Kit) -> Iterator[Flaw]:
    """The same four in every colour; told only where a colour's four rooms are whole."""
    for colour in COLOURS:
        rooms: list[PrintedRoom | LightRoom] = [*(kit.printed or ()), *(kit.light_rooms or ())]
        doors = [room.doors for room in rooms if room.colour == colour and room.doors is not None]
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
    found = Counter[str](sanctuary.altar for sanctuary in kit.sanctuaries or ())
    for altar in ALTARS if kit.sanctuaries is not None else ():
        if found[altar] != 1:
            yield Flaw("kit.sanctuaries", "count-of", {"kind": altar, "expected": 1, "found": found[altar]})
    for index, sanctuary in enumerate(kit.sanctuaries or ()):
        yield from _bonuses(f"kit.sanctuaries[{index}].bonuses", 2, sanctuary.bonuses)
    treasures, where = kit.treasure_bonuses, "kit.treasure_room.bonuses"
    yield from _bonuses(where, 2, treasures)
    if treasures is not None and all(bonus.points != GREATEST_TREASURE for bonus in treasures):
        yield Flaw(where, "t2-treasure-room", {"expected": GREATEST_TREASURE})


def _secret(kit: Kit) -> Iterator[Flaw]:
    """T2.5.6"""
    yield from _count("kit.secret_rooms", SECRET_ROOMS, kit.secret_rooms)
    yield from _twice("kit.secret_rooms", (room.id for room in kit.secret_rooms or ()), ".id")
    for index, room in enumerate(kit.secret_rooms or ()):
        if room.id == RESERVED:
            yield Flaw(f"kit.secret_rooms[{index}].id", "value", {"found": RESERVED})
        yield from _bonuses(f"kit.secret_rooms[{index}].bonuses", 1, room.bonuses)


def _river(river: River) -> Iterator[Flaw]:
    """T2.3: six sites; the forest and two seaplanes lie between them."""
    if river.sites != SITES:
        yield Flaw("kit.river.sites", "exactly", {"expected": SITES, "found": river.sites})
    for name, found in (("start", river.start), ("forest_after", river.forest_after)):
        if found is not None:
            yield from _between(f"kit.river.{name}", 0, SITES - 1, found)
    where, seaplanes = "kit.river.seaplanes_after", river.seaplanes_after or ()
    yield from _count(where, SEAPLANES, river.seaplanes_after)
    yield from _twice(where, seaplanes)
    for index, site in enumerate(seaplanes):
        yield from _between(f"{where}[{index}]", 0, SITES - 1, site)
        if site == river.forest_after:
            yield Flaw(f"{where}[{index}]", "t2-forest-there", {"found": site})


def _site_counts(told: dict[int, tuple[int, ...] | None]) -> Iterator[Flaw]:
    """T2.1.4"""
    for players, expected in TILES_FOR.items():
        where = f"kit.site_counts.{players}"
        if players not in told:
            yield Flaw(where, "missing")
        counts = told.get(players)
        if counts is None:
            continue
        yield from _count(where, SITES, counts)
        for index, count in enumerate(counts):
            yield from _between(f"{where}[{index}]", 0, MOST_ON_SITE, count)
        if sum(counts) != expected:
            yield Flaw(where, "sum", {"expected": expected, "found": sum(counts)})
    for players in sorted(set(told) - set(TILES_FOR)):
        yield Flaw(f"kit.site_counts.{players}", "unknown")


def _wheel(wheel: Wheel) -> Iterator[Flaw]:
    """T2.1.3"""
    yield from _count("kit.wheel.treasures", TREASURE_TYPES, wheel.treasures)
    yield from _twice("kit.wheel.treasures", wheel.treasures or ())
    if wheel.treasures is not None and MASK not in wheel.treasures:
        yield Flaw(f"kit.wheel.treasures.{MASK}", "missing")
    yield from _count("kit.wheel.prices", TREASURE_TYPES, wheel.prices)
    for index, price in enumerate(wheel.prices or ()):
        yield from _between(f"kit.wheel.prices[{index}]", *PRICES, price)


def _cards(cards: dict[Card, int | None]) -> Iterator[Flaw]:
    """T2.7: 13 of 10 kinds, exactly 2 of them the pair; of an untold kind there is one at least."""
    for kind in CARDS:
        found = cards.get(kind, 0)
        if found is None:
            continue
        if kind == "pair" and found != PAIR:
            yield Flaw(f"kit.cards.{kind}", "exactly", {"expected": PAIR, "found": found})
        elif found < 1:
            yield Flaw(f"kit.cards.{kind}", "least", {"expected": 1, "found": found})
    told = sum(1 if count is None else count for count in cards.values())
    if told > CARD_COUNT or (told < CARD_COUNT and None not in cards.values()):
        yield Flaw("kit.cards", "sum", {"expected": CARD_COUNT, "found": told})


def _tiles(tiles: tuple[ActionTile, ...] | None) -> Iterator[Flaw]:
    """T2.1.4: 24; those with a 2, always in play, show all the discoveries."""
    if tiles is None:
        return
    yield from _count("kit.action_tiles", TILES, tiles)
    yield from _twice("kit.action_tiles", (tile.id for tile in tiles), ".id")
    backs = Counter(tile.back for tile in tiles)
    for back, expected in BACKS.items():
        if backs[back] != expected:
            yield Flaw("kit.action_tiles", "t2-backs", {"back": back, "expected": expected, "found": backs[back]})
    always = [tile.actions for tile in tiles if tile.back == min(BACKS)]
    shown = Counter[str](action.do for actions in always for action in actions or ())
    for do, expected in DISCOVERIES.items():
        if shown[do] > expected or (shown[do] < expected and None not in always):
            yield Flaw("kit.action_tiles", "count-of", {"kind": do, "expected": expected, "found": shown[do]})
    for index, tile in enumerate(tiles):
        yield from _tile(f"kit.action_tiles[{index}]", tile)


def _tile(where: str, tile: ActionTile) -> Iterator[Flaw]:
    yield from _between(f"{where}.back", min(BACKS), max(BACKS), tile.back)
    if tile.actions is not None and not tile.actions:
        yield Flaw(f"{where}.actions", "least", {"expected": 1, "found": 0})
    for index, action in enumerate(tile.actions or ()):
        if action.do in DISCOVERIES and tile.back > min(BACKS):
            facts = {"back": tile.back, "found": action.do}
            yield Flaw(f"{where}.actions[{index}].do", "t2-discovery-back", facts)
        if (action.colour is None) == (action.do == "key"):
            yield Flaw(f"{where}.actions[{index}].colour", "unknown" if action.colour else "missing")
        least, most = (1, 2) if action.do == "bonus" else (0, 0)
        yield from _between(f"{where}.actions[{index}].points", least, most, action.points)


def _count(where: str, expected: int, found: tuple[Any, ...] | None) -> Iterator[Flaw]:
    if found is not None and len(found) != expected:
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
