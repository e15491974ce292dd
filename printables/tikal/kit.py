"""The copy as its owner told it, to compare with the real one: what is printed on the board, treasures and tiles."""

from model.games.tikal.entering import MOTIFS
from model.games.tikal.kit import Tile
from model.games.tikal.parts import TILES, TREASURE_KINDS
from model.kernel.hexes import SIDES, called, towards
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.copy import about, colours, note
from printables.shared.fields import LABEL, field, pen_box, written
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.items import Icon, Item, Page
from printables.shared.text import Style, fit
from printables.tikal.board import FLAT, SHAPE, board, confirmed, seen, stones

BY_PLAYERS = False
SHOWS_FLAWS = True
HOW = Style(size=9.5, floor=6.5, ink="muted", valign="middle", leading=1.05)
TILE = Style(size=10, floor=6, face="bold", align="center", valign="middle")
PEN = 15.0
ACROSS = 6


def layout(ask: Ask) -> tuple[Page, ...]:
    """The form asks only what differs from copy to copy; the tiles are known."""
    head, box = note(room(ask), ask)
    whole, printed, treasures = box.rows((42, 34, 24), gap=10)
    spot = whole.below(HEADING_ROOM + 8).inset(4)
    first = [
        *head,
        *heading(whole, ask.say("tikal-kit-board")),
        *([] if confirmed(ask) else [fit(whole.head(14), ask.say("tk-print-compare"), HOW.at(align="right"))]),
        *board(spot.centred(min(spot.w, spot.h * SHAPE), min(spot.h, spot.w / SHAPE)), ask, 0),
        *heading(printed, ask.say("tikal-kit-printed")),
        *_printed(printed.below(HEADING_ROOM + 2), ask),
        *heading(treasures, ask.say("tikal-kit-treasures")),
        *_treasures(treasures.below(HEADING_ROOM + 2), ask),
    ]
    if ask.sheet == "kit-form":
        return (framed(ask, first, about(ask)),)
    tiles = room(ask)
    second = [*heading(tiles, ask.say("tikal-kit-tiles")), *_tiles(tiles.below(HEADING_ROOM + 4), ask)]
    return (framed(ask, first, about(ask), 1, 2), framed(ask, second, about(ask), 2, 2))


def _printed(box: Box, ask: Ask) -> list[Item]:
    """TK1.4: the base camp, two temples and a jungle, large enough to count the stones on each side; open where nobody
    has looked."""
    printed = ask.setup.kit.printed
    how = ask.say("tikal-kit-stones-told" if confirmed(ask) else "tikal-kit-stones")
    items: list[Item] = [fit(box.head(14), how, HOW)]
    for cell, one in zip(box.below(17).columns(len(printed), gap=14), printed, strict=True):
        upper, lower = cell.above(34), cell.foot(32)
        wide = min(upper.w, upper.h / FLAT) * 0.8
        spot = upper.centred(wide, wide * FLAT)
        items.append(Icon(spot, f"tikal/{one.kind}"))
        told = seen(ask, one)
        items += stones(spot, one.stones) if told else _sides(spot)
        place, value = lower.rows(2, gap=2)
        items += field(place, ask.say("tikal-kit-space"), called(one.at) if told else None, 52)
        if one.kind == "temple":
            items += field(value, ask.say("tikal-kit-value"), str(one.value) if told and one.value else None, 52)
    return items


def _sides(spot: Box) -> list[Item]:
    """A box beside each side, for the number of its stones."""
    centres = (towards((spot.cx, spot.cy), side, spot.h / 2) for side in range(SIDES))
    return [pen_box(Box(x, y, 0, 0).inset(-PEN / 2)) for x, y in centres]


def _treasures(box: Box, ask: Ask) -> list[Item]:
    """What the owner calls the eight, and the players' colours."""
    names = ask.setup.kit.treasures.names or (None,) * TREASURE_KINDS
    lines, last = box.above(20), box.foot(16)
    items: list[Item] = []
    for number, (cell, name) in enumerate(zip(lines.grid(2, 4, gap=5), names, strict=False), start=1):
        items.append(fit(cell.left(14), str(number), LABEL.at(align="right")))
        items.append(Icon(cell.after(20).left(cell.h).square(), f"tikal/motif-{MOTIFS[number - 1]}"))
        items += written(cell.after(26 + cell.h), ask.say(f"motif-{name}") if name in MOTIFS else name)
    return [*items, *field(last, ask.say("tikal-kit-colours"), colours(ask) if ask.setup.kit.name else None, 110)]


def _tiles(box: Box, ask: Ask) -> list[Item]:
    """TK1.2: all tiles with their stones, by letter."""
    tiles = ask.setup.kit.tiles
    items: list[Item] = []
    for cell, tile in zip(box.grid(ACROSS, TILES // ACROSS, gap=8), tiles, strict=False):
        items += _tile(cell, tile)
    return items


def _tile(box: Box, tile: Tile) -> list[Item]:
    words, upper = box.foot(13), box.above(15)
    wide = min(upper.w, upper.h / FLAT)
    spot = upper.centred(wide, wide * FLAT)
    number = tile.value or tile.masks
    said = f"{tile.letter} · {number}" if number else tile.letter
    return [Icon(spot, f"tikal/{tile.kind}"), *stones(spot, tile.stones), fit(words, said, TILE)]
