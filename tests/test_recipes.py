"""The READMEs' recipes name files that are there, and all that a change has to touch as far as a test can find out."""

import re
from pathlib import Path

import pytest

from model.games import GAMES, folder_of
from model.language import LANGUAGES

ROOT = Path(__file__).parents[1]
ROOMS = ("assets", "companion", "model", "printables", "screens")
RECIPES = {
    "model/games/README.md": ("a switch", "a move", "a part of the kit", "a game"),
    "model/language/README.md": ("a message", "a language"),
    "screens/README.md": ("a page", "a screen of a game"),
    "printables/README.md": ("a sheet",),
    "assets/README.md": ("an icon", "a font"),
    "model/store/README.md": ("a column", "another database"),
}
NAMED = re.compile(r"`((?:assets|companion|model|printables|screens|tests)/[^`\s]+|pyproject\.toml|README\.md)`")


def recipe(what: str) -> str:
    """The text of a recipe, up to the next heading."""
    for readme in RECIPES:
        text = (ROOT / readme).read_text(encoding="utf-8")
        found = re.search(rf"^## Recipe: {what}\b.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
        if found:
            return found[0]
    raise AssertionError(f"no recipe for {what}")


def files(name: str, game: str = "lost-temple") -> list[Path]:
    return list(ROOT.glob(name.replace("<folder>", folder_of(game)).replace("<game>", game)))


@pytest.mark.parametrize("what", [what for all_ in RECIPES.values() for what in all_])
def test_what_a_recipe_names_is_there(what: str) -> None:
    named = NAMED.findall(recipe(what))
    assert named
    for name in named:
        assert any(files(name, game) for game in GAMES), name


@pytest.mark.parametrize("readme", RECIPES)
def test_the_readme_for_users_leads_there(readme: str) -> None:
    assert f"`{readme}`" in (ROOT / "README.md").read_text(encoding="utf-8")


READMES = [file for room in (*ROOMS, "tests") for file in (ROOT / room).rglob("README.md")]


@pytest.mark.parametrize("readme", READMES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_modules_that_a_readme_names_are_there(readme: Path) -> None:
    """Beside it, below it, or in another room."""
    rooms = [ROOT / room for room in (*ROOMS, "tests")]
    everywhere = [file.as_posix() for room in rooms for end in ("py", "js") for file in room.rglob(f"*.{end}")]
    for name in re.findall(r"`([\w/]+\.(?:py|js))`", readme.read_text(encoding="utf-8")):
        assert any(file.endswith(f"/{name}") for file in everywhere), name


def code() -> list[Path]:
    return [file for room in ROOMS for end in ("py", "js") for file in (ROOT / room).rglob(f"*.{end}")]


def covered(what: str, game: str = "lost-temple") -> set[Path]:
    return {file for name in NAMED.findall(recipe(what)) for file in files(name, game)}


def test_the_recipe_of_a_language_names_every_file_that_lists_them() -> None:
    others = [lang for lang in LANGUAGES if lang != "en"]
    listing = [
        file
        for file in code()
        if all(re.search(rf"[\"']{lang}[\"']|\b{lang}:", file.read_text(encoding="utf-8")) for lang in others)
    ]
    assert len(listing) >= 3
    assert set(listing) <= covered("a language")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_its_own_rooms_and_the_list_knows_a_game(game: str) -> None:
    """A fourth game is its folders, its data and a line."""
    own = {f"{room}/{folder_of(game)}" for room in ("model/games", "printables", "screens", "screens/copies")}
    knowing = [
        file.relative_to(ROOT).as_posix()
        for file in code()
        if re.search(rf"[\"'/.]({folder_of(game)}|{game})[\"'/.]", _without_examples(file))
    ]
    assert [name for name in knowing if not name.startswith(tuple(own))] == ["model/games/__init__.py"]


def _without_examples(file: Path) -> str:
    """Docstrings and comments may name a game."""
    text = file.read_text(encoding="utf-8")
    return re.sub(r'"""(.|\n)*?"""|#.*|//.*', "", text)


@pytest.mark.parametrize("game", GAMES)
def test_the_recipe_of_a_switch_names_every_file_that_speaks_of_one(game: str) -> None:
    """Of the switches there are, nothing outside the recipe knows a name."""
    named = covered("a switch", game)
    common = {"first", "detail"}
    everyday = {"version", "draft", "tokens", "chain", "hidden"}
    for switch in set(GAMES[game].options.__struct_fields__) - common - everyday:
        asked = re.compile(rf"\b{switch}\b|\b{switch.replace('_', '-')}\b")
        knowing = [file for file in code() if asked.search(_without_examples(file))]
        assert knowing
        assert set(knowing) <= named, switch
