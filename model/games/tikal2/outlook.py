"""What an exploration or a discovery would bring: for screens, and for the choices."""

from collections.abc import Mapping

from msgspec import Struct

from model.games.tikal2.board import turned_doors
from model.games.tikal2.checks import at_hand
from model.games.tikal2.exploring import cannot_dig, free_bonuses, light, untold_at, worth
from model.games.tikal2.kit import Kit
from model.games.tikal2.parts import Hex
from model.games.tikal2.state import OUTSIDE, State
from model.games.tikal2.temple import as_shown, crossing, reach
from model.kernel.hexes import SIDES, beyond
from model.kernel.illegal import UNTOLD, Illegal, Refusal

Doors = tuple[int, ...]
MORE = 2
"""The map also shows what one or two passages more would open."""


class Outlook(Struct, frozen=True):
    """A place in reach: the way, the passages it takes, and what digging there would score now."""

    place: Hex | str
    path: tuple[Hex | str, ...]
    steps: tuple[int, ...]
    """The steps of the path that take a passage."""
    lacks: int
    """Passages missing at hand."""
    new: int = 0
    old: int = 0
    bonuses: tuple[int, ...] = ()
    """The free bonuses by their number; the points they give in `bonus_points`."""
    bonus_points: tuple[int, ...] = ()
    refused: Refusal | None = None
    """Why nothing can be dug up there."""


def outlooks(state: State, seat: int, more: int = MORE) -> list[Outlook]:
    """Every place the explorer can reach, with up to so many passages more than are at hand."""
    own = state.seats[seat]
    return outlooks_with(state, seat, own.passages + at_hand(state, own, "passage"), more)


def outlooks_with(state: State, seat: int, have: int, more: int = MORE) -> list[Outlook]:
    """The same for so many passages, tokens and cards together."""
    own, found = state.seats[seat], []
    for place, reached in reach(state, seat, have + more).items():
        places = reached.path
        steps = tuple(i for i in range(len(places) - 1) if not crossing(state, own.backpack, places[i], places[i + 1]))
        refused = cannot_dig(state, seat, place) or _unknown(state, place)
        path = tuple(as_shown(state, p) for p in places)
        lacks = max(0, reached.passages - have)
        if refused is not None:
            found.append(Outlook(path[-1], path, steps, lacks, refused=refused.refusal))
        else:
            found.append(_worth(state, seat, place, path, steps, lacks))
    return found


def _unknown(state: State, place: int | str) -> Illegal | None:
    """What there is to find must be told first."""
    untold = untold_at(state, place)
    return None if untold is None else Illegal(UNTOLD, path=untold)


def _worth(
    state: State, seat: int, place: int | str, path: tuple[Hex | str, ...], steps: tuple[int, ...], lacks: int
) -> Outlook:
    parts = {part.part: part.points for part in worth(state, seat, place, path[-1], None)}
    free = free_bonuses(state, place)
    points = []
    for bonus in free:
        gained = {part.part: part.points for part in worth(state, seat, place, path[-1], bonus)}
        points.append(gained.get("bonus", 0))
    new, old = (parts.get(part, 0) if light(state, place) else 0 for part in ("new", "old"))
    return Outlook(path[-1], path, steps, lacks, new, old, free, tuple(points))


def would_connect(kit: Kit, rooms: Mapping[Hex, Doors], room: str, space: Hex, turn: int) -> tuple[Hex | str, ...]:
    """The discovered neighbours (and the outside) that a light room laid so would share a door with. `rooms` are the
    doors of those discovered, by where they lie."""
    light = kit.light_room(room)
    doors = turned_doors((light.doors if light else None) or (), turn)
    spaces = frozenset(kit.spaces or ())
    joined: list[Hex | str] = []
    for side in range(SIDES):
        there = beyond(space, side)
        if there in spaces and there not in rooms:
            continue
        if side in doors or (side + 3) % SIDES in rooms.get(there, ()):
            joined.append(there if there in spaces else OUTSIDE)
    return tuple(dict.fromkeys(joined))
