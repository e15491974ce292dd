"""The frame of a card that belongs to a player: an edge in the player's colour, the player's shape in the corner."""

from model.table.colours import ink
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Item, Panel
from printables.shared.text import Style, cut_to, fit, shrunk

EDGE = 3.2
HEAD = 22.0
TITLE = Style(size=16, floor=11, face="title", ink="leaf", valign="middle")
SECTION = Style(size=11.5, floor=9, face="title", ink="leaf", valign="middle")
SECTION_ROOM = 18.0
ABOUT = Style(size=11, floor=8, ink="muted", align="right", valign="middle")
INVENTED = ABOUT.at(ink="warn", face="bold")


def player_card(box: Box, ask: Ask, colour: str, title: str) -> tuple[list[Item], Box]:
    """The frame with the game's name and a title, and the room inside it."""
    inner = box.inset(EDGE + 8, EDGE + 5)
    head = inner.head(HEAD)
    name, what = head.after(HEAD + 6).columns((45, 55), gap=10)
    items: list[Item] = [
        Panel(box, "paper", "ink", 0.5, radius=9),
        Panel(box.inset(EDGE / 2 + 0.4), "paper", ink(colour), EDGE, radius=8),
        Panel(box.inset(EDGE + 0.7), "", "ink", 0.4, radius=6.5),
        ask.mark(head.left(HEAD).inset(1), colour),
        whose(name, ask, colour),
        fit(what, title, ABOUT) if not ask.sample else fit(what, f"{title} · {ask.say('print-sample')}", INVENTED),
    ]
    return items, inner.below(HEAD + 5)


def whose(box: Box, ask: Ask, colour: str) -> Item:
    """The player's name where it was told, else the game's; cut short only where it could not be read otherwise."""
    player = ask.player_name(colour)
    if not player:
        return fit(box, ask.game_name, TITLE)
    style = TITLE.at(floor=8, anywhere=True, leading=1.0)
    return shrunk((0, 1), lambda short: fit(box, cut_to(player, box.w, style.at(size=8)) if short else player, style))


def section(box: Box, text: str) -> list[Item]:
    """A small title on a coloured ground; takes `SECTION_ROOM`."""
    bar = box.head(SECTION_ROOM - 2)
    return [Panel(bar, "gold-soft", radius=3), fit(bar.inset(6, 0), text, SECTION)]
