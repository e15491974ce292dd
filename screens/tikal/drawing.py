"""Drawing: the tiles of the letter on top as pictures; the one that was drawn is tapped. Of a single one nothing is
asked."""

import flet as ft

from model.language import Name
from screens.shared.buttons import EDGE, big, tiles
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim, Aiming
from screens.tikal.doing import enter
from screens.tikal.placing import drawable, placing
from screens.tikal.tiles import tile_picture

FACE = 66


def tile_words(sitting: Sitting, tile: str) -> str:
    """“temple worth 3”."""
    found = sitting.snapshot.kit.tile(tile)
    return "" if found is None else sitting.say(f"tikal-told-face.{found.kind}", value=found.value, masks=found.masks)


def tile_says(sitting: Sitting, tile: str) -> str:
    """For ears with its stones: some tiles differ by nothing else."""
    found = sitting.snapshot.kit.tile(tile)
    if found is None or not any(found.stones):
        return tile_words(sitting, tile)
    stones = Name(" ".join(map(str, found.stones)))
    return sitting.say("tk-tile-says", tile=Name(tile_words(sitting, tile)), stones=stones)


def drawing(sitting: Sitting, aiming: Aiming) -> list[ft.Control]:
    left = drawable(sitting)
    if len(left) == 1:
        return [_alone(sitting, aiming, left[0])]

    def cell(tile: str) -> ft.Control:
        async def drawn() -> None:
            await enter(sitting, aiming, [{"do": "draw", "tile": tile}])

        return _picked(sitting, tile, drawn)

    return [tiles([cell(tile) for tile in left])]


def _picked(sitting: Sitting, tile: str, on_tap: object) -> ft.Control:
    look = sitting.look
    body = ft.Container(
        tile_picture(sitting, tile, look.size(FACE)),
        padding=4,
        border=EDGE,
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        ink=True,
        tooltip=ft.Tooltip(tile_words(sitting, tile), exclude_from_semantics=True),
        on_click=look.safe(on_tap),  # type: ignore[arg-type]
    )
    return ft.Semantics(identifier=f"tile-{tile}", button=True, label=tile_says(sitting, tile), content=body)


def _alone(sitting: Sitting, aiming: Aiming, tile: str) -> ft.Control:
    """A volcano: the scoring round begins with a tap."""

    async def drawn() -> None:
        await enter(sitting, aiming, [{"do": "draw", "tile": tile}])

    face = tile_picture(sitting, tile, sitting.look.size(44))
    return big(sitting.look, f"tile-{tile}", sitting.say("tk-draw-volcano"), drawn, icon=face)


def laying(sitting: Sitting, aim: Aim) -> list[ft.Control]:
    """The tile that is to be laid, as it would lie; what to tap is told above the board."""
    tile = placing(sitting)
    if tile is None:
        return []
    look, turn = sitting.look, aim.turn if aim.do == "place" else 0
    words = look.text(_capital(tile_words(sitting, tile.tile)), 17, bold=True, expand=True)
    return [ft.Row([tile_picture(sitting, tile.tile, look.size(FACE), turn), words], spacing=14)]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
