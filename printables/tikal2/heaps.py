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
LABEL = Style(size=8.5, floor=5.5, ink="muted", leading=1.02, valign="middle")
UNDER = Style(size=10.5, floor=7, face="bold", align="center", valign="middle")
DOT = 12.5
UNTOLD = ("",) * TREASURE_TYPES
"""Treasures where nobody told which there are."""


def heaps(box: Box, ask: Ask, steps: dict[str, int]) -> list[Item]:
    """All of them in one column; `steps` says which number each step has."""
    *lines, treasures, wheel, keys, mine = box.rows((46, 46, 46, 84, 44, 58), gap=4)
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
    head = box.head(DOT + 4)
    words = fit(head.after(DOT + 8).before(3).inset(0, 1.5), ask.say(label), LABEL)
    return [*_ground(box, step), words], box.below(DOT + 4).inset(5, 0).above(3)


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
    """The treasures around the wheel, each with its price at the start; only the wheel where nobody told them."""
    wheel = ask.setup.kit.wheel
    treasures, prices = wheel.treasures or UNTOLD, wheel.prices or UNTOLD
    any_way = "wheel-any" in steps
    items, _ = _labelled(box.left(box.w * 0.52), ask, steps["wheel-any" if any_way else "wheel"], "t2-print-heap-wheel")
    items[0] = Panel(box, "moss", "moss-deep", 0.8, radius=5)
    disc = Box(box.right - box.h + 14, box.y + 15, box.h - 30, box.h - 30)
    items += [Panel(disc, "stone", "ink", 1.2, oval=True), Panel(disc.centred(7), "warn", oval=True)]
    for index, (name, price) in enumerate(zip(treasures, prices, strict=True)):
        angle = math.radians(72 * index - 90)
        cos, sin = math.cos(angle), math.sin(angle)
        far, near = disc.w / 2 + 8.5, disc.w / 2 - 10
        treasure = Box(disc.cx + far * cos - 8.5, disc.cy + far * sin - 8.5, 17, 17)
        items.append(Icon(treasure, treasure_icon(name)) if name else Panel(treasure.inset(4), "gold", oval=True))
        if not any_way:
            spot = Box(disc.cx + near * cos - 7, disc.cy + near * sin - 7, 14, 14)
            items.append(fit(spot, str(price), UNDER))
    return [*items, *_prices(box.left(box.w * 0.52).below(DOT + 6).inset(7, 0).above(5), ask, any_way)]


def _prices(box: Box, ask: Ask, any_way: bool) -> list[Item]:
    """The same in words, or that it does not matter."""
    if any_way:
        return [fit(box, ask.say("t2-print-wheel-any"), LABEL.at(valign="top"))]
    wheel = ask.setup.kit.wheel
    items: list[Item] = []
    for cell, name, price in zip(box.rows(len(wheel.prices)), wheel.treasures, wheel.prices, strict=True):
        word = ask.say(f"word-{name}") if ask.texts.has(f"word-{name}") else name
        items.append(fit(cell.left(12), str(price), UNDER.at(size=9.5, align="left")))
        items.append(fit(cell.after(13), word, LABEL.at(size=9, ink="ink", floor=3.5, anywhere=True)))
    return items


def _keys(box: Box, ask: Ask, step: int) -> list[Item]:
    items, room = _labelled(box, ask, step, "t2-print-heap-keys")
    for cell, colour in zip(room.columns(len(COLOURS), gap=2), COLOURS, strict=True):
        side = min(room.h, 23)
        items.append(Icon(cell.left(side).centred(side), icon(f"key-{colour}")))
        items.append(fit(cell.after(side), str(KEYS_EACH), UNDER.at(size=12)))
    return items


def _mine(box: Box, ask: Ask, steps: dict[str, int]) -> list[Item]:
    """What everybody has: camp, flags, pirogue, perhaps a tent, two keys in the backpack; and what stays in the box."""
    items, room = _labelled(box, ask, steps["people"], "t2-print-heap-mine")
    tent = not ask.setup.options.short_game
    things = [("camp", "1"), ("flag", str(FLAGS)), ("pirogue", "1"), *([("tent", "1")] if tent else [])]
    things.append(("backpack", str(START_KEYS)))
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
