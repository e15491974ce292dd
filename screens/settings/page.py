"""Settings of this device: language, light, size of type, sound, vibration, staying awake; the way to one's copies."""

from dataclasses import replace

import flet as ft

from model.language import LANGUAGES, texts
from screens.shared.buttons import Tap, big, one_of
from screens.shared.hooks import use_after, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.preferences import APPEARANCES, flipped, remembered_text
from screens.shared.topbar import topbar
from screens.shared.visit import Visit

CAN = "companion.can"
"""What the browser allows here, written down by assets/web/attention.js."""
_NEEDS = {"sound": "sound", "vibration": "vibration", "awake": "awake"}


@ft.component
def Settings(visit: Visit, look: Look, back: str) -> ft.Control:
    preferences = visit.preferences
    can, set_can = use_value("")

    async def ask() -> None:
        set_can(await remembered_text(CAN) or "")

    use_after(ask, [])

    async def leave() -> None:
        await visit.go(back)

    async def copies() -> None:
        await visit.go("/copies")

    async def speak(lang: str) -> None:
        await visit.choose(replace(visit.preferences, lang=lang))

    async def lighten(appearance: str) -> None:
        await visit.choose(replace(visit.preferences, appearance=appearance))

    languages = [(lang, texts(lang).say("home-language-name"), lang) for lang in LANGUAGES]
    lights = [(one, look.say(f"home-light-{one}"), one) for one in APPEARANCES]

    def switch(name: str) -> ft.Control:
        async def turn() -> None:
            await visit.choose(flipped(visit.preferences, name))

        return _switch(look, name, getattr(preferences, name), turn, _note(look, name, can))

    return ft.Column(
        [
            topbar(look, look.say("settings-title"), on_back=leave),
            page_column(
                panel(
                    look.title(look.say("home-language"), 18, 3),
                    one_of(look, "language", languages, preferences.lang, speak),
                ),
                panel(
                    look.title(look.say("home-light"), 18, 3),
                    one_of(look, "light", lights, preferences.appearance, lighten),
                ),
                panel(*[switch(name) for name in ("large", "sound", "vibration", "awake")], spacing=4),
                big(
                    look,
                    "go-copies",
                    look.say("copies-title"),
                    copies,
                    icon=ft.Icon(ft.Icons.MENU_BOOK, size=28, color=ft.Colors.PRIMARY),
                    under=look.say("copies-about"),
                    strong=False,
                ),
            ),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _note(look: Look, name: str, can: str) -> str:
    """What it does, or why this browser does not let it."""
    if can and name in _NEEDS and _NEEDS[name] not in can.split():
        return look.say(f"settings-{name}-cannot")
    return look.say(f"settings-{name}-about")


def _switch(look: Look, name: str, on: bool, turn: Tap, note: str) -> ft.Control:
    return ft.Semantics(
        identifier=f"switch-{name}",
        toggled=on,
        button=True,
        content=ft.Container(
            ft.Row(
                [
                    ft.Column(
                        [look.text(look.say(f"settings-{name}"), 17, bold=True), look.quiet(note, 14)],
                        spacing=2,
                        expand=True,
                    ),
                    ft.Icon(
                        ft.Icons.TOGGLE_ON if on else ft.Icons.TOGGLE_OFF,
                        size=46,
                        color=ft.Colors.PRIMARY if on else ft.Colors.OUTLINE,
                    ),
                ],
                spacing=12,
            ),
            padding=ft.Padding(4, 8, 4, 8),
            border_radius=12,
            ink=True,
            on_click=look.safe(turn),
        ),
    )
