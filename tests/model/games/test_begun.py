"""Every game says itself whether it has begun: until then people lay out the table."""

from random import Random
from typing import Any

import pytest

from model.games import GAMES
from model.kernel.move import Entry, Undo
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from tests.model.games.tabletop import setup_of


@pytest.mark.parametrize("detail", ["full", "light"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_has_begun_from_its_first_move_on(game: Any, detail: str) -> None:
    play: Play[Any] = Play(game, setup_of(game, 2, detail=detail))
    rng = Random(1)
    assert not game.begun(play.state)
    while play.version < 40 and game.winners(play.state) is None:
        play.submit(random_entry(game, play.state, rng))
        assert game.begun(play.state)
    play.submit(Entry(None, Undo(0)))
    assert not game.begun(play.state)


@pytest.mark.parametrize("first", [0, 1])
def test_the_auction_has_begun_with_its_first_display_or_bid(first: int) -> None:
    game = GAMES["tikal"]
    for detail in ("full", "light"):
        play: Play[Any] = Play(game, setup_of(game, 2, detail=detail, version="auction", first=first))
        assert not game.begun(play.state)
        play.submit(random_entry(game, play.state, Random(1)))
        assert game.begun(play.state)


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("lost-temple", {"idol": 0}),
        ("tikal", {"seats": [{"score": 3}, {}]}),
        ("tikal-2", {"phase": "explorer", "to_act": [0]}),
    ],
)
def test_what_is_taken_up_in_the_middle_has_begun(name: str, position: dict[str, Any]) -> None:
    game = GAMES[name]
    assert game.begun(Play(game, setup_of(game, 2, position=position)).state)
