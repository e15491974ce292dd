"""The track as a sketch: spaces in rows that go to and fro, from the first to the second great temple."""

from model.games.lost_temple.kit import Kit
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel, Stroke
from printables.shared.text import Style, fit

ICONS = "lost-temple"
LEAST_COLUMNS = 15
NUMBER = Style(size=7.5, floor=5, face="bold", align="center", valign="middle")
BEYOND = NUMBER.at(ink="muted", face="text")


def spots(box: Box, count: int) -> tuple[Box, ...]:
    """Where each space lies: rows to and fro, so that neighbours touch."""
    columns = LEAST_COLUMNS
    while -(-count // columns) * (box.w / columns) > box.h * 1.05:
        columns += 1
    rows = -(-count // columns)
    cells = box.grid(columns, rows)
    order = []
    for row in range(rows):
        line = list(cells[row * columns : (row + 1) * columns])
        order += line if row % 2 == 0 else line[::-1]
    return tuple(order[:count])


def track(box: Box, kit: Kit, finish: int) -> list[Item]:
    """All spaces with their numbers; the finish stands out, what lies beyond it is only numbered."""
    cells = spots(box, kit.finish.far)
    centres = tuple((cell.cx, cell.y + cell.h * 0.4) for cell in cells[:finish])
    items: list[Item] = [Stroke(centres, "stone-deep", 7)]
    for space, cell in enumerate(cells, start=1):
        items += _space(cell, kit, space, finish)
    return items


def _space(cell: Box, kit: Kit, space: int, finish: int) -> list[Item]:
    side = min(cell.w - 5, cell.h - 11)
    spot = Box(cell.cx - side / 2, cell.y + cell.h * 0.4 - side / 2, side, side)
    label = Box(cell.x, spot.bottom, cell.w, 9.5)
    if space > finish:
        return [Panel(spot.centred(side * 0.4), "", "line", 0.5, oval=True), fit(label, str(space), BEYOND)]
    what = kit.kind(space, finish)
    if what == "plain":
        dot = spot.centred(side * 0.62)
        return [_ground(label), Panel(dot, "paper", "rule", 0.8, oval=True), fit(label, str(space), NUMBER)]
    items: list[Item] = [_ground(label)]
    if space == finish:
        items.append(Panel(spot.inset(-2.5), "gold-soft", "gold", 1.6, radius=5))
    if what == "chance":
        items.append(Icon(spot, f"{ICONS}/token-hidden"))
    else:
        items.append(Icon(spot, f"{ICONS}/{what}"))
        if space in kit.chance:
            items.append(Icon(Box(spot.right - side * 0.4, spot.y, side * 0.4, side * 0.4), f"{ICONS}/token-hidden"))
    return [*items, fit(label.moved(0, 2.5) if space == finish else label, str(space), NUMBER)]


def _ground(label: Box) -> Panel:
    """Keeps the number clear of the way to the next row."""
    return Panel(label.centred(13, label.h), "stone")
