"""Light detail, and games taken up in the middle."""

import pytest

from model.games.tikal import GAME
from model.games.tikal import moves as m
from model.kernel.flaws import Flawed
from model.kernel.points import totals
from tests.model.covering import covers
from tests.model.games.tikal.table import Table
from tests.rule import rule


@rule("TK4.3", "TK4.5", "TK5.3", "TK5.2")
def test_four_rounds_of_tallies():
    table = Table(3, detail="light")
    for round_ in range(4):
        assert GAME.to_act(table.state) == (0, 1, 2)
        for seat in (1, 0, 2):
            table.do(seat, "tally", temples=[3, 5], treasures=[1, 2, 3] if seat == 1 else [])
            assert round_ == 3 or seat == 2 or GAME.phase(table.state) == "scoring"
    assert (GAME.phase(table.state), GAME.winners(table.state), table.scores) == ("over", (1,), (32, 72, 32))
    assert totals(table.play.points(), 3) == table.scores
    assert table.truth()["round"] == 4
    table.refuses("X1", 0, "tally", temples=[1])


def test_one_tally_per_seat_and_round():
    table = Table(2, detail="light")
    table.do(1, "tally")
    assert GAME.to_act(table.state) == (0,)
    table.refuses("X1", 1, "tally", temples=[3])
    table.refuses("X1", None, "tally", temples=[3])
    table.refuses("X2", 0, "tally", temples=[11])
    table.refuses("X2", 0, "tally", treasures=[4])
    table.refuses("TK4.5", 0, "tally", treasures=[1] * 9)


@rule("TK4.1", "TK1.2")
def test_draws_may_be_entered_or_left_out():
    table = Table(2, detail="light")
    table.do(None, "draw", tile="A1")
    assert (GAME.phase(table.state), table.state.seat) == ("draw", 1)
    table.refuses("TK1.2", None, "draw", tile="A1")
    table.refuses("X1", 1, "place", hex=[0, 2], turn=0)
    table.refuses("X1", 1, "end")
    volcano = Table(2, detail="light", position={"stack": "BBC"})
    volcano.do(None, "draw", tile="B6")
    assert GAME.phase(volcano.state) == "scoring"
    volcano.refuses("X1", None, "draw", tile="B1")
    for seat in (0, 1):
        volcano.do(seat, "tally")
    assert (GAME.phase(volcano.state), volcano.truth()["round"]) == ("draw", 1)


def test_tallies_are_for_light_tables():
    Table(2).refuses("X1", 0, "tally", temples=[3])


@rule("TK6.2", "TK6.4", "TK6.1")
def test_a_light_auction_sells_turn_after_turn():
    table = Table(3, detail="light", version="auction")
    assert (GAME.phase(table.state), table.scores) == ("auction", (20, 20, 20))
    table.do(0, "bid", points=3)
    table.do(1, "pass")
    table.do(2, "pass")
    assert (table.scores, table.state.auction.bidding) == ((17, 20, 20), (1, 2))
    table.do(1, "tally", temples=[4])
    table.refuses("X1", 1, "bid", points=1)
    table.do(0, "tally")
    table.do(2, "tally")
    table.do(1, "bid", points=1)
    table.do(2, "pass")
    assert table.scores == (17, 23, 20)
    assert table.state.auction.bidding == (0, 1, 2)


def test_a_position_fills_in_what_follows():
    hexes = {"2,3": {"tile": "A5", "treasures": 1, "figures": {"1": [1, 3]}}, "0,3": {"value": 3, "guard": 1}}
    table = Table(2, position={"hexes": hexes, "seat": 1, "round": 1, "seats": [{"score": 7}, {"score": 9}]})
    seats = table.truth()["seats"]
    assert (seats[1]["leader"], seats[1]["reserve"], seats[1]["guards_left"]) == ([2, 3], 14, 1)
    assert (table.truth()["pieces"]["2"], table.truth()["pieces"]["3"], len(table.state.stack)) == (2, 5, 35)
    assert (table.state.seat, table.scores, list(table.play.points())) == (1, (7, 9), [])


def test_a_state_is_a_position():
    table = Table(3, position={"hexes": {"2,3": {"tile": "A5", "figures": {"2": [0, 2]}}}, "seat": 2})
    again = Table(3, position=table.truth())
    assert again.truth() == table.truth()
    assert again.state == table.state


BAD = [
    ({"hexes": {"9,9": {"tile": "A1"}}}, "position.hexes.9,9"),
    ({"hexes": {"x": {}}}, "position.hexes.x"),
    ({"hexes": {"2,3": {"tile": "Z1"}}}, "position.hexes.2,3.tile"),
    ({"hexes": {"2,3": {}}}, "position.hexes.2,3.tile"),
    ({"hexes": {"2,3": {"tile": "A1"}, "2,4": {"tile": "A1"}}}, "position.hexes"),
    ({"hexes": {"0,3": {"value": 12}}}, "position.hexes.0,3.value"),
    ({"seats": [{}]}, "position.seats"),
    ({"seat": 5}, "position.seat"),
    ({"round": 4}, "position.round"),
    ({"ap": 3}, "position.ap"),
    ({"stack": "AAAAAAA"}, "position.stack"),
    ({"stack": "Z"}, "position.stack"),
    ({"pieces": {"2": 9}}, "position.pieces.2"),
    ({"weather": 1}, "position.weather"),
    ({"hexes": {"0,3": {"figures": {"0": [1, 0]}}, "1,3": {"figures": {"0": [1, 0]}}}}, "position.seats.0.leader"),
    ({"seats": [{"reserve": 19}, {}]}, "position.hexes"),
]


@pytest.mark.parametrize(("position", "where"), BAD, ids=[row[1] for row in BAD])
def test_what_cannot_lie_so(position, where):
    with pytest.raises(Flawed) as caught:
        Table(2, position=position)
    assert caught.value.flaws[0].where == where


def test_only_the_volcanoes_may_be_told():
    table = Table(2, detail="light")
    table.do(None, "draw", tile="B6")
    assert (GAME.phase(table.state), table.state.stack.count("B")) == ("scoring", 5)


@rule("TK4.3")
def test_a_tally_may_repeat_values_and_has_limits():
    table = Table(2, detail="light")
    choice = GAME.choices(table.state, 0)[0]
    assert covers([choice], m.Tally((5, 5), (1, 1)))
    table.refuses("TK4.3", 0, "tally", temples=[10] * 18)
    table.do(0, "tally", temples=[5, 5], treasures=[1, 1])
    assert table.scores == (12, 0)


@rule("TK6.1")
def test_an_auction_position_without_scores_has_the_capital():
    table = Table(2, version="auction", position={"seats": [{"score": 7}, {"reserve": 18}]})
    assert table.scores == (7, 20)
    assert [(p.seat, p.points) for p in table.play.points()] == [(1, 20)]


@rule("TK6.8", "TK5.1")
def test_a_position_with_no_tile_left_is_the_last_scoring_round():
    scores = [{"score": 30}, {"score": 20}, {"score": 10}]
    auction = Table(3, version="auction", position={"stack": "", "seat": 0, "seats": scores})
    assert (GAME.phase(auction.state), auction.state.queue) == ("scoring", (2, 1, 0))
    basic = Table(3, position={"stack": "", "seat": 1, "seats": scores})
    assert basic.state.queue == (1, 2, 0)


def test_a_leader_told_by_his_place():
    table = Table(2, position={"seats": [{"leader": [0, 4]}, {}]})
    assert table.at(0, 4).figures[0] == (1, 0)
