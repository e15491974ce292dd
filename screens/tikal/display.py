"""Which tiles came up for the auction (TK6.1): as many as players, of the letters that are due."""

from collections import Counter
from collections.abc import Sequence

import flet as ft

from model.games.tikal.naming import tile as tile_name
from model.kernel.choice import Choice
from model.kernel.tale import Say
from model.table.called import said
from screens.shared.buttons import CHOSEN, EDGE, Tap, big
from screens.shared.hooks import use_latest
from screens.table.sitting import Sitting
from screens.tikal.tiles import tile_picture

TILE = 76
Tiles = tuple[str, ...]


@ft.component
def Displaying(sitting: Sitting, version: int, choice: Choice) -> ft.Control:
    """A tap chooses, or puts back; where all that are left of a letter must come, they are chosen already."""
    look, actor = sitting.look, sitting.actor
    due, tiles = Counter(choice.info["letters"]), choice.args[0].values
    letter = {tile: sitting.snapshot.kit.tile(tile).letter for tile in tiles}
    chosen, latest, set_chosen = use_latest(certain(tiles, letter, due))
    lacking = sum(due.values()) - len(chosen)

    async def show() -> None:
        if len(latest.current) == sum(due.values()):
            await actor.act(version, "display", table=True, tiles=list(latest.current))

    def tap(tile: str) -> None:
        set_chosen(lambda now: tapped(now, tile, letter, due))

    cells = [_cell(sitting, tile, tile in chosen, lambda tile=tile: tap(tile)) for tile in tiles]
    words = look.say("tk-display-more", count=lacking) if lacking else look.say("tk-display-do")
    done = big(look, "display-do", words, show, off=bool(lacking))
    return ft.Column(
        [ft.Row(cells, wrap=True, spacing=6, run_spacing=6), done],
        spacing=10,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def certain(tiles: Sequence[str], letter: dict[str, str], due: Counter[str]) -> Tiles:
    """Those that come up for certain.

    >>> certain(["A1", "A2", "B1", "B2"], {"A1": "A", "A2": "A", "B1": "B", "B2": "B"}, Counter("AAB"))
    ('A1', 'A2')
    """
    there = Counter(letter[tile] for tile in tiles)
    return tuple(tile for tile in tiles if there[letter[tile]] == due[letter[tile]])


def tapped(chosen: Tiles, tile: str, letter: dict[str, str], due: Counter[str]) -> Tiles:
    """One more, or put back; where its letter has enough the one chosen first makes room.

    >>> letter = {"A1": "A", "B1": "B", "B2": "B"}
    >>> tapped(("A1",), "B1", letter, Counter("AB")), tapped(("A1", "B1"), "B2", letter, Counter("AB"))
    (('A1', 'B1'), ('A1', 'B2'))
    >>> tapped(("A1", "B2"), "B2", letter, Counter("AB"))
    ('A1',)
    """
    if tile in chosen:
        return tuple(one for one in chosen if one != tile)
    alike = [one for one in chosen if letter[one] == letter[tile]]
    out = alike[0] if len(alike) == due[letter[tile]] else ""
    return (*(one for one in chosen if one != out), tile)


def _cell(sitting: Sitting, tile: str, chosen: bool, tap: Tap) -> ft.Control:
    look = sitting.look
    face = ft.Container(
        tile_picture(sitting, tile, look.size(TILE)),
        padding=4,
        border=CHOSEN if chosen else EDGE,
        border_radius=14,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else None,
        ink=True,
        on_click=look.safe(tap),
    )
    label = tile_words(sitting, tile)
    return ft.Semantics(identifier=f"display-{tile}", button=True, selected=chosen, label=label, content=face)


def tile_words(sitting: Sitting, tile: str) -> str:
    name = tile_name(sitting.snapshot.kit, tile)
    return said(sitting.look.words, name) if isinstance(name, Say) else name
