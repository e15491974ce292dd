"""The table is right, undo is instant, and everything still adds up: figures, pieces, tiles."""

import pytest

from model.games.tikal import GAME
from tests.model.games.tikal.table import BASE, Table, in_turn
from tests.rule import rule


def test_undo_within_a_turn():
    table = in_turn()
    before, moves = table.state, len(table.play.in_force)
    table.do(0, "bring", figure="member", count=4, to=BASE)
    table.do(0, "move", figure="member", path=[BASE, [0, 3]])
    table.do(0, "undo", to=moves)
    assert table.state is before


@rule("TK1.2")
def test_a_wrong_tile_can_be_corrected_at_any_time_later():
    """A1 was entered where A2 lies; turns later it is put right, and A1 is still to come."""
    table = Table(2)
    table.do(None, "draw", tile="A1")
    choice = GAME.choices(table.state, 0)[0]
    column, row = choice.args[0].values[0]
    table.do(0, "place", hex=[column, row], turn=choice.args[1].values[0])
    table.do(0, "end")
    table.do(None, "draw", tile="A4")
    table.do(None, "correct", set={f"hexes.{column},{row}.tile": "A2"}, why="looked alike")
    assert (table.at(column, row).tile, table.at(column, row).value) == ("A2", 2)
    assert "A1" in table.state.left
    assert "A2" not in table.state.left
    assert table.state.stack.count("A") == 4


@rule("TK1.2")
def test_another_letter_or_a_tile_lying_elsewhere():
    table = in_turn({"2,3": {"tile": "A1"}, "2,4": {"tile": "A2"}})
    table.refuses("TK1.2", None, "correct", set={"hexes.2,3.tile": "A2"})
    table.do(None, "correct", set={"hexes.2,3.tile": "A2", "hexes.2,4.tile": "A1"})
    table.do(None, "correct", set={"hexes.2,3.tile": "C1"})
    assert (table.state.stack.count("C"), "A2" in table.state.left) == (4, True)


def test_the_tile_in_hand_can_be_corrected():
    table = Table(2)
    table.do(None, "draw", tile="A1")
    table.do(None, "correct", set={"tile": "A4"})
    assert table.state.tile == "A4"
    assert "A1" in table.state.left


def test_a_tile_can_be_moved():
    table = in_turn({"2,3": {"tile": "A1", "figures": {"0": [0, 1]}}})
    table.do(None, "correct", set={"hexes.2,3": None, "hexes.2,4": {"tile": "A1", "figures": {"0": [0, 1]}}})
    assert table.at(2, 4).tile == "A1"
    assert "2,3" not in table.truth()["hexes"]


@rule("TK1.1")
def test_nineteen_figures_whatever_is_corrected():
    table = in_turn({"0,3": {"figures": {"0": [1, 2]}}})
    table.do(None, "correct", set={"hexes.0,3.figures.0": [1, 5]})
    assert table.state.seats[0].reserve == 13
    table.do(None, "correct", set={"hexes.1,3.figures.0": [1, 0]})
    assert table.at(0, 3).figures[0] == (0, 5)
    assert table.state.seats[0].leader == (1, 3)
    table.do(None, "correct", set={"seats.0.leader": "reserve"})
    assert table.at(1, 3).figures[0] == (0, 0)
    table.do(None, "correct", set={"seats.0.leader": [0, 4]})
    assert table.at(0, 4).figures[0] == (1, 0)
    table.do(None, "correct", set={"seats.0.reserve": 10})
    assert (table.state.seats[0].reserve, table.state.seats[0].out) == (10, 3)
    table.refuses("TK1.1", None, "correct", set={"hexes.0,3.figures.0": [0, 18], "hexes.1,4.figures.0": [0, 1]})


@rule("TK1.1", "TK3.8")
def test_who_was_thought_to_be_out_of_the_game_may_stand_on_the_board():
    """A guard that was none had sent the others away."""
    table = in_turn({"0,3": {"figures": {"0": [0, 8]}}, "0,4": {"figures": {"0": [0, 10]}}})
    table.do(0, "guard", hex=[0, 3], figure="member")
    assert (table.state.seats[0].reserve, table.state.seats[0].out) == (0, 7)
    table.do(None, "correct", set={"hexes.0,3.figures.0.1": 3})
    assert (table.state.seats[0].reserve, table.state.seats[0].out) == (0, 4)
    table.do(None, "correct", set={"hexes.0,3.guard": None, "hexes.0,3.figures.0.1": 8})
    assert (table.state.seats[0].reserve, table.state.seats[0].out, table.state.seats[0].guards_left) == (0, 0, 2)
    table.refuses("TK1.1", None, "correct", set={"hexes.0,3.figures.0.1": 9})


@rule("TK1.3")
def test_pieces_follow_the_temples():
    table = in_turn()
    table.do(None, "correct", set={"hexes.0,3.value": 4})
    assert [table.truth()["pieces"][v] for v in "2345"] == [2, 5, 8, 11]
    table.do(None, "correct", set={"hexes.0,3.value": 10})
    table.refuses("TK1.3", None, "correct", set={"hexes.1,4.value": 10})
    table.do(None, "correct", set={"pieces.5": 3})
    assert table.truth()["pieces"]["5"] == 3


def test_a_corrected_score_is_a_point_of_its_own():
    table = in_turn()
    table.do(None, "correct", set={"seats.1.score": 12})
    (point,) = table.play.points()
    assert (point.seat, point.points, point.rule, table.scores) == (1, 12, "correct", (0, 12))


def test_things_nobody_had_can_be_told():
    table = in_turn()
    table.do(None, "correct", set={"seats.0.treasures.3": 2, "hexes.1,3.camp": 1, "hexes.0,3.guard": 1, "seat": 1})
    seats = table.truth()["seats"]
    assert seats[0]["treasures"] == {"3": 2}
    assert (seats[1]["camps_left"], seats[1]["guards_left"], seats[1]["reserve"]) == (1, 1, 17)


WRONG = [
    ("X4", {"hexes.9,9.value": 1}),
    ("X4", {"hexes.5,2.value": 1}),
    ("X4", {"weather": 1}),
    ("X4", {"seats": []}),
    ("X2", {"hexes.0,3.value": 11}),
    ("X2", {"hexes.0,3.value": 0}),
    ("X2", {"hexes.1,3.value": 3}),
    ("X2", {"hexes.0,3.guard": 7}),
    ("X2", {"hexes.1,3.guard": 0}),
    ("TK3.7", {"hexes.0,3.camp": 0}),
    ("X2", {"hexes.0,3.figures.0": [2, 0]}),
    ("X2", {"hexes.0,3.figures.0": [0, 99]}),
    ("X2", {"hexes.0,3.tile": "A1"}),
    ("X2", {"hexes.0,4": None}),
    ("X2", {"hexes.5,2": {"tile": "Z1"}}),
    ("X2", {"ap": 11}),
    ("X2", {"round": 5}),
    ("X2", {"seat": 2}),
    ("X2", {"seats.0.score": "x"}),
    ("X2", {"seats.0.leader": [7, 0]}),
    ("X2", {"seats.0.leader": "moon"}),
    ("X2", {"seats.0.leader": "guard"}),
    ("X2", {"seats.0.camps_left": 3}),
    ("TK1.3", {"seats.0.treasures.1": 3, "seats.1.treasures.1": 1}),
    ("X2", {"stack": ["A"] * 9}),
    ("X2", {"tile": "A1"}),
    ("X2", {"display": ["A1"]}),
    ("X2", {"pieces.2": 4}),
]


@pytest.mark.parametrize(("rule_id", "changes"), WRONG, ids=[str(row[1])[:50] for row in WRONG])
def test_what_cannot_be_corrected(rule_id, changes):
    in_turn().refuses(rule_id, None, "correct", set=changes)


@rule("TK5.2")
def test_a_score_corrected_after_the_end_changes_the_winner():
    table = Table(2, detail="light")
    for _ in range(4):
        table.do(0, "tally", temples=[5])
        table.do(1, "tally", temples=[4])
    assert GAME.winners(table.state) == (0,)
    table.do(None, "correct", set={"seats.1.score": 30})
    assert GAME.winners(table.state) == (1,)


@rule("TK5.1", "TK1.2")
def test_with_the_stack_told_empty_the_last_scoring_round_begins():
    table = Table(2)
    table.do(None, "correct", set={"stack": []})
    assert (GAME.phase(table.state), GAME.to_act(table.state)) == ("scoring", (0,))
    natural = Table(2, position={"stack": "G"})
    natural.do(None, "correct", set={"hexes.2,3": {"tile": "G1"}})
    assert GAME.phase(natural.state) == "scoring"
    light = Table(2, detail="light", position={"stack": ""})
    light.refuses("TK1.2", None, "draw", tile="A1")


def test_a_leader_can_be_told_onto_the_board():
    table = Table(2)
    table.do(None, "correct", set={"hexes.0,4.figures.0": [1, 0]})
    assert table.truth()["seats"][0]["leader"] == [0, 4]
    table.do(None, "correct", set={"seats.0.leader.1": 3})
    assert (table.at(0, 3).figures[0], table.at(0, 4).figures[0]) == ((1, 0), (0, 0))


def test_what_was_told_stays_told():
    table = in_turn()
    table.do(None, "correct", set={"pieces.5": 3, "seats.0.camps_left": 1})
    table.do(None, "correct", set={"hexes.0,4.figures.1": [0, 1]})
    assert (table.truth()["pieces"]["5"], table.state.seats[0].camps_left) == (3, 1)
    table.do(None, "correct", set={"hexes.0,3.value": 2, "pieces.4": 7})
    assert [table.truth()["pieces"][v] for v in "245"] == [2, 7, 3]


def test_tables_of_values_can_be_told_at_once():
    table = in_turn()
    changes = {"seats.0.treasures": {"1": 2}, "hexes.0,4.figures": {"0": [0, 2]}, "pieces": {"2": 1}}
    table.do(None, "correct", set=changes)
    assert table.truth()["seats"][0]["treasures"] == {"1": 2}
    assert (table.at(0, 4).figures[0], table.truth()["pieces"]["2"]) == ((0, 2), 1)
    few = Table(2, position={"stack": "ABC"})
    few.do(None, "correct", set={"stack.0": "B"})
    assert few.state.stack == ("B", "B", "C")


@rule("TK3.7", "TK3.8", "TK1.3", "TK6.6")
def test_limits_of_the_box():
    table = in_turn({"1,3": {"camp": 0}, "2,3": {"tile": "B3", "camp": 0}, "2,4": {"tile": "B4"}})
    table.refuses("TK3.7", None, "correct", set={"hexes.2,4.camp": 0})
    table.refuses("X2", None, "correct", set={"seats.0.camps_left": 1})
    auction = Table(2, version="auction")
    auction.do(None, "display", tiles=["A1", "A2"])
    auction.do(0, "bid", points=20)
    auction.do(None, "correct", set={"seats.0.score": 5})
    auction.refuses("X2", None, "correct", set={"seat": 1})
    auction.do(1, "pass")
    assert auction.scores == (0, 20)
