"""Every rule id has a test that names it, and nothing of a game is missing."""

from pathlib import Path

import pytest

from model.games import FOLDERS, GAMES
from model.games.samples import sample_kit
from tests.rule import ids_named_in

HERE = Path(__file__).parent


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_id_has_a_test(folder):
    game = next(g for g in GAMES.values() if type(g).__module__.startswith(f"model.games.{folder}."))
    missing = set(game.rules) - ids_named_in(HERE / folder, game.rules)
    assert not missing


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_ships_a_playable_kit(game):
    kit = game.kit(sample_kit(game.id))
    assert kit.sample
    assert len(kit.colours) >= game.players[-1]
