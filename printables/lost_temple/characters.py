"""The nine characters as cards of our own, with a common back."""

from functools import partial

from model.games.lost_temple.checklist import start_of
from model.games.lost_temple.parts import CHARACTERS, STARTS_WITH_MACHETE, Character
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.cards import GAP, POKER, card_pages
from printables.shared.items import Icon, Item, Page, Panel
from printables.shared.rows import number
from printables.shared.text import Style, fit

DUPLEX = True
BY_PLAYERS = False
NAME = Style(size=17, floor=11, face="title", ink="leaf", align="center", valign="middle")
WORDS = Style(size=12, floor=8, align="center", valign="middle")
PEN = "____"


def layout(ask: Ask) -> tuple[Page, ...]:
    fronts = [partial(front, ask=ask, index=index) for index in range(len(CHARACTERS))]
    notes = [ask.say(f"print-note-{what}") for what in ("flip", "size")]
    return card_pages(ask.paper, POKER, fronts, [back] * len(CHARACTERS), bleed="band", notes=notes)


def front(box: Box, ask: Ask, index: int) -> list[Item]:
    name = CHARACTERS[index]
    inner = box.inset(9, 9)
    picture, title, words, start = inner.rows((78, 24, 78, 40) if ask.sample else (92, 24, 80, 20), gap=3)
    return [
        Panel(box, "stone", "line", 1, radius=9),
        Panel(box.inset(4).head(picture.h * 0.66), "moss", radius=6),
        Panel(box.inset(4), "", "gold", 1, radius=6),
        Icon(picture.square(), f"lost-temple/{name}"),
        *number(Box(inner.x, inner.y, 26, 26), str(index + 1), 16),
        fit(title, ask.say(f"word-{name}"), NAME),
        fit(words, ask.say(f"lt-print-card-{name}"), WORDS),
        *_start(start, ask, name),
    ]


def _start(box: Box, ask: Ask, name: Character) -> list[Item]:
    """Where this card lets you begin (LT1.4); a line for a pen where nobody told."""
    number, gems = start_of(ask.setup.kit, name) or (PEN, PEN)
    space = ask.say("lt-print-start-space", space=number)
    words = f"{ask.say('lt-print-start')}: *{space}* · *{gems}* [gem]"
    words += " [machete]" if name in STARTS_WITH_MACHETE else ""
    style = Style(size=9.5, floor=8, align="center", valign="middle", marked=True, icons="lost-temple")
    items: list[Item] = [Panel(box, "gold-soft", radius=4)]
    if ask.sample:
        note, box = box.foot(21), box.above(20)
        small = Style(size=8.5, floor=8, ink="warn", align="center", valign="middle", leading=1.0)
        items.append(fit(note.inset(3, 0), ask.say("print-sample"), small))
    return [*items, fit(box.inset(4, 0), words, style)]


def back(box: Box) -> list[Item]:
    """The same on all, on a ground that reaches over the edges: nobody is to know a card by its back (LT3)."""
    return [Icon(box.inset(3 + GAP), "lost-temple/card-back")]
