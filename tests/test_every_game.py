"""A game is a folder in every room: a part that is missing is seen here."""

from pathlib import Path

import pytest

from model.games import FOLDERS, GAMES
from model.language import LANGUAGES
from printables.asking import sheets_of

ROOT = Path(__file__).parents[1]
PLAYABLE = ("lost_temple",)
"""Those with screens so far."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_rules_sheets_and_tests(folder: str) -> None:
    for room in ("model/games", "printables", "tests/model/games", *(["screens"] if folder in PLAYABLE else [])):
        assert (ROOT / room / folder / "__init__.py").is_file(), f"{room}/{folder}"


@pytest.mark.parametrize("game", GAMES)
def test_sheets_a_kit_a_picture_and_texts(game: str) -> None:
    assert {"setup", "reference", "score"} <= set(sheets_of(game))
    assert (ROOT / "assets" / "kits" / f"{game}.json").is_file()
    assert (ROOT / "assets" / "icons" / f"{game}.svg").is_file()
    for lang in LANGUAGES:
        for file in (f"{game}.ftl", f"{game}-print.ftl"):
            assert (ROOT / "assets" / "i18n" / lang / file).is_file(), (lang, file)
