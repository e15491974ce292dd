"""How many action tiles lie on each site with so many players, as somebody's rulebook shows it."""

from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.kit import MOST_ON_SITE, TILES_FOR
from model.games.tikal2.naming import site
from model.games.tikal2.parts import SITES
from screens.shared.buttons import tile, tiles
from screens.shared.pictures import picture
from screens.table.sitting import Sitting

Counts = tuple[int, ...]


def counts_form(sitting: Sitting, path: str, draft: Any, put: Any, every: bool) -> list[ft.Control]:
    """With four players four lie on each; a tap takes one away, after none all are back."""
    look, kit, counts = sitting.look, sitting.snapshot.kit, _counts(draft)
    players, start = int(path.rpartition(".")[2]), 0 if kit.river is None else kit.river.start or 0
    more = sum(counts) - TILES_FOR[players]
    way = "left" if more > 0 else "gone" if more < 0 else "right"

    def away(index: int) -> None:
        put(lambda now: one_less(_counts(now), index))

    def cell(index: int) -> ft.Control:
        number = site(kit, index)
        return tile(
            look,
            f"count-{index}",
            str(counts[index]),
            partial(away, index),
            icon=picture("tikal-2/start-site" if index == start else "tikal-2/site", 28),
            label=look.say("copy-t2-site", number=number),
        )

    return [
        look.quiet(look.say("copy-t2-sites-about"), 14),
        tiles([cell((start + step) % SITES) for step in range(SITES)]),
        look.text(look.say(f"copy-t2-sites-{way}", players=players, tiles=TILES_FOR[players], count=abs(more)), 15),
    ]


def _counts(draft: Any) -> Counts:
    return tuple(draft or (MOST_ON_SITE,) * SITES)


def one_less(counts: Counts, index: int) -> Counts:
    """
    >>> one_less((4, 4), 1), one_less((4, 0), 1)
    ((4, 3), (4, 4))
    """
    return (*counts[:index], (counts[index] - 1) % (MOST_ON_SITE + 1), *counts[index + 1 :])


def counts_taught(sitting: Sitting, path: str, draft: Any, every: bool) -> dict[str, Any]:
    counts = _counts(draft)
    return {path: list(counts)} if sum(counts) == TILES_FOR[int(path.rpartition(".")[2])] else {}
