"""The table is right: any value of the truth can be set, both values stay in the log."""

import pytest

from model.kernel.answer import tells
from model.kernel.event import Change, Corrected
from model.kernel.log import log_for, points_for
from model.kernel.move import read_entry
from model.kernel.points import Point
from tests.toy.game import GAME
from tests.toy.table import begun, do, refused


def test_both_values_and_the_points_of_it():
    play = begun()
    line = do(play, None, "correct", set={"seats.1.score": 7, "die": 2}, why="miscounted")
    assert line.events == (Corrected((Change("seats.1.score", 0, 7), Change("die", 4, 2)), "miscounted"),)
    assert (play.state.scores, play.state.die) == ((0, 7), 2)
    assert list(play.points()) == [Point(1, 7, "correct", {})]
    do(play, None, "undo", to=2)
    assert (play.state.scores, list(play.points())) == ((0, 0), [])


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ({}, "X4"),
        ({"seats.2.score": 1}, "X4"),
        ({"seats.0": {"score": 1}}, "X4"),
        ({"seats": []}, "X4"),
        ({"seats.0.score": "many"}, "X2"),
        ({"seats.0.hand": [1]}, "X2"),
        ({"die": 7}, "X2"),
    ],
)
def test_what_cannot_lie_so_is_refused(values, rule):
    assert refused(begun(), None, "correct", set=values)[0] == rule


def test_a_seat_corrects_only_what_it_may_know():
    play = begun()
    assert refused(play, 0, "correct", set={"seats.1.hand": [1, 1, 1]})[1] == {"why": "secret", "path": "seats.1.hand"}
    do(play, 1, "correct", set={"seats.1.hand": [4, 4, 4]})
    assert play.state.hands[1] == (4, 4, 4)


def test_others_read_that_a_secret_was_corrected_and_not_what():
    play = begun()
    do(play, 1, "correct", set={"seats.1.hand.0": 5, "seats.1.score": 2})
    (own,), (others,) = (log_for(play, seat)[-1].events for seat in (1, 0))
    assert own.changes == (Change("seats.1.hand.0", 4, 5), Change("seats.1.score", 0, 2))
    assert others.changes == (Change("seats.1.hand", hidden=True), Change("seats.1.score", 0, 2))
    assert [point.points for point in points_for(play, 0)] == [2]


def test_how_many_secrets_were_corrected_is_one_too():
    play = begun()
    do(play, 1, "correct", set={"seats.1.hand.0": 5, "seats.1.hand.1": 6})
    ((own,), (others,)) = (log_for(play, seat)[-1].events for seat in (1, 0))
    assert len(own.changes) == 2
    assert others.changes == (Change("seats.1.hand", hidden=True),)


@pytest.mark.parametrize(
    ("seat", "raw", "told"),
    [
        (0, {"do": "lay", "pebble": 3}, True),
        (1, {"do": "lay", "pebble": 3}, False),
        (0, {"do": "look"}, False),
        (0, {"do": "undo", "to": 9}, False),
        (1, {"do": "correct", "set": {"seats.1.hand": []}}, True),
        (1, {"do": "correct", "set": {"seats.1.score": 3}}, False),
    ],
)
def test_which_answers_could_tell_a_secret(seat, raw, told):
    assert tells(begun(), read_entry({"seat": seat, **raw}, GAME.moves)) is told
