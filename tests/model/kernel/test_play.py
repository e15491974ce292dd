"""A game in progress: entries go in one by one, each checked first."""

from random import Random

import pytest

from model.kernel.points import totals
from model.kernel.simulate import random_entry, simulate
from tests.toy.game import GAME
from tests.toy.table import begun, do, refused, setup


def test_a_move_takes_effect_or_nothing_changes():
    play = begun()
    assert refused(play, 1, "lay", pebble=4) == ("X1", {"why": "turn", "seat": 0})
    assert refused(play, 0, "lay", pebble=4) == ("PB2", {"pebble": 4})
    line = do(play, 0, "lay", pebble=3)
    assert (play.version, play.state.scores, line.events[0].points) == (3, (3, 0), 3)


@pytest.mark.parametrize(("seat", "by"), [(2, None), (-1, None), (0, 2)])
def test_a_seat_nobody_has_is_refused(seat, by):
    assert refused(begun(), seat, "look", by=by) == ("X1", {"why": "seat", "number": by if by is not None else seat})


def test_a_copy_stays_as_it_was():
    play = begun()
    before = play.copy()
    do(play, 0, "lay", pebble=3)
    assert (before.version, before.state.scores, play.state.scores) == (2, (0, 0), (3, 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_simulated_game_ends_and_the_ledger_is_the_score(players):
    play = simulate(GAME, setup(players), 7)
    again = simulate(GAME, setup(players), 7)
    assert [line.entry for line in play.lines] == [line.entry for line in again.lines]
    assert GAME.winners(play.state) is not None
    assert totals(play.points(), players) == GAME.scores(play.state)
    assert [play.at(depth) for depth in (0, len(play.in_force))] == [GAME.begin(setup(players)), play.state]


def test_the_app_enters_what_it_shuffles_and_people_what_lies_on_their_table():
    play = begun()
    rng = Random(1)
    assert GAME.chance(play.at(0), rng) is None
    assert (random_entry(GAME, play.at(0), rng).by, random_entry(GAME, play.at(1), rng).by) == (0, None)
