"""The room or sanctuary that is being placed, where it may lie, and which doors it would join (T2.4.5, T2.4.6)."""

from dataclasses import dataclass

from model.games.tikal2.outlook import would_connect
from model.kernel.hexes import Hex, hex_at
from screens.table.deed import Move
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Place
from screens.tikal2.seen import seen

SIXTHS = 6


@dataclass(frozen=True)
class Placing:
    do: str
    """`room` or `sanctuary`."""
    what: str
    """The room's id, or the altar."""


def open_actions(sitting: Sitting) -> tuple[str, ...]:
    """What is open of the tile, each kind once, for whoever uses it on this device."""
    there = seen(sitting)
    if not sitting.mine or sitting.snapshot.phase != "pirogue" or there.won:
        return ()
    return tuple(dict.fromkeys(action.do for action in there.actions))


def altars(sitting: Sitting) -> tuple[str, ...]:
    """The sanctuaries of which one may come next: where the order is told, the top one."""
    left = seen(sitting).sanctuaries
    return left[:1] if seen(sitting).ordered else left


def placing(sitting: Sitting, aim: Aim) -> Placing | None:
    """What the next tap on an empty space places; a single sanctuary without being chosen."""
    open_ = open_actions(sitting)
    if aim.do == "room" and aim.what and "room" in open_:
        return Placing("room", aim.what)
    if "sanctuary" not in open_:
        return None
    only = altars(sitting)[0] if len(altars(sitting)) == 1 else ""
    if aim.do == "sanctuary" and (aim.what or only):
        return Placing("sanctuary", aim.what or only)
    return Placing("sanctuary", only) if only and not aim.do and "room" not in open_ else None


def empty(sitting: Sitting) -> frozenset[Place]:
    """The spaces of the temple without a room."""
    return sitting.snapshot.once("tikal2-empty", lambda: _empty(sitting))


def _empty(sitting: Sitting) -> frozenset[Place]:
    discovered = {hex_at(at) for at in seen(sitting).rooms}
    return frozenset(space for space in sitting.snapshot.kit.spaces or () if space not in discovered)


def next_turn(turn: int) -> int:
    """
    >>> next_turn(0), next_turn(5)
    (1, 0)
    """
    return (turn + 1) % SIXTHS


def joined(sitting: Sitting, room: str, space: Hex, turn: int) -> tuple[Place, ...]:
    """Where doors would lead to."""
    lying = {hex_at(at): one.doors for at, one in seen(sitting).rooms.items()}
    return would_connect(sitting.snapshot.kit, lying, room, space, turn)


def laid(sitting: Sitting, aim: Aim) -> Move | None:
    """The move, once it is chosen where."""
    what = placing(sitting, aim)
    if what is None or aim.place not in empty(sitting):
        return None
    if what.do == "room":
        return {"do": "room", "room": what.what, "space": aim.place, "turn": aim.turn}
    return {"do": "sanctuary", "altar": what.what, "space": aim.place}
