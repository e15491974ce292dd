"""The reference card: the turn and the nine characters in front, idol, jungle, chance and draft on the back."""

from functools import partial

from model.games.lost_temple.checklist import to_the_first
from model.games.lost_temple.parts import CHARACTERS, TOKENS
from printables.lost_temple.draft import aside_words, draft_words, hands_words
from printables.lost_temple.jungle import stopped
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.cards import Side
from printables.shared.columns import Beside, Drawn, Entry, Part, columns
from printables.shared.halves import half_pages
from printables.shared.items import Item, Page
from printables.shared.player_card import player_card
from printables.shared.rows import Row
from printables.shared.text import Style

DUPLEX = True
VARIANTS: tuple[dict[str, bool | str], ...] = ({}, {"chain": False}, {"tokens": "app"})
WORDS = Style(size=13, floor=11, marked=True, icons="lost-temple", leading=1.12)
TURN = ("show", "gem", "act", "chance")
MOST_WITH_TWO = 3
"""LT3.3: so many players have two characters a round."""


def layout(ask: Ask) -> tuple[Page, ...]:
    front, back = columns(_front(ask), WORDS), columns(_back(ask), WORDS)
    fronts = [partial(_side, ask, colour, front) for colour in ask.colours]
    backs = [partial(_side, ask, colour, back) for colour in ask.colours]
    return half_pages(ask, fronts, backs)


def _side(ask: Ask, colour: str, laid: Side, box: Box) -> list[Item]:
    items, room = player_card(box, ask, colour, ask.people)
    return [*items, *laid(room)]


def _row(ask: Ask, message: str, picture: str = "", number: str = "") -> Row:
    return Row(ask.say(f"lt-print-{message}"), f"lost-temple/{picture}" if picture else "", number)


def _front(ask: Ask) -> tuple[Part, ...]:
    """LT4, LT5"""
    steps = [_row(ask, f"turn-{step}", number=str(i)) for i, step in enumerate(TURN, 1)]
    nine = [_character(ask, i, name) for i, name in enumerate(CHARACTERS, 1)]
    know = [_row(ask, "know-open", "gem"), _row(ask, "know-swap", "shaman")]
    if ask.players <= MOST_WITH_TWO:
        know.append(_row(ask, "know-own", "thief"))
    return (
        Part(ask.say("lt-print-turn"), steps),
        Part(ask.say("lt-print-know"), know),
        Part(ask.say("lt-print-characters"), nine),
    )


def _character(ask: Ask, index: int, name: str) -> Row:
    words = f"*{ask.say(f'word-{name}')}* – {ask.say(f'lt-print-ref-{name}')}"
    return Row(words, f"lost-temple/{name}", str(index))


def _back(ask: Ask) -> tuple[Part, ...]:
    """LT1.1, LT2, LT3, LT6, LT7"""
    options = ask.setup.options
    chain, when = "chain" if options.chain else "once", "app" if options.tokens == "app" else "when"
    finish = "near" if to_the_first(ask.players) else "far"
    idol = [Row(ask.say(f"lt-print-idol-{what}")) for what in ("who", "two", "does")]
    draft = [Row(f"{aside_words(ask)} → {ask.say('lt-print-pick', hands=hands_words(ask))}"), Row(draft_words(ask))]
    jungle: list[Entry] = [Drawn(4.6, stopped), _row(ask, "jungle-pass"), _row(ask, "jungle-free")]
    tokens = [_row(ask, f"token-{token}", f"token-{token}") for token in TOKENS]
    pairs = [Beside(tokens[at : at + 2]) for at in range(0, len(tokens), 2)]
    chance: list[Entry] = [_row(ask, f"chance-{when}", "chance"), _row(ask, f"chance-{chain}"), *pairs]
    return (
        Part(ask.say("lt-print-idol"), idol),
        Part(ask.say("lt-print-draft"), draft),
        Part(ask.say("lt-print-finish"), [_row(ask, f"finish-{finish}", "great-temple")]),
        Part(ask.say("lt-print-jungle"), jungle),
        Part(ask.say("lt-print-chance"), chance),
    )
