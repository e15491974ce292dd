"""Setting up: numbered steps with quantities, and the table as a sketch: board, heaps, what each player has."""

from collections import Counter

from model.games import GAMES
from model.games.tikal.parts import CAMPS, MEMBERS, START_CAPITAL
from model.kernel.checklist import Step
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.items import Icon, Item, Page, Panel, Stroke
from printables.shared.rows import Row, rows, rows_height
from printables.shared.text import Style, down_from, fit, shrunk
from printables.tikal.board import FLAT, SHAPE, board, confirmed, track_spots
from printables.tikal.words import say, version

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"version": "auction"},
    {"detail": "light"},
    {"version": "auction", "detail": "light"},
)
STEP = Style(size=12.5, floor=8)
LABEL = Style(size=9.5, floor=8, ink="muted", valign="middle")
PILE = Style(size=9.5, floor=8, face="bold", align="center", valign="middle")
COUNT = Style(size=12, floor=8, face="bold", valign="middle")
ICON = 2.5
PIECES, PEOPLE = 50.0, 52.0
OPEN = ("temple", "treasure", "jungle", "temple")
PICTURES = {
    "board": "base-camp",
    "tiles": "tile-back",
    "pieces": "level",
    "treasures": "treasure-hidden",
    "figures": "leader",
    "stones": "scoring-stone",
    "stones-twenty": "scoring-stone",
    "markers": "turn-marker",
    "markers-away": "turn-marker",
    "summary-blue": "summary",
    "summary-red": "summary-auction",
    "boxed": "box",
    "display": "temple",
    "first": "member",
    "bidder": "bid",
    "light": "phone",
    "light-auction": "phone",
}


def layout(ask: Ask) -> tuple[Page, ...]:
    steps = GAMES[ask.game].checklist(ask.setup)
    box = room(ask)
    first, table = box.head(box.h * 0.41), box.below(box.h * 0.41 + 8)
    items = [
        *heading(first, ask.say("print-steps")),
        *_steps(first.below(HEADING_ROOM + 2), [_row(ask, i, s) for i, s in enumerate(steps, 1)]),
        *heading(table, ask.say("print-table")),
        *([] if confirmed(ask) else [fit(table.head(14), ask.say("tk-print-compare"), LABEL.at(align="right"))]),
        *_table(table.below(HEADING_ROOM + 4), ask),
    ]
    return (framed(ask, items, f"{ask.say(f'tk-print-{version(ask)}')} · {ask.people}"),)


def _row(ask: Ask, index: int, step: Step) -> Row:
    return Row(say(ask, f"tikal-setup-{step.id}", **step.facts), f"tikal/{PICTURES[step.id]}", str(index))


def _steps(box: Box, entries: list[Row]) -> list[Item]:
    """Two columns of about the same height, in one common size."""
    return shrunk(down_from(STEP.size, STEP.floor), lambda size: _columns(box, entries, STEP.at(size=size, floor=size)))


def _columns(box: Box, entries: list[Row], style: Style) -> list[Item]:
    left, right = box.columns(2, gap=14)

    def tall(cut: int) -> float:
        return max(rows_height(some, left.w, style, icon=ICON) for some in (entries[:cut], entries[cut:]))

    cut = min(range(1, len(entries)), key=tall)
    return [
        item
        for column, some in ((left, entries[:cut]), (right, entries[cut:]))
        for item in rows(column, some, style, icon=ICON, spread=14)
    ]


def _table(box: Box, ask: Ask) -> list[Item]:
    """Board and heaps above, the temple pieces in their piles, what each player has below."""
    upper = box.above(PIECES + PEOPLE + 12)
    pieces, people = box.foot(PIECES + PEOPLE + 6).rows((PIECES, PEOPLE), gap=6)
    left, heaps = upper.columns((74, 26), gap=9)
    return [*_board(left, ask), *_heaps(heaps, ask), *_pieces(pieces, ask), *_people(people, ask)]


def _board(box: Box, ask: Ask) -> list[Item]:
    """The board with the scoring stones beside the space where they begin."""
    start = START_CAPITAL if version(ask) == "auction" else 1
    space = box.after(27).inset(3)
    spot = space.centred(min(space.w, space.h * SHAPE), min(space.h, space.w / SHAPE))
    begin = track_spots(spot)[start - 1]
    lines = -(-ask.players // 2)
    tall = 12.5 * lines
    stones = Box(box.x, min(begin.cy - tall / 2, box.bottom - tall), 25, tall)
    items = board(spot, ask, start)
    for cell, colour in zip(stones.grid(2, lines, gap=2), ask.colours, strict=False):
        items.append(ask.mark(cell.square(), colour))
    return [*items, Stroke(((stones.right + 1, begin.cy), (begin.x, begin.cy)), "gold", 1.6)]


def _heaps(box: Box, ask: Ask) -> list[Item]:
    auction = version(ask) == "auction"
    stack, *rest = box.rows((118, 42, 42) if auction else (128, 58), gap=6)
    items = _stack(stack, ask)
    if auction:
        items += _open(rest[0], ask)
    return [*items, *_treasures(rest[-1], ask)]


def _ground(box: Box) -> Panel:
    return Panel(box, "moss", "moss-deep", 0.8, radius=5)


def _stack(box: Box, ask: Ask) -> list[Item]:
    """One stack, A on top: each letter a layer, and how many tiles it has (TK1.2)."""
    tiles = ask.setup.kit.tiles
    letters = sorted(Counter(tile.letter for tile in tiles).items())
    inner = box.inset(8, 5)
    items: list[Item] = [_ground(box), *_titled(inner.head(15), len(tiles), ask.say("tk-print-heap-tiles"))]
    pile = inner.below(18)
    wide = min(pile.w * 0.55, (pile.h - 6) / FLAT * 0.46)
    step = (pile.h - wide * FLAT) / len(letters)
    for index in range(len(letters) - 1, -1, -1):
        items.append(Icon(Box(pile.x, pile.y + index * step, wide, wide * FLAT), "tikal/tile-back", under=True))
    lines = Box(pile.x + wide + 16, pile.y + 2, pile.w - wide - 16, pile.h - 4).rows(len(letters))
    letter = Style(size=wide * 0.34, floor=8, face="title", align="center", valign="middle", ink="leaf")
    items.append(fit(Box(pile.x, pile.y, wide, wide * FLAT), letters[0][0], letter))
    for index, ((name, count), line) in enumerate(zip(letters, lines, strict=True)):
        edge = pile.y + index * step + wide * FLAT * (0.5 if index == 0 else 0.86)
        x = pile.x + wide * (0.98 if index == 0 else 0.84)
        items.append(Stroke(((x, edge), (line.x - 7, line.cy), (line.x - 3, line.cy)), "line", 0.7))
        words = Style(size=11, floor=8, valign="middle", marked=True)
        items.append(fit(line, f"*{name}* \u00a0{count}\u00a0×", words))
    return items


def _titled(box: Box, count: int, words: str) -> list[Item]:
    number = box.left(18)
    return [fit(number, str(count), COUNT), fit(box.after(21), words, LABEL)]


def _open(box: Box, ask: Ask) -> list[Item]:
    """As many open tiles as players (TK6.1)."""
    inner = box.inset(8, 4)
    items: list[Item] = [_ground(box), *_titled(inner.head(14), ask.players, ask.say("tk-print-heap-open"))]
    for cell, kind in zip(inner.below(15).columns(4, gap=3), OPEN[: ask.players], strict=False):
        items.append(Icon(cell, f"tikal/{kind}"))
    return items


def _treasures(box: Box, ask: Ask) -> list[Item]:
    """Two hidden piles (TK1.3)."""
    kinds = ask.setup.kit.treasures
    inner = box.inset(8, 4)
    items: list[Item] = [_ground(box)]
    items += _titled(inner.head(14), kinds.kinds * kinds.each, ask.say("tk-print-heap-treasures"))
    for pile in inner.below(15).columns(2):
        side = pile.h * 0.78
        for index in range(4):
            spot = Box(pile.x + 4 + index * 3, pile.bottom - side - index * 2.2, side, side)
            items.append(Icon(spot, "tikal/treasure-hidden"))
    return items


def _pieces(box: Box, ask: Ask) -> list[Item]:
    """A pile for each number, and how many lie in it (TK1.3)."""
    piles = sorted(ask.setup.kit.temple_pieces.items())
    inner = box.inset(8, 5)
    title, spots = inner.columns((19, 81), gap=8)
    number, words = title.rows((18, 22))
    items: list[Item] = [
        _ground(box),
        fit(number, str(sum(count for _, count in piles)), COUNT.at(size=14, valign="bottom")),
        fit(words, ask.say("tk-print-heap-pieces"), LABEL.at(valign="top", leading=1.0)),
    ]
    for cell, (value, count) in zip(spots.columns(len(piles), gap=4), piles, strict=True):
        side = min(cell.w, cell.h - 12)
        spot = Box(cell.cx - side / 2, cell.y, side, side)
        face = Style(size=13, floor=8, face="title", align="center", valign="middle")
        items += [Icon(spot, "tikal/level", under=True), Panel(spot.centred(side * 0.62), "stone", radius=2)]
        items.append(fit(spot, str(value), face))
        items.append(fit(cell.foot(11.5), f"{count}\u00a0×", PILE))
    return items


def _people(box: Box, ask: Ask) -> list[Item]:
    """Each player's shape and pieces; what stays in the box."""
    auction = version(ask) == "auction"
    things = [("leader", 1), ("member", MEMBERS), ("camp", CAMPS), ("summary-auction" if auction else "summary", 1)]
    things += [("turn-marker", 1)] if auction else []
    spare = tuple(colour for colour in ask.setup.kit.colours if colour not in ask.colours)
    away = bool(spare) or not auction
    cells = box.columns((*[1.0] * ask.players, *([0.8] if away else [])), gap=6)
    items: list[Item] = []
    for cell, colour in zip(cells, ask.colours, strict=False):
        items += [_ground(cell), ask.mark(cell.inset(5).left(20), colour)]
        items += _things(cell.inset(5).after(24), things)
    return [*items, *(_boxed(cells[-1], ask, spare) if away else [])]


def _things(box: Box, things: list[tuple[str, int]]) -> list[Item]:
    items: list[Item] = []
    columns = len(things) if box.w > 140 else 2 if len(things) <= 4 else 3
    shares = [4 if count < 10 else 5 for _, count in things[:columns]]
    cells = [cell for line in box.rows(-(-len(things) // columns), gap=2) for cell in line.columns(shares, gap=2)]
    for cell, (icon, count) in zip(cells, things, strict=False):
        side = min(cell.h, cell.w * 0.48, 32)
        items.append(Icon(Box(cell.x, cell.cy - side / 2, side, side), f"tikal/{icon}"))
        items.append(fit(cell.after(side + 3), str(count), COUNT))
    return items


def _boxed(box: Box, ask: Ask, spare: tuple[str, ...]) -> list[Item]:
    """Colours nobody plays, and the turn markers where there is no auction."""
    inner = box.inset(5, 4)
    items: list[Item] = [Panel(box, "stone", "line", 0.8, radius=5, dash=(3, 2))]
    items.append(fit(inner.head(20), ask.say("tk-print-boxed"), LABEL.at(align="center", leading=1.0)))
    below = inner.below(21)
    things = len(spare) + (version(ask) == "basic")
    side = min(below.h, 22)
    cells = below.centred(things * (side + 10), side).columns(things)
    for cell, colour in zip(cells, spare, strict=False):
        items.append(ask.mark(cell.centred(side * 0.8), colour))
    if version(ask) == "basic":
        spot = cells[-1].centred(side + 8, side)
        items.append(Icon(spot.left(side - 4), "tikal/turn-marker"))
        items.append(fit(spot.after(side - 2), str(len(ask.setup.kit.colours)), COUNT))
    return items
