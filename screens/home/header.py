"""The head of the home page: the name, what it is, and the two switches."""

import flet as ft

from model.language import LANGUAGES, Texts, texts
from screens.shared import theme
from screens.shared.preferences import Preferences
from screens.shared.strip import Chosen, Option, Strip

_LIGHTS = {
    "light": ft.Icons.LIGHT_MODE,
    "dark": ft.Icons.DARK_MODE,
    "system": ft.Icons.BRIGHTNESS_AUTO,
}


@ft.component
def Header(
    words: Texts,
    preferences: Preferences,
    wide: bool,
    on_language: Chosen,
    on_appearance: Chosen,
) -> ft.Control:
    name, switches = _name(words, wide), _switches(words, preferences, on_language, on_appearance)
    body: ft.Control = (
        ft.Row([ft.Container(name, expand=True), switches], spacing=theme.GAP)
        if wide
        else ft.Column([name, switches], spacing=14)
    )
    return ft.Container(
        gradient=ft.LinearGradient(
            [theme.JUNGLE, theme.CANOPY], begin=ft.Alignment.TOP_LEFT, end=ft.Alignment.BOTTOM_RIGHT
        ),
        content=ft.Column(
            [
                ft.SafeArea(
                    avoid_intrusions_bottom=False,
                    content=ft.Container(
                        body,
                        padding=ft.Padding(theme.GAP, 18, theme.GAP, 16),
                        alignment=ft.Alignment.CENTER,
                        width=theme.WIDEST,
                    ),
                ),
                ft.Image(src="/icons/frieze.svg", height=16, fit=ft.BoxFit.COVER, exclude_from_semantics=True),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )


def _name(words: Texts, wide: bool) -> ft.Control:
    return ft.Row(
        [
            ft.Image(src="/icons/temple.svg", width=56, height=56, exclude_from_semantics=True),
            ft.Column(
                [
                    ft.Semantics(
                        identifier="title",
                        heading_level=1,
                        content=ft.Text(
                            words.say("home-title"),
                            size=30 if wide else 25,
                            weight=ft.FontWeight.W_800,
                            color=theme.LIMESTONE,
                        ),
                    ),
                    ft.Text(words.say("home-tagline"), size=15, color=theme.MOSS),
                ],
                spacing=2,
                expand=True,
            ),
        ],
        spacing=14,
    )


def _switches(
    words: Texts,
    preferences: Preferences,
    on_language: Chosen,
    on_appearance: Chosen,
) -> ft.Control:
    languages = [Option(lang, texts(lang).say("home-language-name"), lang.upper()) for lang in LANGUAGES]
    lights = [Option(light, words.say(f"home-light-{light}"), icon) for light, icon in _LIGHTS.items()]
    return ft.Row(
        [
            Strip("language", words.say("home-language"), languages, preferences.lang, on_language),
            Strip("light", words.say("home-light"), lights, preferences.appearance, on_appearance),
        ],
        spacing=6,  # all of it in one line of a phone
        run_spacing=10,
        wrap=True,
    )
