"""The whole state as a record shows it; nobody's phone ever gets this."""

from typing import Any

from model.games.tikal2.parts import COLOURS, Hex
from model.games.tikal2.state import Counts, Flags, Room, SeatState, State


def truth(state: State) -> dict[str, Any]:
    return {
        **shared(state),
        "seats": [{**open_seat(seat), **hidden_seat(state, seat)} for seat in state.seats],
        "light_rooms": list(state.pile_rooms),
    }


def shared(state: State) -> dict[str, Any]:
    """What lies open on the table."""
    return {
        "rooms": {
            f"{c},{r}": _room(room) for (c, r), room in zip(state.board.spaces, state.rooms, strict=True) if room
        },
        "secret": {
            room.id: _flags(flags) for room, flags in zip(state.board.kit.secret_rooms, state.secret, strict=True)
        },
        "sites": [list(site) for site in state.sites],
        "wheel": dict(zip(state.board.treasures, state.wheel, strict=True)),
        "stock": colours(state.stock),
        "passages": state.passages,
        "piles": list(state.piles),
        "open_treasures": named(state.board.treasures, state.open_treasures),
        "delivered": named(state.board.treasures, state.gone_treasures),
        "played": list(state.played),
        "sanctuaries": list(state.altars) if state.ordered else sorted(state.altars),
        "ordered": state.ordered,
        "round": state.round,
        "direction": "clockwise" if state.direction == 1 else "anticlockwise",
        "seat": state.seat,
        "tile": state.tile,
        "actions": [_action(action) for action in state.actions],
        "won": list(state.won),
    }


def _action(action: Any) -> dict[str, Any]:
    shown: dict[str, Any] = {"do": action.do}
    if action.colour is not None:
        shown["colour"] = action.colour
    if action.points:
        shown["points"] = action.points
    return shown


def _room(room: Room) -> dict[str, Any]:
    return {"room": room.room, "colour": room.colour, "doors": list(room.doors), "flags": _flags(room.flags)}


def _flags(flags: Flags) -> dict[str, int | None]:
    return {str(seat): bonus for seat, bonus in flags}


def open_seat(seat: SeatState) -> dict[str, Any]:
    return {
        "score": seat.score,
        "backpack": colours(seat.backpack),
        "passages": seat.passages,
        "flags_left": seat.flags_left,
        "tent": seat.tent,
        "site": seat.site,
        "explorer": shown_place(seat.explorer),
    }


def hidden_seat(state: State, seat: SeatState) -> dict[str, Any]:
    return {
        "camp": colours(seat.camp),
        "treasures": named(state.board.treasures, seat.treasures),
        "cards": list(seat.cards),
    }


def shown_place(place: Hex | str) -> Any:
    return list(place) if isinstance(place, tuple) else place


def colours(counts: Counts) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=True))


def named(names: tuple[str, ...], counts: Counts) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def correctable(state: State) -> dict[str, Any]:
    """What lies on the table and can be told: not what a turn is in the middle of (that is undone)."""
    whole = truth(state)
    for gone in ("tile", "actions", "won", "seat", "piles", "open_treasures", "delivered", "played"):
        del whole[gone]
    for left in ("light_rooms", "sanctuaries", "ordered"):
        whole.pop(left, None)
    for c, r in state.board.spaces:
        room = whole["rooms"].setdefault(f"{c},{r}", None)
        if room is not None:
            room["flags"] = {str(i): room["flags"].get(str(i), "none") for i in range(state.board.players)}
    for flags in whole["secret"].values():
        for i in range(state.board.players):
            flags.setdefault(str(i), "none")
    return whole
