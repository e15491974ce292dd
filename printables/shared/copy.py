"""The head of sheets that show a copy itself: what to do with them, and what contradicts the rulebook in it."""

from msgspec.structs import replace

from model.games import GAMES
from model.kernel.game import Kit
from model.signs import shortened
from model.table.contradiction import contradiction
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Item, Panel
from printables.shared.text import Style, fit

NOTE = Style(size=10, floor=7, ink="muted", valign="middle")
WRONG = Style(size=9.5, floor=4, valign="middle", anywhere=True)
NOTE_ROOM = 26.0
LINE, LONGEST_LINE = 13.0, 160
MOST, LONGEST, MOST_COLOURS = 8, 40, 12
"""Lines about what does not fit the rulebook; signs of a copy's name; colours that are listed."""


def about(ask: Ask) -> str:
    """What the copy is called."""
    kit: Kit = ask.setup.kit
    if ask.sheet == "kit-form":
        return ask.say("kit-print-pen")
    if ask.sample:
        return ask.say("kit-print-invented")
    return shortened(kit.name, LONGEST) or ask.say("kit-print-nobody")


def blank(ask: Ask) -> Ask:
    """The same asked of a copy of which nobody told anything."""
    return replace(ask, setup=replace(ask.setup, kit=GAMES[ask.game].kit(None)))


def colours(ask: Ask) -> str:
    """The players' pieces."""
    known = ask.setup.kit.colours[:MOST_COLOURS]
    named = (ask.say(f"colour-{one}") if ask.texts.has(f"colour-{one}") else shortened(one, LONGEST) for one in known)
    return " · ".join(named)


def note(box: Box, ask: Ask) -> tuple[list[Item], Box]:
    """What the sheet is for, above what it shows; the room below it."""
    items: list[Item] = [fit(box.head(NOTE_ROOM - 4), ask.say(f"kit-print-{ask.sheet}"), NOTE)]
    rest = box.below(NOTE_ROOM)
    if not ask.flaws:
        return items, rest
    lines = flaw_lines(ask)
    tall = LINE * (len(lines) + 1) + 8
    return [*items, *_wrong(rest.head(tall), ask, lines)], rest.below(tall + 8)


def _wrong(box: Box, ask: Ask, lines: list[str]) -> list[Item]:
    title, *rows = box.inset(8, 4).rows(len(lines) + 1)
    return [
        Panel(box, "paper", "warn", 1, radius=5),
        fit(title, ask.say("kit-print-flaws"), WRONG.at(face="bold", ink="warn")),
        *(fit(row, line, WRONG) for row, line in zip(rows, lines, strict=True)),
    ]


def flaw_lines(ask: Ask) -> list[str]:
    """One sentence for each; the last says how many more there are."""
    every = (shortened(contradiction(ask.texts, ask.game, flaw), LONGEST_LINE) for flaw in ask.flaws)
    said = list(dict.fromkeys(every))
    if len(said) > MOST:
        return [*said[: MOST - 1], ask.say("kit-print-flaws-more", count=len(said) - MOST + 1)]
    return said
