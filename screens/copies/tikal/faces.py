"""How Tikal's printed hexes are drawn: what lies there, and the stepping stones along each side."""

from typing import Any

from model.games.tikal.entering import stones_of
from model.kernel.hexes import TALL, towards
from screens.shared.drawn import drawn
from screens.shared.hexes import INK, RIM, hex_face

JUNGLE, LINE, CHOSEN = "#b7d3a8", "#7d9b73", "#b4530a"
NOTHING = hex_face(JUNGLE, LINE, thick=4)
STONE, SIDE = "#fbf4e0", 21
WHOLE = 2 * RIM + 4
"""So wide our drawing of a tile fills the hex."""


def printed_face(one: dict[str, Any], chosen: bool = False) -> str:
    """A base camp, a temple with its value, a jungle; with the stones of every side."""
    inside = [drawn(f"tikal/{one['kind']}", WHOLE)]
    if one["kind"] == "temple":
        inside.append(_value(one.get("value", 0)))
    for side, count in enumerate(stones_of(one)):
        inside += _stones(side, count)
    edge = (CHOSEN, 12.0) if chosen else (INK, 5.0)
    return hex_face(JUNGLE, edge[0], *inside, thick=edge[1])


def _value(value: int) -> str:
    style = f'font-size="38" font-family="sans-serif" font-weight="bold" fill="{INK}" text-anchor="middle"'
    return f'<circle r="26" fill="{STONE}" stroke="{INK}" stroke-width="3"/><text y="13" {style}>{value}</text>'


def _stones(side: int, count: int) -> list[str]:
    """Side by side along the edge."""
    found = []
    for index in range(count):
        along = (index - (count - 1) / 2) * SIDE * 1.3
        x, y = towards((0, 0), side, RIM * TALL / 2 - SIDE * 0.9, along)
        place = f"translate({x:.1f} {y:.1f}) rotate({60 * side})"
        shape = f'x="{-SIDE / 2}" y="{-SIDE / 2}" width="{SIDE}" height="{SIDE}" rx="6"'
        found.append(f'<rect {shape} transform="{place}" fill="{STONE}" stroke="{INK}" stroke-width="4"/>')
    return found
