"""A copy's board: where its spaces lie, the printed rooms, the river from the start site on, the wheel."""

from model.games.tikal2.checklist import sites_from_start
from model.games.tikal2.kit import MASK, PRINTED, TILES_FOR
from model.games.tikal2.parts import SITES, SPACES, TREASURE_TYPES
from model.kernel.hexes import called, corners, lie
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.edge import EDGE, edge_marks
from printables.shared.fields import LABEL, pen_box, to_ring, written
from printables.shared.items import Icon, Item, Panel, Stroke
from printables.shared.text import Style, fit
from printables.tikal2.copy_room import room
from printables.tikal2.look import icon, treasure_icon
from printables.tikal2.river import gaps_from_start
from printables.tikal2.temple import temple

COLUMNS, ROWS = 10, 7
"""Of the grid on which a pen draws round the spaces."""
HOW = Style(size=9, floor=6, ink="muted", valign="middle", leading=1.05)
COUNT = Style(size=11, floor=7, face="bold", align="center", valign="middle")


def spaces(box: Box, ask: Ask) -> list[Item]:
    kit = ask.setup.kit
    if kit.spaces:
        return temple(box, kit.spaces, kit.printed or ())
    grid = [(column, row) for column in range(COLUMNS) for row in range(ROWS)]
    inner = box.below(16).inset(EDGE)
    there = lie(grid, inner.x, inner.y, inner.w, inner.h)
    items: list[Item] = [fit(box.head(14), ask.say("tikal-2-kit-outline", spaces=SPACES), HOW)]
    items += [Stroke(corners(there.centre(one), there.radius * 0.97), "line", 0.5, (1, 2), closed=True) for one in grid]
    return [*items, *edge_marks(grid, there)]


def printed(box: Box, ask: Ask) -> list[Item]:
    """T2.1.2: ten of them, each with the space it is printed on."""
    told = ask.setup.kit.printed or ()
    rooms = (*told, *[None] * (PRINTED - len(told)))
    how = ask.say("tikal-2-kit-room-bonus")
    if any(one is None or None in (one.colour, one.doors) for one in rooms):
        how = f"{how} {ask.say('tikal-2-kit-room-tick')}"
    items: list[Item] = [fit(box.head(13), how, HOW)]
    for cell, one in zip(box.below(16).grid(5, 2, gap=6), rooms, strict=False):
        inner = cell.inset(5, 4)
        place = called(one.at) if one else None
        label = inner.head(14)
        items += [Panel(cell, "", "line", 0.6, radius=5), fit(label.left(44), ask.say("tikal-2-kit-space"), LABEL)]
        items += written(label.after(48), place)
        items += room(inner.below(17), *((one.colour, one.doors, one.bonus) if one else (None, None, None)))
    return items


def river(box: Box, ask: Ask) -> list[Item]:
    """The sites clockwise from the start site, what lies between them, how many tiles each has (T2.1.4)."""
    kit = ask.setup.kit
    how, *lines = box.rows((13, 30, *[17] * len(TILES_FOR)), gap=3)
    labels = 76.0
    gaps = gaps_from_start(kit.river)
    told = kit.river.start is not None and kit.river.forest_after is not None and kit.river.seaplanes_after is not None
    items: list[Item] = [fit(how, ask.say("tikal-2-kit-river-how"), HOW)]
    for index, (site, gap) in enumerate(_sites(lines[0].after(labels))):
        items.append(Icon(site.square(), icon("site" if index else "start-site")))
        if index in gaps:
            items.append(Icon(gap.square(), icon(gaps[index])))
        elif told:
            items.append(_flow(gap))
        else:
            items += to_ring(gap.centred(gap.w - 4, 16), [icon("forest"), icon("seaplane")], 2)
    for line, players in zip(lines[1:], TILES_FOR, strict=True):
        counts = sites_from_start(kit, players)
        items.append(fit(line.left(labels - 6), ask.say("print-players", players=players), LABEL.at(valign="middle")))
        for index, (site, _) in enumerate(_sites(line.after(labels))):
            spot = site.centred(24, line.h)
            items.append(pen_box(spot))
            items += [fit(spot, str(counts[index]), COUNT)] if counts and len(counts) == SITES else []
    return items


def _sites(box: Box) -> list[tuple[Box, Box]]:
    """Six places, each with the gap behind it."""
    cells = box.columns([1.0] * (2 * SITES))
    return list(zip(cells[::2], cells[1::2], strict=True))


def _flow(gap: Box) -> Item:
    return Stroke(((gap.x + 6, gap.cy), (gap.right - 6, gap.cy)), "line", 1.2)


def wheel(box: Box, ask: Ask) -> list[Item]:
    """Clockwise; the mask is in every copy."""
    told = ask.setup.kit.wheel
    names = (*(told.treasures or (MASK,)), *[None] * TREASURE_TYPES)
    prices = (*(told.prices or ()), *[None] * TREASURE_TYPES)
    items: list[Item] = []
    for cell, name, price in zip(box.columns(TREASURE_TYPES, gap=8), names, prices, strict=False):
        picture, words = cell.left(26), cell.after(30)
        label, cost = words.rows((15, 17), gap=1)
        known = name and ask.texts.has(f"word-{name}")
        items.append(Icon(picture.centred(24), treasure_icon(name)) if name else pen_box(picture.centred(24)))
        items += written(label, ask.say(f"word-{name}") if known else name)
        items.append(fit(cost.before(26), ask.say("tikal-2-kit-price"), LABEL.at(valign="middle")))
        items.append(pen_box(cost.end(22)))
        items += [] if price is None else [fit(cost.end(22), str(price), COUNT)]
    return items
