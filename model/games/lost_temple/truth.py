"""The whole state as a record shows it; nobody's phone ever gets this."""

from typing import Any

from model.games.lost_temple.parts import TOKENS
from model.games.lost_temple.state import SeatState, State, reserve


def truth(state: State) -> dict[str, Any]:
    light = state.track.light
    app = state.track.app_tokens
    return {
        "round": state.round,
        "idol": state.idol,
        "bank": None if light else state.bank,
        "machetes": None if light else state.machetes,
        "called": state.called,
        "seats": [_seat(seat, light) for seat in state.seats],
        "hand": list(state.hand),
        "up": list(state.up),
        "down": list(state.down),
        "cursed": state.cursed,
        "robbed": state.robbed,
        "drew": state.drew,
        "tokens": {str(space): kind for space, kind in laid(state)} if app else None,
        "reserve": dict(zip(TOKENS, reserve(state), strict=True)) if app else None,
    }


def laid(state: State) -> tuple[tuple[int, str], ...]:
    return (*zip(state.track.chance, state.tokens, strict=False), *state.beyond)


def _seat(seat: SeatState, light: bool) -> dict[str, Any]:
    """In light detail meeples, gems and machetes are the table's own affair."""
    known = None if light else seat
    return {
        "space": known and known.space,
        "gems": known and known.gems,
        "machetes": known and known.machetes,
        "characters": list(seat.characters),
    }


def correctable(state: State) -> dict[str, Any]:
    """What lies on the table and can be told: before the start nothing does; what was called is undone, not told;
    the reserve follows from the tokens; in light detail people keep their own count."""
    if state.phase == "start":
        return {}
    whole = truth(state)
    gone = ["called", "reserve"]
    gone += [] if whole["tokens"] else ["tokens"]
    if state.track.light:
        gone += ["bank", "machetes"]
        whole["seats"] = [{"characters": seat["characters"]} for seat in whole["seats"]]
    return {name: value for name, value in whole.items() if name not in gone}
