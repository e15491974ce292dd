"""The list of all copies, or of one game's: go on with one, describe another."""

from typing import Any

import flet as ft

from model.games import GAMES
from model.games.copies import known_kit
from screens.copies.begin import Begin
from screens.copies.begun import begun
from screens.copies.reading import Told, told_copies
from screens.copies.row import CopyRow
from screens.copies.trouble import trouble, trouble_words
from screens.games import all_screens
from screens.shared.hooks import use_after, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column
from screens.shared.topbar import topbar
from screens.shared.visit import Visit


@ft.component
def Copies(visit: Visit, look: Look, game: str) -> ft.Control:
    """`game` is empty for all of them."""
    nothing_yet: tuple[Told, ...] | None = None
    found, set_found = use_value(nothing_yet)
    wrong, failed = use_value(None)
    tables = visit.house.tables

    async def load() -> None:
        failed(None)
        set_found(await told_copies(tables, game or None))

    async def leave() -> None:
        await visit.go(f"/new/{game}" if game in all_screens() else "/")

    async def begin(of: str, start: Any) -> None:
        try:
            made = await begun(tables, look, of, start)
        except Exception as error:
            failed(error)
            return
        await visit.go(f"/copy/{made}")

    use_after(load, [game])
    games = [one for one in GAMES if not game or one == game]
    sources = [(copy.id, copy.game, copy.name, copy.raw) for copy in found or ()]
    parts: list[ft.Control] = [
        look.quiet(look.say("copies-about"), 15),
        *([trouble(look, trouble_words(look, wrong))] if wrong else []),
        *[CopyRow(visit, look, copy, load, failed) for copy in found or ()],
    ]
    if found is not None:  # not before the list: it would move away under the finger
        parts.append(Begin(look, [(one, known_kit(one)) for one in games], sources, begin))
    return ft.Column(
        [
            topbar(look, look.say("copies-title"), look.say(f"word-{game}") if game else None, on_back=leave),
            page_column(*parts),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
