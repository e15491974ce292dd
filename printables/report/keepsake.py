"""The report's first page, to keep: who won and when, the ranking, the turning points, the course, points by source."""

from collections.abc import Sequence

from model.signs import digits
from printables.report import tables
from printables.report.facts import Facts
from printables.report.turning import Turn
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.chart import chart
from printables.shared.flow import Block
from printables.shared.fonts import unit_width
from printables.shared.frame import HEADING_ROOM, heading, room
from printables.shared.items import Bookmark, Item, Panel
from printables.shared.text import Style, TooLong, cut_to, down_from, fit, height, shrunk

BANNER = 50.0
GAP = 13.0
LEAST_CHART, MOST_CHART = 126.0, 290.0
WON = Style(size=24, floor=10, face="title", ink="leaf", valign="middle", anywhere=True, leading=1.05)
WHEN = Style(size=10.5, floor=8, ink="muted", align="right", valign="middle", anywhere=True)
NAME = Style(size=12.5, floor=12.5, face="bold", valign="middle", anywhere=True, leading=1.05)
NUMBER = Style(size=13, floor=8, face="bold", align="right", valign="middle")
TURN = Style(size=10.5, floor=8, leading=1.15)
LABEL_GAP, MOST_LABEL = 10.0, 100.0


def keepsake(ask: Ask, told: Facts, day: str, seen: str, most: float = MOST_CHART) -> tuple[list[Item], float]:
    """The page's things, and where the lowest ends. `day` is when it was played, `seen` as whom it is told, `most` how
    high the chart may be."""
    whole = room(ask)
    items = _banner(whole.head(BANNER), ask, told, day, seen)
    rest = whole.below(BANNER + GAP)
    blocks = tables.sources(ask, told, rest.w) if told.sources() else []
    low = HEADING_ROOM + 2 + tables.sources_head(ask, told).height + sum(block.height for block in blocks)
    below = low + GAP if blocks else 0.0
    if told.series:
        below += LEAST_CHART + HEADING_ROOM + 2 + GAP
    middle, used = _middle(rest.above(below), ask, told)
    items += middle
    rest = rest.below(used + GAP)
    if told.series:
        high = min(most, rest.h - HEADING_ROOM - 2 - (low + GAP if blocks else 0.0))
        items += _part(rest, tables.named(ask, "chart"))
        items += chart(rest.below(HEADING_ROOM + 2).head(high), ask, told.series, told.marked)
        rest = rest.below(HEADING_ROOM + 2 + high + GAP)
    if blocks:
        items += _part(rest, tables.named(ask, "sources"))
        y = rest.y + HEADING_ROOM + 2
        for block in (tables.sources_head(ask, told), *blocks):
            items += block.build(Box(rest.x, y, rest.w, block.height))
            y += block.height
        rest = rest.below(y - rest.y + GAP)
    return items, rest.y - GAP


def _part(box: Box, title: str) -> list[Item]:
    return [Bookmark(title, y=box.y), *heading(box, title)]


def _banner(box: Box, ask: Ask, told: Facts, day: str, seen: str) -> list[Item]:
    """Who won, or that nobody has yet; when, and after how many moves."""
    won = told.winners or ()
    over = told.winners is not None
    moves = ask.say("print-report-over" if over else "print-report-running", moves=told.moves)
    names = [told.names[seat] for seat in won]
    if not won:
        words, small = moves, [day, seen]
    else:
        words = ask.say("end-winner", name=names[0]) if len(won) == 1 else ask.say("end-winners", names=names)
        small = [day, moves, seen]
    inner = box.inset(12, 5)
    side = 26.0
    items: list[Item] = [Panel(box, "gold-soft" if won else "stone", "gold", 1.2, radius=7)]
    for seat in won:
        items.append(ask.mark(inner.left(side).centred(side), told.colours[seat]))
        inner = inner.after(side + 6)
    left, right = inner.columns((58, 42), gap=12)
    items.append(fit(left, words, WON if won else WON.at(size=16)))
    items.append(fit(right, "\n".join(line for line in small if line), WHEN))
    return items


def _middle(box: Box, ask: Ask, told: Facts) -> tuple[list[Item], float]:
    """The ranking, and the turning points beside it; how high both stand. Names are cut short only where the page
    could not hold them."""
    left, right = box.columns((44, 56), gap=18)
    items: list[Item] = []
    ranked = shrunk((0, 1), lambda short: _fits(left, _ranking(left, ask, told, bool(short))))
    high = _stack(left, ask.say("print-report-ranking"), ranked, items)
    if told.turns:
        blocks = shrunk(down_from(TURN.size, TURN.floor), lambda size: _turns(right, told.turns, size))
        high = max(high, _stack(right, ask.say("report-turning"), blocks, items))
    return items, high


def _fits(box: Box, blocks: list[Block]) -> list[Block]:
    if HEADING_ROOM + 4 + sum(block.height for block in blocks) > box.h:
        raise TooLong(f"{len(blocks)} blocks in {box.h:.0f}")
    return blocks


def _stack(box: Box, title: str, blocks: Sequence[Block], items: list[Item]) -> float:
    """Puts them below their title; how high all of it stands."""
    items += _part(box, title)
    y = box.y + HEADING_ROOM + 4
    for block in blocks:
        items += block.build(Box(box.x, y, box.w, block.height))
        y += block.height
    return y - box.y


def _turns(box: Box, turns: Sequence[Turn], size: float) -> list[Block]:
    """In the smallest letters as many as there is room for."""
    style = TURN.at(size=size, floor=size, anywhere=True)
    label = style.at(face="bold", ink="leaf")
    wide = max(unit_width(one.when, label.face) for one in turns) * size + LABEL_GAP
    blocks = [_turn(one, box.w, min(wide, MOST_LABEL), style, label) for one in turns]
    while size <= TURN.floor and len(blocks) > 1 and HEADING_ROOM + 4 + sum(one.height for one in blocks) > box.h:
        blocks.pop(0)
    return _fits(box, blocks)


def _ranking(box: Box, ask: Ask, told: Facts, short: bool) -> list[Block]:
    usual = 25.0 if len(told.names) < 6 else 21.0
    return [_place(box, ask, told, rank, seat, usual, short) for rank, seat in told.places()]


def _turn(turn: Turn, width: float, before: float, style: Style, label: Style) -> Block:
    narrow = before - LABEL_GAP + 1
    tall = max(height(turn.words, width - before, style), height(turn.when, narrow, label)) + 4

    def build(box: Box) -> list[Item]:
        row = box.above(4)
        return [fit(row.left(narrow), turn.when, label), fit(row.after(before), turn.words, style)]

    return Block(tall, build)


def _place(box: Box, ask: Ask, told: Facts, rank: int, seat: int, usual: float, short: bool) -> Block:
    won = seat in (told.winners or ())
    wide = box.w - 54 - (44 if told.scores else 0)
    name = cut_to(told.names[seat], wide, NAME) if short else told.names[seat]
    one_line = unit_width(name, NAME.face) * NAME.size <= wide
    style = NAME if one_line else NAME.at(size=9.5, floor=9.5)
    tall = max(usual, height(name, wide, style) + 6)

    def build(row: Box) -> list[Item]:
        row = row.above(3)
        inner = row.inset(6, 0)
        items: list[Item] = [Panel(row, "gold-soft" if won else "stone", "gold" if won else "line", 0.8, radius=4)]
        if told.scores or won:
            items.append(fit(inner.left(20), f"{rank}.", NUMBER.at(size=12, face="title", ink="leaf", align="left")))
        items.append(ask.mark(inner.after(22).left(14).centred(14), told.colours[seat]))
        items.append(fit(inner.after(42).left(wide), name, style))
        if told.scores:
            items.append(fit(inner.end(40), digits(told.scores[seat]), NUMBER))
        return items

    return Block(tall, build)
