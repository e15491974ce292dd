"""The price wheel: clockwise from the mask, what each treasure is and what it costs at the start."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.entering import (
    MOTIFS,
    PRICE_CHOICE,
    Raw,
    motifs,
    next_sector,
    price_told,
    prices,
    treasure_named,
    treasure_told,
    treasures,
)
from model.games.tikal2.kit import MASK
from model.games.tikal2.parts import TREASURE_TYPES
from model.names import tidied
from screens.copies.step import Change
from screens.copies.tikal2.river import CELL, knob
from screens.shared.buttons import Tap, tile, tiles
from screens.shared.hooks import use_steady, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column
from screens.shared.pictures import picture
from screens.shared.ring import ring
from screens.shared.theme import GOLD
from screens.shared.writing import field

SIZE = 248
LONGEST = 24


@ft.component
def Wheel(look: Look, raw: Raw, change: Change) -> ft.Control:
    """One sector is asked about: the first that is not told, or the one that was tapped."""
    picked, pick = use_value(None)
    names, first = treasures(raw), next_sector(raw)
    sector = first if picked is None else min(picked, first)

    def treasure(name: str) -> None:
        change(lambda now: treasure_told(now, sector, name))

    def price(value: int) -> None:
        change(lambda now: price_told(now, sector, value))
        pick(None)

    def wrote(words: str) -> None:
        if name := tidied(words):
            change(lambda now: treasure_named(now, sector, name))

    writes = use_steady(wrote)
    cells = [_sector(look, raw, index, index == sector, partial(pick, index)) for index in range(TREASURE_TYPES)]
    parts: list[ft.Control] = [ring(SIZE, CELL, cells, picture("tikal-2/wheel", 90), GOLD)]
    if sector:
        parts += [look.text(look.say("copy-t2-wheel-next"), 16, bold=True), _treasures(look, raw, sector, treasure)]
    if sector < len(names):
        parts += [look.text(look.say("copy-t2-wheel-price"), 16, bold=True), _prices(look, raw, sector, price)]
    if sector and len(names) == TREASURE_TYPES and picked is not None:
        start = treasure_words(look, names[sector])
        parts.append(field(look, look.say("copy-t2-wheel-name"), start, sector, writes, max_length=LONGEST))
    return page_column(*parts)


def treasure_words(look: Look, name: str) -> str:
    """Our word for our drawings, the owner's for others."""
    return look.say(f"word-{name}") if name in MOTIFS else name


def _sector(look: Look, raw: Raw, index: int, asked: bool, tap: Tap) -> ft.Control:
    names, costs = treasures(raw), prices(raw)
    price = str(costs[index]) if index < len(costs) else "?"
    words = treasure_words(look, names[index]) if index < len(names) else "?"
    seen: list[ft.Control] = [look.text(price, 18, bold=True)]
    if index < len(names):
        seen.insert(0, picture(f"tikal-2/{motifs(names)[index]}", 30))
    face = ft.Row(seen, spacing=2, tight=True)
    label = look.say("copy-t2-wheel-sector", number=index + 1, treasure=words, price=price)
    return knob(look, f"sector-{index}", label, face, tap, asked)


def _treasures(look: Look, raw: Raw, sector: int, choose: Callable[[str], Any]) -> ft.Control:
    """Our drawings but the mask, which is the first; one that lies elsewhere is not offered for the next."""
    names = treasures(raw)
    now = names[sector] if sector < len(names) else None
    drawings = dict(zip(names, motifs(names), strict=True))
    offered = [*names[1:], *(one for one in MOTIFS if one not in drawings.values())]
    keys = [
        tile(
            look,
            f"treasure-{drawings.get(name, name)}",
            treasure_words(look, name),
            partial(choose, name),
            icon=picture(f"tikal-2/{drawings.get(name, name)}", 30),
            chosen=name == now,
        )
        for name in sorted(offered, key=lambda name: MOTIFS.index(drawings.get(name, name)))
        if name != MASK and (now is not None or name not in names)
    ]
    return tiles(keys)


def _prices(look: Look, raw: Raw, sector: int, choose: Callable[[int], Any]) -> ft.Control:
    costs = prices(raw)
    now = costs[sector] if sector < len(costs) else None
    keys = [tile(look, f"price-{n}", str(n), partial(choose, n), chosen=n == now) for n in PRICE_CHOICE]
    return tiles(keys)
