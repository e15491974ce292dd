"""The board as everybody sees it: what a step costs (TK3.3). `model.kernel.ways` finds ways over it; `reach.py` asks
the same of the state, for every hex at once."""

from collections.abc import Mapping

from model.games.tikal.board import BARE, turned
from model.games.tikal.kit import SIDES, Kit
from model.games.tikal.parts import Hex
from model.games.tikal.view import HexView
from model.kernel.hexes import hex_at

Steps = Mapping[Hex, Mapping[Hex, int]]
"""From each hex to its neighbours, and the stones between them; where there is no way there is none."""
Way = tuple[Hex, ...]


def steps(hexes: Mapping[str, HexView], kit: Kit) -> Steps:
    """TK3.3: the stones on both sides of an edge; never into a volcano (TK2.3)."""
    lying = {hex_at(at): stones_of(hex_at(at), one, kit) for at, one in hexes.items() if one.kind != "volcano"}
    return {here: _around(here, lying, kit) for here in lying}


def stones_of(at: Hex, here: HexView, kit: Kit) -> tuple[int, ...]:
    """As the tile lies, N NE SE S SW NW."""
    tile = None if here.tile is None else kit.tile(here.tile)
    if tile is not None:
        return turned(tile.stones, here.turn)
    printed = next((one for one in kit.printed or () if one.at == at), None)
    return BARE if printed is None else printed.stones or BARE


def _around(here: Hex, lying: Mapping[Hex, tuple[int, ...]], kit: Kit) -> dict[Hex, int]:
    assert kit.board is not None
    beside = kit.board.neighbours.odd if here[0] % 2 else kit.board.neighbours.even
    found = {}
    for side, name in enumerate(SIDES):
        there = (here[0] + beside[name][0], here[1] + beside[name][1])
        stones = lying[here][side] + lying[there][(side + 3) % len(SIDES)] if there in lying else 0
        if stones:
            found[there] = stones
    return found
