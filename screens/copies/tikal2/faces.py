"""How the temple's hexes are drawn while they are told: nothing, a place, a room with its doors."""

from typing import Any

from model.games.tikal2.entering import is_whole
from model.kernel.hexes import SIDES
from screens.shared.drawn import drawn
from screens.shared.hexes import INK, hex_face, side_bar
from screens.shared.hues import DOORS, UNTOLD

WALL = "#cfc6ab"
FLOOR, STONE, LINE, CHOSEN = "#fbf4e0", "#efe3c2", "#857d6b", "#7d5200"

NOWHERE = hex_face("#e9eed9", "#b3bda0", thick=3, dashed=True)
PLACE = hex_face(STONE, LINE)


def room_face(room: dict[str, Any], chosen: bool = False) -> str:
    """As far as it is told: without a colour its doors are grey; a dashed edge until it is whole."""
    doors = room["doors"] or ()
    if room["colour"] is None and not doors and room["bonus"] is None:
        return hex_face(STONE, CHOSEN, thick=12) if chosen else PLACE
    ink = DOORS.get(room["colour"], UNTOLD)
    inside = [side_bar(side, ink) for side in doors]
    if room["colour"]:
        inside.append(drawn(f"tikal-2/symbol-{room['colour']}", 84))
    edge = (CHOSEN, 12.0) if chosen else (INK, 6.0)
    return hex_face(FLOOR, edge[0], *inside, thick=edge[1], dashed=not (chosen or is_whole(room)))


def door_face(colour: str | None, doors: tuple[int, ...], place: str = "") -> str:
    """The large hex whose sides are tapped: a wall on every side until it is a door; where it lies stands in it."""
    ink = DOORS.get(colour or "", UNTOLD)
    inside = [side_bar(side, ink) if side in doors else side_bar(side, STONE, WALL) for side in range(SIDES)]
    if colour:
        inside.append(drawn(f"tikal-2/symbol-{colour}", 66, y=-6))
    style = f'font-size="20" font-family="sans-serif" font-weight="bold" fill="{INK}" text-anchor="middle"'
    return hex_face(FLOOR, INK, *inside, f'<text y="52" {style}>{place}</text>')
