"""The points for sets of keys as a small table (T2.9.1)."""

from model.games.tikal2.parts import COLOURS, SET_POINTS
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel
from printables.shared.text import Style, fit
from printables.tikal2.look import icon


def sets(box: Box, ask: Ask, style: Style) -> list[Item]:
    """What a set of so many colours scores (T2.9.1), with as many keys as it has."""
    head, cells = box.rows((1.3, 3.8), gap=1)
    label = style.at(face="bold", floor=8, valign="middle", marked=False)
    items: list[Item] = [fit(head.inset(2, 0), ask.say("t2-print-scoring-sets"), label)]
    for count, cell in enumerate(cells.columns((2, 2.3, 2.6, 3, 3.4), gap=3), 1):
        keys, points = cell.rows((1, 1.1))
        items.append(Panel(cell, "stone", "line", 0.7, radius=4))
        side = min(keys.h - 2, (keys.w - 3) / (1 + 0.72 * (count - 1)))
        x = keys.cx - side * (1 + 0.72 * (count - 1)) / 2
        for index, colour in enumerate(COLOURS[:count]):
            items.append(Icon(Box(x + index * side * 0.72, keys.cy - side / 2 + 1, side, side), icon(f"key-{colour}")))
        number = style.at(size=style.size * 1.5, floor=8, face="bold", align="center", valign="middle", marked=False)
        items.append(fit(points, str(SET_POINTS[count]), number))
    return items
