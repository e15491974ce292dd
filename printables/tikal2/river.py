"""The board as a sketch: the river around the temple with its six sites, forest, seaplanes and secret rooms, as far as
they were told."""

from model.games.tikal2.checklist import sites_from_start
from model.games.tikal2.kit import PRINTED, River
from model.games.tikal2.parts import COLOURS, SITES, SPACES
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel, Stroke
from printables.shared.rows import number
from printables.shared.text import Style, fit
from printables.tikal2.look import WATER, icon
from printables.tikal2.temple import temple

Point = tuple[float, float]
STREAM = 13.0
SITE = 29.0
TOLD = Style(size=14, floor=9, face="bold", valign="middle", align="center")
UNTOLD = Style(size=10.5, floor=8, valign="middle", align="center")
SITES_AT = ((0.0, 0.5), (0.27, 0.0), (0.73, 0.0), (1.0, 0.5), (0.73, 1.0), (0.27, 1.0))
"""Clockwise, in shares of the river's rectangle: the start site on the left."""
GAPS_AT = ((0.03, 0.06), (0.5, 0.0), (0.97, 0.06), (0.97, 0.94), (0.5, 1.0), (0.03, 0.94))
"""After each of the sites."""


def board(box: Box, ask: Ask, steps: dict[str, int]) -> list[Item]:
    """`steps` says which number each step has."""
    kit = ask.setup.kit
    stream = box.inset(28, 25)
    inside = stream.inset(24, 22)
    items: list[Item] = [
        Panel(box, "moss", "moss-deep", 1, radius=10),
        Panel(stream, "", "leaf", STREAM + 1.6, radius=34),
        Panel(stream, "", WATER, STREAM, radius=34),
        *_arrows(stream),
        *_temple(inside, ask, steps),
    ]
    gaps, counts = gaps_from_start(kit.river), sites_from_start(kit, ask.players)
    for index in range(SITES):
        if what := gaps.get(index):
            items += _gap(_at(stream, GAPS_AT[index]), what)
        count = str(counts[index]) if counts else ""
        items += _site(_at(stream, SITES_AT[index]), count, "start-site" if index == 0 else "site")
    return [*items, *_pirogues(_at(stream, SITES_AT[0]), ask, steps["pieces"])]


def gaps_from_start(river: River) -> dict[int, str]:
    """What lies in the gap after each site, clockwise from the start site: as far as it was told."""
    if river.start is None:
        return {}
    gaps = dict.fromkeys(river.seaplanes_after or (), "seaplane")
    if river.forest_after is not None:
        gaps[river.forest_after] = "forest"
    return {(site - river.start) % SITES: what for site, what in gaps.items()}


def _at(box: Box, share: Point) -> Point:
    return box.x + box.w * share[0], box.y + box.h * share[1]


def _site(centre: Point, count: str, name: str) -> list[Item]:
    """The building, and how many action tiles lie there, if that was told."""
    whole = Box(centre[0] - SITE * 0.86, centre[1] - 17, SITE * 1.72, 34)
    building, tiles = whole.left(SITE), whole.after(SITE)
    tile = tiles.centred(19)
    return [
        Panel(whole, "stone", "line", 1, radius=7),
        Icon(building.inset(2.5), icon(name)),
        Panel(tile.moved(1.6, -1.6), "gold-soft", "rule", 0.8, radius=3.5),
        Panel(tile, "gold-soft", "rule", 0.8, radius=3.5),
        *([fit(tile, count, TOLD)] if count else []),
    ]


def _gap(centre: Point, name: str) -> list[Item]:
    """The forest interrupts the river, a seaplane swims on it."""
    spot = Box(centre[0] - 18, centre[1] - 18, 36, 36)
    land = [Panel(spot.inset(-2), "moss", radius=12)] if name == "forest" else []
    return [*land, Icon(spot, icon(name))]


def _pirogues(centre: Point, ask: Ask, step: int) -> list[Item]:
    """All pirogues lie at the start site."""
    box = Box(centre[0] - SITE * 0.86, centre[1] + 19, SITE * 1.72, 30)
    upper, lower = box.inset(2, 1.5).rows((16, 9), gap=1)
    items: list[Item] = [Panel(box, "stone", "line", 0.8, radius=5)]
    items += number(upper.left(11).centred(11), str(step), 8)
    items.append(Icon(upper.centred(16), icon("pirogue")))
    return [*items, *_marks(lower, ask)]


def _marks(box: Box, ask: Ask) -> list[Item]:
    """The players' shapes side by side."""
    side = min(box.h, box.w / ask.players - 3, 9.5)
    spots = box.centred(ask.players * (side + 3), side).columns(ask.players)
    return [ask.mark(spot.centred(side), colour) for spot, colour in zip(spots, ask.colours, strict=True)]


def _arrows(box: Box) -> list[Item]:
    """The way the water runs, always clockwise."""
    items: list[Item] = []
    for share in (0.4, 0.6):
        for y, way in ((0.0, 1), (1.0, -1)):
            cx, cy = _at(box, (share, y))
            items.append(_arrow((cx - 3 * way, cy - 4), (cx + 4 * way, cy), (cx - 3 * way, cy + 4)))
    for share in (0.3, 0.7):
        for x, way in ((0.0, -1), (1.0, 1)):
            cx, cy = _at(box, (x, share))
            items.append(_arrow((cx - 4, cy - 3 * way), (cx, cy + 4 * way), (cx + 4, cy - 3 * way)))
    return items


def _arrow(*points: Point) -> Stroke:
    return Stroke(points, "", fill="leaf", closed=True)


def _temple(box: Box, ask: Ask, steps: dict[str, int]) -> list[Item]:
    """The temple within its wall, the score track; explorers and secret rooms outside, three on each side."""
    left, middle, right = box.columns((26, box.w - 52, 26))
    foot = middle.foot(26)
    wall = middle.above(30).inset(4, 2)
    items: list[Item] = [
        Panel(wall, "stone", "gold", 2.4, radius=8),
        Panel(wall, "", "stone", 1.6, radius=8, dash=(3, 5)),
        *_spaces(wall, ask),
    ]
    items += [Icon(spot, icon("secret-room")) for column in (left, right) for spot in _secret(column)]
    return [*items, *_outside(foot, ask, steps["pieces"])]


def _spaces(wall: Box, ask: Ask) -> list[Item]:
    kit = ask.setup.kit
    return temple(wall.inset(2), kit.spaces, kit.printed or ()) if kit.spaces else _untold(wall.inset(14), ask)


def _untold(box: Box, ask: Ask) -> list[Item]:
    """What every temple has, without saying where it lies."""
    words, rooms, note = box.rows((30, 22, 30), gap=8)
    items: list[Item] = [
        fit(words, ask.say("t2-print-temple-untold", spaces=SPACES, rooms=PRINTED), UNTOLD.at(valign="bottom")),
        fit(note, ask.say("t2-print-sketch"), UNTOLD.at(ink="muted", valign="top")),
    ]
    for cell, colour in zip(rooms.columns(len(COLOURS), gap=3), COLOURS, strict=True):
        items.append(Icon(cell.square(), icon(f"symbol-{colour}")))
    return items


def _secret(column: Box) -> list[Box]:
    side = 20.0
    shares = (0.14, 0.5, 0.86)
    return [Box(column.cx - side / 2, column.y + column.h * share - side / 2, side, side) for share in shares]


def _outside(box: Box, ask: Ask, step: int) -> list[Item]:
    """Explorers wait outside, chests on the 0 of the track."""
    items: list[Item] = []
    for cell, name, place in zip(box.columns((8, 9), gap=5), ("explorer", "chest"), ("", "0"), strict=True):
        items.append(Panel(cell, "stone", "line", 0.8, radius=5))
        items += number(Box(cell.x + 2, cell.y + 2, 11, 11), str(step), 8)
        items.append(Icon(Box(cell.x + 13, cell.y + 3, 20, 20), icon(name)))
        lead = 34
        if place:
            items.append(fit(Box(cell.x + lead - 1, cell.y + 4, 8, 18), place, TOLD.at(size=12)))
            lead += 9
        items += _marks(cell.after(lead).before(2), ask)
    return items
