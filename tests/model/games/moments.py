"""Moments of random games: one game is played for many of them, so that its middle and its end are looked at as often
as its beginning."""

from collections.abc import Iterator
from random import Random
from typing import Any

from model.kernel.game import Game, Setup
from model.kernel.play import Play
from model.kernel.simulate import random_entry

FIRST = 2
"""So many are given of every game."""
MOST = 600
"""Entries; every game is over by then."""


def moments(game: Game[Any], setup: Setup, seed: int, often: float) -> Iterator[Play[Any]]:
    """A game to its end, as it stands at so many of its moments: to be looked at, not to be changed."""
    play: Play[Any] = Play(game, setup)
    rng, now = Random(seed), Random(f"{seed} now?")
    while play.version < MOST:
        if play.version < FIRST or now.random() < often:
            yield play
        if game.winners(play.state) is not None:
            return
        play.submit(random_entry(game, play.state, rng))
    raise AssertionError("it never ends")
