"""The track of an owner's copy: spaces in rows that go to and fro, from the first space to the second great temple."""

from model.games.lost_temple.kit import Kit
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel, Stroke
from printables.shared.text import Style, fit

ICONS = "lost-temple"
FEWEST, FEWEST_LARGE = 15, 10
"""Spaces in a row, on a sketch and on a large drawing."""
NUMBER = Style(size=7.5, floor=5, face="bold", align="center", valign="middle")
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
    """All spaces with their numbers; the finish stands out, what lies beyond it is only numbered."""
    cells = spots(box, length, FEWEST)
    items: list[Item] = [_way(cells[:finish])]
    for space, cell in enumerate(cells, start=1):
        items += _space(cell, kit, space, kit.kind(space, finish)) if space <= finish else _beyond(cell, space)
    return items


def whole_track(box: Box, kit: Kit, length: int) -> list[Item]:
    """All spaces as told, both great temples among them."""
    great = (kit.finish.far, kit.finish.near) if kit.finish else ()
    cells = spots(box, length, FEWEST_LARGE)
    items: list[Item] = [_way(cells)]
    for space, cell in enumerate(cells, start=1):
        items += _space(cell, kit, space, "great-temple" if space in great else kit.kind(space, None))
    return items


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
    label, side, great = _label(cell, spot), spot.w, what == "great-temple"
    items: list[Item] = [Panel(label.centred(13, label.h), "stone")]  # keeps the number clear of the way
    if what == "plain":
        dot = Panel(spot.centred(side * 0.62), "paper", "rule", 0.8, oval=True)
        return [*items, dot, fit(label, str(space), NUMBER)]
    if great:
        items.append(Panel(spot.inset(-2.5), "gold-soft", "gold", 1.6, radius=5))
    items.append(Icon(spot, f"{ICONS}/{'token-hidden' if what == 'chance' else what}"))
    if what != "chance" and space in (kit.chance or ()):
        items.append(Icon(Box(spot.right - side * 0.4, spot.y, side * 0.4, side * 0.4), f"{ICONS}/token-hidden"))
    return [*items, fit(label.moved(0, 2.5) if great else label, str(space), NUMBER)]
