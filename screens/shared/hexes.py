"""Hexes to look at and to tap, a part for each: a tap sends one drawing and not the board. Letters and numbers stand
along the edge as on a chess board. What a hex shows is a drawing of its own, the same by day and by night."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import flet as ft

from model.kernel.hexes import SIDES, TALL, Hex, Lie, called, corner, corners, edges, extent, lie, towards
from screens.shared.buttons import FINGER
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.panels import PAGE
from screens.shared.theme import GAP

RADIUS = 100
"""Of a hex in its own drawing, with the middle at 0, 0."""
RIM = 96
"""What of it is painted: between two hexes the ground shows."""
LEAST = FINGER / 1.5
"""The smallest radius: columns are one and a half apart, and a finger must hit one."""
MOST = 46
EDGE = 18
"""Room for letters and numbers."""
LARGE = 94
"""The radius of a hex whose sides are tapped."""
AROUND, LOWEST = 340, 320
"""What stands above and below a board on its page; the height it has at least."""
NARROW = 390
GROUND, INK = "#dfe6c8", "#2c1f05"
SIDE_NAMES = ("n", "ne", "se", "s", "sw", "nw")
"""As in `hex-side-n`: clockwise from above."""
TURN = 360 // SIDES
"""Degrees by which what lies on a hex is turned at once."""


@dataclass(frozen=True)
class Cell:
    """A hex as it is now: its drawing, what a screen reader says, whether it is the chosen one."""

    face: str
    says: str
    chosen: bool = False


@dataclass(frozen=True)
class Laid:
    """Measured first, then drawn."""

    there: Lie
    width: float
    height: float


def laid(hexes: Sequence[Hex], width: float, height: float, most: float = MOST) -> Laid:
    """As large as the room allows, never too small for a finger: then the board is wider than its place."""
    across, down = extent(hexes)
    fitting = min((width - 2 * EDGE) / across, (height - 2 * EDGE) / down)
    radius = max(LEAST, min(most, fitting))
    inner = radius * across, radius * down
    return Laid(lie(hexes, EDGE, EDGE, *inner), inner[0] + 2 * EDGE, inner[1] + 2 * EDGE)


def board_room() -> tuple[float, float]:
    """How wide and how high a board on an ordinary page can be, to be seen as a whole."""
    page = ft.context.page
    return min(page.width or NARROW, PAGE) - 2 * GAP, max((page.height or 0) - AROUND, LOWEST)


def hex_board(
    look: Look, name: str, place: Laid, cells: Mapping[Hex, Cell], tap: Callable[[Hex], Any], says: str
) -> ft.Control:
    """`tap` must be the same at every drawing. A hex is found as `<name>-c3`."""
    r = place.there.radius
    wide, high = 2 * r, TALL * r
    faces = [at(face(cell.face), place.there.centre(hex_), wide, high) for hex_, cell in cells.items()]
    brick = 1.5 * r  # side by side these fill the board, and each lies in the middle of its hex
    fingers = [
        at(finger(look, f"{name}-{called(hex_)}", cell.says, cell.chosen, hex_, tap), centre, brick, high)
        for hex_, cell in cells.items()
        for centre in [place.there.centre(hex_)]
    ]
    signs = at(_edge(tuple(cells), place), (place.width / 2, place.height / 2), place.width, place.height)
    body = ft.Stack([signs, *faces, *fingers], width=place.width, height=place.height)
    ground = ft.Container(body, bgcolor=GROUND, border_radius=18, clip_behavior=ft.ClipBehavior.ANTI_ALIAS)
    board = ft.Semantics(identifier=name, container=True, label=says, content=ground)
    return ft.Row([board], scroll=ft.ScrollMode.AUTO, alignment=ft.MainAxisAlignment.CENTER)


def hex_sides(
    look: Look, name: str, drawn: str, says: Sequence[str], chosen: Sequence[int], tap: Callable[[int], Any]
) -> ft.Control:
    """One large hex, each side of which can be tapped: found as `<name>-0` to `<name>-5`, clockwise from above."""
    wide, high = 2 * LARGE, TALL * LARGE
    centre = (wide / 2 + EDGE, high / 2 + EDGE / 2)
    target = FINGER + 8
    fingers = [
        at(finger(look, f"{name}-{side}", says[side], side in chosen, side, tap), middle, target, target)
        for side in range(SIDES)
        for middle in [towards(centre, side, high / 2 - target / 3)]
    ]
    drawing = at(face(drawn), centre, wide, high)
    body = ft.Stack([drawing, *fingers], width=wide + 2 * EDGE, height=high + EDGE)
    ground = ft.Container(body, bgcolor=GROUND, border_radius=18)
    return ft.Row([ground], alignment=ft.MainAxisAlignment.CENTER)


def at(inside: ft.Control, centre: tuple[float, float], width: float, height: float) -> ft.Control:
    """Around a point of the stack."""
    left, top = centre[0] - width / 2, centre[1] - height / 2
    return ft.Container(inside, left=left, top=top, width=width, height=height)


@ft.component
def _Edge(hexes: tuple[Hex, ...], place: Laid) -> ft.Control:
    """Letters and numbers."""
    signs = [at(sign(one.text), (one.x, one.y), EDGE, EDGE) for one in edges(hexes, place.there, EDGE / 2)]
    return ft.Stack(signs, width=place.width, height=place.height)


def sign(text: str, size: float = 12) -> ft.Control:
    return ft.Container(ft.Text(text, size=size, color=INK, weight=ft.FontWeight.W_700), alignment=ft.Alignment.CENTER)


_edge = kept(_Edge)


@ft.component
def _Face(drawing: str) -> ft.Control:
    return ft.Image(src=drawing, fit=ft.BoxFit.FILL, gapless_playback=True, exclude_from_semantics=True)


face = kept(_Face)


@ft.component
def _Finger(
    look: Look, identifier: str, says: str, chosen: bool, what: Any, tap: Callable[[Any], Any], then: str | None = None
) -> ft.Control:
    touch = ft.Container(ink=True, border_radius=FINGER / 2, on_click=look.safe(lambda: tap(what)))
    return ft.Semantics(identifier=identifier, button=True, selected=chosen, label=says, value=then, content=touch)


finger = kept(_Finger)
"""What is tapped: `tap` is given `what`, and is the same at every drawing; `then` is said after `says`."""


@lru_cache(maxsize=512)
def hex_face(fill: str, line: str, *inside: str, thick: float = 5, dashed: bool = False) -> str:
    """The drawing of a hex; what is inside is drawn in units of which its radius has 100."""
    edge = outline("none", line, thick, "14 10" if dashed else "")
    return hex_drawing(outline(fill, "none", thick) + "".join(inside) + edge)


def hex_drawing(body: str, upright: bool = False, more: str = "") -> str:
    """A drawing as large as a hex, with the middle at 0, 0; `upright`: of one that stands on a corner."""
    wide, high = hex_size(upright)
    box = f"{-wide / 2:.4g} {-high / 2:.4g} {wide:.4g} {high:.4g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"{more}>{body}</svg>'


def hex_size(upright: bool) -> tuple[float, float]:
    """How wide and how high it is in its own drawing."""
    return (RADIUS * TALL, 2 * RADIUS) if upright else (2 * RADIUS, RADIUS * TALL)


def outline(fill: str, line: str, thick: float, dash: str = "", rim: float = RIM) -> str:
    """In few letters: every phone is sent it again wherever something changes on a hex."""
    points = " ".join(f"{round(x, 1):.3g} {round(y, 1):.3g}" for x, y in corners((0, 0), rim - thick / 2))
    dash = f' stroke-dasharray="{dash}"' if dash else ""
    stroke = f' stroke="{line}" stroke-width="{thick}"{dash}' if line != "none" else ""
    return f'<path d="M{points.replace(" -", "-")}z" fill="{fill}"{stroke}/>'


def side_bar(side: int, colour: str, line: str = INK, deep: float = 17, part: float = 0.52) -> str:
    """A door or a gate: the middle part of a side, drawn inside of it."""
    (ax, ay), (bx, by) = (corner((0, 0), RIM - deep, at) for at in (side, side + 1))
    one, other = 0.5 + part / 2, 0.5 - part / 2
    ends = ((ax * one + bx * other, ay * one + by * other), (ax * other + bx * one, ay * other + by * one))
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ends)
    strokes = ((line, deep + 7), (colour, deep))
    return "".join(f'<path d="{way}" stroke="{ink}" stroke-width="{thick}"/>' for ink, thick in strokes)
