"""What a seat may know, built up from nothing: camp keys, treasures and cards are their owner's (T2.2.4)."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from model.games.tikal2.parts import COLOURS
from model.games.tikal2.state import UNKNOWN, Action, Counts, Flags, Place, Room, SeatState, State
from model.kernel.view import View


class HiddenCounts(Struct, frozen=True, kw_only=True):
    """How much of what others may not see a seat has."""

    camp: int
    treasures: int
    cards: int


class SeatView(Struct, frozen=True, kw_only=True):
    score: int
    backpack: dict[str, int]
    passages: int
    flags_left: int
    tent: bool
    """Not used yet in this round."""
    site: int
    explorer: Place
    hidden: HiddenCounts | UnsetType = UNSET
    """Of others."""
    camp: dict[str, int] | UnsetType = UNSET
    """The own, and everybody's while a scoring has them lie open."""
    treasures: dict[str, int] | UnsetType = UNSET
    cards: tuple[str | None, ...] | UnsetType = UNSET
    """Where players keep treasures and cards to themselves they are only counted: as `null`."""


class RoomView(Struct, frozen=True, kw_only=True):
    room: str
    """A light room's id, `printed`, `sanctuary` or `treasure-room`."""
    colour: str | None
    doors: tuple[int, ...]
    flags: dict[int, int | None]
    """Whose, and on which bonus."""


class Tikal2View(View, frozen=True, kw_only=True):
    rooms: dict[str, RoomView]
    """By `column,row`; undiscovered ones are not there."""
    secret: dict[str, dict[int, int | None]]
    """The flags in the secret rooms."""
    sites: tuple[tuple[str | None, ...], ...]
    """None: a tile lies there, nobody has told which."""
    wheel: dict[str, int]
    stock: dict[str, int]
    passages: int
    piles: tuple[int, ...]
    open_treasures: dict[str, int]
    delivered: dict[str, int]
    played: tuple[str, ...]
    sanctuaries: tuple[str, ...]
    """Those not discovered yet, top first where `ordered`."""
    ordered: bool
    round: int
    direction: str
    seat: int
    tile: str | None
    """The action tile taken this turn, with its open actions."""
    actions: tuple[Action, ...]
    won: tuple[str, ...]
    """Dug up and still to be entered."""
    seats: tuple[SeatView, ...]


def view(state: State, viewer: int | None) -> Tikal2View:
    """For a seat, or for an onlooker (None). At a scoring all camps are shown, then hidden again."""
    return _table(state, tuple(_seen(state, i, seat, viewer) for i, seat in enumerate(state.seats)))


def unhidden(state: State) -> Tikal2View:
    """With what every owner knows: nobody's view, the truth is made from it."""
    return _table(state, tuple(_own(state, seat) for seat in state.seats))


def _seen(state: State, index: int, seat: SeatState, viewer: int | None) -> SeatView:
    if index == viewer:
        return _own(state, seat)
    counts = HiddenCounts(camp=sum(seat.camp), treasures=seat.treasure_count, cards=seat.card_count)
    camp = colours(seat.camp) if state.shown else UNSET
    if state.board.kept:
        return SeatView(**_open(seat), hidden=counts, camp=camp, treasures={UNKNOWN: seat.kept}, cards=_cards(seat))
    return SeatView(**_open(seat), hidden=counts, camp=camp)


def _own(state: State, seat: SeatState) -> SeatView:
    treasures = {UNKNOWN: seat.kept} if state.board.kept else named(state.board.treasures, seat.treasures)
    return SeatView(**_open(seat), camp=colours(seat.camp), treasures=treasures, cards=_cards(seat))


def _cards(seat: SeatState) -> tuple[str | None, ...]:
    return (*seat.cards, *(None,) * seat.kept_cards)


def _open(seat: SeatState) -> dict[str, Any]:
    """What of a seat everybody sees."""
    return {
        "score": seat.score,
        "backpack": colours(seat.backpack),
        "passages": seat.passages,
        "flags_left": seat.flags_left,
        "tent": seat.tent,
        "site": seat.site,
        "explorer": seat.explorer,
    }


def _table(state: State, seats: tuple[SeatView, ...]) -> Tikal2View:
    """What lies open on the table, and the seats."""
    board = state.board
    rooms = zip(board.spaces, state.rooms, strict=True)
    return Tikal2View(
        rooms={f"{c},{r}": _room(room) for (c, r), room in rooms if room},
        secret={room: _flags(flags) for room, flags in zip(board.secret_rooms, state.secret, strict=True)},
        sites=state.sites,
        wheel=named(board.treasures, state.wheel),
        stock=colours(state.stock),
        passages=state.passages,
        piles=state.piles,
        open_treasures=named(board.treasures, state.open_treasures),
        delivered=named(board.treasures, state.gone_treasures),
        played=state.played,
        sanctuaries=state.altars if state.ordered else tuple(sorted(state.altars)),
        ordered=state.ordered,
        round=state.round,
        direction="clockwise" if state.direction == 1 else "anticlockwise",
        seat=state.seat,
        tile=state.tile,
        actions=state.actions,
        won=state.won,
        seats=seats,
    )


def _room(room: Room) -> RoomView:
    return RoomView(room=room.room, colour=room.colour, doors=room.doors, flags=_flags(room.flags))


def _flags(flags: Flags) -> dict[int, int | None]:
    return dict(flags)


def colours(counts: Counts) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=True))


def named(names: tuple[str, ...], counts: Counts) -> dict[str, int]:
    """Nothing where the names are not told."""
    return dict(zip(names, counts, strict=False))
