"""Keys, altars, and the end (T2.8, T2.9)."""

from collections.abc import Sequence

from model.games.tikal2 import events as e
from model.games.tikal2.parts import (
    ALTAR_POINTS,
    COLOUR_INDEX,
    COLOUR_POINTS,
    COLOURS,
    FIVE_POINTS,
    MULTICOLOURED,
    PAIR,
    PAIR_POINTS,
    SET_POINTS,
)
from model.games.tikal2.state import Counts, State
from model.kernel.event import Event

Events = tuple[Event, ...]


def key_sets(keys: Counts) -> list[tuple[str, ...]]:
    """T2.9.1: first all colours held, then those held twice or more, and so on.

    >>> [len(s) for s in key_sets((2, 1, 1, 0, 0))]
    [3, 1]
    """
    sets: list[tuple[str, ...]] = []
    for level in range(1, max(keys, default=0) + 1):
        sets.append(tuple(colour for colour, count in zip(COLOURS, keys, strict=True) if count >= level))
    return sets


def keys_scored(seat: int, keys: Counts) -> Events:
    return tuple(e.KeySetScored(seat, len(s), SET_POINTS[len(s)], s) for s in key_sets(keys))


def altar_scored(altar: str, camps: Sequence[Counts | None]) -> Events:
    """T2.9.2, T2.9.3: of those with a flag (the others None) who have most keys of it get 3 each, all tied too."""
    counts = tuple(-1 if camp is None else _matching(altar, camp) for camp in camps)
    if max(counts, default=-1) < 0:
        return ()
    rule = "T2.9.3" if altar == MULTICOLOURED else "T2.9.2"
    best = max(counts)
    return tuple(e.AltarScored(i, altar, ALTAR_POINTS, rule, counts) for i, n in enumerate(counts) if n == best)


def _matching(altar: str, camp: Counts) -> int:
    return sum(camp) if altar == MULTICOLOURED else camp[COLOUR_INDEX[altar]]


def cards_scored(seat: int, cards: Sequence[str], colours: int) -> Events:
    """T2.7.8 to T2.7.10; `colours` are the light-room colours with a flag of this seat."""
    found: list[Event] = []
    pairs = cards.count("pair")
    if pairs:
        found.append(e.CardScored(seat, "pair", _pairs(pairs), "T2.7.8"))
    found += [e.CardScored(seat, "five", FIVE_POINTS, "T2.7.9") for _ in range(cards.count("five"))]
    if colours:
        points = COLOUR_POINTS * colours
        found += [e.CardScored(seat, "room-colours", points, "T2.7.10") for _ in range(cards.count("room-colours"))]
    return tuple(found)


def _pairs(cards: int) -> int:
    """3 each, 12 for both; an owner may know of more of them.

    >>> _pairs(1), _pairs(2), _pairs(3)
    (3, 12, 15)
    """
    both, single = divmod(cards, PAIR)
    return PAIR_POINTS[PAIR] * both + PAIR_POINTS[single]


def room_colours(state: State, seat: int) -> int:
    return len(
        {
            room.colour
            for room in state.rooms
            if room is not None and room.light and any(flag[0] == seat for flag in room.flags)
        }
    )


def scored(state: State, final: bool) -> Events:
    """A whole scoring: keys and altars; at the end also treasures and cards (T2.9.4)."""
    events: list[Event] = []
    for seat, own in enumerate(state.seats):
        events += keys_scored(seat, own.camp)
    for room in state.rooms:
        if room is not None and room.room == "sanctuary":
            flagged = {seat for seat, _ in room.flags}
            camps = [own.camp if i in flagged else None for i, own in enumerate(state.seats)]
            events += altar_scored(str(room.colour), camps)
    for seat, own in enumerate(state.seats) if final else ():
        left = own.treasure_count
        events += [e.TreasuresScored(seat, left)] if left else []
        events += cards_scored(seat, own.cards, room_colours(state, seat))
    return tuple(events)


def game_ended(scores: Sequence[int]) -> e.GameEnded:
    """T2.9.5: most points win, ties share."""
    return e.GameEnded(tuple(i for i, score in enumerate(scores) if score == max(scores)))
