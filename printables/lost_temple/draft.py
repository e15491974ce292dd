"""The draft for so many players, as small cards (LT3.1)."""

from model.games.lost_temple.parts import DRAFTS
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel
from printables.shared.text import Style, fit

LABEL = Style(size=9.5, floor=8, ink="muted", valign="middle")
COUNT = Style(size=12, floor=8, face="bold", ink="ink", align="center", valign="middle")
BETWEEN = "\u00a0·\u00a0"
SAY = {2: "two", 3: "three", 8: "eight"}


def draft_words(ask: Ask) -> str:
    return ask.say(f"lt-print-draft-{SAY.get(ask.players, 'usual')}")


def aside_words(ask: Ask) -> str:
    """How many go aside, in words."""
    draft = DRAFTS[ask.players]
    up = [ask.say("lt-print-open", count=draft.up)] if draft.up else []
    return ask.say("lt-print-aside", cards=" + ".join([*up, ask.say("lt-print-hidden", count=draft.down)]))


def hands_words(ask: Ask) -> str:
    """How many cards each pick is made from, in order; with 8 the last one gets one and adds the hidden one."""
    draft = DRAFTS[ask.players]
    hands = [str(hand) for hand in draft.hands]
    if draft.last_takes_down:
        hands[-1] = "1+1"
    return BETWEEN.join(hands)


def draft_row(box: Box, ask: Ask) -> list[Item]:
    """What goes aside, an arrow, and the hands people pick from."""
    draft = DRAFTS[ask.players]
    head, cards = box.rows((12, 24), gap=2)
    aside, hands = cards.columns((5, 6), gap=12)
    aside_head = Box(aside.x, head.y, aside.w, head.h)
    hands_head = Box(hands.x, head.y, hands.w, head.h)
    items: list[Item] = [
        fit(aside_head, aside_words(ask), LABEL),
        fit(hands_head, ask.say("lt-print-from"), LABEL),
    ]
    for index in range(draft.up + draft.down):
        spot = Box(aside.x + index * 19, aside.y, 16, aside.h)
        if index < draft.up:
            items.append(Panel(spot, "stone", "rule", 0.8, radius=2))
            items.append(Panel(spot.centred(7), "gold-soft", "gold", 0.8, oval=True))
        else:
            items.append(Icon(spot, "lost-temple/card-back"))
    for cell, hand in zip(hands.columns(len(draft.hands), gap=3), hands_words(ask).split(BETWEEN), strict=True):
        items.append(Panel(cell, "stone", "line", 0.8, radius=3))
        items.append(fit(cell, hand, COUNT))
    return items
