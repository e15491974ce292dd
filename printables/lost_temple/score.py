"""For the pen: the nine characters to call with places for curse and theft, the draft; then round by round who had the
idol, who showed which characters, gems and spaces."""

from printables.lost_temple.calling import STRIP, calling
from printables.lost_temple.draft import draft_row, draft_words
from printables.shared.ask import Ask
from printables.shared.box import Box, around
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.grid import grid
from printables.shared.items import Icon, Item, Page, Stroke
from printables.shared.text import Style, fit

ROUNDS = 12
FIRST = Style(size=11, floor=8, face="bold", align="center", valign="middle")
HOW = Style(size=10, floor=8, ink="muted", valign="middle")
PLAIN = Style(size=10, floor=8, valign="middle")
SLOTS = {"characters": "card-back", "gems": "gem", "space": "place"}
"""What is noted of a player, and its drawing."""


def layout(ask: Ask) -> tuple[Page, ...]:
    box = room(ask)
    strip, rest = box.head(STRIP), box.below(STRIP + 6)
    draft, how, table = rest.head(80), rest.below(84).head(15), rest.below(102)
    cards, words = draft.below(HEADING_ROOM + 1).columns((56, 44), gap=16)
    items = [
        *calling(strip, ask),
        *heading(draft, ask.say("lt-print-draft")),
        *draft_row(cards.above(3), ask),
        fit(words, draft_words(ask), PLAIN),
        fit(how, ask.say("lt-print-score-how"), HOW),
        *_rounds(table.above(30), ask),
        *_winner(table.foot(24), ask),
    ]
    return (framed(ask, items, ask.people),)


def _rounds(box: Box, ask: Ask) -> list[Item]:
    """A group of narrow columns per player: characters (two with 2 or 3 players), gems, space."""
    slots = 4 if ask.players <= 3 else 3
    wide = 9.2 / (ask.players * slots)
    table = grid(box, [0.42, 0.55, *[wide] * (ask.players * slots)], [1.9, 1.0, *[1.0] * ROUNDS])
    head, kinds, *rounds = table.cells
    strong = [1, *(2 + seat * slots for seat in range(ask.players))]
    items = table.items(header=2, strong=strong, merged=1)
    first, second = kinds[0], kinds[1]
    items += [
        fit(first.inset(2), "#", FIRST),
        Icon(second.centred(min(22, second.w - 2)), "lost-temple/idol"),
    ]
    for seat, colour in enumerate(ask.colours):
        columns = slice(2 + seat * slots, 2 + (seat + 1) * slots)
        items += _player(around(head[columns]), ask, colour)
        items += _kinds(kinds[columns])
    items += [fit(row[0].inset(1), str(index), FIRST) for index, row in enumerate(rounds, start=1)]
    return items


def _player(box: Box, ask: Ask, colour: str) -> list[Item]:
    """The player's shape and a line for the name."""
    mark = box.head(box.h * 0.6).inset(0, 3)
    y = box.bottom - 5
    return [
        ask.mark(mark.centred(min(mark.h, 20)), colour),
        Stroke(((box.x + 5, y), (box.right - 5, y)), "rule", 0.6, (1.5, 1.5)),
    ]


def _kinds(cells: tuple[Box, ...]) -> list[Item]:
    """What each narrow column is for, as drawings: a card, a gem, a meeple on its space."""
    card, *others = SLOTS.values()
    icons = [card] * (len(cells) - len(others)) + others
    return [
        Icon(cell.centred(min(17, cell.w - 2)), f"lost-temple/{icon}") for cell, icon in zip(cells, icons, strict=True)
    ]


def _winner(box: Box, ask: Ask) -> list[Item]:
    legend, winner = box.columns((60, 40), gap=14)
    items: list[Item] = []
    for cell, (name, icon) in zip(legend.columns(3, gap=6), SLOTS.items(), strict=True):
        items.append(Icon(Box(cell.x, cell.cy - 8, 16, 16), f"lost-temple/{icon}"))
        items.append(fit(cell.after(20), ask.say(f"lt-print-score-{name}"), PLAIN.at(ink="muted")))
    items.append(fit(winner.left(96), f"{ask.say('lt-print-score-winner')}:", PLAIN.at(size=12, face="bold")))
    items.append(Stroke(((winner.x + 100, winner.bottom - 5), (winner.right, winner.bottom - 5)), "rule", 0.8))
    return items
