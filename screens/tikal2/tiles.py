"""The tiles at a site: a tap takes one, going there first where that is another site. One that nobody has told is
asked for by pictures."""

from dataclasses import replace

import flet as ft

from model.kernel.illegal import Refusal
from screens.shared.buttons import EDGE, Tap, small
from screens.table.aiming import aim_of
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.doing import enter
from screens.tikal2.learning import learning
from screens.tikal2.seen import seen
from screens.tikal2.spoken import tile_words
from screens.tikal2.tile_face import tile_picture
from screens.tikal2.ways import cannot_go, paddling, way

WHICH = "which"
"""Being asked which tile it was."""
LEARN = "learn"
"""Being asked what it shows."""
SIZE = 68
EDGES = 6


def tiles_there(sitting: Sitting, aiming: Aiming, aim: Aim) -> list[ft.Control]:
    look, there = sitting.look, way(sitting, aim)
    if aim.do == LEARN:
        return [learning(sitting, aim.what, lambda: _choose(sitting, aiming, ""))]
    if aim.do == WHICH:
        return _which(sitting, aiming, aim)
    lying = seen(sitting).sites[there.to]
    told = [tile for tile in lying if tile is not None]
    refused = cannot_go(sitting, aim)
    cells = [_tile(sitting, aiming, tile, refused) for tile in told]
    if None in lying:
        cells.append(_untold(sitting, aiming, lying.count(None)))
    if not lying:
        return [look.text(look.say("t2-tiles-none"), 15)]
    return [look.quiet(look.say("t2-tiles"), 14), _row(cells)]


def _which(sitting: Sitting, aiming: Aiming, aim: Aim) -> list[ft.Control]:
    """All that it can have been; another tap on its back leaves the question."""
    look, there, lying = sitting.look, way(sitting, aim), seen(sitting).sites[way(sitting, aim).to]
    possible = [tile for tile in there.tiles if tile not in lying]
    words = ft.Container(look.text(look.say("t2-tile-which"), 16, bold=True), expand=True)
    leave = small(look, "tile-untold", look.say("t2-leave"), lambda: _choose(sitting, aiming, ""))
    refused = cannot_go(sitting, aim)
    return [ft.Row([words, leave], spacing=8), _row([_tile(sitting, aiming, tile, refused) for tile in possible])]


def _row(cells: list[ft.Control]) -> ft.Control:
    return ft.Row(cells, wrap=True, spacing=8, run_spacing=8)


def _choose(sitting: Sitting, aiming: Aiming, do: str, what: str = "") -> None:
    aiming.change(sitting.snapshot.moved, lambda now: replace(now, do=do, what=what))


def _tile(sitting: Sitting, aiming: Aiming, tile: str, refused: Refusal | None) -> ft.Control:
    async def take() -> None:
        """As it is chosen by now: the last tap may not have been drawn yet."""
        aim = aim_of(sitting, aiming)
        why, needs = cannot_go(sitting, aim), untold_actions(sitting, tile)
        if why is not None:
            sitting.actor.explain(why.rule, why.facts)
        elif needs:
            _choose(sitting, aiming, LEARN, needs)
        else:
            going = [paddling(sitting, aim)] if way(sitting, aim).moves else []
            await enter(sitting, [*going, {"do": "take", "tile": tile}])

    return _cell(sitting, f"tile-{tile}", tile_words(sitting, tile), tile_picture(sitting, tile, SIZE), take, refused)


def untold_actions(sitting: Sitting, tile: str) -> str:
    """The part of the kit that says what is on the tile, where nobody has told it."""
    tiles = sitting.snapshot.kit.action_tiles or ()
    return next(
        (f"action_tiles.{at}.actions" for at, one in enumerate(tiles) if one.id == tile and not one.actions), ""
    )


def _untold(sitting: Sitting, aiming: Aiming, count: int) -> ft.Control:
    def ask() -> None:
        _choose(sitting, aiming, WHICH)

    words = sitting.say("t2-tiles-untold", count=count)
    face = ft.Column(
        [tile_picture(sitting, None, SIZE), sitting.look.quiet(words, 13)],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return _cell(sitting, "tile-untold", sitting.say("t2-tiles-untold.says", count=count), face, ask, None)


def _cell(
    sitting: Sitting,
    name: str,
    words: str,
    face: ft.Control,
    on_tap: Tap,
    refused: Refusal | None,
) -> ft.Control:
    """One that cannot be taken looks shut, and says why when tapped."""
    body = ft.Container(
        face,
        padding=EDGES,
        opacity=0.55 if refused is not None else 1,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if refused is not None else ft.Colors.SURFACE_CONTAINER_LOW,
        border=EDGE,
        border_radius=12,
        ink=True,
        on_click=sitting.look.safe(on_tap),
    )
    return ft.Semantics(identifier=name, button=True, label=words, content=body)
