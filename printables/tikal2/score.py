"""For the pen: keys and altars at both scorings, what counts only at the end, and the deliveries."""

from collections.abc import Sequence

from model.games.tikal2.kit import ALTARS
from model.games.tikal2.parts import COLOURS
from printables.shared.ask import Ask
from printables.shared.box import Box, around
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.grid import grid
from printables.shared.items import Icon, Item, Page, Panel, Stroke
from printables.shared.text import Style, fit
from printables.tikal2.look import icon
from printables.tikal2.sets import sets

HEAD = Style(size=11, floor=8, face="bold", align="center", valign="middle")
LABEL = Style(size=10.5, floor=8, valign="middle")
NOTE = Style(size=9.5, floor=8, ink="muted", valign="middle")
SIGN = Style(size=11, floor=8, ink="muted", align="center", valign="middle")
SCORINGS = ("I", "II")
DELIVERIES = 6
LABELS = 132.0
TITLES = ("score-keys", "score-altars", "score-final")
FINAL = (
    ("score-treasures", "treasure"),
    ("score-pair", "card-pair"),
    ("score-five", "card-five"),
    ("score-room-colours", "card-room-colours"),
)


def layout(ask: Ask) -> tuple[Page, ...]:
    box = room(ask)
    top, rest = box.head(46), box.below(54)
    tables, deliveries = rest.rows((74, 26), gap=10)
    shown, words = top.columns((48, 52), gap=14)
    items = [
        *sets(shown, ask, LABEL),
        fit(words, ask.say("t2-print-score-example"), NOTE),
        *_scorings(tables, ask),
        *heading(deliveries, ask.say("t2-print-score-deliveries")),
        *_deliveries(deliveries.below(HEADING_ROOM + 2), ask),
    ]
    return (framed(ask, items, ask.people),)


def _scorings(box: Box, ask: Ask) -> list[Item]:
    """Two narrow columns per player, I and II; what counts only at the end has no room in the first."""
    lines = _lines()
    columns = ask.players * len(SCORINGS)
    rest = (box.w - LABELS) / columns
    heights = [1.7, 0.8, *(0.8 if message in TITLES else 1.0 for message, _ in lines)]
    table = grid(box, [LABELS, *[rest] * columns], heights)
    head, parts, *rows = table.cells
    strong = [1 + seat * 2 for seat in range(ask.players)]
    items: list[Item] = table.items(header=2, strong=strong, merged=1)
    items.append(fit(head[0].inset(6, 2), ask.say("t2-print-score-when"), NOTE))
    for seat, colour in enumerate(ask.colours):
        some = slice(1 + seat * 2, 3 + seat * 2)
        items += _player(around(head[some]), ask, colour)
        for cell, part in zip(parts[some], SCORINGS, strict=True):
            items.append(fit(cell.inset(2, 0), part, HEAD))
    for line, row in zip(lines, rows, strict=True):
        items += _line(row, ask, *line, closed=line in FINAL)
    return items


def _lines() -> list[tuple[str, str]]:
    """The rows: a message, or the word of a colour, and a drawing."""
    return [
        ("score-track", "chest"),
        ("score-keys", ""),
        *((f"word-{colour}", f"key-{colour}") for colour in COLOURS),
        ("score-sets-points", "key-any"),
        ("score-altars", ""),
        *((f"word-{altar}", f"altar-{altar}") for altar in ALTARS),
        ("score-final", ""),
        *FINAL,
        ("score-total", "bonus"),
    ]


def _line(row: Sequence[Box], ask: Ask, message: str, picture: str, closed: bool) -> list[Item]:
    label = row[0]
    words = ask.say(message if message.startswith("word-") else f"t2-print-{message}")
    if message in TITLES:
        whole = around(row)
        return [
            Panel(whole, "gold-soft", "rule", 0.6),
            fit(whole.inset(6, 0), words, LABEL.at(face="title", ink="leaf")),
        ]
    bold = message in ("score-total", "score-sets-points")
    side = min(label.h - 3, 18)
    items: list[Item] = [
        Icon(Box(label.x + 5, label.cy - side / 2, side, side), icon(picture)),
        fit(label.after(29).before(3), words, LABEL.at(face="bold") if bold else LABEL),
    ]
    if closed:
        items += [Stroke(((c.x, c.bottom), (c.right, c.y)), "line", 0.8) for c in row[1::2]]
    return items


def _player(box: Box, ask: Ask, colour: str) -> list[Item]:
    """The player's shape and a line for the name."""
    side = min(box.h - 8, 20)
    y = box.bottom - 6
    return [
        ask.mark(Box(box.x + 6, box.cy - side / 2, side, side), colour),
        Stroke(((box.x + side + 12, y), (box.right - 6, y)), "rule", 0.6, (1.5, 1.5)),
    ]


def _deliveries(box: Box, ask: Ask) -> list[Item]:
    """Room for number × price = points, in the order in which they are made."""
    items: list[Item] = []
    for column, colour in zip(box.columns(ask.players, gap=10), ask.colours, strict=True):
        side = 15.0
        items.append(ask.mark(Box(column.x, column.y + 2, side, side), colour))
        lines = column.after(side + 6)
        for row in lines.rows(DELIVERIES, gap=3):
            items += _delivery(row)
    return items


def _delivery(box: Box) -> list[Item]:
    count, times, price, equals, points = box.columns((10, 4, 10, 4, 14))
    items: list[Item] = [Panel(cell, "paper", "rule", 0.6, radius=2.5) for cell in (count, price, points)]
    return [*items, fit(times, "×", SIGN), fit(equals, "=", SIGN)]
