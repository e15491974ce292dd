"""The tile that is to be laid, and where it may lie: drawn, or the only one that can come next."""

from dataclasses import dataclass, field

from model.kernel.hexes import Hex
from model.kernel.narrow import narrowed
from model.table.snapshot import Snapshot
from screens.table.sitting import Sitting
from screens.tikal.seen import seen


@dataclass(frozen=True)
class Placing:
    tile: str
    drawn: bool
    """Whether that was entered already; else it is entered together with where it lies."""
    turns: dict[Hex, tuple[int, ...]] = field(default_factory=dict)
    """How it may lie, by where."""


def placing(sitting: Sitting) -> Placing | None:
    """None while this device has no tile to lay."""
    return sitting.snapshot.once(("tikal-placing", sitting.seat), lambda: _placing(sitting)) if sitting.mine else None


def drawable(sitting: Sitting) -> tuple[str, ...]:
    """The tiles of the letter on top, for whoever draws."""
    return sitting.narrowed("draw").values.get("tile", ())


def kind_of(sitting: Sitting, tile: str) -> str:
    found = sitting.snapshot.kit.tile(tile)
    return "" if found is None else str(found.kind)


def _placing(sitting: Sitting) -> Placing | None:
    snapshot, seat = sitting.snapshot, sitting.seat or 0
    tile = seen(sitting).tile
    if snapshot.phase == "place" and tile is not None:
        return Placing(tile, True, _turns(snapshot, seat, kind_of(sitting, tile)))
    only = drawable(sitting)
    if snapshot.phase != "draw" or len(only) != 1 or kind_of(sitting, only[0]) == "volcano":
        return None
    ahead = snapshot.ahead({"do": "draw", "tile": only[0]})
    return None if ahead is None else Placing(only[0], False, _turns(ahead, seat, kind_of(sitting, only[0])))


def _turns(snapshot: Snapshot, seat: int, kind: str) -> dict[Hex, tuple[int, ...]]:
    """How a volcano lies makes no difference (TK2.3)."""
    found = narrowed(snapshot.choices(seat), "place").choices
    turns = {one.args[0].values[0]: one.args[1].values for one in found}
    return {hex_: all_[:1] for hex_, all_ in turns.items()} if kind == "volcano" else turns


def next_turn(turns: tuple[int, ...], now: int) -> int:
    """
    >>> next_turn((0, 2, 5), 2), next_turn((0, 2, 5), 5), next_turn((1, 3), 0)
    (5, 0, 1)
    """
    return turns[(turns.index(now) + 1) % len(turns)] if now in turns else turns[0]
