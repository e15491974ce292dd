"""Undo is an entry of its own: what was undone stays readable, and is not in force."""

import pytest

from model.kernel.event import Undone
from model.kernel.log import log_for
from tests.toy.table import begun, do, refused


def test_back_to_where_so_many_moves_were_in_force():
    play = begun()
    state = play.state
    do(play, 0, "lay", pebble=3)
    do(play, 1, "lay", pebble=4)
    line = do(play, 1, "undo", to=2)
    assert (play.state, play.in_force, line.events) == (state, [0, 1], (Undone(2, (2, 3)),))
    assert [one.undone for one in log_for(play, None)] == [False, False, True, True, False]
    assert list(play.points()) == []


def test_what_came_after_an_undo_counts_from_there():
    play = begun()
    do(play, 0, "lay", pebble=3)
    do(play, 0, "undo", to=2)
    do(play, 0, "lay", pebble=2)
    assert (play.in_force, play.state.scores, play.version) == ([0, 1, 4], (2, 0), 5)


@pytest.mark.parametrize("to", [-1, 3, 10**6])
def test_nothing_beyond_the_moves_in_force(to):
    assert refused(begun(), None, "undo", to=to) == ("X3", {"to": to, "most": 2})


def test_what_a_seat_was_shown_alone_only_the_table_undoes():
    play = begun()
    do(play, 0, "look")
    do(play, 0, "lay", pebble=3)
    assert refused(play, 0, "undo", to=2) == ("X3", {"why": "seen"})
    do(play, 0, "undo", to=3)
    do(play, None, "undo", to=2)
    assert not play.state.looked
