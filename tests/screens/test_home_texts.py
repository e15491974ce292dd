"""The home page's words: complete in every language, and pictures for every game."""

import pytest

from model.language import LANGUAGES, texts
from model.locator import assets
from screens.home.games import GAMES


def _own(lang: str) -> set[str]:
    return {message for message in texts(lang) if message.startswith("home-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_misses_a_message(lang: str) -> None:
    assert _own(lang) == _own("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_words_and_a_picture(lang: str) -> None:
    for game in GAMES:
        assert texts(lang).say(f"home-{game.id}-about")
        assert texts(lang).say(f"home-{game.id}-picture")
        assert (assets() / game.picture.lstrip("/")).is_file()
