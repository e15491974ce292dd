"""The table is right: the state set to what lies there, with everything still adding up."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from model.games.tikal2.assemble import (
    check_rooms,
    check_told,
    flags_of,
    flags_told,
    held_keys,
    hidden_treasures,
    room_told,
    seat_told,
    space_of,
    stock_room,
    undiscovered,
    with_piles,
)
from model.games.tikal2.parts import COLOURS, MOST_TILES
from model.games.tikal2.shape import SeatTold, Told
from model.games.tikal2.state import Room, State
from model.games.tikal2.tile_actions import lively
from model.kernel.fitting import fits, told_as


def restored(state: State, new: dict[str, Any], paths: Sequence[str]) -> State:
    """The state as told; what the correction does not name follows from what it does."""
    told = told_as(new, Told)
    fits(len(told.seats) == state.board.players, "seats")
    fits(told.round in (1, 2) and (told.round == state.round or state.phase != "over"), "round")
    rooms, secret = _rooms(state, told, paths), _secret(state, told)
    flags = [flags_of(rooms, secret, i) for i in range(len(told.seats))]
    seats = tuple(
        seat_told(state.board, _open(seat, i, paths), i, rooms, flags[i], _named(i, paths), i in state.hands_told)
        for i, seat in enumerate(told.seats)
    )
    after = undiscovered(replace(state, rooms=rooms, secret=secret, seats=seats, round=told.round))
    after = _with_supplies(state, _with_course(state, after, told, paths), told, paths)
    check_rooms(after)
    check_told(state, after, paths)
    return lively(with_piles(after, max(0, hidden_treasures(after))))


def _named(index: int, paths: Sequence[str]) -> set[str]:
    """What of a seat the correction speaks of."""
    parts = [path.split(".") for path in paths]
    return {part[2] for part in parts if part[:2] == ["seats", str(index)] and len(part) > 2}


def _rooms(state: State, told: Told, paths: Sequence[str]) -> tuple[Room | None, ...]:
    """Only the spaces that a path names are built anew."""
    rooms = list(state.rooms)
    for name in {path.split(".")[1] for path in paths if path.startswith("rooms.")}:
        number = space_of(state.board, name)
        one, before = told.rooms[name], state.rooms[number]
        if one is None:
            fits(before is None or before.room != "printed", f"rooms.{name}")
            rooms[number] = None
            continue
        if before is not None and one.room != before.room:
            named = {field for field in ("colour", "doors") if f"rooms.{name}.{field}" in paths}
            unset: dict[str, Any] = {field: UNSET for field in ("colour", "doors") if field not in named}
            one = replace(one, **unset)
        rooms[number] = room_told(state.board, name, one, before)
    for i, seat in enumerate(told.seats):
        at = state.board.number.get(seat.explorer) if isinstance(seat.explorer, tuple) else None
        fits(at is None or rooms[at] is not None, f"seats.{i}.explorer")
    return tuple(rooms)


def _with_course(before: State, state: State, told: Told, paths: Sequence[str]) -> State:
    """The tiles on the sites, and the way round: in round 2 the other one unless it is told (T2.8.3)."""
    if any(path.split(".")[0] == "sites" for path in paths):
        tiles = [tile for site in told.sites for tile in site if tile is not None]
        fits(len(told.sites) == len(before.sites) and max(map(len, told.sites), default=0) <= MOST_TILES, "sites")
        fits(all(tile in state.board.tiles for tile in tiles) and len(set(tiles)) == len(tiles), "sites")
        fits(state.tile not in tiles, "sites")
        state = replace(state, sites=told.sites)
    if "direction" in paths:
        return replace(state, direction=1 if told.direction == "clockwise" else -1)
    return replace(state, direction=-before.direction) if told.round != before.round else state


def _secret(state: State, told: Told) -> tuple[Any, ...]:
    rooms = state.board.kit.secret_rooms or ()
    return tuple(
        flags_told(state.board, told.secret[room.id], room.bonuses, f"secret.{room.id}", False) for room in rooms
    )


def _open(told: SeatTold, index: int, paths: Sequence[str]) -> SeatTold:
    """Flags left follow from the flags on the board unless the correction names them."""
    changed = any(path.startswith(("rooms.", "secret.")) for path in paths)
    if not changed or f"seats.{index}.flags_left" in paths:
        return told
    return replace(told, flags_left=UNSET)


def _with_supplies(before: State, after: State, told: Told, paths: Sequence[str]) -> State:
    """Keys and passages somebody has more of came out of the stock, unless the stock is told too."""
    assert isinstance(told.stock, dict)
    then, now = held_keys(before.seats), held_keys(after.seats)
    room = stock_room(after.seats)
    stock = tuple(
        told.stock.get(colour, -1) if f"stock.{colour}" in paths else min(before.stock[i] + then[i] - now[i], room[i])
        for i, colour in enumerate(COLOURS)
    )
    had, has = (sum(seat.passages for seat in each.seats) for each in (before, after))
    passages = told.passages if "passages" in paths else before.passages + had - has
    assert isinstance(passages, int)
    fits(set(told.wheel) == set(after.board.treasures), "wheel")
    wheel = tuple(told.wheel[name] for name in after.board.treasures)
    fits(all(2 <= price <= 5 for price in wheel), "wheel")
    return replace(after, stock=stock, passages=passages, wheel=wheel)
