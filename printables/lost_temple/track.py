"""The track of an owner's copy: spaces in rows that go to and fro, from the first space to the second great temple."""

from model.games.lost_temple.kit import Kit
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel, Stroke
from printables.shared.text import Style, fit

ICONS = "lost-temple"
FEWEST, FEWEST_LARGE = 15, 10
"""Spaces in a row, on a sketch and on a large drawing."""
NUMBER = Style(size=8, floor=8, face="bold", align="center", valign="middle")
BEYOND = NUMBER.at(ink="muted", face="text")


def is_told(kit: Kit, players: int) -> bool:
    """Whether everything is there to draw it: which spaces are what, where it ends and where so many people finish."""
    return None not in (kit.last, kit.finish_for(players), kit.temples, kit.villages, kit.jungle, kit.chance)


def spots(box: Box, count: int, least: int) -> tuple[Box, ...]:
    """Where each space lies: rows to and fro of so many or more, so that neighbours touch."""
    columns = least
    while -(-count // columns) * (box.w / columns) > box.h * 1.05:
        columns += 1
    rows = -(-count // columns)
    cells = box.grid(columns, rows)
    order = []
    for row in range(rows):
        line = list(cells[row * columns : (row + 1) * columns])
        order += line if row % 2 == 0 else line[::-1]
    return tuple(order[:count])


def track(box: Box, kit: Kit, length: int, finish: int) -> list[Item]:
    """All spaces with their numbers; both great temples are drawn, the finish stands out. What lies beyond it is only
    numbered: no token lies there (LT1.3)."""
    cells, great = spots(box, length, FEWEST), _great(kit)
    items: list[Item] = [_way(cells[:finish])]
    for space, cell in enumerate(cells, start=1):
        if space == finish or space in great:
            items += _great_temple(cell, space, space == finish)
        else:
            items += _space(cell, kit, space, kit.kind(space, finish)) if space < finish else _beyond(cell, space)
    return items


def whole_track(box: Box, kit: Kit, length: int) -> list[Item]:
    """All spaces as told, both great temples among them."""
    cells, great = spots(box, length, FEWEST_LARGE), _great(kit)
    items: list[Item] = [_way(cells)]
    for space, cell in enumerate(cells, start=1):
        items += _great_temple(cell, space) if space in great else _space(cell, kit, space, kit.kind(space, None))
    return items


def _great(kit: Kit) -> tuple[int | None, ...]:
    return (kit.finish.near, kit.finish.far) if kit.finish else ()


def _way(cells: tuple[Box, ...]) -> Item:
    return Stroke(tuple((cell.cx, cell.y + cell.h * 0.4) for cell in cells), "stone-deep", 7)


def _spot(cell: Box) -> Box:
    side = min(cell.w - 5, cell.h - 11)
    return Box(cell.cx - side / 2, cell.y + cell.h * 0.4 - side / 2, side, side)


def _label(cell: Box, spot: Box) -> Box:
    return Box(cell.x, spot.bottom, cell.w, 9.5)


def _beyond(cell: Box, space: int) -> list[Item]:
    spot = _spot(cell)
    return [Panel(spot.centred(spot.w * 0.4), "", "line", 0.5, oval=True), fit(_label(cell, spot), str(space), BEYOND)]


def _space(cell: Box, kit: Kit, space: int, what: str) -> list[Item]:
    spot = _spot(cell)
    label, side = _label(cell, spot), spot.w
    items: list[Item] = [Panel(label.centred(13, label.h), "stone")]  # keeps the number clear of the way
    if what == "plain":
        dot = Panel(spot.centred(side * 0.62), "paper", "rule", 0.8, oval=True)
        return [*items, dot, fit(label, str(space), NUMBER)]
    items.append(Icon(spot, f"{ICONS}/{what}"))
    if what != "chance" and space in (kit.chance or ()):
        items.append(Icon(Box(spot.right - side * 0.45, spot.y, side * 0.5, side * 0.5), f"{ICONS}/chance"))
    return [*items, fit(label, str(space), NUMBER)]


def _great_temple(cell: Box, space: int, finish: bool = True) -> list[Item]:
    spot = _spot(cell)
    label = _label(cell, spot).moved(0, 2.5)
    ground = [Panel(spot.inset(-2.5), "gold-soft", "gold", 1.6, radius=5)] if finish else []
    clear = Panel(label.centred(13, label.h), "stone")
    return [clear, *ground, Icon(spot, f"{ICONS}/great-temple"), fit(label, str(space), NUMBER)]
