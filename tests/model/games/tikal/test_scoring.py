"""TK4 and TK5: scoring rounds, "if scored now", the end."""

import pytest

from model.games.tikal import GAME
from model.games.tikal.scoring import if_scored_now
from model.kernel.points import totals
from tests.model.games.tikal.table import BASE, Table
from tests.rule import rule

EXAMPLE = {
    "0,3": {"value": 3, "figures": {"0": [0, 1]}},
    "1,4": {"value": 5, "figures": {"0": [1, 0], "1": [0, 2]}},
    "2,3": {"tile": "D1", "value": 5, "figures": {"0": [0, 3], "1": [0, 2]}},
    "2,4": {"tile": "D2", "value": 8, "guard": 0, "figures": {"1": [1, 5]}},
    "1,2": {"tile": "E2", "value": 6, "figures": {"0": [0, 2], "1": [0, 2]}},
    "0,2": {"tile": "E1", "value": 7, "figures": {"1": [0, 1]}},
}
SETS = {"1": 2, "2": 2, "3": 1, "4": 1}


def example(stack="BB", **how):
    seats = [{"treasures": SETS, "leader": [1, 4]}, {"treasures": {"8": 3}}]
    return Table(2, position={"hexes": EXAMPLE, "seats": seats, "stack": stack}, **how)


@rule("TK4.7", "TK4.3", "TK4.4", "TK4.5", "TK4.6")
def test_the_rulebooks_example_21_and_8():
    table = example()
    table.do(None, "draw", tile="B6")
    table.do(0, "end")
    points = [point for point in table.play.points() if point.seat == 0]
    temples = sorted((p.points, p.rule) for p in points if p.rule in ("TK4.3", "TK4.4"))
    assert temples == [(3, "TK4.3"), (5, "TK4.3"), (5, "TK4.3"), (8, "TK4.4")]
    assert sorted(p.points for p in points if p.rule == "TK4.5") == [1, 1, 3, 3]
    assert table.scores == (29, 0)


@rule("TK4.3")
def test_a_point_is_explained_by_everybodys_strength():
    table = example()
    table.do(None, "draw", tile="B6")
    table.do(0, "end")
    why = next(p.why for p in table.play.points() if p.why.get("hex") == (1, 4))
    assert why == {"hex": (1, 4), "value": 5, "strength": {"0": 3, "1": 2}}


@rule("TK4.1", "TK4.2")
def test_a_volcano_starts_a_scoring_round_from_its_drawer():
    table = Table(3, position={"stack": "BBB", "seat": 1})
    table.do(None, "draw", tile="B6")
    for seat in (1, 2, 0):
        assert (GAME.phase(table.state), GAME.to_act(table.state), table.state.ap) == ("scoring", (seat,), 10)
        table.refuses("X1", (seat + 1) % 3, "end")
        table.do(seat, "bring", figure="member", to=BASE)
        table.do(seat, "end")
    assert (GAME.phase(table.state), GAME.to_act(table.state), table.truth()["round"]) == ("place", (1,), 1)
    table.do(1, "place", hex=[0, 2], turn=0)
    assert (GAME.phase(table.state), table.state.ap) == ("turn", 10)
    table.do(1, "end")
    assert table.state.seat == 2


@rule("TK4.5")
@pytest.mark.parametrize(
    ("held", "points"), [({"1": 1}, 1), ({"1": 2}, 3), ({"1": 3}, 6), ({"1": 3, "2": 2, "3": 1}, 10)]
)
def test_treasure_sets_are_kept_and_score_again(held, points):
    table = Table(2, position={"seats": [{"treasures": held}, {}], "stack": "BB"})
    table.do(None, "draw", tile="B6")
    table.do(0, "end")
    assert table.scores[0] == points
    assert sum(table.state.seats[0].treasures) == sum(held.values())


@rule("TK4.3")
def test_a_tie_scores_for_nobody():
    table = example()
    now = if_scored_now(table.state)
    tied = next(t for t in now.temples if t.hex == (1, 2))
    assert (tied.winner, tied.strength, tied.lacks) == (None, (2, 2), (1, 1))


def test_if_scored_now_is_what_a_scoring_gives():
    table = example()
    now = if_scored_now(table.state)
    assert [seat.points for seat in now.seats] == [29, 7 + 6]
    assert sorted(value for _, value in now.seats[0].temples) == [3, 5, 5, 8]
    lacks = {t.hex: t.lacks for t in now.temples}
    assert lacks[(0, 3)] == (0, 2)
    assert lacks[(1, 4)] == (0, 2)
    assert lacks[(2, 4)] == (0, None)
    assert lacks[(0, 2)] == (2, 0)


@rule("TK5.1", "TK5.3", "TK5.2")
def test_the_last_scoring_round_begins_left_of_the_last_player():
    table = Table(
        3, position={"stack": "G", "round": 3, "seat": 1, "seats": [{"score": 5}, {"score": 9}, {"score": 9}]}
    )
    table.do(None, "draw", tile="G3")
    choice = GAME.choices(table.state, 1)[0]
    table.do(1, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])
    table.do(1, "end")
    for seat in (2, 0, 1):
        assert GAME.to_act(table.state) == (seat,)
        table.do(seat, "end")
    assert (GAME.phase(table.state), GAME.winners(table.state), table.truth()["round"]) == ("over", (1, 2), 4)
    table.refuses("X1", 0, "end")
    table.refuses("X1", None, "draw", tile="A1")


@rule("TK1.1")
def test_scores_go_beyond_100():
    table = Table(2, position={"seats": [{"score": 97, "treasures": {"1": 3}}, {}], "stack": "BB"})
    table.do(None, "draw", tile="B6")
    table.do(0, "end")
    assert table.scores == (103, 0)
    assert totals(table.play.points(), 2) == (6, 0)
