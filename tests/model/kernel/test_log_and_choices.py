"""What a seat may read and do: its own, what is open, and the table's move where that is its to enter."""

import pytest

from model.kernel.log import log_for
from model.kernel.move import read_move
from model.kernel.seen import choices_for
from model.kernel.view import written
from tests.model.covering import covers
from tests.toy import events as e
from tests.toy.game import GAME
from tests.toy.table import BAG, HANDS, begun, do


def test_secrets_are_read_by_whom_they_belong_to():
    play = begun()
    do(play, 0, "look")
    dealt = {seat: log_for(play, seat)[1].events[0] for seat in (None, 0, 1)}
    assert dealt == {
        None: e.PebblesDealt(((), ()), ()),
        0: e.PebblesDealt((HANDS[0], ()), ()),
        1: e.PebblesDealt(((), HANDS[1]), ()),
    }
    looks = [log_for(play, seat, after=2)[0].events[0] for seat in (0, 1, None)]
    assert [look.pebble for look in looks] == [BAG[0], None, None]
    assert [look.manner() for look in looks] == [None, "hidden", "hidden"]


def test_what_is_not_known_is_not_written():
    play = begun()
    assert written(GAME.view(play.state, 0))["seats"] == [{"score": 0, "hand": [1, 2, 3]}, {"score": 0, "hidden": 3}]
    assert "next" not in written(GAME.view(play.state, 0))
    do(play, 0, "look")
    assert [written(GAME.view(play.state, seat)).get("next") for seat in (0, 1, None)] == [6, None, None]


def test_the_tables_move_is_offered_to_whom_it_belongs():
    play = begun()
    first = [[(choice.do, choice.table) for choice in choices_for(GAME, play.at(0), seat)] for seat in (0, 1, None)]
    assert first == [[("roll", True)], [], []]
    assert [choice.do for choice in choices_for(GAME, play.state, 0)] == ["lay", "look"]
    assert choices_for(GAME, play.state, 1) == ()


@pytest.mark.parametrize(("pebble", "offered"), [(1, True), (3, True), (4, False), (9, False)])
def test_choices_are_the_legal_moves(pebble, offered):
    choices = GAME.choices(begun().state, 0)
    assert covers(choices, read_move({"do": "lay", "pebble": pebble}, GAME.moves)) is offered


def test_behind_a_cover_lies_the_hand_of_whoever_is_on():
    play = begun()
    assert [GAME.covered(play.state, seat) for seat in (0, 1)] == [True, False]
    assert not GAME.covered(play.at(0), 0)
