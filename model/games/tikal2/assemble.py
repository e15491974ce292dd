"""Puts a told table together so that everything adds up: keys, treasures, passages, cards, flags (T2.1)."""

from collections.abc import Container, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from model.games.tikal2.board import Board, Bonuses, bonuses_in, turned_doors
from model.games.tikal2.parts import (
    CARD_COUNT,
    CARDS,
    COLOUR_INDEX,
    COLOURS,
    FLAGS,
    KEYS_EACH,
    PASSAGES,
    SITES,
    TREASURE_TYPES,
    TREASURES_EACH,
    Hex,
)
from model.games.tikal2.shape import Bonus, RoomTold, SeatTold
from model.games.tikal2.state import OUTSIDE, UNKNOWN, Counts, Flags, Room, SeatState, State
from model.kernel.fitting import fits
from model.kernel.hexes import hex_at
from model.kernel.illegal import NOTHING_THERE, Illegal, require

Rooms = tuple[Room | None, ...]
MOST_BONUSES = 9
"""Of a room whose bonuses nobody has told."""
HELD = {"backpack": KEYS_EACH, "camp": KEYS_EACH, "treasures": TREASURES_EACH}
"""What a seat holds of a kind, and how many there are of it."""


def space_of(board: Board, name: str) -> int:
    """A space by its name `c,r`."""
    try:
        return board.number[hex_at(name)]
    except (ValueError, KeyError):
        raise Illegal(NOTHING_THERE, path=f"rooms.{name[:20]}") from None


def room_told(board: Board, name: str, told: RoomTold, before: Room | None) -> Room:
    """A room as told: a light room by its id with doors as it lies, a sanctuary by its altar, the treasure room."""
    path, number = f"rooms.{name}", space_of(board, name)
    kind = told.room if told.room is not UNSET else before.room if before else None
    if before is not None and before.room == "printed":
        fits(kind == "printed", f"{path}.room")
        room = replace(before, flags=())
    elif kind == "treasure-room":
        room = Room("treasure-room", None, ())
    elif kind == "sanctuary":
        altar = told.colour if told.colour is not UNSET else before.colour if before else None
        fits(altar in board.sanctuaries, f"{path}.colour")
        room = Room("sanctuary", str(altar), ())
    else:
        fits(kind in board.light_rooms, f"{path}.room")
        room = _light_room(board, str(kind), told, before, path)
    fits(told.colour is UNSET or told.colour == room.colour, f"{path}.colour")
    fits(told.doors is UNSET or tuple(sorted(told.doors)) == room.doors, f"{path}.doors")
    bonuses = bonuses_in(board, number, room.room, room.colour)
    return replace(room, flags=flags_told(board, told.flags, bonuses, path, room.light))


def _light_room(board: Board, kind: str, told: RoomTold, before: Room | None, path: str) -> Room:
    """As the kit tells it, turned so; what the kit does not tell yet is as told here."""
    tile = board.light_rooms[kind]
    hued = tile.colour is None and isinstance(told.colour, str)
    colour = str(told.colour) if hued else tile.colour
    fits(colour is None or colour in COLOUR_INDEX, f"{path}.colour")
    doors = tuple(sorted(told.doors)) if told.doors is not UNSET else None
    if tile.doors is None:
        fits(doors is None or (len(set(doors)) == len(doors) and set(doors) <= set(range(6))), f"{path}.doors")
        return Room(kind, colour, doors or (), turn=0 if doors is None else None, hued=hued)
    lies = [turned_doors(tile.doors, turn) for turn in range(6)]
    if doors is None:
        doors = before.doors if before is not None and before.doors in lies else lies[0]
    fits(doors in lies, f"{path}.doors")
    as_before = before is not None and before.turn is not None and lies[before.turn] == doors
    turn = before.turn if before is not None and as_before else lies.index(doors)
    return Room(kind, colour, doors, turn=turn, hued=hued)


def flags_told(board: Board, told: dict[int, Bonus], given: Bonuses, path: str, light: bool) -> Flags:
    """One flag per player and room, each on a bonus of its own; only a light room holds flags on none (T2.5.9)."""
    bonuses = MOST_BONUSES if given is None else len(given)
    flags: list[tuple[int, int | None]] = []
    for seat, bonus in sorted(told.items()):
        fits(0 <= seat < board.players, f"{path}.flags")
        if bonus == "none":
            continue
        fits(bonus is None if not isinstance(bonus, int) else 0 <= bonus < bonuses, f"{path}.flags.{seat}")
        fits(bonus is not None or light, f"{path}.flags.{seat}")
        flags.append((seat, bonus if isinstance(bonus, int) else None))
    taken = [bonus for _, bonus in flags if bonus is not None]
    fits(len(set(taken)) == len(taken), f"{path}.flags")
    return tuple(flags)


def flags_of(rooms: Rooms, secret: tuple[Flags, ...], seat: int) -> int:
    every = [*(room.flags for room in rooms if room is not None), *secret]
    return sum(flag[0] == seat for flags in every for flag in flags)


def seat_told(
    board: Board,
    told: SeatTold,
    index: int,
    rooms: Rooms,
    flags: int,
    named: Container[str] = HELD,
    hand_told: bool = False,
) -> SeatState:
    """What of its hidden things is not `named` is not looked at: the answer would tell what another holds (T2.2.4)."""
    path = f"seats.{index}"
    fits(-9999 <= told.score <= 9999, f"{path}.score")
    for name, most in HELD.items():
        counts = getattr(told, name).values()
        most = TREASURE_TYPES * TREASURES_EACH if board.kept and name == "treasures" else most
        fits(name not in named or all(0 <= count <= most for count in counts), f"{path}.{name}")
    names = (UNKNOWN,) if board.kept else board.treasures
    fits(all(name in names for name in told.treasures), f"{path}.treasures")
    named_cards = [card for card in told.cards if card is not None]
    fits(len(named_cards) == (0 if board.kept and not hand_told else len(told.cards)), f"{path}.cards")
    fits(0 <= told.passages <= PASSAGES, f"{path}.passages")
    site = told.site if isinstance(told.site, int) else board.start
    fits(0 <= site < SITES, f"{path}.site")
    flags_left = told.flags_left if isinstance(told.flags_left, int) else FLAGS - flags
    fits(0 <= flags_left <= FLAGS - flags, f"{path}.flags_left")
    return SeatState(
        told.score,
        tuple(told.backpack.get(colour, 0) for colour in COLOURS),
        tuple(told.camp.get(colour, 0) for colour in COLOURS),
        tuple(told.treasures.get(name, 0) for name in board.treasures),
        tuple(sorted(named_cards)),
        told.passages,
        flags_left,
        told.tent,
        site,
        _explorer(board, told.explorer, rooms, f"{path}.explorer"),
        told.treasures.get(UNKNOWN, 0),
        len(told.cards) - len(named_cards),
    )


def _explorer(board: Board, place: Hex | str, rooms: Rooms, path: str) -> Hex | str:
    if isinstance(place, str):
        fits(place == OUTSIDE or place in board.secret_rooms, path)
        return place
    number = board.number.get(place)
    fits(number is not None and rooms[number] is not None, path)
    return place


def held_keys(seats: tuple[SeatState, ...]) -> Counts:
    return tuple(sum(seat.backpack[i] + seat.camp[i] for seat in seats) for i in range(len(COLOURS)))


def stock_room(seats: tuple[SeatState, ...]) -> Counts:
    """How many keys of each colour can lie in the stock beside the backpacks."""
    return tuple(KEYS_EACH - sum(seat.backpack[i] for seat in seats) for i in range(len(COLOURS)))


def check_told(before: State, after: State, paths: Sequence[str]) -> None:
    """T2.1.3 for a correction: of what it raises there is no more, with what lies open, than the box has. What others
    hold in secret is not counted: the answer would tell it (T2.2.4)."""
    camps, treasures, cards = (_raised(before, after, paths, what) for what in ("camp", "treasures", "cards"))
    room = stock_room(after.seats)
    for i, colour in enumerate(COLOURS):
        fine = 0 <= after.stock[i] <= room[i] - camps[i]
        require(fine, "T2.1.3", why="keys", colour=colour, most=KEYS_EACH)
    _check_passages(after)
    for i, name in enumerate(after.board.treasures):
        out = after.gone_treasures[i] + after.open_treasures[i]
        fine = not treasures[i] or treasures[i] + out <= TREASURES_EACH
        require(fine, "T2.1.3", why="treasures", treasure=name, most=TREASURES_EACH)
    for i, card in enumerate(CARDS):
        most = after.board.kit.cards_of(card)
        fine = not cards[i] or cards[i] + after.played.count(card) <= most
        require(fine, "T2.1.3", why="cards", card=card, most=most)
    _check_all_cards(_all_raised(before, after, paths) + len(after.played))
    if after.board.kept:
        _check_all_treasures(after)


def _named(after: State, paths: Sequence[str], what: str) -> list[int]:
    """The seats of which the correction names this."""
    seats = range(len(after.seats))
    return [i for i in seats if any(path.split(".")[:3] == ["seats", str(i), what] for path in paths)]


def _all_raised(before: State, after: State, paths: Sequence[str]) -> int:
    """How many cards the seats hold that the correction names, where it gives one of them more."""
    named = _named(after, paths, "cards")
    more = any(after.seats[i].card_count > before.seats[i].card_count for i in named)
    return sum(after.seats[i].card_count for i in named) if more else 0


def _raised(before: State, after: State, paths: Sequence[str], what: str) -> Counts:
    """Of each kind how many the seats hold that the correction names, where it gives one of them more."""
    named = _named(after, paths, what)
    each = [tuple(zip(_counts(before.seats[i], what), _counts(after.seats[i], what), strict=True)) for i in named]
    return tuple(
        sum(now for _, now in kind) if any(now > then for then, now in kind) else 0 for kind in zip(*each, strict=True)
    ) or (0,) * len(CARDS)


def _counts(seat: SeatState, what: str) -> Counts:
    if what == "cards":
        return tuple(seat.cards.count(card) for card in CARDS)
    return seat.camp if what == "camp" else seat.treasures


def check_supplies(state: State) -> None:
    """T2.1.3 for a position: no more of anything than the box has."""
    for i, colour in enumerate(COLOURS):
        total = held_keys(state.seats)[i] + state.stock[i]
        require(state.stock[i] >= 0 and total <= KEYS_EACH, "T2.1.3", why="keys", colour=colour, most=KEYS_EACH)
    _check_passages(state)
    for i, name in enumerate(state.board.treasures):
        total = sum(seat.treasures[i] for seat in state.seats) + state.gone_treasures[i] + state.open_treasures[i]
        require(total <= TREASURES_EACH, "T2.1.3", why="treasures", treasure=name, most=TREASURES_EACH)
    for card in CARDS:
        out = state.played.count(card) + sum(seat.cards.count(card) for seat in state.seats)
        most = state.board.kit.cards_of(card)
        require(out <= most, "T2.1.3", why="cards", card=card, most=most)
    _check_all_cards(len(state.played) + sum(seat.card_count for seat in state.seats))
    _check_all_treasures(state)


def _check_all_cards(count: int) -> None:
    """T2.7: 13, however many of each kind are told."""
    require(count <= CARD_COUNT, "T2.1.3", why="all-cards", most=CARD_COUNT)


def _check_all_treasures(state: State) -> None:
    """Where they are only counted, there are no more than 25 of all types together."""
    require(hidden_treasures(state) >= 0, "T2.1.3", why="all-treasures", most=TREASURE_TYPES * TREASURES_EACH)


def _check_passages(state: State) -> None:
    passages = sum(seat.passages for seat in state.seats) + state.passages
    require(state.passages >= 0 and passages <= PASSAGES, "T2.1.3", why="passages", most=PASSAGES)


def check_rooms(state: State) -> None:
    """T2.1.3: every room and sanctuary once, one treasure room."""
    laid = [(room.room, room.colour if room.room == "sanctuary" else None) for room in state.rooms if room is not None]
    once = [one for one in laid if one[0] != "printed"]
    require(len(set(once)) == len(once), "T2.1.3", why="rooms")


def undiscovered(state: State) -> State:
    """The rooms and sanctuaries that are not on the board are still to come."""
    laid = {room.room for room in state.rooms if room is not None}
    altars = {room.colour for room in state.rooms if room is not None and room.room == "sanctuary"}
    rooms = tuple(name for name in state.board.light_rooms if name not in laid)
    known = tuple(altar for altar in state.altars if altar not in altars)
    back = tuple(altar for altar in state.board.sanctuaries if altar not in altars and altar not in known)
    return replace(state, pile_rooms=rooms, altars=(*known, *back))


def with_piles(state: State, total: int) -> State:
    """So many treasures lie hidden: what is more or less is on the highest pile."""
    piles = list(state.piles)
    while sum(piles) > total:
        piles[piles.index(max(piles))] -= 1
    while sum(piles) < total:
        piles[piles.index(min(piles))] += 1
    return replace(state, piles=tuple(piles))


def hidden_treasures(state: State) -> int:
    out = sum(seat.treasure_count for seat in state.seats) + sum(state.gone_treasures) + sum(state.open_treasures)
    return len(state.board.treasures) * TREASURES_EACH - out
