"""What a place of the temple shows, in two drawings one upon the other: the room with its doors, and what is in it. The
same things are the same drawing: it is made once and sent only where it changes."""

from functools import lru_cache
from typing import NamedTuple

from model.kernel.hexes import TALL, towards
from screens.shared.drawn import drawn
from screens.shared.hexes import INK, RADIUS, RIM, hex_drawing, outline, side_bar
from screens.shared.hues import DOORS, UNTOLD
from screens.shared.lights import LETTERS, inked, turned
from screens.shared.marks import Mark
from screens.tikal2.pieces import Slot, arranged, slots_around

FLOOR, UNDISCOVERED, CRACKS = "#fbf4e0", "#c3b691", "#a89a74"
SANCTUARY, ALTAR, TREASURY, GOLD = "#d9cfe3", "#8f8672", "#5a3f6b", "#e9c46a"
CAVE, CAVERN, MEADOW, PYRAMID = "#6d6a5e", "#a9a594", "#bcd39a", "#8a9a62"
DISC, DEEP = 36, 20
"""How wide a door's symbol is, and how deep the door."""
NOTHING = hex_drawing("")


class Room(NamedTuple):
    """What lies on a space: `kind` is `room`, `sanctuary`, `treasure-room`, or nothing where none is discovered yet."""

    kind: str = ""
    colour: str | None = None
    doors: tuple[int, ...] | None = ()
    """None: nobody has told them."""


class Inside(NamedTuple):
    """What is in it: bonuses, free or taken; further flags; explorers."""

    slots: tuple[Slot, ...] = ()
    flags: tuple[Mark, ...] = ()
    explorers: tuple[Mark, ...] = ()


@lru_cache(maxsize=512)
def ground(room: Room, quarters: int) -> str:
    """The room as it lies."""
    found = floor(room, quarters)
    return hex_drawing(found, quarters % 2 == 1, inked(found))


@lru_cache(maxsize=2048)
def pieces(room: Room, inside: Inside, upright: bool = False) -> str:
    found = within(room, inside)
    return hex_drawing(found, upright, inked(found)) if found else NOTHING


def lying(room: Room, inside: Inside, quarters: int = 0) -> str:
    """Both, as a part of a larger drawing."""
    return floor(room, quarters) + within(room, inside)


@lru_cache(maxsize=512)
def room_face(room: Room, inside: Inside) -> str:
    """Both in one drawing."""
    return hex_drawing(lying(room, inside), more=LETTERS)


def floor(room: Room, quarters: int) -> str:
    """Edges and doors turn with the board; symbols stand upright."""
    if room.kind == "sanctuary":
        return turned(outline(SANCTUARY, INK, 6), quarters) + altar(room.colour)
    if room.kind == "treasure-room":
        edges = outline(TREASURY, INK, 6) + outline("none", GOLD, 4, rim=86)
        return turned(edges, quarters)
    if not room.kind:
        cracks = f'<path d="M-38-8L-12-20L8-2L34-14M-22 34L4 22L30 38" fill="none" stroke="{CRACKS}" stroke-width="6"/>'
        return turned(outline(UNDISCOVERED, CRACKS, 4), quarters) + cracks
    ink = DOORS.get(room.colour or "", UNTOLD)
    bars = "".join(side_bar(side, ink, deep=DEEP, part=0.84) for side in room.doors or ())
    walls = outline(FLOOR, INK, 6, "14 10" if room.doors is None else "")
    return turned(walls + bars, quarters) + _symbols(room, quarters)


def _symbols(room: Room, quarters: int) -> str:
    """One at each door, so that no colour tells anything alone; where no door is told, in the middle above."""
    if room.colour is None:
        return ""
    if not room.doors:
        return drawn(f"tikal-2/symbol-{room.colour}", DISC, 0, -RIM * 0.55)
    middles = [_turned_point(towards((0, 0), side, RIM * TALL / 2 - DEEP), quarters) for side in room.doors]
    first, *others = middles
    inside = drawn(f"tikal-2/symbol-{room.colour}", DISC, *first)
    again = "".join(f'<use href="#s" x="{x - first[0]:.1f}" y="{y - first[1]:.1f}"/>' for x, y in others)
    return f'<g id="s">{inside}</g>{again}' if others else inside


def _turned_point(point: tuple[float, float], quarters: int) -> tuple[float, float]:
    x, y = point
    return ((x, y), (-y, x), (-x, -y), (y, -x))[quarters % 4]


def altar(colour: str | None) -> str:
    """A stone with its colour's symbol; with all of them for the multicoloured one."""
    stone = f'<path d="M-30-22H30L36 12H-36Z" fill="{ALTAR}" stroke="{INK}" stroke-width="5"/>'
    if colour in DOORS:
        return stone + drawn(f"tikal-2/symbol-{colour}", 58, 0, -38)
    spots = ((0, -62), (27, -46), (17, -18), (-17, -18), (-27, -46))
    circle = '<circle cx="{}" cy="{}" r="13" fill="{}" stroke="{}" stroke-width="3"/>'
    return stone + "".join(circle.format(*spot, ink, INK) for spot, ink in zip(spots, DOORS.values(), strict=True))


def within(room: Room, inside: Inside) -> str:
    if room.kind in ("sanctuary", "treasure-room"):
        return slots_around(inside.slots, inside.flags, inside.explorers)
    return arranged(inside.slots, inside.flags, inside.explorers)


@lru_cache(maxsize=256)
def cave(inside: Inside) -> str:
    """A secret room."""
    stone = f'<circle r="94" fill="{CAVE}" stroke="{INK}" stroke-width="5"/>'
    gate = f'<path d="M-70 44V-8A70 70 0 0 1 70-8V44Q0 72-70 44Z" fill="{CAVERN}"/>'
    return _round(stone + gate + arranged(inside.slots, inside.flags, inside.explorers, 1.35))


@lru_cache(maxsize=64)
def meadow(explorers: tuple[Mark, ...]) -> str:
    """Outside: the temple as one sees it from there, and whoever stands before it."""
    ground_ = f'<circle r="94" fill="{MEADOW}" stroke="{INK}" stroke-width="5"/>'
    steps = "M-62 30V8H-44V-14H-26V-36H26V-14H44V8H62V30Z"
    temple = f'<path d="{steps}M-10 30V8H10V30" fill="{PYRAMID}" stroke="{INK}" stroke-width="5"/>'
    return _round(ground_ + temple + arranged((), (), explorers, 1.4))


def _round(body: str) -> str:
    """A drawing as large as a place beside the hexes."""
    size = f"{-RADIUS} {-RADIUS} {2 * RADIUS} {2 * RADIUS}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"{LETTERS}>{body}</svg>'
