"""The latest lines of the log are the last of the whole log, however long the turns and drafts before were."""

import pytest

from model.games import GAMES
from model.kernel.play import Play
from model.kernel.simulate import simulate
from model.language import texts
from model.table.telling import latest, told
from tests.model.games.tabletop import setup_of


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_as_many_as_were_asked_for(game):
    whole = simulate(game, setup_of(game, game.players[-1]), 4)
    play, words = Play(game, whole.setup), texts("en")
    for number, line in enumerate(whole.lines):
        play.submit(line.entry, accepted=True)
        if number % 9 == 0:
            lines = told(words, play, None)
            assert [latest(words, play, None, count) for count in (1, 4)] == [lines[-1:], lines[-4:]]
