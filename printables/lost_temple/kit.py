"""The copy as its owner told it, to compare with the real one: track, start cards, tokens; open where nobody told."""

from model.games.lost_temple.parts import CHARACTERS, IDOLS, STARTS_WITH_MACHETE, TOKENS
from printables.lost_temple.track import whole_track
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.copy import about, colours, note
from printables.shared.fields import VALUE, field, pen_box, to_ring, written
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.items import Icon, Item, Page, Panel
from printables.shared.text import Style, fit

BY_PLAYERS = False
SHOWS_FLAWS = True
FEWEST_PLAYERS, MOST_PLAYERS = 2, 8
STRIP, ACROSS = 70, 10
"""Spaces to ring where nobody told the track, and how many in a row."""
KINDS = {"temple": "temples", "village": "villages", "jungle": "jungle", "chance": "chance"}
MOST_DRAWN = 200
"""No track has so many spaces."""
LABELS = 170.0
LINE, LOWER = 17.0, HEADING_ROOM + 104
NUMBER = Style(size=9, floor=6, face="bold", valign="top")
NAME = Style(size=10, floor=6.5, valign="middle")
SMALL = Style(size=9, floor=6, ink="muted", valign="middle", leading=1.05)
COUNT = Style(size=12, floor=7, face="bold", align="center", valign="middle")


def layout(ask: Ask) -> tuple[Page, ...]:
    head, box = note(room(ask), ask)
    upper, lower = box.above(LOWER + 8), box.foot(LOWER)
    starts, tokens = lower.columns((60, 40), gap=16)
    values = upper.foot(LINE * len(_told(ask)))
    track = upper.above(values.h + 6)
    items = [
        *head,
        *heading(track, ask.say("lost-temple-kit-track")),
        *_track(track.below(HEADING_ROOM + 2), ask),
        *_values(values, ask),
        *heading(starts, ask.say("lost-temple-kit-start")),
        *_starts(starts.below(HEADING_ROOM + 2), ask),
        *heading(tokens, ask.say("lost-temple-kit-tokens")),
        *_tokens(tokens.below(HEADING_ROOM + 2), ask),
    ]
    return (framed(ask, items, about(ask)),)


def _track(box: Box, ask: Ask) -> list[Item]:
    """As told; else a strip of spaces on which a pen rings what each is."""
    count = ask.setup.kit.last
    if count:
        board = box.inset(0, 2)
        return [
            Panel(board, "stone", "line", 1, radius=8),
            *whole_track(board.inset(8, 6), ask.setup.kit, min(count, MOST_DRAWN)),
        ]
    items: list[Item] = [fit(box.head(22), ask.say("lost-temple-kit-ring"), SMALL)]
    cells = box.below(25).grid(ACROSS, STRIP // ACROSS, gap=3)
    for space, cell in enumerate(cells, start=1):
        items.append(pen_box(cell))
        inner = cell.inset(3, 2.5)
        items.append(fit(inner.head(11), str(space), NUMBER))
        items += to_ring(inner.below(12), [f"lost-temple/{kind}" for kind in KINDS], 2)
    return items


def _values(box: Box, ask: Ask) -> list[Item]:
    told = _told(ask)
    return [
        item
        for line, (what, value) in zip(box.rows(len(told)), told, strict=True)
        for item in field(line, ask.say(f"lost-temple-kit-{what}"), value, LABELS)
    ]


def _told(ask: Ask) -> list[tuple[str, str | None]]:
    """Every number of the track, also those the drawing shows; beside the strip only what a pen cannot ring there."""
    kit = ask.setup.kit
    numbers = {"length": kit.last, "near": kit.finish_for(MOST_PLAYERS), "far": kit.finish_for(FEWEST_PLAYERS)}
    told = [(what, None if number is None else str(number)) for what, number in numbers.items()]
    if kit.last:
        told += [(part, _numbers(getattr(kit, part))) for part in KINDS.values()]
        told.append(("colours", colours(ask)))
    return told


def _numbers(spaces: tuple[int, ...] | None) -> str | None:
    return " · ".join(map(str, sorted(spaces))) if spaces else None


def _starts(box: Box, ask: Ask) -> list[Item]:
    """LT1.4: the corner of each card."""
    items: list[Item] = []
    for cell, name in zip(box.grid(3, 3, gap=3), CHARACTERS, strict=True):
        card = ask.setup.kit.start.get(name)
        space_told, gems_told = (card.space, card.gems) if card else (None, None)
        inner = cell.inset(3)
        words, numbers = inner.after(inner.h + 3).rows((11, 15))
        items += [Panel(cell, "stone", "line", 0.6, radius=4), Icon(inner.left(inner.h), f"lost-temple/{name}")]
        items.append(fit(words, ask.say(f"word-{name}"), NAME.at(size=8.5)))
        space, gems, gem, machete = numbers.columns((26, 20, 13, 13), gap=2)
        items += written(space, None if space_told is None else str(space_told))
        items += written(gems, None if gems_told is None else str(gems_told), VALUE.at(align="right"))
        items.append(Icon(gem.square(), "lost-temple/gem"))
        if name in STARTS_WITH_MACHETE:
            items.append(Icon(machete.square(), "lost-temple/machete"))
    return items


def _tokens(box: Box, ask: Ask) -> list[Item]:
    """LT1.2: how many of each kind; two are idols in every copy."""
    counts = ask.setup.kit.tokens or {"idol": IDOLS}
    words, cells = box.head(20), box.below(23).grid(2, 4, gap=3)
    items: list[Item] = [fit(words, ask.say("lost-temple-kit-tokens-when"), SMALL)]
    for cell, kind in zip(cells, TOKENS, strict=False):
        count, rest = cell.left(22), cell.after(25)
        items += [Panel(count, "paper", "rule", 0.7, radius=2), Icon(rest.left(rest.h), f"lost-temple/token-{kind}")]
        if counts.get(kind) is not None:
            items.append(fit(count, str(counts[kind]), COUNT))
        items.append(fit(rest.after(rest.h + 3), ask.say(f"lt-print-token-{kind}"), SMALL.at(size=8, floor=5.5)))
    return items
