"""A game taken up in the middle: at the beginning of a player's turn, or of its explorer phase."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from model.games.tikal2.assemble import (
    check_rooms,
    check_supplies,
    flags_of,
    flags_told,
    held_keys,
    hidden_treasures,
    room_told,
    seat_told,
    space_of,
    undiscovered,
    with_piles,
)
from model.games.tikal2.parts import COLOURS, KEYS_EACH, MOST_TILES, OPEN_TREASURES, PASSAGES, SITES, TREASURES_EACH
from model.games.tikal2.shape import Position, SeatTold
from model.games.tikal2.state import State
from model.games.tikal2.tile_actions import lively
from model.kernel.flaws import flawed, shaped
from model.kernel.illegal import Illegal

T = TypeVar("T")


def placed(state: State, raw: Any) -> State:
    told: Position = shaped(raw, Position, "position")
    _check(state, told)
    state = _with_board(state, told)
    state = _with_seats(state, told)
    _sound(partial(check_rooms, state))
    _sound(partial(check_supplies, state))
    to_open = OPEN_TREASURES if _opens_later(state, told) else 0
    hidden = max(0, hidden_treasures(state) - to_open)
    if isinstance(told.piles, tuple):
        if len(told.piles) != len(state.piles) or sum(told.piles) != hidden or min(told.piles) < 0:
            raise flawed("position.piles", "sum", expected=hidden, found=sum(told.piles))
        state = replace(state, piles=told.piles)
    state = with_piles(state, hidden)
    return lively(_begun(undiscovered(state), told))


def _opens_later(state: State, told: Position) -> bool:
    """With more control three treasures are turned up when the sites are laid (T2.10.1)."""
    laid = told.sites or isinstance(told.phase, str)
    return state.board.options.more_control and told.round == 1 and not laid and not any(state.open_treasures)


def _check(state: State, told: Position) -> None:
    players = state.board.players
    if told.seats and len(told.seats) != players:
        raise flawed("position.seats", "count", expected=players, found=len(told.seats))
    if told.round not in (1, 2):
        raise flawed("position.round", "between", least=1, most=2, found=told.round)
    for seat in (*told.to_act, *([told.seat] if isinstance(told.seat, int) else [])):
        if not 0 <= seat < players:
            raise flawed("position.to_act", "seat", found=seat, most=players - 1)
    for name in ("actions", "won"):
        if getattr(told, name):
            raise flawed(f"position.{name}", "turn-start")
    if told.tile is not None and (told.phase != "explorer" or told.tile not in state.board.tiles):
        raise flawed("position.tile", "turn-start")
    if told.phase == "last" and told.round == 1:
        raise flawed("position.phase", "value", found="last")
    _check_sites(state, told)
    for name in {*told.wheel, *told.open_treasures, *told.delivered} - set(state.board.treasures):
        raise flawed(f"position.{name}", "unknown")


def _check_sites(state: State, told: Position) -> None:
    """T2.1.4: tiles in play, each once, never more than 4 on a site; a turn on the river needs one."""
    if told.phase == "pirogue" and not any(told.sites):
        raise flawed("position.sites", "missing")
    if told.sites and len(told.sites) != SITES:
        raise flawed("position.sites", "count", expected=SITES, found=len(told.sites))
    seen: set[str] = set()
    for i, site in enumerate(told.sites):
        if len(site) > MOST_TILES:
            raise flawed(f"position.sites[{i}]", "between", least=0, most=MOST_TILES, found=len(site))
        for tile in filter(None, site):
            if tile not in state.board.tiles:
                raise flawed(f"position.sites[{i}]", "value", found=tile[:40])
            if tile in seen:
                raise flawed(f"position.sites[{i}]", "twice", found=tile)
            seen.add(tile)
    for name, price in told.wheel.items():
        if not 2 <= price <= 5:
            raise flawed(f"position.wheel.{name[:20]}", "between", least=2, most=5, found=price)
    for field, counts in (("delivered", told.delivered), ("open_treasures", told.open_treasures)):
        if not all(0 <= count <= TREASURES_EACH for count in counts.values()):
            raise flawed(f"position.{field}", "between", least=0, most=TREASURES_EACH, found=min(counts.values()))


def _with_board(state: State, told: Position) -> State:
    rooms = list(state.rooms)
    for name, room in told.rooms.items():
        number = _sound(partial(space_of, state.board, name))
        if room is not None:
            there = _sound(partial(room_told, state.board, name, room, state.rooms[number]))
            turn = None if room.doors is not UNSET else there.turn
            rooms[number] = replace(there, turn=turn, hued=there.hued or room.colour is not UNSET)
    secret = []
    for room_ in state.board.kit.secret_rooms or ():
        flags = told.secret.get(room_.id, {})
        where = f"secret.{room_.id}"
        secret.append(_sound(partial(flags_told, state.board, flags, room_.bonuses, where, False)))
    for name in set(told.secret) - set(state.board.secret_rooms):
        raise flawed(f"position.secret.{name[:20]}", "unknown")
    wheel = tuple(told.wheel.get(name, price) for name, price in zip(state.board.treasures, state.wheel, strict=True))
    names = state.board.treasures
    opened, gone = (tuple(each.get(name, 0) for name in names) for each in (told.open_treasures, told.delivered))
    return replace(
        state, rooms=tuple(rooms), secret=tuple(secret), wheel=wheel, open_treasures=opened, gone_treasures=gone,
        played=tuple(sorted(told.played)),
    )  # fmt: skip


def _with_seats(state: State, told: Position) -> State:
    one_each = told.seats or (SeatTold(),) * state.board.players
    seats = tuple(
        _sound(partial(seat_told, state.board, seat, i, state.rooms, flags_of(state.rooms, state.secret, i)))
        for i, seat in enumerate(one_each)
    )
    held = held_keys(seats)
    stock = tuple(KEYS_EACH - count for count in held)
    if isinstance(told.stock, dict):
        stock = tuple(told.stock.get(colour, stock[i]) for i, colour in enumerate(COLOURS))
    passages = PASSAGES - sum(seat.passages for seat in seats)
    if isinstance(told.passages, int):
        passages = told.passages
    return replace(state, seats=seats, stock=stock, passages=passages)


def _begun(state: State, told: Position) -> State:
    """Where the turn is; a round's direction follows from its number (T2.8.3)."""
    seat = told.to_act[0] if told.to_act else told.seat if isinstance(told.seat, int) else state.first
    if told.ordered and isinstance(told.sanctuaries, tuple) and sorted(told.sanctuaries) == sorted(state.altars):
        state = replace(state, altars=told.sanctuaries, ordered=True)
    default = "pirogue" if told.sites else "sites"
    phase = "tally" if state.board.light else told.phase if isinstance(told.phase, str) else default
    direction = 1 if told.round == 1 else -1
    sites = told.sites or ((),) * 6
    players = state.board.players
    order = tuple((seat + direction * i) % players for i in range(players)) if phase == "last" else ()
    if order and len(told.to_act) > 1:
        order = told.to_act  # who still has the last special turn, where some have had it
    state = replace(state, phase=phase, seat=seat, round=told.round, direction=direction, last=order)
    first = seat if phase == "sites" else state.first
    taken = () if told.tile is None else (told.tile,)
    used = () if told.tile is None else None
    sites = sites if phase != "sites" else ()
    return replace(state, sites=sites, tile=told.tile, taken=taken, used=used, first=first)


def _sound(make: Callable[[], T]) -> T:
    """What a correction would refuse is a flaw of the position."""
    try:
        return make()
    except Illegal as error:
        where = error.facts.get("argument") or error.facts.get("path") or error.facts.get("why") or "seats"
        raise flawed(f"position.{where}", "rule", rule=error.rule) from None
