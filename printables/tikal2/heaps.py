"""What lies beside the board: every heap with its drawing, its number of pieces and the step that says so."""

import math
from collections.abc import Sequence

from model.games.tikal2.kit import TILES_FOR
from model.games.tikal2.parts import (
    CARD_COUNT,
    COLOURS,
    FLAGS,
    KEYS_EACH,
    LIGHT_ROOMS,
    OPEN_TREASURES,
    PASSAGES,
    START_KEYS,
    TILES,
    TREASURE_TYPES,
    pile_sizes,
)
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.items import Icon, Item, Panel
from printables.shared.rows import number
from printables.shared.text import Style, fit
from printables.tikal2.look import icon, treasure_icon

COUNT = Style(size=15, floor=9, face="bold", valign="middle")
LABEL = Style(size=9, floor=8, ink="muted", leading=1.0, valign="middle")
UNDER = Style(size=10.5, floor=8, face="bold", align="center", valign="middle")
DOT = 12.5
UNTOLD = ("",) * TREASURE_TYPES
"""Treasures where nobody told which there are."""


def heaps(box: Box, ask: Ask, steps: dict[str, int]) -> list[Item]:
    """All of them in one column; `steps` says which number each step has."""
    *lines, treasures, wheel, keys, mine = box.rows((52, 52, 48, 72, 46, 60), gap=4)
    items: list[Item] = []
    spots = [cell for line in lines for cell in line.columns((5.5, 4), gap=4)]
    piles = (
        (f"{len(ask.setup.kit.sanctuaries)} + 1", ("sanctuary", "treasure-room"), "sanctuaries"),
        (str(PASSAGES), ("passage",), "passages"),
        (str(LIGHT_ROOMS), ("room-back",), "rooms"),
        (str(CARD_COUNT), ("card",), "cards"),
    )
    for cell, (count, icons, step) in zip(spots, piles, strict=True):
        items += _heap(cell, ask, steps[step], icons, count, f"t2-print-heap-{step}")
    items += _treasures(treasures, ask, steps)
    items += _wheel(wheel, ask, steps)
    items += _keys(keys, ask, steps["keys"])
    return [*items, *_mine(mine, ask, steps)]


def _ground(box: Box, step: int) -> list[Item]:
    dot = Box(box.x + 3, box.y + 3, DOT, DOT)
    return [Panel(box, "moss", "moss-deep", 0.8, radius=5), *number(dot, str(step), 9)]


def _heap(box: Box, ask: Ask, step: int, icons: Sequence[str], count: str, label: str) -> list[Item]:
    items, room = _labelled(box, ask, step, label)
    side = min(room.h, 27)
    for index, name in enumerate(icons):
        items.append(Icon(Box(room.x + index * side * 0.8, room.cy - side / 2, side, side), icon(name)))
    return [*items, fit(room.after(side * (0.8 * len(icons) + 0.2) + 5), count, COUNT)]


def _labelled(box: Box, ask: Ask, step: int, label: str) -> tuple[list[Item], Box]:
    """A heap with its name beside the number; the room under it."""
    head = box.head(DOT + 9)
    words = fit(head.after(DOT + 7).before(2), ask.say(label), LABEL)
    return [*_ground(box, step), words], box.below(DOT + 9).inset(5, 0).above(2)


def _treasures(box: Box, ask: Ask, steps: dict[str, int]) -> list[Item]:
    """The hidden piles, and three open ones with more control (T2.10.1)."""
    control = ask.setup.options.more_control
    items, room = _labelled(box, ask, steps["treasures-open" if control else "treasures"], "t2-print-heap-treasures")
    told = [("treasure", str(size)) for size in pile_sizes(control)]
    if control:
        told += [(name, "") for name in (ask.setup.kit.wheel.treasures or UNTOLD)[:OPEN_TREASURES]]
    shares = [1.9 if size else 1.0 for _, size in told]
    for cell, (name, size) in zip(room.columns(shares, gap=3), told, strict=True):
        side = min(room.h, 27)
        if size:
            items.append(Icon(cell.left(side).centred(side), icon(name)))
            items.append(fit(cell.after(side + 3), size, COUNT))
        else:
            items.append(Panel(cell.centred(side), "stone", "rule", 0.8, radius=4))
            items.append(Icon(cell.centred(side - 5), treasure_icon(name)))
    return items


def _wheel(box: Box, ask: Ask, steps: dict[str, int]) -> list[Item]:
    """The treasures around the wheel, as far as they were told; it lies any way round, so no price stands at any."""
    left = box.left(box.w * 0.58)
    items, room = _labelled(left, ask, steps["wheel" if "wheel" in steps else "wheel-any"], "t2-print-heap-wheel")
    items[0] = Panel(box, "moss", "moss-deep", 0.8, radius=5)
    disc = Box(box.right - box.h + 14, box.y + 15, box.h - 30, box.h - 30)
    items += [Panel(disc, "stone", "ink", 1.2, oval=True), Panel(disc.centred(7), "warn", oval=True)]
    for index, name in enumerate(ask.setup.kit.wheel.treasures or UNTOLD):
        angle = math.radians(72 * index - 90)
        far = disc.w / 2 + 8.5
        treasure = Box(disc.cx + far * math.cos(angle), disc.cy + far * math.sin(angle), 0, 0).inset(-8.5)
        items.append(Icon(treasure, treasure_icon(name)) if name else Panel(treasure.inset(4), "gold", oval=True))
    return [*items, fit(room.before(4), ask.say("t2-print-wheel-any"), LABEL.at(size=10, ink="ink", valign="top"))]


def _keys(box: Box, ask: Ask, step: int) -> list[Item]:
    items, room = _labelled(box, ask, step, "t2-print-heap-keys")
    for cell, colour in zip(room.columns(len(COLOURS), gap=2), COLOURS, strict=True):
        side = min(room.h, 23)
        items.append(Icon(cell.left(side).centred(side), icon(f"key-{colour}")))
        items.append(fit(cell.after(side), str(KEYS_EACH), UNDER.at(size=12)))
    return items


def _mine(box: Box, ask: Ask, steps: dict[str, int]) -> list[Item]:
    """What everybody has: camp, flags, pirogue, a tent even where nobody uses it (T2.10.2), two keys to begin with."""
    items, room = _labelled(box, ask, steps["people"], "t2-print-heap-mine")
    things = [("camp", "1"), ("flag", str(FLAGS)), ("pirogue", "1"), ("tent", "1"), ("backpack", str(START_KEYS))]
    for index, (cell, (name, count)) in enumerate(zip(room.columns(len(things), gap=3), things, strict=True)):
        upper, lower = cell.rows((24, 12), gap=1)
        items.append(Icon(upper.centred(min(upper.h, upper.w, 26)), icon(name)))
        if index < len(things) - 1:
            items.append(fit(lower, count, UNDER))
        else:
            pair = lower.centred(24, lower.h)
            items.append(fit(pair.left(11), count, UNDER))
            items.append(Icon(pair.end(12).centred(11), icon("key-any")))
    return items


def boxed(box: Box, ask: Ask) -> list[Item]:
    """The action tiles that stay in the box with fewer players (T2.1.4)."""
    out = [str(back) for back in (3, 4) if back > ask.players for _ in range(5 if back == 3 else 3)]
    assert len(out) == TILES - TILES_FOR[ask.players]
    if not out:
        return []
    side = min(box.h, 15)
    items: list[Item] = []
    for index, back in enumerate(out):
        spot = Box(box.x + index * (side + 2), box.cy - side / 2, side, side)
        items += [Panel(spot, "stone-deep", "rule", 0.8, radius=3), fit(spot, back, UNDER.at(size=9.5))]
    words = box.after(len(out) * (side + 2) + 5)
    return [*items, fit(words, ask.say("t2-print-boxed", count=len(out)), LABEL.at(size=9))]
