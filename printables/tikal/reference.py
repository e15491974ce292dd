"""The reference card: the turn and the actions with their costs in front, scoring and the rest on the back."""

from functools import partial
from typing import Any

from model.games.tikal import parts
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.cards import LARGE, card_pages
from printables.shared.items import Item, Page
from printables.shared.player_card import SECTION_ROOM, player_card, section
from printables.shared.rows import Row, rows, rows_height
from printables.shared.text import Style, down_from, shrunk
from printables.tikal.costs import Action, actions
from printables.tikal.reverse import sections
from printables.tikal.words import say, version

DUPLEX = True
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"version": "auction"}, {"exchange_once": True})
WORDS = Style(size=11, floor=7, marked=True, icons="tikal", leading=1.1)
TURN = {
    "basic": ("draw", "place", "masks", "spend"),
    "auction": ("take", "place", "masks", "spend-auction"),
}
COSTS = {
    "bring": parts.BRING,
    "secret": parts.TRANSFER,
    "walk": 1,
    "uncover": parts.UNCOVER,
    "raise": parts.RAISE,
    "exchange": parts.EXCHANGE,
    "build": parts.CAMP,
    "guard": parts.GUARD,
}
"""TK3.1 to TK3.8, in action points; walking: for each stone."""


def layout(ask: Ask) -> tuple[Page, ...]:
    fronts = [partial(front, ask=ask, colour=colour) for colour in ask.colours]
    backs = [partial(back, ask=ask, colour=colour) for colour in ask.colours]
    return card_pages(ask.paper, LARGE, fronts, backs)


def front(box: Box, ask: Ask, colour: str) -> list[Item]:
    items, room = player_card(box, ask, colour, _title(ask))
    return [*items, *shrunk(down_from(WORDS.size, WORDS.floor), lambda size: _front(room, ask, WORDS.at(size=size)))]


def back(box: Box, ask: Ask, colour: str) -> list[Item]:
    items, room = player_card(box, ask, colour, _title(ask))
    return [*items, *shrunk(down_from(WORDS.size, WORDS.floor), lambda size: sections(room, ask, WORDS.at(size=size)))]


def _title(ask: Ask) -> str:
    return ask.say(f"tk-print-{version(ask)}")


def _front(box: Box, ask: Ask, style: Style) -> list[Item]:
    """Steps and actions in one common size."""
    style = style.at(floor=style.size)
    names = TURN[version(ask)]
    steps = [Row(say(ask, f"tk-print-turn-{name}"), number=str(i)) for i, name in enumerate(names, 1)]
    tall = SECTION_ROOM + rows_height(steps, box.w, style, gap=0.5) + 1
    turn, below = box.head(tall), box.below(tall + 3)
    return [
        *section(turn, ask.say("tk-print-turn")),
        *rows(turn.below(SECTION_ROOM), steps, style, gap=0.5),
        *section(below, ask.say("tk-print-actions")),
        *actions(below.below(SECTION_ROOM), [_action(ask, name) for name in COSTS], style, gap=1),
    ]


def _action(ask: Ask, name: str) -> Action:
    once = name == "exchange" and ask.setup.options.exchange_once
    return Action(COSTS[name], f"tikal/{name}", say(ask, f"tk-print-{name}{'-once' if once else ''}"))
