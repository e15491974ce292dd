"""For the pen: four scoring rounds, temples and treasures for each player, the running total; bids in the auction."""

from model.games.tikal.parts import ROUNDS, SET_POINTS, START_CAPITAL
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.frame import framed, room
from printables.shared.items import Icon, Item, Page, Panel, Stroke
from printables.shared.rows import tag
from printables.shared.text import Style, fit
from printables.tikal.words import say, version

VARIANTS: tuple[dict[str, str], ...] = ({}, {"version": "auction"})
LEFT = 74.0
HOW = Style(size=10.5, floor=8, ink="muted", valign="middle")
LABEL = Style(size=10, floor=8, valign="middle", align="right")
TOTAL = LABEL.at(face="bold", size=10.5)
WORKING, SUMS, BIDS, ROUND, SUM_UP = 56.0, 21.0, 24.0, 22.0, 25.0
"""How high the rows of a round are, compared: to note things one by one, their sums, bids, what the round brought, the
total so far."""


def layout(ask: Ask) -> tuple[Page, ...]:
    box = room(ask)
    how, worth, table, foot = box.rows((20, 34, 596, 30), gap=7)
    words = say(ask, f"tk-print-score-how-{version(ask)}", points=START_CAPITAL)
    items = [fit(how, words, HOW), *_worth(worth, ask), *_rounds(table, ask), *_winner(foot, ask)]
    return (framed(ask, items, f"{ask.say(f'tk-print-{version(ask)}')} · {ask.people}"),)


def _worth(box: Box, ask: Ask) -> list[Item]:
    """Who takes a temple (TK4.3); what treasures bring (TK4.5)."""
    temple, *sets = box.columns((40, 15, 20, 25), gap=6)
    style = Style(size=11, floor=8, valign="middle", marked=True, icons="tikal")
    items: list[Item] = [
        Panel(temple, "stone", "line", 0.7, radius=5),
        Icon(temple.inset(5, 3).left(33), "tikal/temple"),
        fit(temple.after(44).before(6), say(ask, "tk-print-score-strength"), style),
    ]
    for size, cell in enumerate(sets, start=1):
        items.append(Panel(cell, "stone", "line", 0.7, radius=5))
        side = cell.h - 8
        for index in range(size):
            items.append(Icon(Box(cell.x + 5 + index * (side - 2), cell.y + 4, side, side), "tikal/mask"))
        items += tag(cell.end(26).inset(3, 6), str(SET_POINTS[size]), 14)
    return items


def _rounds(box: Box, ask: Ask) -> list[Item]:
    """The head with the players, then a block for each scoring round (TK5.3)."""
    auction = version(ask) == "auction"
    tall = [*([BIDS] if auction else []), WORKING, SUMS, ROUND, SUM_UP]
    head, *blocks = box.rows((58, *[sum(tall)] * ROUNDS))
    items: list[Item] = [Panel(head, "gold-soft")]
    for seat, colour in enumerate(ask.colours):
        items += _player(_columns(head, ask)[seat], ask, colour)
    for index, block in enumerate(blocks, start=1):
        items += _round(block, ask, index, tall)
    for block in blocks:
        items.append(Stroke(((box.x, block.y), (box.right, block.y)), "rule", 1.6))
    for column in _columns(box, ask):
        items.append(Stroke(((column.x, box.y), (column.x, box.bottom)), "rule", 1.2))
    return [*items, Panel(box, "", "rule", 1.6)]


def _columns(box: Box, ask: Ask) -> tuple[Box, ...]:
    return box.after(LEFT).columns(ask.players)


def _player(box: Box, ask: Ask, colour: str) -> list[Item]:
    """The player's shape, a line for the name, and what the two columns below are for."""
    name, kinds = box.rows((36, 22))
    y = name.bottom - 4
    items: list[Item] = [
        ask.mark(name.inset(5).left(19), colour),
        Stroke(((name.x + 29, y), (name.right - 6, y)), "rule", 0.6, (1.5, 1.5)),
    ]
    for half, icon in zip(kinds.columns(2), ("temple", "mask"), strict=True):
        items.append(Icon(half.inset(2), f"tikal/{icon}"))
    return items


def _round(box: Box, ask: Ask, index: int, tall: list[float]) -> list[Item]:
    lines = box.rows(tall)
    *bids, working, sums, _, total = lines
    items: list[Item] = [Panel(total, "gold-soft"), Panel(sums, "moss")]
    items += [Panel(line, "stone") for line in bids]
    items += _labels(box, ask, index, lines)
    for column in _columns(box, ask):
        middle, low = column.cx, sums.bottom
        items.append(Stroke(((middle, working.y), (middle, low)), "rule", 0.5))
    for line in lines[1:]:
        items.append(Stroke(((box.x + LEFT, line.y), (box.right, line.y)), "rule", 0.5, (1.5, 1.5)))
    if index == 1 and bids:
        items += [fit(spot.inset(5, 2).left(30), f"{START_CAPITAL} −", HOW) for spot in _columns(bids[0], ask)]
    return items


def _labels(box: Box, ask: Ask, index: int, lines: tuple[Box, ...]) -> list[Item]:
    """The round's number beside a volcano, at last the winner's cup; what each line is for."""
    *bids, working, sums, brought, total = (line.left(LEFT).inset(5, 2) for line in lines)
    last = index == ROUNDS
    picture, number = working.columns((58, 42), gap=3)
    items: list[Item] = [
        Icon(picture.square(), "tikal/winner" if last else "tikal/volcano"),
        fit(number, str(index), Style(size=26, floor=14, face="title", ink="leaf", align="center", valign="middle")),
        fit(sums, ask.say("tk-print-score-sums"), LABEL),
        fit(brought, ask.say("tk-print-score-round"), LABEL),
        fit(total, ask.say("tk-print-score-total"), TOTAL),
    ]
    return [*items, *(fit(line, f"− {ask.say('tk-print-score-bids')}", LABEL) for line in bids)]


def _winner(box: Box, ask: Ask) -> list[Item]:
    legend, winner = box.columns((55, 45), gap=14)
    style = Style(size=10, floor=8, ink="muted", valign="middle")
    items: list[Item] = []
    cells = legend.columns(2, gap=6)
    for cell, icon, name in zip(cells, ("temple", "mask"), ("temples", "treasures"), strict=True):
        items.append(Icon(Box(cell.x, cell.cy - 9, 20, 18), f"tikal/{icon}"))
        items.append(fit(cell.after(25), ask.say(f"tk-print-score-{name}"), style))
    label, line = winner.columns((45, 55), gap=6)
    items.append(fit(label, f"{ask.say('tk-print-score-winner')}:", TOTAL.at(size=12)))
    return [*items, Stroke(((line.x, line.bottom - 8), (line.right, line.bottom - 8)), "rule", 0.8)]
