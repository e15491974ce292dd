"""The home page without a browser: which games, which language, which light."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from model.games import GAMES
from model.language import LANGUAGES, texts
from screens.games import all_screens
from screens.shared.preferences import APPEARANCES
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device


def on_a_device(folder: Path, scenario: Callable[[Device], Awaitable[None]], **device: Any) -> None:
    async def happen(at: Evening) -> None:
        await scenario(await at.device(**device))

    evening(folder, happen)


def test_three_games_to_be_played(tmp_path: Path) -> None:
    async def look(device: Device) -> None:
        words = texts("en")
        titles = {"tikal": "Tikal", "tikal-2": "Tikal II: The Lost Temple", "lost-temple": "Lost Temple"}
        assert {game: device.texts(f"game-{game}-title") for game in GAMES} == {g: [t] for g, t in titles.items()}
        for playable in GAMES:
            players = "2 to 8 players" if playable == "lost-temple" else "2 to 4 players"
            assert device.texts(f"play-{playable}") == [words.say("home-play")]
            assert players in device.texts(f"game-{playable}")

    on_a_device(tmp_path, look)


def test_a_game_without_screens_says_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(all_screens(), "tikal-2")

    async def look(device: Device) -> None:
        words = texts("en")
        assert not device.shows("play-tikal-2")
        assert words.say("home-ready") in device.texts("game-tikal-2")
        assert words.say("home-ready-how") in device.texts("game-tikal-2")

    on_a_device(tmp_path, look)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_devices_language_is_spoken(tmp_path: Path, lang: str) -> None:
    async def look(device: Device) -> None:
        assert texts(lang).say("home-tagline") in device.texts()
        assert device.find(f"language-{lang}").selected

    on_a_device(tmp_path, look, languages=("sv", lang, "en"))


def test_a_language_we_do_not_speak_gives_english(tmp_path: Path) -> None:
    async def look(device: Device) -> None:
        assert texts("en").say("home-tagline") in device.texts()

    on_a_device(tmp_path, look, languages=("sv", "ja"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chosen_language_is_spoken_and_kept(tmp_path: Path, lang: str) -> None:
    async def choose(device: Device) -> None:
        await device.tap(f"language-{lang}")
        assert texts(lang).say("home-tikal-about") in device.texts("game-tikal")
        assert device.stored["companion.language"] == lang

    on_a_device(tmp_path, choose)


@pytest.mark.parametrize("appearance", APPEARANCES)
def test_a_chosen_light_is_shown_and_kept(tmp_path: Path, appearance: str) -> None:
    async def choose(device: Device) -> None:
        assert device.page.theme_mode is ft.ThemeMode.SYSTEM
        await device.tap(f"light-{appearance}")
        assert device.page.theme_mode is ft.ThemeMode(appearance)
        assert device.find(f"light-{appearance}").selected
        assert device.stored["companion.appearance"] == appearance

    on_a_device(tmp_path, choose)


def test_what_was_kept_is_there_after_a_reload(tmp_path: Path) -> None:
    async def happen(at: Evening) -> None:
        device = Device()
        device.stored = {"companion.language": "nl", "companion.appearance": "dark"}
        await device.start(at.main)
        assert texts("nl").say("home-tagline") in device.texts()
        assert device.page.theme_mode is ft.ThemeMode.DARK

    evening(tmp_path, happen)


def test_a_device_that_keeps_nothing_still_works(tmp_path: Path) -> None:
    async def happen(at: Evening) -> None:
        def refuse(args: dict[str, Any]) -> Any:
            raise RuntimeError("no storage here")

        device = Device()
        device.connection.answers |= {"get": refuse, "set": refuse, "get_device_info": refuse}
        await device.start(at.main)
        await device.tap("language-de")
        assert texts("de").say("home-tagline") in device.texts()

    evening(tmp_path, happen)


def test_cards_stand_side_by_side_only_where_there_is_room(tmp_path: Path) -> None:
    async def turn(device: Device) -> None:
        assert not device.find("game-tikal").expand
        await device.resize(1280, 800)
        assert device.find("game-tikal").expand
        await device.resize(390, 844)
        assert not device.find("game-tikal").expand

    on_a_device(tmp_path, turn)


def test_one_devices_choice_is_not_anothers(tmp_path: Path) -> None:
    async def happen(at: Evening) -> None:
        anna, ben = await at.device(), await at.device()
        before = ben.received
        await anna.tap("language-fi")
        assert texts("en").say("home-tagline") in ben.texts()
        assert ben.received == before

    evening(tmp_path, happen)
