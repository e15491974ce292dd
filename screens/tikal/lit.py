"""What a hex shows on top of what lies there: where a tile may lie, how far figures come, what is chosen or last."""

from dataclasses import dataclass

from model.kernel.hexes import Hex
from screens.table.last import last_places
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim
from screens.tikal.moving import goals, planned
from screens.tikal.placing import placing


@dataclass(frozen=True)
class Lit:
    """`kind`: `free` (the tile may lie here), `ghost` (it would lie here), `reach` (figures come here), `way` (over
    this hex), `goal`, `chosen`, `spot` (being scored), `last` (the last move), or nothing."""

    kind: str = ""
    cost: int | None = None
    """What it costs to come here."""
    tile: str | None = None
    """The tile that would lie here, and how."""
    turn: int = 0


def lit(sitting: Sitting, aim: Aim, hex_: Hex) -> Lit:
    """Asked by the drawing of all that is lit, and by every hex that says it: found once."""
    return sitting.snapshot.once(("tikal-lit", sitting.seat, aim, hex_), lambda: _lit(sitting, aim, hex_))


def _lit(sitting: Sitting, aim: Aim, hex_: Hex) -> Lit:
    if hex_ in aim.spot:
        return Lit("spot")
    tile = placing(sitting)
    if tile is not None and hex_ in tile.turns:
        chosen = aim.do == "place" and hex_ == aim.hex
        return Lit("ghost", tile=tile.tile, turn=aim.turn) if chosen else Lit("free")
    if hex_ in aim.way[1:]:
        return Lit("goal", planned(sitting, aim)) if hex_ == aim.way[-1] else Lit("way")
    if hex_ == aim.hex:
        return Lit("chosen")
    price = goals(sitting, aim).get(hex_)
    if price is not None:
        return Lit("reach", price)
    return Lit("last") if hex_ in last_places(sitting.snapshot) else Lit()
