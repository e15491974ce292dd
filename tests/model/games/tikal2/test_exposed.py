"""What a scoring has shown cannot be taken back by whoever ended the round or the game (T2.2.4)."""

from random import Random
from typing import Any

import pytest

from model.games.tikal2 import GAME
from model.games.tikal2.events import GameEnded, RoundEnded
from model.kernel.exposed import Exposed
from model.kernel.illegal import Illegal
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from model.table import policy
from model.table.memory import Memory
from tests.model.games.tikal2.table import setup
from tests.rule import rule


@rule("T2.2.4")
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_alone_goes_back_before_a_scoring(seed: int) -> None:
    play: Play[Any] = Play(GAME, setup(2))
    rng, memory, scored = Random(seed), Memory(0), 0
    while GAME.winners(play.state) is None:
        line = play.submit(random_entry(GAME, play.state, rng))
        if any(isinstance(event, RoundEnded | GameEnded) for event in line.events):
            scored += 1
            assert GAME.exposed(play.state, line.events) == (Exposed(None, "scoring"),)
            with pytest.raises(Illegal) as refused:
                policy.undo_target(play, memory, line.entry.seat)
            assert refused.value.facts == {"why": "seen"}
    assert scored == 2
