"""Nothing of a sample is on paper or in a set-up list where no copy was chosen: both are the same with two different
samples, in real processes with an assets folder of their own."""

import base64
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest

from model.games import GAMES
from model.games.samples import sample_kit
from model.kernel.flaws import Flawed
from model.locator import assets
from tests.patience import PATIENCE
from tests.printables.own import other_sample

ROOT = Path(__file__).parents[2]
ROOMS = ("model", "screens", "printables", "companion")
CHECKLISTS = """
import json
from model.games import GAMES
from model.kernel.game import Player, Setup
from model.language import LANGUAGES, texts
said = []
for game in GAMES.values():
    kit = game.kit(None)
    for count in game.players:
        for detail in ("full", "light"):
            setup = Setup(tuple(Player("", colour) for colour in kit.colours[:count]), kit, game.options(detail=detail))
            for step in game.checklist(setup):
                said += [texts(lang).say(f"{game.id}-setup-{step.id}", **step.facts) for lang in LANGUAGES]
print(json.dumps(said))
"""


SHEETS = """
from hashlib import sha256
from model.games import GAMES
from printables import sheet, sheets_of
from printables.asking import variants
for game in GAMES.values():
    for name in sheets_of(game.id):
        for count in (min(game.players), max(game.players)):
            for options in variants(game.id, name):
                pdf = sheet(game.id, name, players=count, options=options)
                print(game.id, name, count, options, sha256(pdf).hexdigest())
"""


class Home:
    """The program as it is, with other samples."""

    def __init__(self, folder: Path, samples: dict[str, object]) -> None:
        self.folder = folder
        for room in ROOMS:
            (folder / room).symlink_to(ROOT / room)
        (folder / "assets" / "kits").mkdir(parents=True)
        for part in assets().iterdir():
            if part.name != "kits":
                (folder / "assets" / part.name).symlink_to(part)
        for game, sample in samples.items():
            (folder / "assets" / "kits" / f"{game}.json").write_text(json.dumps(sample), encoding="utf-8")

    def python(self, *words: str) -> bytes:
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "COMPANION_LANG": "en"}
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            timeout=PATIENCE,
            check=True,
        )
        return done.stdout

    def all_sheets(self) -> dict[str, bytes]:
        self.python("-m", "companion", "print", "--all", "sheets")
        return {file.name: file.read_bytes() for file in (self.folder / "sheets").iterdir()}


CHOSEN = """
import base64, json
from model.games import GAMES
from printables import sheet
setups = {
    f"{game.id} {count}": sheet(game.id, "setup", players=count)
    for game in GAMES.values()
    for count in (min(game.players), max(game.players))
}
kits = {game: sheet(game, "kit", kit="sample") for game in GAMES}
print(json.dumps({name: base64.b64encode(pdf).decode() for name, pdf in {**setups, **kits}.items()}))
"""


SURE = {"lost-temple": {18, 50}, "tikal-2": {16, 17, 20, 21, 24, 25, 27, 35}}
"""Tokens and gems; tiles for 2, 3 and 4 players, spaces, flags, treasures, keys. Up to 13 go the steps."""


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> tuple[Home, Home]:
    ours = {game: sample_kit(game) for game in GAMES}
    others = {game: other_sample(game) for game in GAMES}
    return Home(tmp_path_factory.mktemp("ours"), ours), Home(tmp_path_factory.mktemp("others"), others)


@pytest.fixture(scope="module")
def chosen(homes: tuple[Home, Home]) -> list[dict[str, bytes]]:
    """Of both: set-ups without a copy, and the kits of their samples."""
    told = (json.loads(home.python("-c", CHOSEN)) for home in homes)
    return [{name: base64.b64decode(pdf) for name, pdf in sheets.items()} for sheets in told]


@pytest.mark.parametrize("game", GAMES)
def test_the_other_sample_is_one(game: str) -> None:
    try:
        GAMES[game].kit(other_sample(game))
    except Flawed as error:
        pytest.fail(str(error.flaws))


def test_sheets_without_a_copy_are_the_same_whatever_the_sample(homes: tuple[Home, Home]) -> None:
    ours, others = (home.python("-c", SHEETS).decode().splitlines() for home in homes)
    assert len(ours) > 60
    assert [line for line in ours if line not in others] == []


@pytest.mark.evening
def test_all_sheets_without_a_copy_are_the_same_whatever_the_sample(homes: tuple[Home, Home]) -> None:
    ours, others = (home.all_sheets() for home in homes)
    assert len(ours) > 100
    assert [name for name in ours if ours[name] != others[name]] == []


@pytest.mark.parametrize("game", SURE)
def test_a_set_up_without_a_copy_has_no_number_but_the_rulebook_s(chosen: list[dict[str, bytes]], game: str) -> None:
    for players in (min(GAMES[game].players), max(GAMES[game].players)):
        pdf = pypdfium2.PdfDocument(chosen[0][f"{game} {players}"])
        found = {int(number) for number in re.findall(r"\d+", pdf[0].get_textpage().get_text_range())}
        assert found <= {*range(14), *SURE[game]}


@pytest.mark.parametrize("game", GAMES)
def test_who_chooses_the_sample_gets_it(chosen: list[dict[str, bytes]], game: str) -> None:
    ours, others = (sheets[game] for sheets in chosen)
    assert ours != others


def test_set_up_lists_without_a_copy_are_the_same_whatever_the_sample(homes: tuple[Home, Home]) -> None:
    ours, others = (home.python("-c", CHECKLISTS) for home in homes)
    assert len(json.loads(ours)) > 1000
    assert ours == others
