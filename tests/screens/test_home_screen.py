"""The home page without a browser: which games, which language, which light."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft
import pytest

from model.language import LANGUAGES, texts
from screens.home import home_main
from screens.home.games import GAMES
from screens.shared.preferences import APPEARANCES
from tests.screens.harness import Device

READY = frozenset({"lost-temple"})


def on_a_device(scenario: Callable[[Device], Awaitable[None]], **device: Any) -> None:
    async def run() -> None:
        await scenario(await Device(**device).start(home_main(READY)))

    asyncio.run(run())


def test_three_games_and_how_far_they_are() -> None:
    async def look(device: Device) -> None:
        words = texts("en")
        assert [device.texts(f"game-{game.id}-title") for game in GAMES] == [[game.title] for game in GAMES]
        assert words.say("home-coming") in device.texts("game-tikal")
        assert words.say("home-coming") in device.texts("game-tikal-2")
        assert words.say("home-ready") in device.texts("game-lost-temple")
        assert any("companion\u00a0replay" in text for text in device.texts("game-lost-temple"))
        assert "2 to 8 players" in device.texts("game-lost-temple")

    on_a_device(look)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_devices_language_is_spoken(lang: str) -> None:
    async def look(device: Device) -> None:
        assert texts(lang).say("home-tagline") in device.texts()
        assert device.find(f"language-{lang}").selected

    on_a_device(look, languages=("sv", lang, "en"))


def test_a_language_we_do_not_speak_gives_english() -> None:
    async def look(device: Device) -> None:
        assert texts("en").say("home-tagline") in device.texts()

    on_a_device(look, languages=("sv", "ja"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chosen_language_is_spoken_and_kept(lang: str) -> None:
    async def choose(device: Device) -> None:
        await device.tap(f"language-{lang}")
        assert texts(lang).say("home-tikal-about") in device.texts("game-tikal")
        assert device.stored["companion.language"] == lang

    on_a_device(choose)


@pytest.mark.parametrize("appearance", APPEARANCES)
def test_a_chosen_light_is_shown_and_kept(appearance: str) -> None:
    async def choose(device: Device) -> None:
        assert device.page.theme_mode is ft.ThemeMode.SYSTEM
        await device.tap(f"light-{appearance}")
        assert device.page.theme_mode is ft.ThemeMode(appearance)
        assert device.find(f"light-{appearance}").selected
        assert device.stored["companion.appearance"] == appearance

    on_a_device(choose)


def test_what_was_kept_is_there_after_a_reload() -> None:
    async def run() -> None:
        device = Device()
        device.stored = {"companion.language": "nl", "companion.appearance": "dark"}
        await device.start(home_main(READY))
        assert texts("nl").say("home-tagline") in device.texts()
        assert device.page.theme_mode is ft.ThemeMode.DARK

    asyncio.run(run())


def test_a_device_that_keeps_nothing_still_works() -> None:
    async def run() -> None:
        def refuse(args: dict[str, Any]) -> Any:
            raise RuntimeError("no storage here")

        device = Device()
        device.connection.answers |= {"get": refuse, "set": refuse, "get_device_info": refuse}
        await device.start(home_main(READY))
        await device.tap("language-de")
        assert texts("de").say("home-tagline") in device.texts()

    asyncio.run(run())


def test_cards_stand_side_by_side_only_where_there_is_room() -> None:
    async def turn(device: Device) -> None:
        assert not device.find("game-tikal").expand
        await device.resize(1280, 800)
        assert device.find("game-tikal").expand
        await device.resize(390, 844)
        assert not device.find("game-tikal").expand

    on_a_device(turn)


def test_one_devices_choice_is_not_anothers() -> None:
    async def run() -> None:
        anna, ben = await Device().start(home_main(READY)), await Device().start(home_main(READY))
        before = ben.received
        await anna.tap("language-fi")
        assert texts("en").say("home-tagline") in ben.texts()
        assert ben.received == before

    asyncio.run(run())
