"""The reference card: the turn and the actions with their costs in front, scoring and the rest on the back."""

from functools import partial
from typing import Any

from model.games.tikal import parts
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.cards import Side
from printables.shared.columns import Drawn, Part, columns
from printables.shared.halves import half_pages
from printables.shared.items import Item, Page
from printables.shared.player_card import player_card
from printables.shared.rows import Row
from printables.shared.text import Style
from printables.tikal.examples import paths
from printables.tikal.reverse import beside_the_actions, reverse
from printables.tikal.words import say, version

DUPLEX = True
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"version": "auction"}, {"exchange_once": True})
WORDS = Style(size=13, floor=11, marked=True, icons="tikal", leading=1.1)
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
    front, back = columns(_front(ask), WORDS), columns(reverse(ask), WORDS)
    fronts = [partial(_side, ask, colour, front) for colour in ask.colours]
    backs = [partial(_side, ask, colour, back) for colour in ask.colours]
    return half_pages(ask, fronts, backs)


def _side(ask: Ask, colour: str, laid: Side, box: Box) -> list[Item]:
    items, room = player_card(box, ask, colour, ask.say(f"tk-print-{version(ask)}"))
    return [*items, *laid(room)]


def _front(ask: Ask) -> tuple[Part, ...]:
    names = TURN[version(ask)]
    steps = [Row(say(ask, f"tk-print-turn-{name}"), number=str(i)) for i, name in enumerate(names, 1)]
    acts: list[Row | Drawn] = [_action(ask, name) for name in COSTS]
    acts.insert(list(COSTS).index("walk") + 1, Drawn(4.0, partial(paths, ask)))
    return Part(ask.say("tk-print-turn"), steps), *beside_the_actions(ask), Part(ask.say("tk-print-actions"), acts)


def _action(ask: Ask, name: str) -> Row:
    once = name == "exchange" and ask.setup.options.exchange_once
    return Row(say(ask, f"tk-print-{name}{'-once' if once else ''}"), f"tikal/{name}", tag=str(COSTS[name]))
