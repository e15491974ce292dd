"""The home page: which games the companion knows, in the reader's language and light."""

from dataclasses import replace

import flet as ft

from model.language import texts
from screens.home.card import GameCard
from screens.home.games import GAMES
from screens.home.header import Header
from screens.shared import theme
from screens.shared.preferences import Preferences, keep
from screens.shared.safe import safe
from screens.shared.width import use_wide


@ft.component
def Home(ready: frozenset[str], start: Preferences) -> ft.Control:
    preferences, set_preferences = ft.use_state(start)
    wide = use_wide(theme.WIDE)
    words = texts(preferences.lang)
    page = ft.context.page

    async def choose(chosen: Preferences) -> None:
        set_preferences(chosen)
        show(page, chosen)
        page.update()
        await keep(chosen)

    async def choose_language(lang: str) -> None:
        await choose(replace(preferences, lang=lang))

    async def choose_appearance(appearance: str) -> None:
        await choose(replace(preferences, appearance=appearance))

    sorry = words.say("home-sorry")
    cards = [GameCard(game, words, game.id in ready, wide=wide) for game in GAMES]
    return ft.Column(
        [
            Header(words, preferences, wide, safe(choose_language, sorry), safe(choose_appearance, sorry)),
            ft.Container(
                ft.Column([_side_by_side(cards) if wide else _stacked(cards), _footer(words.say("home-private"))]),
                padding=theme.GAP if not wide else ft.Padding(theme.GAP, 28, theme.GAP, theme.GAP),
                width=theme.WIDEST,
            ),
        ],
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def show(page: ft.Page, preferences: Preferences) -> None:
    """What of the choice belongs to the page itself: its title and its light."""
    page.title = texts(preferences.lang).say("home-title")
    page.theme_mode = ft.ThemeMode(preferences.appearance)


def _side_by_side(cards: list[ft.Control]) -> ft.Control:
    return ft.Row(cards, spacing=theme.GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _stacked(cards: list[ft.Control]) -> ft.Control:
    return ft.Column(cards, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _footer(words: str) -> ft.Control:
    return ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.LOCK_OUTLINE, size=18, color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Text(words, size=13, color=ft.Colors.ON_SURFACE_VARIANT, expand=True),
            ],
            spacing=10,
        ),
        padding=ft.Padding(2, 8, 2, 12),
    )
