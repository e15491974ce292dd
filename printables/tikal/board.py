"""The board as a sketch: the scoring track around the hexes, what is printed on them, where the stones lie."""

from model.games.tikal.kit import Kit, Printed
from model.games.tikal.parts import Hex
from model.kernel.hexes import TALL, Lie, corners, lie, towards
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.edge import EDGE, edge_marks
from printables.shared.items import Icon, Item, Panel, Stroke
from printables.shared.text import Style, fit

ACROSS, DOWN = 31, 21
"""Spaces of the scoring track along the edges: 100 around (TK1.1)."""
SHAPE = ACROSS / DOWN
TOLD = "told"
"""How a part of a printed hex is known once its owner has looked; a kit written by hand says nothing of it."""
FLAT = TALL / 2
"""A hex's height by its width."""
NUMBER = Style(size=8, floor=5, face="bold", align="center", valign="middle")


def track_spots(box: Box) -> tuple[Box, ...]:
    """The spaces 1 to 100 around the edge, from the lower left corner clockwise.

    >>> len(track_spots(Box(0, 0, 310, 210)))
    100
    """
    w, h = box.w / ACROSS, box.h / DOWN
    cells = [(0, row) for row in range(DOWN - 1, -1, -1)]
    cells += [(column, 0) for column in range(1, ACROSS)]
    cells += [(ACROSS - 1, row) for row in range(1, DOWN)]
    cells += [(column, DOWN - 1) for column in range(ACROSS - 2, 0, -1)]
    return tuple(Box(box.x + column * w, box.y + row * h, w, h) for column, row in cells)


def hexes_of(kit: Kit) -> list[Hex]:
    board = kit.board
    return [(column, row) for column in range(board.columns) for row in range(board.rows)] if board else []


def lie_in(box: Box, kit: Kit) -> Lie:
    """As large as the box allows."""
    return lie(hexes_of(kit), box.x, box.y, box.w, box.h)


def hex_spots(box: Box, kit: Kit) -> dict[Hex, Box]:
    """Where each hex lies."""
    there = lie_in(box, kit)
    w = 2 * there.radius
    return {one: Box(*there.centre(one), 0, 0).inset(-w / 2, -w * FLAT / 2) for one in hexes_of(kit)}


def confirmed(ask: Ask) -> bool:
    """Whether the owner has said what is printed on the board; what is only likely is no fact to print."""
    return all(seen(ask, one) for one in ask.setup.kit.printed)


def seen(ask: Ask, one: Printed) -> bool:
    return ask.sample or (one.stones is not None and one.known.get("stones", TOLD) == TOLD)


def board(box: Box, ask: Ask, start: int) -> list[Item]:
    """The whole board; `start` is the space the scoring stones begin at. Stepping stones only where they are sure."""
    items: list[Item] = [Panel(box.inset(-3), "stone-deep", "line", 1, radius=4), Panel(box, "stone")]
    for number, spot in enumerate(track_spots(box), start=1):
        begin = number == start
        items.append(Panel(spot, "gold-soft" if begin else "paper", "line", 0.4))
        if begin:
            items.append(Panel(spot, "", "gold", 1.6))
        if number == 1 or number % 10 == 0:
            items.append(fit(spot.inset(-1.5, -1), str(number), NUMBER))
    inner = box.inset(box.w / ACROSS + EDGE, box.h / DOWN + EDGE)
    spots = hex_spots(inner, ask.setup.kit)
    items += edge_marks(spots, lie_in(inner, ask.setup.kit))
    printed = {one.at: one for one in ask.setup.kit.printed}
    for at, spot in spots.items():
        if at not in printed:
            items.append(hexagon(spot.inset(0.6), "moss", "moss-deep"))
    for at, one in printed.items():
        items.append(Icon(spots[at], f"tikal/{one.kind}"))
        items += stones(spots[at], one.stones) if seen(ask, one) else []
    return items


def hexagon(box: Box, fill: str, line: str) -> Stroke:
    return Stroke(corners((box.cx, box.cy), box.w / 2), line, 0.7, fill=fill, closed=True)


def stones(spot: Box, counts: tuple[int, ...], size: float = 0.1) -> list[Item]:
    """Stones side by side along each edge of a hex; their size by its width."""
    side = spot.w * size
    items: list[Item] = []
    for number, count in enumerate(counts):
        for index in range(count):
            along = (index - (count - 1) / 2) * side * 1.25
            x, y = towards((spot.cx, spot.cy), number, spot.h / 2 - side * 0.95, along)
            items.append(Panel(Box(x, y, 0, 0).inset(-side / 2), "paper", "ink", 0.7, radius=side * 0.25))
    return items
