"""The temple: a part for each of its spaces and secret rooms, which follows the table by itself, and one for all
that is lit."""

from dataclasses import dataclass

import flet as ft

from model.games.tikal2.parts import Hex
from model.games.tikal2.state import OUTSIDE
from model.kernel.hexes import Point, called
from screens.shared.hexes import face, finger
from screens.shared.lights import Lamp, lights, measured
from screens.shared.map import brick, hex_map
from screens.shared.spread import Spread
from screens.table.aiming import aim_of, aim_part
from screens.table.part import part
from screens.table.sitting import Chair, Sitting
from screens.tikal2.aim import Aim, Aiming, Place
from screens.tikal2.faces import cave, ground, lying, meadow, pieces
from screens.tikal2.lamp import Lit
from screens.tikal2.lit import lit
from screens.tikal2.rooms import from_box, shown_at
from screens.tikal2.seen import seen
from screens.tikal2.spoken import spoken, spoken_light
from screens.tikal2.tap import tapped

CHOSEN = ("chosen", "ghost", "goal")
NUMBERED = ("reach", "way", "goal")


def temple(chair: Chair, aiming: Aiming, *, width: float, height: float) -> ft.Control:
    """As large as all of it fits into this room, with its buttons."""
    sitting = chair.now()
    here = Here(chair, aiming, around_of(sitting))
    return hex_map(chair.look, "temple", spaces_of(sitting), here, width, height, here, "t2-temple")


def spaces_of(sitting: Sitting) -> tuple[Hex, ...]:
    """All of them, row by row: as one reads them and goes through them by keys."""
    return tuple(sorted(sitting.snapshot.kit.spaces or (), key=lambda hex_: (hex_[1], hex_[0])))


def around_of(sitting: Sitting) -> tuple[str, ...]:
    """What lies around them: the outside, then the secret rooms."""
    return (OUTSIDE, *seen(sitting).secret)


@dataclass(frozen=True)
class Here:
    """The temple on one device; equal ones are the same to parts that are kept."""

    chair: Chair
    aiming: Aiming
    beside: tuple[str, ...]

    @property
    def count(self) -> int:
        return len(self.beside)

    def cell(self, hex_: Hex, quarters: int) -> ft.Control:
        touch = brick(_touch(self.chair, self.aiming, hex_, self), quarters)
        return ft.Stack([_lying(self.chair, hex_, quarters), touch], fit=ft.StackFit.EXPAND)

    def place(self, number: int) -> ft.Control:
        name = self.beside[number]
        touch = _touch(self.chair, self.aiming, name, self)
        return ft.Stack([_beside(self.chair, name), touch], fit=ft.StackFit.EXPAND)

    def over(self, place: Spread) -> ft.Control:
        return _lights(self.chair, self.aiming, place)

    def aside(self) -> ft.Control:
        return ft.Container()

    def looked_at(self) -> Hex | None:
        place = aim_of(self.chair.now(), self.aiming).place
        return None if isinstance(place, str) else place

    def __call__(self, place: Place) -> None:
        """A tap."""
        tapped(self.chair.now(), self.aiming, place)


def faces_of(sitting: Sitting, hex_: Hex, quarters: int) -> tuple[str, str]:
    """The room, and what is in it."""
    room, inside = shown_at(sitting, hex_)
    return ground(room, quarters), pieces(room, inside, quarters % 2 == 1)


def face_beside(sitting: Sitting, name: str) -> str:
    """A secret room, or the outside."""
    inside = shown_at(sitting, name)[1]
    return meadow(inside.explorers) if name == OUTSIDE else cave(inside)


def said_of(sitting: Sitting, aim: Aim, place: Place, tap: Here) -> tuple[str, str, bool]:
    """What a screen reader says of a place and then of what is lit there; whether it is the chosen one."""
    now = lit(sitting, aim, place)
    return spoken(sitting, place), spoken_light(sitting.look, now), now.kind in CHOSEN


def lights_of(sitting: Sitting, aim: Aim, place: Spread) -> str:
    """The whole temple's."""
    spots: dict[Place, Point] = {hex_: place.spot(hex_) for hex_ in spaces_of(sitting)}
    spots |= zip(around_of(sitting), place.beside, strict=True)
    width, height, nook = measured(place, place.width, place.height, place.nook / 2)
    lamps = []
    for at, spot in spots.items():
        now = lit(sitting, aim, at)
        if now.kind:
            ghost = "" if now.room is None else lying(*from_box(sitting, now.room, now.turn), place.quarters)
            x, y = measured(place, *spot)
            lamps.append(
                Lamp(x, y, now.kind, _number(now), _gates(now), _keys(now), ghost, nook if isinstance(at, str) else 0)
            )
    return lights(tuple(lamps), width, height, place.quarters)


def _number(now: Lit) -> str:
    return str(now.points) if now.points is not None and now.kind in NUMBERED else ""


def _gates(now: Lit) -> str:
    """How many passages it takes."""
    return str(now.passages) if now.passages else ""


def _keys(now: Lit) -> tuple[str, ...]:
    """Those that are missing."""
    return tuple(f"tikal-2/symbol-{colour}" for colour in now.keys)


def identifier(place: Place) -> str:
    if isinstance(place, str):
        return place if place == OUTSIDE else f"secret-{place}"
    return f"hex-{called(place)}"


def _laid(sitting: Sitting, hex_: Hex, quarters: int) -> ft.Control:
    faces = [face(drawing) for drawing in faces_of(sitting, hex_, quarters)]
    return ft.Container(ft.Stack(faces, fit=ft.StackFit.EXPAND), ignore_interactions=True)


def _around(sitting: Sitting, name: str) -> ft.Control:
    return ft.Container(face(face_beside(sitting, name)), ignore_interactions=True)


def _touched(sitting: Sitting, aim: Aim, place: Place, tap: Here) -> ft.Control:
    says, then, chosen = said_of(sitting, aim, place, tap)
    return finger(sitting.look, identifier(place), says, chosen, place, tap, then)


def _lit(sitting: Sitting, aim: Aim, place: Spread) -> ft.Control:
    return ft.Container(face(lights_of(sitting, aim, place)), ignore_interactions=True)


_lying = part(faces_of, _laid)
_beside = part(face_beside, _around)
_touch = aim_part(said_of, _touched)
_lights = aim_part(lights_of, _lit)
