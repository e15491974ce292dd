"""A blank form with the questions about a copy, to fill in by pen: the sheet of one of which nobody told anything."""

from printables.lost_temple import kit
from printables.shared.ask import Ask
from printables.shared.copy import blank
from printables.shared.items import Page

BY_PLAYERS = False


def layout(ask: Ask) -> tuple[Page, ...]:
    return kit.layout(blank(ask))
