"""The home page: a new table, going on with one, joining, one's copies, settings; and what the companion knows."""

from dataclasses import replace

import flet as ft

from model.games import GAMES
from screens.games import all_screens
from screens.home.card import GameCard
from screens.home.continuing import Continuing
from screens.home.header import Header
from screens.shared import theme
from screens.shared.buttons import Tap, big
from screens.shared.look import Look
from screens.shared.safe import safe
from screens.shared.visit import Visit


@ft.component
def Home(visit: Visit, look: Look) -> ft.Control:
    async def choose_language(lang: str) -> None:
        await visit.choose(replace(visit.preferences, lang=lang))

    async def choose_appearance(appearance: str) -> None:
        await visit.choose(replace(visit.preferences, appearance=appearance))

    def to(route: str) -> Tap:
        async def go() -> None:
            await visit.go(route)

        return go

    sorry = look.say("home-sorry")
    playable = all_screens()
    cards = [
        GameCard(game, look, to(f"/new/{game.id}") if game.id in playable else None)
        for game in sorted(GAMES.values(), key=lambda game: game.id not in playable)
    ]
    ways = [
        big(look, "go-join", look.say("home-join"), to("/join"), icon=_sign(ft.Icons.QR_CODE_SCANNER), strong=False),
        big(look, "go-copies", look.say("copies-title"), to("/copies"), icon=_sign(ft.Icons.MENU_BOOK), strong=False),
        big(look, "go-print", look.say("printing-title"), to("/print"), icon=_sign(ft.Icons.PRINT), strong=False),
        big(
            look,
            "go-settings",
            look.say("settings-title"),
            to("/settings"),
            icon=_sign(ft.Icons.SETTINGS),
            strong=False,
        ),
    ]
    return ft.Column(
        [
            Header(
                look.words, visit.preferences, look.wide, safe(choose_language, sorry), safe(choose_appearance, sorry)
            ),
            ft.Container(
                ft.Column(
                    [
                        Continuing(visit, look),
                        _row(ways, look.wide),
                        _side_by_side(cards) if look.wide else _stacked(cards),
                        _footer(look),
                    ],
                    spacing=theme.GAP,
                ),
                padding=theme.GAP if not look.wide else ft.Padding(theme.GAP, 28, theme.GAP, theme.GAP),
                width=theme.WIDEST,
            ),
        ],
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _sign(icon: ft.IconData) -> ft.Control:
    return ft.Icon(icon, size=28, color=ft.Colors.PRIMARY)


def _row(ways: list[ft.Control], wide: bool) -> ft.Control:
    if not wide:
        return _stacked(ways)
    return ft.Row([ft.Container(way, expand=True) for way in ways], spacing=theme.GAP)


def _side_by_side(cards: list[ft.Control]) -> ft.Control:
    return ft.Row(cards, spacing=theme.GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _stacked(cards: list[ft.Control]) -> ft.Control:
    return ft.Column(cards, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _footer(look: Look) -> ft.Control:
    return ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.LOCK_OUTLINE, size=18, color=ft.Colors.ON_SURFACE_VARIANT),
                look.quiet(look.say("home-private"), 13, expand=True),
            ],
            spacing=10,
        ),
        padding=ft.Padding(2, 8, 2, 12),
    )
