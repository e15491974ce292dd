"""A new copy: from nothing with one tap, or from what is there; from a file; or with a pen first."""

import math
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import flet as ft

from screens.copies.step import Raw, minutes_left, steps_of
from screens.printing.order import Order
from screens.shared.buttons import big, glyph, small, tile, tiles
from screens.shared.hooks import use_box, use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import game_picture

Source = tuple[str, str, str, Raw]
"""A name for it, the game, what it is called, what is told there."""
Begun = Callable[[str, Any], Awaitable[None]]


@ft.component
def Begin(look: Look, games: Sequence[tuple[str, Raw]], sources: Sequence[Source], begin: Begun) -> ft.Control:
    """`games` with what every copy of them has."""
    opened, set_opened = use_value(False)
    busy = use_box(False)

    async def once(game: str, start: Raw) -> None:
        """A second tap would make a second copy."""
        if not busy.current:
            busy.current = True
            try:
                await begin(game, start)
            finally:
                busy.current = False

    rows: list[ft.Control] = [look.title(look.say("copies-new"), 20)]
    rows += [_game(look, game, start, once) for game, start in games]
    bring = ft.Url(f"/copies/import?lang={look.lang}", ft.UrlTarget.SELF)
    ways = [small(look, "copies-bring", look.say("copies-bring"), bring, ft.Icons.UPLOAD_FILE)]
    if opened:
        rows.append(look.quiet(look.say("copies-from-about"), 14))
        rows.append(tiles([_source(look, one, len(games) > 1, once) for one in sources]))
    elif sources:
        ways.insert(0, small(look, "copies-from", look.say("copies-from"), lambda: set_opened(True), ft.Icons.COPY))
    rows.append(tiles(ways))
    return ft.Semantics(identifier="copies-begin", container=True, content=panel(*rows, spacing=10))


def _game(look: Look, game: str, start: Raw, begin: Begun) -> ft.Control:
    async def from_nothing() -> None:
        await begin(game, start)

    minutes = math.ceil(minutes_left(steps_of(game), start))
    icon = game_picture(game)
    under = look.say("copies-new-under", minutes=minutes)
    way = big(
        look, f"begin-{game}", _called(look, game), from_nothing, icon=icon, under=under, strong=False, expand=True
    )
    return ft.Row([way, glyph(look, f"form-{game}", ft.Icons.PRINT, look.say("copies-form"), form(look, game))])


def _called(look: Look, game: str) -> str:
    return look.say(f"word-{game}")


def form(look: Look, game: str) -> ft.Url:
    """The blank form, to be filled in by pen."""
    return ft.Url(Order("kit-form", look.lang, game).address("pdf"), ft.UrlTarget.BLANK)


def _source(look: Look, source: Source, several: bool, begin: Begun) -> ft.Control:
    name, game, title, raw = source

    async def start() -> None:
        await begin(game, raw)

    return tile(look, f"from-{name}", title, start, note=_called(look, game) if several else None)
