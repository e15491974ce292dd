"""The strip of the nine characters: to call from, and to lay a coin on whoever is cursed or robbed."""

from model.games.lost_temple.parts import CHARACTERS
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel
from printables.shared.rows import number
from printables.shared.text import Style, fit

STRIP = 152.0
LABELS = 66.0
CALL = Style(size=11.5, floor=9, marked=True, valign="middle")
NAME = Style(size=9.5, floor=8, face="bold", align="center", valign="middle")
LABEL = Style(size=10, floor=8, valign="middle")
PLACES = {"curse": ("shaman", CHARACTERS[1:]), "theft": ("thief", CHARACTERS[2:])}
"""Who does it, and to whom: the Shaman curses any other (LT5.1), the Thief robs any other but the Shaman (LT5.2)."""


def calling(box: Box, ask: Ask) -> list[Item]:
    words, faces, *lines = box.rows((18, 66, 31, 31), gap=2)
    items: list[Item] = [
        fit(words, ask.say("lt-print-score-call"), CALL),
        Panel(faces.after(LABELS), "gold-soft", "rule", 0.8, radius=4),
    ]
    for index, (cell, name) in enumerate(zip(_cells(faces), CHARACTERS, strict=True), 1):
        picture, label = cell.inset(1, 2).rows((48, 13), gap=1)
        items += [Icon(picture.square().inset(2).moved(2.5, 0), f"lost-temple/{name}", under=True)]
        items += number(Box(cell.x + 2, cell.y + 3, 17, 17), str(index), 12)
        items.append(fit(label, ask.say(f"word-{name}"), NAME))
    for line, (what, (who, whom)) in zip(lines, PLACES.items(), strict=True):
        items += _line(line, ask, what, who, whom)
    return items


def _cells(box: Box) -> tuple[Box, ...]:
    return box.after(LABELS).columns(len(CHARACTERS))


def _line(box: Box, ask: Ask, what: str, who: str, whom: tuple[str, ...]) -> list[Item]:
    """A place to lay a coin under each character it can hit."""
    items: list[Item] = [
        Icon(Box(box.x, box.cy - 10, 20, 20), f"lost-temple/{who}"),
        fit(box.left(LABELS).after(23), ask.say(f"lt-print-score-{what}"), LABEL),
    ]
    for cell, name in zip(_cells(box), CHARACTERS, strict=True):
        if name in whom:
            items.append(Panel(cell.centred(min(cell.h, cell.w) - 3), "stone", "rule", 0.9, oval=True, dash=(2, 1.6)))
    return items
