"""The whole state as a record shows it. Nothing in Tikal is hidden."""

from typing import Any

from model.games.tikal.parts import TREASURE_KINDS
from model.games.tikal.state import Cell, SeatState, State


def truth(state: State) -> dict[str, Any]:
    return {
        "seats": [_seat(seat) for seat in state.seats],
        "hexes": {
            f"{c},{r}": _hex(cell)
            for (c, r), cell in zip(state.board.hexes, state.cells, strict=True)
            if cell is not None
        },
        "pieces": {str(value + 2): left for value, left in enumerate(state.pieces)},
        "ap": state.ap,
        "round": state.round,
        "seat": state.seat,
        "stack": list(state.stack),
        "tile": state.tile,
        "display": list(state.display),
    }


def _seat(seat: SeatState) -> dict[str, Any]:
    return {
        "score": seat.score,
        "leader": list(seat.leader) if isinstance(seat.leader, tuple) else seat.leader,
        "reserve": seat.reserve,
        "camps_left": seat.camps_left,
        "guards_left": seat.guards_left,
        "treasures": {str(kind + 1): count for kind, count in enumerate(seat.treasures) if count},
        "out": seat.out,
    }


def _hex(cell: Cell) -> dict[str, Any]:
    return {
        "tile": cell.tile,
        "kind": cell.kind,
        "value": cell.value,
        "figures": {str(i): list(figures) for i, figures in enumerate(cell.figures) if figures != (0, 0)},
        "guard": cell.guard,
        "camp": cell.camp,
        "treasures": cell.treasures,
        "turn": cell.turn,
    }


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


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """Everything in Tikal lies open: each seat may know the whole of it."""
    return truth(state)


def secret(path: str, viewer: int | None) -> bool:
    return False
