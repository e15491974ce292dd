"""Light detail: people play on the table and tell what they have; the app scores (T2.8, T2.9)."""

from itertools import permutations

import pytest

from model.games.tikal2 import GAME
from model.kernel.points import totals
from model.kernel.simulate import simulate
from tests.model.games.tikal2.table import Table, setup
from tests.rule import rule


def light(players=3, **how):
    return Table(players, detail="light", **how)


def ledger(table):
    return [(point.seat, point.points, point.rule) for point in table.play.points()]


FIRST = {
    0: {"keys": {"pink": 2, "blue": 1, "yellow": 1}, "altars": ["pink", "multicoloured"]},
    1: {"keys": {"pink": 2}, "altars": ["pink"]},
    2: {"keys": {}, "altars": ["green", "multicoloured"]},
}
FIRST_POINTS = [
    (0, 6, "T2.9.1"), (0, 1, "T2.9.1"), (1, 1, "T2.9.1"), (1, 1, "T2.9.1"), (0, 3, "T2.9.2"), (1, 3, "T2.9.2"),
    (2, 3, "T2.9.2"), (0, 3, "T2.9.3"),
]  # fmt: skip


def after_round_one(order=(0, 1, 2)):
    table = light()
    for seat in order:
        table.do(seat, "tally", **FIRST[seat])
    return table


@rule("T2.8.1", "T2.9.1", "T2.9.2", "T2.9.3")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_in_any_order(order):
    """The points follow the last seat's, and are the same whoever was last."""
    table = light()
    assert (table.state.phase, GAME.to_act(table.state)) == ("tally", (0, 1, 2))
    for seat in order[:2]:
        table.do(seat, "tally", **FIRST[seat])
        assert table.scores == (0, 0, 0)
        assert ledger(table) == []
    assert GAME.to_act(table.state) == order[2:]
    table.do(order[2], "tally", **FIRST[order[2]])
    assert sorted(ledger(table)) == sorted(FIRST_POINTS)
    assert table.scores == (13, 5, 3)
    assert (table.state.round, table.state.phase, GAME.to_act(table.state)) == (2, "tally", (0, 1, 2))


@rule("T2.9.4", "T2.7.8", "T2.7.9", "T2.7.10", "T2.9.5")
def test_the_final_tally():
    table = after_round_one()
    table.do(2, "tally", keys={}, treasures=4)
    table.do(0, "tally", keys={"pink": 2, "blue": 2, "yellow": 1, "green": 1}, cards=["five", "key"], colours=4)
    assert table.scores == (13, 5, 3)
    table.do(1, "tally", cards=["pair", "pair", "room-colours"], colours=3)
    assert ledger(table)[len(FIRST_POINTS) :] == [
        (0, 10, "T2.9.1"), (0, 3, "T2.9.1"), (0, 5, "T2.7.9"), (1, 12, "T2.7.8"), (1, 6, "T2.7.10"), (2, 4, "T2.9.4"),
    ]  # fmt: skip
    assert sum(points for _, points, _ in ledger(table)) == sum(table.scores)
    assert (table.scores, table.state.phase, GAME.winners(table.state)) == ((31, 23, 7), "over", (0,))
    table.refuses("X1", 0, "tally")


@rule("T2.9.4")
@pytest.mark.parametrize("early", [{"treasures": 1}, {"cards": ["five"]}, {"colours": 2}])
def test_treasures_and_cards_only_at_the_end(early):
    light().refuses("T2.9.4", 0, "tally", keys={"pink": 1}, **early)


@rule("T2.7.8")
def test_there_are_two_of_the_pair():
    after_round_one().refuses("T2.7.8", 0, "tally", cards=["pair"] * 3)


REFUSED = [
    ("X1", None, {}),
    ("X2", 0, {"keys": {"red": 1}}),
    ("X2", 0, {"keys": {"pink": 8}}),
    ("X2", 0, {"keys": {"pink": -1}}),
    ("X2", 0, {"altars": ["red"]}),
    ("X2", 0, {"altars": ["pink", "pink"]}),
    ("X2", 0, {"treasures": 26}),
    ("X2", 0, {"colours": 6}),
    ("X2", 0, {"cards": ["ace"]}),
]


@rule("T2.9.1", "T2.9.2")
@pytest.mark.parametrize(("rule_", "seat", "told"), REFUSED)
def test_refused(rule_, seat, told):
    after_round_one().refuses(rule_, seat, "tally", **told)


@rule("T2.8.1")
def test_once_each():
    table = light()
    table.do(1, "tally", keys={"pink": 1})
    table.refuses("X1", 1, "tally", keys={"pink": 2})
    assert GAME.choices(table.state, 1) == ()
    assert [choice.do for choice in GAME.choices(table.state, 0)] == ["tally"]


@rule("T2.8.1")
@pytest.mark.parametrize(("do", "args"), [("take", {"tile": "T01"}), ("end", {}), ("tent", {"colour": "pink"})])
def test_no_other_moves(do, args):
    light().refuses("X1", 0, do, **args)
    Table(2).refuses("X1", 0, "tally")


@rule("T2.9.5")
def test_other_points_by_correct():
    table = light(2)
    table.do(None, "correct", set={"seats.0.score": 12}, why="dug up")
    table.do(1, "correct", set={"seats.1.score": -10}, why="forest")
    assert ledger(table) == [(0, 12, "correct"), (1, -10, "correct")]
    table.do(0, "tally", keys={"pink": 1})
    table.do(1, "tally")
    assert table.scores == (13, -10)
    table.do(None, "correct", set={"seats.1.score": 13})
    table.do(0, "tally")
    table.do(1, "tally")
    assert GAME.winners(table.state) == (0, 1)
    assert totals(table.play.points(), 2) == (13, 13)


@rule("T2.2.4")
def test_a_tally_is_its_seats_own_until_all_have_told():
    one, two = light(), light()
    one.do(1, "tally", keys={"pink": 3}, altars=["pink"])
    two.do(1, "tally", keys={"brown": 1})
    for seat in (None, 0, 2):
        assert GAME.view(one.state, seat) == GAME.view(two.state, seat)
        assert [e.seen_by(seat) for e in one.play.lines[0].events] == [
            e.seen_by(seat) for e in two.play.lines[0].events
        ]
    assert one.play.lines[0].events[0].seen_by(1).keys == (3, 0, 0, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulated(players):
    for seed in range(10):
        play = simulate(GAME, setup(players, detail="light"), seed)
        assert play.version == 2 * players
        assert totals(play.points(), players) == GAME.scores(play.state)
        assert all(point.points for point in play.points())
