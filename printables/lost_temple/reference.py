"""The reference card: the turn and the nine characters in front, idol, jungle, chance and draft on the back."""

from functools import partial

from model.games.lost_temple.checklist import to_the_first
from model.games.lost_temple.parts import CHARACTERS, TOKENS
from printables.lost_temple.draft import aside_words, draft_words, hands_words
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.cards import LARGE, card_pages
from printables.shared.items import Icon, Item, Page
from printables.shared.player_card import SECTION_ROOM, player_card, section
from printables.shared.rows import Row, rows, rows_height
from printables.shared.text import Style, TooLong, down_from, fit, height, shrunk

DUPLEX = True
VARIANTS: tuple[dict[str, bool | str], ...] = ({}, {"chain": False}, {"tokens": "app"})
WORDS = Style(size=11, floor=7, marked=True, icons="lost-temple", leading=1.14)
TURN = ("show", "gem", "act", "chance")


def layout(ask: Ask) -> tuple[Page, ...]:
    fronts = [partial(front, ask=ask, colour=colour) for colour in ask.colours]
    backs = [partial(back, ask=ask, colour=colour) for colour in ask.colours]
    return card_pages(ask.paper, LARGE, fronts, backs)


def front(box: Box, ask: Ask, colour: str) -> list[Item]:
    items, room = player_card(box, ask, colour, ask.people)
    steps = [Row(ask.say(f"lt-print-turn-{step}"), number=str(i)) for i, step in enumerate(TURN, 1)]
    nine = [_character(ask, i, name) for i, name in enumerate(CHARACTERS, 1)]
    return [*items, *shrunk(down_from(11, 7), lambda size: _front(room, ask, steps, nine, WORDS.at(size=size)))]


def _front(box: Box, ask: Ask, steps: list[Row], nine: list[Row], style: Style) -> list[Item]:
    """Steps and characters in one common size."""
    style = style.at(floor=style.size)
    tall = SECTION_ROOM + rows_height(steps, box.w, style, gap=0.5) + 1
    turn, characters = box.head(tall), box.below(tall + 3)
    return [
        *section(turn, ask.say("lt-print-turn")),
        *rows(turn.below(SECTION_ROOM), steps, style, gap=0.5),
        *section(characters, ask.say("lt-print-characters")),
        *rows(characters.below(SECTION_ROOM), nine, style, gap=0.5, icon=2.2),
    ]


def _character(ask: Ask, index: int, name: str) -> Row:
    words = f"*{ask.say(f'word-{name}')}* – {ask.say(f'lt-print-ref-{name}')}"
    return Row(words, f"lost-temple/{name}", str(index))


def back(box: Box, ask: Ask, colour: str) -> list[Item]:
    """The sections below each other in one common size, the tokens in two columns between them."""
    items, room = player_card(box, ask, colour, ask.people)
    return [*items, *shrunk(down_from(10.5, 7), lambda size: _sections(room, ask, WORDS.at(size=size)))]


def _sections(box: Box, ask: Ask, style: Style) -> list[Item]:
    options = ask.setup.options
    chain, when = "chain" if options.chain else "once", "app" if options.tokens == "app" else "when"
    texts = (
        ("lt-print-idol", [ask.say("lt-print-idol-who"), ask.say("lt-print-idol-does")]),
        ("lt-print-draft", [_draft(ask), draft_words(ask)]),
        ("lt-print-jungle", [ask.say("lt-print-jungle-pass"), ask.say("lt-print-jungle-free")]),
        ("lt-print-chance", [ask.say(f"lt-print-chance-{when}"), ask.say(f"lt-print-chance-{chain}")]),
        ("lt-print-finish", [ask.say(f"lt-print-finish-{'near' if to_the_first(ask.players) else 'far'}")]),
    )
    tall = [height("\n".join(words), box.w - 6, style) for _, words in texts]
    tokens = 4 * style.size * 1.75
    free = box.h - sum(tall) - tokens - len(texts) * SECTION_ROOM
    if free < 6:
        raise TooLong(f"the back of the card at {style.size}")
    gap = min(free / len(texts), 6)
    items: list[Item] = []
    y = box.y
    for (title, words), h in zip(texts, tall, strict=True):
        items += section(Box(box.x, y, box.w, SECTION_ROOM), ask.say(title))
        y += SECTION_ROOM
        items.append(fit(Box(box.x + 3, y, box.w - 6, h), "\n".join(words), style.at(floor=style.size)))
        y += h
        if title == "lt-print-chance":
            items += _tokens(Box(box.x + 3, y + 1, box.w - 6, tokens - 2), ask, style)
            y += tokens
        y += gap
    return items


def _draft(ask: Ask) -> str:
    return f"{aside_words(ask)} → {ask.say('lt-print-pick', hands=hands_words(ask))}"


def _tokens(box: Box, ask: Ask, style: Style) -> list[Item]:
    items: list[Item] = []
    for cell, token in zip(box.grid(2, 4, gap=1), TOKENS, strict=False):
        items.append(Icon(cell.left(cell.h), f"lost-temple/token-{token}"))
        words = ask.say(f"lt-print-token-{token}")
        items.append(fit(cell.after(cell.h + 4), words, style.at(floor=6.5, valign="middle", marked=False)))
    return items
