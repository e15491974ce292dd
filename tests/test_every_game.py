"""A game is a folder in every room: a part that is missing is seen here."""

from pathlib import Path

import pytest

from model.games import FOLDERS, GAMES, folder_of
from model.language import LANGUAGES
from printables.asking import sheets_of

ROOT = Path(__file__).parents[1]
TO_COME = ("tikal", "tikal2")
"""Those whose screens are still to come."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_rules_sheets_and_tests(folder: str) -> None:
    for room in ("model/games", "printables", "tests/model/games", *([] if folder in TO_COME else ["screens"])):
        assert (ROOT / room / folder / "__init__.py").is_file(), f"{room}/{folder}"


@pytest.mark.parametrize("game", GAMES)
def test_sheets_a_kit_a_picture_and_texts(game: str) -> None:
    ends = ("", "-screens", "-print")
    needed = [
        f"kits/{game}.json",
        f"icons/{game}.svg",
        *(f"i18n/{lang}/{game}{e}.ftl" for lang in LANGUAGES for e in ends),
    ]
    assert [file for file in needed if not (ROOT / "assets" / file).is_file()] == [], "missing in assets"
    lacking = {"setup", "reference", "score", "kit", "kit-form"} - set(sheets_of(game))
    assert not lacking, f"SHEETS in printables/{folder_of(game)}/__init__.py lacks these"
