"""What a seat may know, built up from nothing: camp keys, treasures and cards are their owner's (T2.2.4)."""

from typing import Any

from msgspec.structs import replace

from model.games.tikal2.parts import CARD_COUNT, CARDS, TREASURES_EACH
from model.games.tikal2.state import SeatState, State
from model.games.tikal2.truth import colours, hidden_seat, open_seat, shared

SECRET = ("camp", "treasures", "cards")


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """For a seat, or for an onlooker (None). At a scoring all camps are shown, then hidden again."""
    return {**shared(state), "seats": [_seat(state, i, seat, viewer) for i, seat in enumerate(state.seats)]}


def _seat(state: State, index: int, seat: SeatState, viewer: int | None) -> dict[str, Any]:
    if index == viewer:
        return {**open_seat(seat), **hidden_seat(state, seat)}
    known = {**open_seat(seat), "hidden": _counted(seat)}
    if state.shown:
        known["camp"] = colours(seat.camp)
    return known


def _counted(seat: SeatState) -> dict[str, int]:
    return {"camp": sum(seat.camp), "treasures": sum(seat.treasures), "cards": len(seat.cards)}


def disguises(state: State, seat: int) -> tuple[State, State]:
    """With nothing in the hand, and with all there is."""
    own = state.seats[seat]
    none = replace(own, treasures=(0,) * len(own.treasures), cards=())
    every = replace(own, treasures=(TREASURES_EACH,) * len(own.treasures), cards=tuple(sorted(CARDS * CARD_COUNT)))
    before, after = state.seats[:seat], state.seats[seat + 1 :]
    return replace(state, seats=(*before, none, *after)), replace(state, seats=(*before, every, *after))


def secret(path: str, viewer: int | None) -> bool:
    """Whether the truth at this path is hidden from the viewer."""
    first, *rest = path.split(".")
    if first == "light_rooms":
        return True
    if first != "seats":
        return False
    if not rest:
        return True
    return rest[0] != str(viewer) and (len(rest) == 1 or rest[1] in SECRET)
