"""The log in passages, in a game that tells each entry by itself: undo and corrections stand apart."""

import pytest

from model.kernel.passages import passages
from model.language import texts
from model.table.telling import latest, since, told
from tests.toy.table import begun, do

pytestmark = pytest.mark.says_nothing  # the toy's texts are not among ours


def test_a_game_without_a_tale_is_told_entry_by_entry():
    play = begun()
    do(play, 0, "lay", pebble=3)
    do(play, 1, "lay", pebble=4)
    assert [(one.first, one.last) for one in passages(play, None)] == [(at, at) for at in range(play.version)]


def test_what_was_taken_back_is_apart_from_what_stands():
    play = begun()
    do(play, 0, "lay", pebble=3)
    do(play, 0, "undo", to=2)
    assert [one.undone for one in passages(play, None)][-2:] == [True, False]


def test_the_latest_lines_are_those_at_the_end_of_the_whole_log():
    play = begun()
    for pebble, seat in ((3, 0), (4, 1)):
        do(play, seat, "lay", pebble=pebble)
    words = texts("en")
    whole = told(words, play, None)
    assert latest(words, play, None, 2) == whole[-2:]
    assert latest(words, play, None, 99) == whole


def test_what_came_since_is_one_text():
    play = begun()
    version = play.version
    do(play, 0, "lay", pebble=3)
    words = texts("en")
    assert since(words, play, None, version) == told(words, play, None)[-1].words
    assert since(words, play, None, play.version) == ""
