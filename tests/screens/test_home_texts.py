"""The home page's words: complete in every language, and pictures for every game."""

import pytest

from model.games import GAMES
from model.language import LANGUAGES, texts
from model.locator import assets


def _own(lang: str) -> set[str]:
    return {message for message in texts(lang) if message.startswith("home-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_misses_a_message(lang: str) -> None:
    assert _own(lang) == _own("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_words_and_a_picture(lang: str) -> None:
    for game in GAMES:
        assert texts(lang).say(f"home-{game}-about")
        assert texts(lang).say(f"home-{game}-picture")
        assert (assets() / "icons" / f"{game}.svg").is_file()
