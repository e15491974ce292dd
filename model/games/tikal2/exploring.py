"""The explorer: moving, excavating, secret passages (T2.5), tent and card for more (T2.6, T2.7.3)."""

from collections.abc import Sequence

from model.games.tikal2 import events as e
from model.games.tikal2 import moves as m
from model.games.tikal2.checks import TURN, actions_done, actor, at_hand, holds, in_stock
from model.games.tikal2.parts import COLOUR_INDEX
from model.games.tikal2.state import OUTSIDE, Flags, SeatState, State
from model.games.tikal2.temple import as_place, barred, bonuses_at, crossing, is_place, locks, possible, reach
from model.games.tikal2.tile_actions import own_doors, settled
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, UNTOLD, Illegal, require

Events = tuple[Event, ...]


def explore(state: State, seat: int | None, move: m.Explore) -> Events:
    seat = actor(state, seat, *TURN)
    extra = _right(state, seat, move)
    places = _walked(state, seat, move)
    tokens = tuple(move.passages.values()).count("token")
    cards = (*extra, *(e.CardPlayed(seat, "passage") for how in move.passages.values() if how == "card"))
    used, have = len(cards) - (move.extra == "tent"), state.seats[seat].kept_cards
    require(not state.board.kept or used <= have, "T2.7.1", why="card", card="passage", need=used, have=have)
    require(move.dig or move.bonus is None, NOT_A_MOVE, why="wrong", argument="bonus", do="explore")
    require(move.dig or not move.back, "T2.5.5", why="dig")
    require(not move.back or len(places) - 2 in move.passages, "T2.5.5", why="passage")
    end = move.path[-2] if move.back else move.path[-1]
    moved = e.ExplorerMoved(seat, move.path, end, tokens, move.extra)
    if not move.dig:
        return (*cards, moved)
    events = (*cards, moved, *_dug(state, seat, move.path[-1], move.bonus))
    return settled(state, events) if state.actions or _gains(state, places[-1], move.bonus) else events


def _gains(state: State, place: int | str, bonus: int | None) -> bool:
    """Whether a card or a treasure is dug up there, which may turn out to be void."""
    given = None if bonus is None else (bonuses_at(state, place) or ())[bonus]
    return given is not None and bool(given.cards or given.treasures)


def _right(state: State, seat: int, move: m.Explore) -> Events:
    """The turn's one exploration, or an extra one by tent (T2.6) or card (T2.7.3)."""
    own = state.seats[seat]
    if move.extra == "tent":
        check_tent(state, seat)
        return (e.TentUsed(seat),)
    if move.extra == "card":
        holds(state, own, ("explore",), "T2.7.3")
        return (e.CardPlayed(seat, "explore"),)
    actions_done(state)
    require(state.phase != "pirogue", NOT_NOW, why="phase", phase=state.phase)
    require(not state.explored, NOT_NOW, why="explored")
    return ()


def check_tent(state: State, seat: int) -> None:
    """T2.6.1, T2.6.4, T2.10.2"""
    if state.board.options.short_game:
        require(state.phase != "pirogue", "T2.10.2", why="pirogue")
        require(not state.explored, "T2.10.2", why="explored")
        raise Illegal("T2.10.2")
    require(state.phase != "last" or not state.explored, "T2.6.4", why="explored")
    require(state.phase != "last", "T2.6.4")
    require(state.seats[seat].tent, "T2.6.1", why="used")


def _walked(state: State, seat: int, move: m.Explore) -> list[int | str]:
    """The places of the path, every step of it allowed (T2.5.1 to T2.5.6)."""
    own = state.seats[seat]
    if not move.path or any(not 0 <= i < len(move.path) - 1 for i in move.passages):
        raise Illegal(NOT_A_MOVE, why="wrong", argument="passages" if move.path else "path", do="explore")
    require(move.path[0] == own.explorer, "T2.5.1", why="start")
    places = [_place(state, shown) for shown in move.path]
    spare = _spare(state, own, tuple(move.passages.values()))
    for i in range(len(places) - 1):
        _step(state, own.backpack, places[i], places[i + 1], i in move.passages, spare)
    return places


def _spare(state: State, own: SeatState, named: tuple[str, ...]) -> int:
    """T2.5.4, T2.7.1: the passages named are there; how many others."""
    need, have, tokens = len(named), own.passages + at_hand(state, own, "passage"), named.count("token")
    if tokens > own.passages:
        require(need <= have, "T2.5.4", why="tokens", need=need, have=have)
        raise Illegal("T2.5.4", why="card", need=tokens, have=own.passages)
    holds(state, own, ("passage",) * named.count("card"), "T2.7.1")
    return have - need


def _place(state: State, shown: tuple[int, int] | str) -> int | str:
    if not is_place(state, shown):
        raise Illegal(NOT_A_MOVE, why="wrong", argument="path", do="explore")
    place = as_place(state, shown)
    require(not isinstance(place, int) or state.rooms[place] is not None, "T2.5.3", space=shown)
    return place


def _step(state: State, keys: tuple[int, ...], here: int | str, there: int | str, passage: bool, spare: int) -> None:
    secret = any(isinstance(place, str) and place != OUTSIDE for place in (here, there))
    if not passage and crossing(state, keys, here, there):
        return
    leads = possible(state, here, there)
    require(leads or not secret, "T2.5.6", why="secret")
    require(leads, "T2.5.1", why="apart")
    if passage:
        require(barred(state, keys, here, there), "T2.5.6", why="keys")
        return
    require(not secret, "T2.5.6", why="passage", have=spare)
    raise _shut(keys, locks(state, here, there) or frozenset())


def _shut(keys: tuple[int, ...], needed: frozenset[str]) -> Illegal:
    """T2.5.2: a wall, or a door and the keys to it that the backpack lacks."""
    if not needed:
        return Illegal("T2.5.2", why="wall", locks=[])
    lacked = [colour for colour in sorted(needed) if not keys[COLOUR_INDEX[colour]]]
    return Illegal("T2.5.2", why="door", locks=sorted(needed), lacked=lacked, count=len(lacked))


def flags_at(state: State, place: int | str) -> Flags:
    """The flags in a room."""
    if isinstance(place, str):
        return state.secret[state.board.secret_rooms[place]]
    room = state.rooms[place]
    assert room is not None
    return room.flags


def light(state: State, place: int | str) -> bool:
    room = state.rooms[place] if isinstance(place, int) else None
    return room is not None and room.light


def free_bonuses(state: State, place: int | str) -> tuple[int, ...]:
    """Those known to be there and without a flag."""
    taken = {bonus for _, bonus in flags_at(state, place)}
    return tuple(index for index in range(len(bonuses_at(state, place) or ())) if index not in taken)


def untold_at(state: State, place: int | str) -> str | None:
    """The part of the kit that says what digging there gives, where it is not told yet; of a light room only while its
    bonus is free."""
    bonuses = bonuses_at(state, place)
    if bonuses is not None and (None not in bonuses or not free_bonuses(state, place)):
        return None
    kit, board = state.board.kit, state.board
    if isinstance(place, str):
        return f"secret_rooms.{board.secret_rooms[place]}.bonuses"
    room = state.rooms[place]
    assert room is not None
    match room.room:
        case "treasure-room":
            return "treasure_room.bonuses"
        case "sanctuary":
            return f"sanctuaries.{list(board.sanctuaries).index(str(room.colour))}.bonuses"
        case "printed":
            return f"printed.{(kit.printed or ()).index(board.printed[place])}.bonus"
    return f"light_rooms.{list(board.light_rooms).index(room.room)}.bonus"


def cannot_dig(state: State, seat: int, place: int | str) -> Illegal | None:
    """Why this seat cannot excavate there, whatever the bonus."""
    if place == OUTSIDE:
        return Illegal("T2.5.7", why="outside")
    if any(flag[0] == seat for flag in flags_at(state, place)):
        return Illegal("T2.5.7", why="flag")
    if not state.seats[seat].flags_left:
        return Illegal("T2.5.7", why="flags")
    if not light(state, place) and bonuses_at(state, place) is not None and not free_bonuses(state, place):
        return Illegal("T2.5.10")
    return None


def _dug(state: State, seat: int, shown: tuple[int, int] | str, bonus: int | None) -> Events:
    place = as_place(state, shown)
    refused = cannot_dig(state, seat, place)
    if refused is not None:
        raise refused
    untold = untold_at(state, place)
    if bonuses_at(state, place) is not None:
        _check_bonus(state, place, bonus)
    else:
        taken = {flag[1] for flag in flags_at(state, place)}
        require(bonus is not None, "T2.5.7", why="free")
        require(bonus is not None and bonus >= 0 and bonus not in taken, "T2.5.7", why="bonus")
    require(untold is None, UNTOLD, path=untold)
    return (_flag(state, seat, place, shown, bonus), *worth(state, seat, place, shown, bonus))


def _check_bonus(state: State, place: int | str, bonus: int | None) -> None:
    free = free_bonuses(state, place)
    if bonus is None:
        require(not free, "T2.5.9" if light(state, place) else "T2.5.7", why="free")
    else:
        require(bonus in free, "T2.5.7", why="bonus")


def _flag(state: State, seat: int, place: int | str, shown: tuple[int, int] | str, bonus: int | None) -> e.FlagPlaced:
    room = state.rooms[place] if isinstance(place, int) else None
    if room is None:
        return e.FlagPlaced(seat, shown, bonus)
    return e.FlagPlaced(seat, shown, bonus, "room" if light(state, place) else room.room, room.colour)


def worth(
    state: State, seat: int, place: int | str, shown: tuple[int, int] | str, bonus: int | None
) -> tuple[e.Excavated, ...]:
    """The points of an excavation, a part each (T2.5.7, T2.5.9)."""
    parts: list[e.Excavated] = []
    room = state.rooms[place] if isinstance(place, int) else None
    if room is not None and light(state, place):
        parts.append(e.Excavated(seat, shown, "new", len(room.doors), "T2.5.9"))
        parts.append(e.Excavated(seat, shown, "old", own_doors(state, seat, str(room.colour)), "T2.5.9"))
    if bonus is not None:
        given = (bonuses_at(state, place) or ())[bonus]
        parts.append(e.Excavated(seat, shown, "bonus", given.points if given else 0, "T2.5.7"))
    return tuple(part for part in parts if part.points)


def can_dig_somewhere(state: State, seat: int, cards: Sequence[str]) -> bool:
    """T2.5.13: a room to excavate is in reach, tokens and these cards counted."""
    passages = state.seats[seat].passages + cards.count("passage")
    return any(cannot_dig(state, seat, place) is None for place in reach(state, seat, passages))


def check_rescue(state: State, seat: int, cards: Sequence[str]) -> None:
    """T2.5.13, for somebody with these cards; those that only the player knows are not counted."""
    require(not state.explored, "T2.5.13", why="late")
    require(not state.rescued, "T2.5.13", why="once")
    require(not can_dig_somewhere(state, seat, cards), "T2.5.13", why="reach")


def rescue(state: State, seat: int | None, move: m.Rescue) -> Events:
    seat = actor(state, seat, "explorer", "last")
    check_rescue(state, seat, state.seats[seat].cards)
    in_stock(state, move.colour, "T2.5.13")
    return settled(state, (e.Rescued(seat, move.colour),))
