"""The whole state as a record shows it. Nothing in Tikal is hidden."""

from typing import Any

from model.games.tikal.parts import TREASURE_KINDS
from model.games.tikal.state import State
from model.games.tikal.view import view
from model.kernel.view import written


def truth(state: State) -> dict[str, Any]:
    whole = written(view(state, None))
    del whole["flow"]
    return whole


def correctable(state: State) -> dict[str, Any]:
    """The same with every value there could be: treasures nobody has, figures nowhere, hexes still empty."""
    whole = truth(state)
    for seat in whole["seats"]:
        seat["treasures"] = {str(kind): seat["treasures"].get(str(kind), 0) for kind in range(1, TREASURE_KINDS + 1)}
    for c, r in state.board.hexes:
        cell = whole["hexes"].setdefault(f"{c},{r}", None)
        if cell is not None:
            cell["figures"] = {str(i): cell["figures"].get(str(i), [0, 0]) for i in range(state.board.players)}
    return whole


def secret(path: str, viewer: int | None) -> bool:
    return False
