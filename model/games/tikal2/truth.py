"""The whole state as a record shows it; nobody's phone ever gets this."""

from typing import Any

from model.games.tikal2.state import State
from model.games.tikal2.view import unhidden
from model.kernel.view import written


def truth(state: State) -> dict[str, Any]:
    return {**written(unhidden(state)), "light_rooms": list(state.pile_rooms)}


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
