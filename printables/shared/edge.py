"""The letters and numbers along the edge of a board of hexes, by which people call its spaces."""

from collections.abc import Collection

from model.kernel.hexes import Hex, Lie, edges
from printables.shared.box import Box
from printables.shared.items import Item
from printables.shared.text import Style, fit

EDGE = 11.5
"""Room that a board leaves for them on every side."""
MARK = Style(size=8, floor=3, face="bold", ink="muted", align="center", valign="middle")


def edge_marks(hexes: Collection[Hex], there: Lie) -> list[Item]:
    """As large as the hexes leave room for: never into the next one's place."""
    wide = min(2 * EDGE, 1.5 * there.radius)
    return [
        fit(Box(edge.x, edge.y, 0, 0).inset(-wide / 2, -EDGE / 2), edge.text, MARK)
        for edge in edges(hexes, there, EDGE / 2)
    ]
