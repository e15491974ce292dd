"""Which action tiles lie on a site: one that does not goes by a tap, one that does comes by another."""

from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.parts import MOST_TILES
from screens.shared.buttons import EDGE, Tap, big, tiles
from screens.shared.hooks import use_latest
from screens.shared.panels import panel
from screens.table.sitting import Sitting
from screens.tikal2.seen import seen
from screens.tikal2.spoken import tile_words
from screens.tikal2.tile_face import tile_picture

FACE = 74
Tiles = tuple[str | None, ...]


@ft.component
def SiteRight(sitting: Sitting, site: int) -> ft.Control:
    look, actor, version = sitting.look, sitting.actor, sitting.version
    there = seen(sitting).sites[site]
    lying, latest, change = use_latest(there)

    async def correct() -> None:
        if await actor.act(version, "correct", table=True, set={f"sites.{site}": list(latest.current)}):
            change(latest.current)

    def away(index: int) -> None:
        change(lambda now: without(now, index))

    def more(tile: str | None) -> None:
        change(lambda now: (*now, tile) if len(now) < MOST_TILES else now)

    here = [_cell(sitting, f"on-site-{index}", tile, partial(away, index)) for index, tile in enumerate(lying)]
    left = [_cell(sitting, f"more-tile-{tile}", tile, partial(more, tile)) for tile in _nowhere(sitting, lying)]
    untold = _cell(sitting, "more-tile-untold", None, partial(more, None))
    parts: list[ft.Control] = [
        look.title(look.say("t2-fix-tiles"), 17, 3),
        look.quiet(look.say("t2-fix-tiles-about"), 14),
    ]
    parts.append(tiles(here) if here else look.quiet(look.say("t2-fix-no-tiles"), 14))
    if lying != there:
        icon = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY)
        parts.append(big(look, "correct-site-do", look.say("correct-do"), correct, icon=icon))
    if len(lying) < MOST_TILES:
        parts += [ft.Divider(height=1), tiles([untold, *left])]
    return ft.Semantics(identifier="correcting-site", container=True, content=panel(*parts, spacing=8))


def without(tiles_: Tiles, index: int) -> Tiles:
    """
    >>> without(("a", None, "b"), 1)
    ('a', 'b')
    """
    return (*tiles_[:index], *tiles_[index + 1 :])


def _nowhere(sitting: Sitting, lying: Tiles) -> list[str]:
    """Tiles in play of which nobody has told that they lie elsewhere."""
    view, players = seen(sitting), len(sitting.names)
    gone: set[Any] = {tile for site in view.sites for tile in site} | {view.tile, *lying}
    return [one.id for one in sitting.snapshot.kit.action_tiles or () if one.back <= players and one.id not in gone]


def _cell(sitting: Sitting, identifier: str, tile: str | None, tap: Tap) -> ft.Control:
    look = sitting.look
    face = ft.Container(
        tile_picture(sitting, tile, look.size(FACE)),
        padding=4,
        border=EDGE,
        border_radius=12,
        ink=True,
        on_click=look.safe(tap),
    )
    return ft.Semantics(identifier=identifier, button=True, label=tile_words(sitting, tile), content=face)
