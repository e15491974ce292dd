"""What a hex of the board shows, in three drawings one upon the other: the ground, a file of ours that a device fetches
once; the stones; the pieces. The same things are the same drawing: it is made once and sent only where it changes."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from model.kernel.hexes import TALL, towards
from screens.shared.drawn import drawn
from screens.shared.hexes import INK, RIM, hex_drawing, hex_size
from screens.shared.lights import CREAM, inked, turned
from screens.shared.marks import Mark, drawn_mark, written
from screens.shared.pictures import ROUNDED
from screens.tikal.figures import HIGH, Group, drawn_group, fitted, row_width, strongest

STONE = "#fbf4e0"
SIDE = 17
"""Of a stone."""
NOTHING = hex_drawing("")
Stones = tuple[int, ...]


class Lying(NamedTuple):
    """What lies on a hex, as it is drawn."""

    kind: str
    value: int = 0
    treasures: int = 0
    camp: Mark | None = None
    guard: Mark | None = None
    groups: tuple[Group, ...] = ()


def ground(kind: str | None, quarters: int) -> str:
    """The address of a tile's drawing without stones, or of a hex where nothing lies yet (None)."""
    return f"/icons/{_ground(kind, quarters)}.svg"


def _ground(kind: str | None, quarters: int) -> str:
    """Its picture stands upright; the edge turns with the board."""
    return f"tikal/hex-{kind or 'free'}{'-upright' * (quarters % 2)}"


@lru_cache(maxsize=512)
def stones_face(stones: Stones, quarters: int) -> str:
    """They turn with the board."""
    inside = turned(_stones(stones), quarters)
    return hex_drawing(inside, quarters % 2 == 1) if any(stones) else NOTHING


def _stones(stones: Stones) -> str:
    """Side by side along their edges."""
    way = "".join(_stone(side, at - (count - 1) / 2) for side, count in enumerate(stones) for at in range(count))
    return f'<path d="{way}" fill="{STONE}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>' if way else ""


def _stone(side: int, place: float) -> str:
    middle, half = RIM * TALL / 2 - SIDE * 0.74, SIDE / 2 - 1
    ends = ((-half, -half), (half, -half), (half, half), (-half, half))
    points = [towards((0, 0), side, middle + far, place * SIDE * 1.36 + along) for along, far in ends]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"


@lru_cache(maxsize=2048)
def pieces(lying: Lying, upright: bool = False) -> str:
    """Everything that is put on a tile: what is most wanted (value, who leads) is the largest."""
    inside = _PIECES[lying.kind](lying)
    return hex_drawing(inside, upright, _round(inside)) if inside else NOTHING


def _round(inside: str) -> str:
    """For marks too."""
    return f"{inked(inside)} {ROUNDED}"


def _temple(lying: Lying) -> str:
    """Below the value whoever it scores for stands first and large; a guard stands beside it for good."""
    groups = lying.groups
    if lying.guard is not None:
        size, y = (44, -35) if groups else (58, 0)
        beside = size // 2 + 2
        return plate(lying.value, -beside, y, size) + guard(lying.guard, beside, y, size) + fitted(groups, -10, 62)
    if len(groups) < 2:
        return plate(lying.value, 0, -33 if groups else 0, 58 if groups else 80) + fitted(groups, 0, 62)
    first = strongest(groups)
    value = plate(lying.value, 0, -40, 46)
    if first is None:
        return value + fitted(groups, -14, 64)
    large = min(36, row_width(20) / first.width)
    below = HIGH * large - 15
    others = tuple(one for one in groups if one != first)
    return value + drawn_group(first, 0, below - HIGH * large / 2, large) + fitted(others, below, 66, large * 0.8)


def _treasure(lying: Lying) -> str:
    """So many masks as treasures are left; then a camp may stand there."""
    if not lying.treasures:
        return _jungle(lying)
    size, y = (48, -36) if lying.groups else (66, 0)
    masks = drawn("tikal/small-mask", size, -size * 0.36, y)
    return masks + written(str(lying.treasures), size * 0.52, y, size) + fitted(lying.groups, -10, 62)


def _jungle(lying: Lying) -> str:
    if lying.camp is None:
        return fitted(lying.groups, -54, 54)
    size, y = (62, -32) if lying.groups else (92, -4)
    return camp(lying.camp, 0, y, size) + fitted(lying.groups, 2, 62)


def _veil(groups: tuple[Group, ...]) -> str:
    """Between the tents and a crowd, whose numbers are small."""
    return f'<circle r="62" fill="{CREAM}" opacity=".72"/>' if len(groups) > 1 else ""


_PIECES: dict[str, Callable[[Lying], str]] = {
    "temple": _temple,
    "treasure": _treasure,
    "jungle": _jungle,
    "base-camp": lambda lying: _veil(lying.groups) + fitted(lying.groups, -56, 58),
    "volcano": lambda lying: fitted(lying.groups, 0, 62),
}


def plate(value: int, x: float, y: float, size: float) -> str:
    """A temple's upper level, seen from above, with its number."""
    rings = "".join(
        f'<path d="M{x - half:.0f} {y - half:.0f}h{2 * half:.0f}v{2 * half:.0f}h{-2 * half:.0f}z" '
        f'fill="{fill}" stroke="{line}" stroke-width="3.5"/>'
        for half, fill, line in ((size / 2, "#d9c79a", INK), (size * 0.4, CREAM, "#b9a878"))
    )
    return rings + written(str(value), x, y, size * (0.8 if value < 10 else 0.64))


def camp(owner: Mark, x: float, y: float, size: float) -> str:
    """A tent with its owner's mark in the door."""
    return drawn("tikal/small-camp", size, x, y) + drawn_mark(owner, x, y + size * 0.12, size * 0.5, "")


def guard(owner: Mark, x: float, y: float, size: float) -> str:
    """A shield with its owner's mark."""
    shape = "M-24-26Q0-20 24-26V2Q24 20 0 30Q-24 20-24 2Z"
    place = f"translate({x:.4g} {y:.4g}) scale({size / 54:.3g})"
    shield = f'<path d="{shape}" transform="{place}" fill="#5b4a86" stroke="{CREAM}" stroke-width="5"/>'
    return shield + drawn_mark(owner, x, y - size * 0.03, size * 0.56, "")


@lru_cache(maxsize=512)
def stones_and_pieces(lying: Lying, stones: Stones) -> str:
    """Both in one drawing, of a tile that is not on the board."""
    found = _stones(stones) + _PIECES[lying.kind](lying)
    return hex_drawing(found, more=_round(found))


def lying_there(lying: Lying, stones: Stones, quarters: int) -> str:
    """A tile and what is on it as a part of another drawing."""
    wide, _ = hex_size(quarters % 2 == 1)
    return drawn(_ground(lying.kind, quarters), wide) + turned(_stones(stones), quarters) + _PIECES[lying.kind](lying)
