"""What a seat may know, built up from nothing (LT1.5, LT3.4, LT3.5, LT7.5)."""

from typing import Any

from model.games.lost_temple.draft import choosing_from, picker
from model.games.lost_temple.parts import CHARACTERS, NUMBER, in_order
from model.games.lost_temple.state import SeatState, State


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """For a seat, or for an onlooker (None): the table itself, a screen on the wall."""
    called = -1 if state.called is None else NUMBER[state.called]
    light = state.track.light
    known: dict[str, Any] = {
        "round": state.round,
        "idol": state.idol,
        "bank": None if light else state.bank,
        "machetes": None if light else state.machetes,
        "called": state.called,
        "seats": [_seat(seat, index == viewer, called, light) for index, seat in enumerate(state.seats)],
        "up": list(in_order(state.up)),
        "down": len(state.down),
        "passing": len(state.hand),
        "cursed": state.cursed,
        "robbed": state.robbed,
        "drew": state.drew,
    }
    if state.revealing is not None:
        known["revealing"] = state.revealing
    if viewer is not None and state.phase == "draft" and viewer == picker(state):
        known["hand"] = list(in_order(choosing_from(state)))
    if viewer is not None and viewer == state.turn and state.looked and state.tokens:
        at = state.track.chance_at
        known["looked"] = {str(space): state.tokens[at[space]] for space in state.looked}
    return known


def _seat(seat: SeatState, own: bool, called: int, light: bool) -> dict[str, Any]:
    """Others' characters appear once called, by number and not in the order they were picked."""
    open_to_all = [c for c in CHARACTERS[: called + 1] if c in seat.characters]
    characters = list(seat.characters) if own else open_to_all
    return {
        "space": None if light else seat.space,
        "gems": None if light else seat.gems,
        "machetes": None if light else seat.machetes,
        "characters": characters,
        "hidden": len(seat.characters) - len(characters),
    }


def secret(path: str, viewer: int | None) -> bool:
    """Whether the truth at this path is hidden from the viewer."""
    first, *rest = path.split(".")
    if first in ("hand", "down", "tokens", "reserve"):
        return True
    if first != "seats":
        return False
    if not rest:
        return True
    return rest[0] != str(viewer) and (len(rest) == 1 or rest[1] == "characters")
