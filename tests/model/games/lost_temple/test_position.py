"""A game taken up at the beginning of a round from what lies on the table."""

from random import Random

import pytest

from model.games.lost_temple import GAME
from model.kernel.flaws import Flawed
from model.kernel.simulate import random_entry
from tests.model.games.lost_temple.table import Table
from tests.rule import rule

SEATS = [{"space": 20, "gems": 3}, {"space": 9, "gems": 2, "machetes": 1}, {"space": 9, "gems": 5}]


@rule("LT2.3")
def test_what_is_left_out_follows_from_the_rest():
    state = Table(3, position={"seats": SEATS, "round": 4}).state
    assert (state.round, state.idol, state.bank, state.machetes, state.phase) == (4, 1, 40, 7, "deal")


def test_the_idol_may_be_told():
    assert Table(3, position={"seats": SEATS, "idol": 2}).state.idol == 2


def test_a_state_at_the_beginning_of_a_round_is_a_position():
    table = Table(3, position={"seats": SEATS, "round": 4, "idol": 2})
    again = Table(3, position=GAME.truth(table.state))
    assert GAME.truth(again.state) == GAME.truth(table.state)
    assert again.state.phase == table.state.phase


def test_the_idol_is_kept_while_tokens_are_laid():
    table = Table(3, position={"seats": SEATS, "idol": 2}, tokens="app")
    table.play.submit(random_entry(GAME, table.state, Random(1)))
    assert (table.state.idol, table.state.phase) == (2, "deal")


def test_app_tokens_in_a_position():
    table = Table(3, position={"seats": SEATS}, tokens="app")
    assert table.state.phase == "lay"
    lay = GAME.chance(table.state, Random(1))
    table.do(None, "lay", tokens={str(k): v for k, v in lay.tokens.items()})
    again = Table(3, position=GAME.truth(table.state), tokens="app")
    assert GAME.truth(again.state) == GAME.truth(table.state)


BAD = [
    ({"seats": SEATS[:2]}, "position.seats"),
    ({"seats": [*SEATS[:2], {"space": 58}]}, "position.seats[2].space"),
    ({"seats": [*SEATS[:2], {"space": 0}]}, "position.seats[2].space"),
    ({"seats": [*SEATS[:2], {"space": 3, "gems": 51}]}, "position.seats[2].gems"),
    ({"seats": [*SEATS[:2], {"space": 3, "gems": 46}]}, "position.bank"),
    ({"seats": SEATS, "machetes": 8}, "position.machetes"),
    ({"seats": SEATS, "idol": 3}, "position.idol"),
    ({"seats": SEATS, "round": 0}, "position.round"),
    ({"seats": SEATS, "called": "thief"}, "position.called"),
    ({"seats": SEATS, "hand": ["thief"]}, "position.hand"),
    ({"seats": [*SEATS[:2], {"space": 3, "characters": ["thief"]}]}, "position.seats[2].characters"),
    ({"seats": SEATS, "tokens": {"3": "gems"}}, "position.tokens"),
    ({"seats": SEATS, "weather": "rain"}, "position.weather"),
    ({"seats": "all"}, "position.seats"),
]


@pytest.mark.parametrize(("position", "where"), BAD)
def test_what_cannot_lie_so(position, where):
    with pytest.raises(Flawed) as caught:
        Table(3, position=position)
    assert caught.value.flaws[0].where == where
