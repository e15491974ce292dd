"""TK6: the auction version."""

import pytest

from model.games.tikal import GAME
from model.kernel.points import totals
from tests.model.games.tikal.table import Table
from tests.rule import rule

A, B, C, D = range(4)


def auction(players=4, **how):
    return Table(players, version="auction", **how)


def turn(table, seat, tile):
    table.do(seat, "take", tile=tile)
    choice = GAME.choices(table.state, seat)[0]
    table.do(seat, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])
    table.do(seat, "end")


@rule("TK6.1")
def test_twenty_points_and_a_display():
    table = auction()
    assert table.scores == (20, 20, 20, 20)
    assert {(p.points, p.rule) for p in table.play.points()} == {(20, "TK6.1")}
    assert (GAME.phase(table.state), GAME.to_act(table.state)) == ("display", ())
    table.refuses("TK6.1", None, "display", tiles=["A1", "A2"])
    table.refuses("TK1.2", None, "display", tiles=["A1", "A2", "A3", "A3"])
    table.refuses("TK1.2", None, "display", tiles=["A1", "A2", "A3", "B1"])
    table.refuses("X1", None, "draw", tile="A1")
    table.do(None, "display", tiles=["A1", "A2", "A3", "A4"])
    assert (GAME.phase(table.state), GAME.to_act(table.state)) == ("auction", (A,))


@rule("TK6.2", "TK6.3", "TK6.4", "TK6.5")
def test_the_rulebooks_round_with_a_b_c_d():
    """B bids 5 and wins; then C opens and A wins with 4; then C and D pass, C for nothing; D gets the last."""
    table = auction()
    table.do(None, "display", tiles=["A1", "A2", "A3", "A4"])
    table.do(A, "bid", points=3)
    table.do(B, "bid", points=5)
    for seat in (C, D, A):
        table.do(seat, "pass")
    assert (GAME.phase(table.state), GAME.to_act(table.state), table.scores) == ("take", (B,), (20, 15, 20, 20))
    turn(table, B, "A2")
    assert GAME.to_act(table.state) == (C,)
    table.do(C, "bid", points=2)
    table.do(D, "bid", points=3)
    table.do(A, "bid", points=4)
    table.refuses("X1", B, "bid", points=9)
    table.do(C, "pass")
    table.do(D, "pass")
    assert table.scores == (16, 15, 20, 20)
    turn(table, A, "A1")
    assert GAME.to_act(table.state) == (C,)
    table.do(C, "pass")
    assert GAME.to_act(table.state) == (D,)
    table.do(D, "pass")
    assert (GAME.to_act(table.state), GAME.phase(table.state)) == ((C,), "take")
    turn(table, C, "A4")
    assert (GAME.to_act(table.state), GAME.phase(table.state)) == ((D,), "take")
    table.refuses("TK6.2", D, "take", tile="A4")
    turn(table, D, "A3")
    assert (GAME.phase(table.state), table.state.seat, table.scores) == ("display", A, (16, 15, 20, 20))
    assert totals(table.play.points(), 4) == table.scores
    assert [p.points for p in table.play.points() if p.rule == "TK6.2"] == [-5, -4]


@rule("TK6.2", "TK6.3")
def test_the_last_one_may_still_bid_when_nobody_has():
    table = auction(3)
    table.do(None, "display", tiles=["A1", "A2", "A3"])
    table.do(A, "pass")
    table.do(B, "pass")
    assert GAME.to_act(table.state) == (C,)
    table.do(C, "bid", points=1)
    assert (GAME.to_act(table.state), table.scores) == ((C,), (20, 20, 19))
    table.refuses("X1", A, "take", tile="A1")


@rule("TK6.6", "TK6.2")
@pytest.mark.parametrize(("bid", "rule_id"), [(0, "TK6.6"), (-3, "TK6.6"), (21, "TK6.6"), (2, "TK6.2"), (1, "TK6.2")])
def test_what_can_be_bid(bid, rule_id):
    table = auction()
    table.do(None, "display", tiles=["A1", "A2", "A3", "A4"])
    table.do(A, "bid", points=2)
    table.refuses(rule_id, B, "bid", points=bid)
    table.refuses("X2", B, "bid", points="all")


@rule("TK6.5")
def test_the_oldest_bids_first():
    table = auction(3, first=2)
    table.do(None, "display", tiles=["A1", "A2", "A3"])
    assert GAME.to_act(table.state) == (C,)


@rule("TK6.7", "TK4.1")
def test_a_volcano_scores_when_taken_and_turns_no_marker():
    table = auction(2, position={"stack": "BB"})
    table.do(None, "display", tiles=["B1", "B6"])
    assert GAME.phase(table.state) == "auction"
    for seat in (A, B):
        table.do(seat, "pass")
    table.do(A, "take", tile="B6")
    for seat in (A, B):
        assert (GAME.phase(table.state), GAME.to_act(table.state)) == ("scoring", (seat,))
        table.do(seat, "end")
    assert GAME.to_act(table.state) == (A,)
    table.do(A, "place", hex=[0, 2], turn=0)
    table.do(A, "end")
    assert (GAME.phase(table.state), GAME.to_act(table.state)) == ("take", (B,))
    turn(table, B, "B1")
    assert GAME.phase(table.state) == "scoring"


@rule("TK6.8")
@pytest.mark.parametrize(("scores", "order"), [((9, 3, 7), (1, 2, 0)), ((5, 5, 5), (0, 1, 2)), ((5, 9, 5), (0, 2, 1))])
def test_the_last_scoring_round_goes_by_points(scores, order):
    """Seat 2 places the last tile: of the tied it comes last."""
    position = {"stack": "GGG", "seats": [{"score": s} for s in scores], "round": 3}
    table = auction(3, position=position)
    table.do(None, "display", tiles=["G1", "G2", "G3"])
    for seat in range(3):
        for bidder in table.state.waiting:
            if GAME.phase(table.state) == "auction":
                table.do(bidder, "pass")
        turn(table, seat, table.state.display[0])
    assert table.state.queue == order
    for seat in order:
        table.do(seat, "end")
    assert GAME.phase(table.state) == "over"


@rule("TK6.9")
def test_fewer_tiles_than_players():
    table = auction(3, position={"stack": "GG", "seats": [{"score": 20}] * 3})
    table.refuses("TK6.1", None, "display", tiles=["G1", "G2", "G3"])
    table.do(None, "display", tiles=["G1", "G2"])
    for seat in (A, B, C):
        table.do(seat, "pass")
    turn(table, A, "G1")
    assert (GAME.phase(table.state), GAME.to_act(table.state)) == ("auction", (B,))
    table.do(B, "bid", points=1)
    table.do(C, "pass")
    turn(table, B, "G2")
    assert GAME.phase(table.state) == "scoring"
