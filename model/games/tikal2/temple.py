"""Walls, doors and ways through the temple, and how far an explorer comes (T2.5.1 to T2.5.6)."""

from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import count

from msgspec import Struct

from model.games.tikal2.board import NOWHERE, Bonuses, bonuses_in
from model.games.tikal2.parts import COLOURS, Hex
from model.games.tikal2.state import OUTSIDE, Counts, Room, State

Spot = int | str
"""A place for reckoning: the number of a space, OUTSIDE, or a secret room's id."""
Edge = tuple[Spot, int]
"""Where it leads, and the keys needed as bits; 0 is a wall without a door."""

WALL = 0
BIT: dict[str | None, int] = {colour: 1 << i for i, colour in enumerate(COLOURS)}
KEYS = tuple(frozenset(c for i, c in enumerate(COLOURS) if bits >> i & 1) for bits in range(1 << len(COLOURS)))
"""The colours the bits stand for."""
PASSAGE = 1000
"""What a passage weighs against a step: fewest passages first, then fewest steps."""


class Reached(Struct, frozen=True, gc=False):
    """`path` begins where the explorer stands."""

    place: Spot
    passages: int
    path: tuple[Spot, ...]


def ways(state: State, place: Spot) -> list[tuple[Spot, frozenset[str]]]:
    """Every kind of wall around a place: what lies behind it and the keys its doors need, none for a bare wall."""
    return [(there, KEYS[needs]) for there, needs in _edges(state, place)]


def locks(state: State, a: Spot, b: Spot) -> frozenset[str] | None:
    """The keys needed from a to b (T2.5.2): empty for a bare wall, None where nobody ever crosses.

    A room may face the outside by several sides: a door counts before a wall."""
    found = _between(state, a, b)
    return KEYS[max(found)] if found else None


def crossing(state: State, keys: Counts, a: Spot, b: Spot) -> bool:
    """Do these backpack keys lead from a to b, without a passage?"""
    lacked = ~_held(keys)
    return any(needs and not needs & lacked for needs in _between(state, a, b))


def possible(state: State, a: Spot, b: Spot) -> bool:
    """Is there a way from a to b, be it by a passage (T2.5.4)?"""
    return bool(_between(state, a, b))


def barred(state: State, keys: Counts, a: Spot, b: Spot) -> bool:
    """Is there a wall from a to b, or a door that these keys do not open: something a passage is for (T2.5.6)?"""
    lacked = ~_held(keys)
    return any(not needs or needs & lacked for needs in _between(state, a, b))


def reach(state: State, seat: int, passages: int, more: Iterable[str] = ()) -> dict[Spot, Reached]:
    """Every place the explorer can come to with its keys, with `more` of these colours, and so many passages; where it
    stands included."""
    start = as_place(state, state.seats[seat].explorer)
    lacked = ~(_held(state.seats[seat].backpack) | sum(BIT[colour] for colour in more))
    most = (passages + 1) * PASSAGE
    best: dict[Spot, int] = {start: 0}
    came: dict[Spot, Spot] = {}
    found: dict[Spot, Reached] = {}
    order = count()  # so that numbers and ids are never compared
    open_: list[tuple[int, int, Spot]] = [(0, next(order), start)]
    while open_:
        cost, _, here = heappop(open_)
        if here in found:
            continue
        path = (*found[came[here]].path, here) if here in came else (here,)
        found[here] = Reached(here, cost // PASSAGE, path)
        for there, needs in _edges(state, here):
            total = cost + 1 + (0 if needs and not needs & lacked else PASSAGE)
            if total < best.get(there, most):
                best[there] = total
                came[there] = here
                heappush(open_, (total, next(order), there))
    return found


def steps(state: State, seat: int) -> dict[Spot, dict[Spot, int]]:
    """From every place to those beside it, and what a step weighs with the seat's keys: 1, and a PASSAGE where it takes
    one."""
    lacked = ~_held(state.seats[seat].backpack)
    spots: list[Spot] = [number for number, room in enumerate(state.rooms) if room is not None]
    found: dict[Spot, dict[Spot, int]] = {}
    for here in (*spots, OUTSIDE, *state.board.secret_rooms):
        beside = found.setdefault(here, {})
        for there, needs in _edges(state, here):
            weight = 1 + (0 if needs and not needs & lacked else PASSAGE)
            beside[there] = min(weight, beside.get(there, weight))
    return found


def is_place(state: State, shown: Hex | str) -> bool:
    """Is there such a place, discovered or not?"""
    if isinstance(shown, str):
        return shown == OUTSIDE or shown in state.board.secret_rooms
    return shown in state.board.number


def as_place(state: State, shown: Hex | str) -> Spot:
    return shown if isinstance(shown, str) else state.board.number[shown]


def as_shown(state: State, place: Spot) -> Hex | str:
    return place if isinstance(place, str) else state.board.spaces[place]


def bonuses_at(state: State, place: Spot) -> Bonuses:
    """What a discovered or a secret room gives; None where nobody has told it."""
    if isinstance(place, str):
        return (state.board.kit.secret_rooms or ())[state.board.secret_rooms[place]].bonuses
    room = state.rooms[place]
    assert room is not None
    return bonuses_in(state.board, place, room.room, room.colour)


def _between(state: State, a: Spot, b: Spot) -> list[int]:
    """What the edges between two places need; looked at from the room, which has fewer of them than the outside."""
    if a == OUTSIDE:
        a, b = b, a
    if isinstance(a, str) or (isinstance(b, str) and b != OUTSIDE):
        return [needs for there, needs in _edges(state, a) if there == b]
    room, around = state.rooms[a], state.board.neighbours[a]
    if room is None:
        return []
    if isinstance(b, str):
        return [_door(room, side) for side, there in enumerate(around) if there == NOWHERE]
    other = state.rooms[b]
    if other is None or b not in around:
        return []
    side = around.index(b)
    return [_door(room, side) | _door(other, (side + 3) % 6)]


def _edges(state: State, place: Spot) -> list[Edge]:
    """All different edges from a place; both ways there are the same."""
    if isinstance(place, int):
        return _around(state, place)
    if place != OUTSIDE:
        return [(OUTSIDE, WALL)]
    rooms: list[Edge] = [
        (number, needs)
        for number in range(len(state.rooms))
        if NOWHERE in state.board.neighbours[number]
        for there, needs in _around(state, number)
        if there == OUTSIDE
    ]
    return rooms + [(secret, WALL) for secret in state.board.secret_rooms]


def _around(state: State, number: int) -> list[Edge]:
    """T2.5.2: a door counts from both sides. T2.5.3: no way from or to an undiscovered space."""
    rooms = state.rooms
    room = rooms[number]
    if room is None:
        return []
    edges: list[Edge] = []
    for side, there in enumerate(state.board.neighbours[number]):
        if there == NOWHERE:
            edges.append((OUTSIDE, _door(room, side)))
        elif (other := rooms[there]) is not None:
            edges.append((there, _door(room, side) | _door(other, (side + 3) % 6)))
    return list(dict.fromkeys(edges))


def _door(room: Room, side: int) -> int:
    """A door whose colour nobody has told opens to no key."""
    return BIT.get(room.colour, WALL) if side in room.doors else WALL


def _held(keys: Iterable[int]) -> int:
    return sum(1 << i for i, count in enumerate(keys) if count)
