"""The copy as its owner told it, to compare with the real one: board, river, wheel and every piece; open where nobody
told."""

from collections.abc import Callable, Sequence

from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.copy import about, note
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.items import Item, Page
from printables.tikal2 import copy_board, copy_pieces

BY_PLAYERS = False
SHOWS_FLAWS = True
Draw = Callable[[Box, Ask], Sequence[Item]]
Part = tuple[str, float, Draw]
"""What it is called, its share of the page's height, and what is drawn there."""
PAGES: tuple[tuple[Part, ...], ...] = (
    (("spaces", 60, copy_board.spaces), ("printed", 40, copy_board.printed)),
    (
        ("river", 20, copy_board.river),
        ("wheel", 10, copy_board.wheel),
        ("light-rooms", 25, copy_pieces.light_rooms),
        ("action-tiles", 45, copy_pieces.tiles),
    ),
    (
        ("sanctuaries", 30, copy_pieces.sanctuaries),
        ("treasure-room", 6, copy_pieces.treasure_room),
        ("secret-rooms", 30, copy_pieces.secret_rooms),
        ("cards", 24, copy_pieces.cards),
    ),
)


def layout(ask: Ask) -> tuple[Page, ...]:
    head, first = note(room(ask), ask)
    pages = []
    for index, parts in enumerate(PAGES, start=1):
        items = [*(head if index == 1 else []), *_page(first if index == 1 else room(ask), ask, parts)]
        pages.append(framed(ask, items, about(ask), index, len(PAGES)))
    return tuple(pages)


def _page(box: Box, ask: Ask, parts: Sequence[Part]) -> list[Item]:
    items: list[Item] = []
    for spot, (name, _, draw) in zip(box.rows([share for _, share, _ in parts], gap=10), parts, strict=True):
        items += heading(spot, ask.say(f"tikal-2-kit-{name}"))
        items += draw(spot.below(HEADING_ROOM + 3), ask)
    return items
