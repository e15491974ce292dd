"""The board: a part for each hex, which follows the table by itself, and one for all that is lit."""

from dataclasses import dataclass
from itertools import pairwise
from typing import cast

import flet as ft

from model.games.tikal.view import HexView
from model.kernel.hexes import Hex, called, hex_at
from screens.shared.hexes import NARROW, board_room, face, finger
from screens.shared.lights import Lamp, Spot, Stride, lights, measured
from screens.shared.map import brick, hex_map
from screens.shared.spread import Spread
from screens.table.aiming import aim_of, aim_part
from screens.table.part import part
from screens.table.sitting import Chair, Sitting
from screens.tikal.again import taking_back
from screens.tikal.aim import Aim, Aiming
from screens.tikal.faces import NOTHING, Lying, ground, lying_there, pieces, stones_face
from screens.tikal.figures import Group
from screens.tikal.lit import lit
from screens.tikal.moving import going
from screens.tikal.seen import seen
from screens.tikal.spoken import spoken, spoken_light
from screens.tikal.tap import tapped
from screens.tikal.tiles import lying_tile, stones_at
from screens.tikal.ways import secret

CHOSEN = ("chosen", "ghost", "goal")
BESIDE = 0.6
"""About so much of a wide page is the board's."""


def board(chair: Chair, aiming: Aiming, *, width: float | None = None, height: float | None = None) -> ft.Control:
    """As large as all of it fits into this room, with its buttons; where no width is said, into the page's."""
    there = (ft.context.page.width or NARROW) * (BESIDE if chair.look.wide else 1)
    here = Here(chair, aiming)
    return hex_map(chair.look, "board", hexes_of(chair.now()), here, width or there, height or board_room()[1])


def hexes_of(sitting: Sitting) -> tuple[Hex, ...]:
    """All of them, row by row: as one reads them and goes through them by keys."""
    told = sitting.snapshot.kit.board
    return tuple((column, row) for row in range(told.rows) for column in range(told.columns))


@dataclass(frozen=True)
class Here:
    """The board on one device; equal ones are the same to parts that are kept."""

    chair: Chair
    aiming: Aiming

    def cell(self, hex_: Hex, quarters: int) -> ft.Control:
        touch = brick(_touch(self.chair, self.aiming, hex_, self), quarters)
        return ft.Stack([_lying(self.chair, hex_, quarters), touch], fit=ft.StackFit.EXPAND)

    def over(self, place: Spread) -> ft.Control:
        return _lights(self.chair, self.aiming, place)

    def aside(self) -> ft.Control:
        return ft.Container() if self.chair.seat is None else taking_back(self.chair)

    def looked_at(self) -> Hex | None:
        return aim_of(self.chair.now(), self.aiming).hex

    def __call__(self, hex_: Hex) -> None:
        """A tap."""
        tapped(self.chair.now(), self.aiming, hex_)


def faces_of(sitting: Sitting, hex_: Hex, quarters: int) -> tuple[str, str, str]:
    """The ground, its stones, and the pieces on it."""
    there = hexes_seen(sitting).get(hex_)
    if there is None:
        return ground(None, quarters), NOTHING, NOTHING
    stones = stones_face(stones_at(sitting, hex_, there.tile, there.turn), quarters)
    return ground(there.kind, quarters), stones, pieces(lying(sitting, there), quarters % 2 == 1)


def said_of(sitting: Sitting, aim: Aim, hex_: Hex, tap: Here) -> tuple[str, str, bool]:
    """What a screen reader says of a hex and then of what is lit there; whether it is the chosen one."""
    now = lit(sitting, aim, hex_)
    says = spoken(sitting, hex_, hexes_seen(sitting).get(hex_))
    return says, spoken_light(sitting.look, now), now.kind in CHOSEN


def lights_of(sitting: Sitting, aim: Aim, place: Spread) -> str:
    """The whole board's."""
    lamps = []
    for hex_ in hexes_of(sitting):
        now = lit(sitting, aim, hex_)
        if now.kind:
            tile = None if now.tile is None else lying_tile(sitting, now.tile, now.turn)
            ghost = "" if tile is None else lying_there(*tile, place.quarters)
            x, y = measured(place, *place.spot(hex_))
            lamps.append(Lamp(x, y, now.kind, "" if now.cost is None else str(now.cost), ghost=ghost))
    width, height = measured(place, place.width, place.height)
    return lights(tuple(lamps), width, height, place.quarters, _strides(sitting, aim, place))


def _strides(sitting: Sitting, aim: Aim, place: Spread) -> tuple[Stride, ...]:
    """The way that would be gone by the first of its buttons."""
    found = going(sitting, aim)
    if not found:
        return ()
    way = (aim.way[0], aim.way[-1]) if found[0].name == "transfer" else aim.way
    spots = [cast(Spot, measured(place, *place.spot(hex_))) for hex_ in way]
    legs = zip(pairwise(spots), pairwise(way), strict=True)
    return tuple(Stride(*ends, unseen=found[0].name != "move" and secret(sitting, *leg)) for ends, leg in legs)


def hexes_seen(sitting: Sitting) -> dict[Hex, HexView]:
    """What lies where."""
    snapshot = sitting.snapshot
    return snapshot.once("tikal-hexes", lambda: {hex_at(at): there for at, there in seen(sitting).hexes.items()})


def lying(sitting: Sitting, there: HexView) -> Lying:
    """As it is drawn: people by their marks."""
    groups = tuple(Group(sitting.mark_of(seat), *figures) for seat, figures in sorted(there.figures.items()))
    camp, guard = (None if seat is None else sitting.mark_of(seat) for seat in (there.camp, there.guard))
    return Lying(there.kind, there.value, there.treasures, camp, guard, groups)


def _laid(sitting: Sitting, hex_: Hex, quarters: int) -> ft.Control:
    faces = [face(drawing) for drawing in faces_of(sitting, hex_, quarters)]
    return ft.Container(ft.Stack(faces, fit=ft.StackFit.EXPAND), ignore_interactions=True)


def _touched(sitting: Sitting, aim: Aim, hex_: Hex, tap: Here) -> ft.Control:
    says, then, chosen = said_of(sitting, aim, hex_, tap)
    return finger(sitting.look, f"hex-{called(hex_)}", says, chosen, hex_, tap, then)


def _lit(sitting: Sitting, aim: Aim, place: Spread) -> ft.Control:
    return ft.Container(face(lights_of(sitting, aim, place)), ignore_interactions=True)


_lying = part(faces_of, _laid)
_touch = aim_part(said_of, _touched)
_lights = aim_part(lights_of, _lit)
