"""What could be wrong with a page: text outside its box or the paper, text on text, text on a drawing."""

from collections.abc import Iterator

from msgspec import Struct

from printables.shared.box import Box
from printables.shared.items import Code, Icon, Item, Mark, Page, Text, Turned
from printables.shared.paper import PRINTER_EDGE
from printables.shared.text import ink_box, words_of

SLACK = 0.6


class Placed(Struct, frozen=True):
    """A line of text, or a drawing, where it comes to lie on the page."""

    what: str
    ink: Box
    box: Box
    owner: int
    text: bool


def placed(page: Page) -> list[Placed]:
    return [one for owner, (item, around) in enumerate(_flat(page.items)) for one in _placed(item, around, owner)]


def faults(page: Page) -> Iterator[str]:
    """One sentence for each thing that is wrong."""
    room = page.paper.page.inset(PRINTER_EDGE)
    things = placed(page)
    for one in things:
        if one.text and not one.box.holds(one.ink, SLACK):
            yield f"{one.what!r} leaves its box"
        if not room.holds(one.ink, SLACK):
            yield f"{one.what!r} leaves the paper"
    things.sort(key=lambda one: one.ink.y)
    for index, one in enumerate(things):
        for other in things[index + 1 :]:
            if other.ink.y >= one.ink.bottom:
                break
            if one.owner != other.owner and (one.text or other.text) and one.ink.overlaps(other.ink, SLACK):
                yield f"{one.what!r} and {other.what!r} overlap"


def _flat(items: tuple[Item, ...], around: Box | None = None) -> Iterator[tuple[Item, Box | None]]:
    for item in items:
        if isinstance(item, Turned):
            yield from _flat(item.items, item.box)
        else:
            yield item, around


def _placed(item: Item, around: Box | None, owner: int) -> Iterator[Placed]:
    def turned(box: Box) -> Box:
        return box.turned_in(around) if around else box

    if isinstance(item, Text):
        for index, line in enumerate(words_of(item).split("\n")):
            if line:
                yield Placed(line, turned(ink_box(item, index)), turned(item.box), owner, True)
    elif isinstance(item, Icon | Mark) and not item.under:
        name = item.name if isinstance(item, Icon) else item.shape
        yield Placed(name, turned(item.box), turned(item.box), owner, False)
    elif isinstance(item, Code):
        yield Placed("QR", turned(item.box), turned(item.box), owner, False)
