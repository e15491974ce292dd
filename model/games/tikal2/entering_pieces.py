"""A copy of Tikal II told tap by tap, the pieces: what may as well be learned when it comes up in a game.

A raw kit in, a raw kit out; what nobody has told is null.
"""

from model.games.tikal2.entering import MOST_DOORS, Raw, Told
from model.games.tikal2.kit import MOST_BONUS
from model.games.tikal2.parts import CARD_COUNT, CARDS, PAIR
from model.kernel.paths import look_up, put

ONE_PIECE = ("cards", "treasures")
"""What a bonus brings besides points: one of it."""
ACTIONS: tuple[Raw, ...] = (
    {"do": "room"},
    {"do": "sanctuary"},
    {"do": "treasure"},
    {"do": "card"},
    {"do": "passage"},
    {"do": "doors"},
    {"do": "bonus", "points": 1},
    {"do": "bonus", "points": 2},
    *({"do": "key", "colour": colour} for colour in ("pink", "blue", "yellow", "green", "brown", "any")),
)
"""Everything that a symbol on an action tile can be (T2.4)."""
SEVERAL = 2
MOST_CARDS = CARD_COUNT - PAIR - (len(CARDS) - 2)
"""Of one kind, where there is one at least of every other."""


# Bonuses


def points_tapped(bonus: Raw | None, points: int) -> Raw | None:
    """So many points; tapped again, none. A bonus that brings nothing is not told.

    >>> points_tapped(None, 3), points_tapped({"points": 3, "cards": 1}, 3), points_tapped({"points": 3}, 3)
    ({'points': 3}, {'cards': 1}, None)
    """
    before = bonus or {}
    return _bonus({**before, "points": 0 if before.get("points") == points else min(points, MOST_BONUS["points"])})


def piece_tapped(bonus: Raw | None, what: str) -> Raw | None:
    """A card or a treasure; tapped again, none.

    >>> piece_tapped({"points": 3}, "cards"), piece_tapped({"cards": 1}, "cards")
    ({'points': 3, 'cards': 1}, None)
    """
    before = bonus or {}
    return _bonus({**before, what: 0 if before.get(what) else 1})


def _bonus(parts: Raw) -> Raw | None:
    return {name: parts[name] for name in MOST_BONUS if parts.get(name)} or None


def bonuses(raw: Raw, path: str) -> list[Raw]:
    """Of a room with several: `sanctuaries.2`."""
    return list(look_up(raw, f"{path}.bonuses") or ())


def bonus_put(raw: Raw, path: str, index: int, bonus: Raw | None) -> Raw:
    """One of a room's; the one after the last is a new one, one that brings nothing is none."""
    told = bonuses(raw, path)
    told[index : index + 1] = [] if bonus is None else [bonus]
    new: Raw = put(raw, f"{path}.bonuses", told or None)
    return new


def with_bonuses(raw: Raw, room: str) -> Told:
    """How many of these rooms (`sanctuaries`, `secret_rooms`) are told: a sanctuary has several."""
    least = 1 if room == "secret_rooms" else SEVERAL
    return sum(len(one["bonuses"] or ()) >= least for one in raw[room]), len(raw[room])


def treasure_room_told(raw: Raw) -> Told:
    return int(len(raw["treasure_room"]["bonuses"] or ()) >= SEVERAL), 1


# Light rooms


def light_rooms_told(raw: Raw) -> Told:
    rooms = raw["light_rooms"]
    whole = [1 <= len(room["doors"] or ()) <= MOST_DOORS and room["bonus"] is not None for room in rooms]
    return sum(whole), len(rooms)


# Action tiles


def action_added(raw: Raw, tile: int, action: Raw) -> Raw:
    path = f"action_tiles.{tile}.actions"
    new: Raw = put(raw, path, [*(look_up(raw, path) or ()), dict(action)])
    return new


def action_away(raw: Raw, tile: int, index: int) -> Raw:
    path = f"action_tiles.{tile}.actions"
    told = look_up(raw, path)
    new: Raw = put(raw, path, [*told[:index], *told[index + 1 :]] or None)
    return new


def tiles_told(raw: Raw) -> Told:
    return sum(tile["actions"] is not None for tile in raw["action_tiles"]), len(raw["action_tiles"])


# Special cards


def card_tapped(raw: Raw, kind: str) -> Raw:
    """One more of this kind; after as many as can be nothing is told again."""
    count = (raw["cards"].get(kind) or 0) + 1
    return {**raw, "cards": {**raw["cards"], kind: count if count <= MOST_CARDS else None}}


def rest_once(raw: Raw) -> Raw:
    """One of every kind that nobody has told."""
    return {**raw, "cards": {kind: raw["cards"].get(kind) or 1 for kind in CARDS}}


def cards_told(raw: Raw) -> Told:
    """Kinds; the pair is known."""
    asked = [kind for kind in CARDS if kind != "pair"]
    return sum(raw["cards"].get(kind) is not None for kind in asked), len(asked)
