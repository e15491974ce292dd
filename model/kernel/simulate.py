"""Random but legal games, for tests, demonstrations and measurements: the same seed, the same game."""

from random import Random
from typing import Any

from model.kernel.choice import drawn, usable
from model.kernel.game import Game, Setup
from model.kernel.move import Entry, Move, read_move
from model.kernel.play import Play


def simulate(game: Game[Any], setup: Setup, seed: int, most: int = 20_000) -> Play[Any]:
    """A game played out at random until it is over (or `most` moves were made)."""
    rng = Random(f"{game.id} {len(setup.players)} {seed}")
    play: Play[Any] = Play(game, setup)
    while play.version < most and game.winners(play.state) is None:
        play.submit(random_entry(game, play.state, rng))
    return play


def random_entry(game: Game[Any], state: Any, rng: Random) -> Entry:
    """Some legal entry: the app's own shuffle if it is due, otherwise any choice of whoever may act."""
    shuffle = game.chance(state, rng)
    if shuffle is not None:
        return Entry(None, shuffle)
    acting = game.to_act(state)
    seat = rng.choice(acting) if acting else None
    return Entry(seat, _random_move(game, state, seat, rng), None if acting else game.keeper(state))


def _random_move(game: Game[Any], state: Any, seat: int | None, rng: Random) -> Move:
    choices = usable(game.choices(state, seat))
    lively = game.play_out(state, seat, choices, rng)
    return lively if lively is not None else read_move(drawn(rng.choice(choices), rng), game.moves)
