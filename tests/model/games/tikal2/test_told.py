"""The table is right, and games are taken up in the middle: everything still adds up."""

import pytest

from model.games.tikal2 import GAME
from model.kernel.flaws import Flawed
from model.kernel.log import log_for
from tests.model.games.tikal2.table import Table, begun, exploring
from tests.rule import rule


@rule("T2.1.3")
def test_keys_and_passages_come_from_the_stock():
    table = begun()
    table.do(None, "correct", set={"seats.0.backpack.pink": 2, "seats.1.passages": 3})
    assert (table.truth()["stock"]["pink"], table.truth()["passages"]) == (5, 5)
    table.do(None, "correct", set={"seats.0.camp": {"pink": 1, "blue": 1}})
    assert (table.truth()["stock"]["pink"], table.truth()["stock"]["blue"]) == (4, 6)
    table.do(None, "correct", set={"stock.pink": 2})
    table.do(None, "correct", set={"seats.0.score": 12})
    assert table.truth()["stock"]["pink"] == 2
    table.refuses("T2.1.3", None, "correct", set={"seats.0.backpack.pink": 7, "seats.1.backpack.pink": 1})
    table.refuses("T2.1.3", None, "correct", set={"passages": 9})


@rule("T2.1.3")
def test_treasures_come_from_the_piles_and_cards_from_the_deck():
    table = begun()
    table.do(None, "correct", set={"seats.0.treasures.mask": 2, "seats.1.cards": ["pair", "pair"]})
    assert sum(table.truth()["piles"]) == 23
    table.refuses("T2.1.3", None, "correct", set={"seats.0.cards": ["pair"], "seats.1.cards": ["pair", "pair"]})
    table.refuses("T2.1.3", None, "correct", set={"seats.0.cards": ["pair", "pair", "pair"]})
    table.refuses("T2.1.3", None, "correct", set={"seats.0.treasures.mask": 4, "seats.1.treasures.mask": 2})


def test_a_corrected_score_is_a_point_of_its_own():
    table = begun()
    table.do(None, "correct", set={"seats.1.score": -4})
    (point,) = table.play.points()
    assert (point.seat, point.points, point.rule, table.scores) == (1, -4, "correct", (0, -4))


def test_rooms_and_flags_can_be_told():
    table = begun()
    sanctuary = {"room": "sanctuary", "colour": "pink"}
    table.do(None, "correct", set={"rooms.1,1": {"room": "L1", "doors": [2, 3]}, "rooms.2,2": sanctuary})
    assert table.truth()["rooms"]["1,1"] == {"room": "L1", "colour": "pink", "doors": [2, 3], "flags": {}}
    assert "L1" not in table.state.pile_rooms
    assert "pink" not in table.state.altars
    table.do(None, "correct", set={"rooms.1,1.room": "L3", "rooms.0,2.flags.0": 0, "secret.S1.1": 1})
    assert table.truth()["rooms"]["1,1"]["colour"] == "blue"
    assert (table.seat(0)["flags_left"], table.seat(1)["flags_left"]) == (19, 19)
    assert "L1" in table.state.pile_rooms
    table.do(None, "correct", set={"rooms.1,1": None, "seats.0.explorer": [0, 2]})
    assert "1,1" not in table.truth()["rooms"]
    assert table.seat(0)["explorer"] == [0, 2]


@rule("T2.2.4")
def test_a_secret_is_corrected_by_its_owner_or_the_table_and_stays_secret():
    table = begun(3)
    assert table.refuses("X1", 1, "correct", set={"seats.0.cards": ["five"]})["why"] == "secret"
    table.do(0, "correct", set={"seats.0.cards": ["five"]})
    table.do(None, "correct", set={"seats.0.treasures.jug": 1})
    for viewer in (None, 1, 2):
        assert "five" not in str(log_for(table.play, viewer))
    assert "five" in str(log_for(table.play, 0))


WRONG = [
    ("X4", {"weather": 1}),
    ("X4", {"seats.0": {}}),
    ("X4", {"rooms.9,9.flags.0": 0}),
    ("X4", {"tile": "T01"}),
    ("X2", {"seats.0.backpack.pink": -1}),
    ("X2", {"seats.0.backpack.pink": "x"}),
    ("X2", {"seats.0.site": 6}),
    ("X2", {"seats.0.explorer": [1, 1]}),
    ("X2", {"seats.0.explorer": "moon"}),
    ("X2", {"seats.0.flags_left": 21}),
    ("X2", {"rooms.0,2.room": "L1"}),
    ("X2", {"rooms.0,2": None}),
    ("X2", {"rooms.0,2.flags.0": 3}),
    ("X2", {"rooms.1,1": {"room": "L1", "doors": [0, 3]}}),
    ("X2", {"rooms.1,1": {"room": "Z"}}),
    ("X2", {"secret.S1.0": None}),
    ("X2", {"wheel.mask": 9}),
    ("X2", {"round": 3}),
    ("X2", {"seats.0.cards": ["joker"]}),
    ("T2.1.3", {"rooms.1,1": {"room": "L1"}, "rooms.1,2": {"room": "L1"}}),
]


@pytest.mark.parametrize(("rule_id", "changes"), WRONG, ids=[str(row[1])[:50] for row in WRONG])
def test_what_cannot_be_corrected(rule_id, changes):
    begun().refuses(rule_id, None, "correct", set=changes)


def test_a_position_fills_in_what_follows():
    seats = [{"backpack": {"pink": 2}, "camp": {"blue": 1}, "treasures": {"mask": 2}, "passages": 1, "score": 30}, {}]
    rooms = {"0,2": {"flags": {"0": 0}}, "1,1": {"room": "L1", "doors": [2, 3]}}
    table = begun(seats=seats, rooms=rooms, round=2)
    truth = table.truth()
    assert (truth["stock"]["pink"], truth["stock"]["blue"], truth["passages"], sum(truth["piles"])) == (5, 6, 7, 23)
    assert (table.seat(0)["flags_left"], table.scores, truth["direction"]) == (19, (30, 0), "anticlockwise")
    assert (GAME.phase(table.state), GAME.to_act(table.state), list(table.play.points())) == ("pirogue", (0,), [])
    assert GAME.phase(exploring().state) == "explorer"


def test_a_state_is_a_position():
    table = begun(3, seats=[{"camp": {"blue": 1}, "cards": ["five"]}, {}, {"site": 3}], to_act=[1])
    again = Table(3, position={**table.truth(), "phase": "pirogue", "to_act": [1]})
    assert again.truth() == table.truth()


BAD = [
    ({"seats": [{}]}, "position.seats"),
    ({"round": 3}, "position.round"),
    ({"to_act": [5]}, "position.to_act"),
    ({"sites": [["Z9"], [], [], [], [], []]}, "position.sites[0]"),
    ({"sites": [["T01"]]}, "position.sites"),
    ({"rooms": {"9,9": {"room": "L1"}}}, "position.rooms.9,9"),
    ({"rooms": {"1,1": {"room": "Z"}}}, "position.rooms.1,1.room"),
    ({"secret": {"S9": {}}}, "position.secret.S9"),
    ({"tile": "T01"}, "position.tile"),
    ({"weather": 1}, "position.weather"),
    ({"wheel": {"gold": 3}}, "position.gold"),
    ({"seats": [{"passages": 9}, {}]}, "position.seats.0.passages"),
]


@pytest.mark.parametrize(("position", "where"), BAD, ids=[row[1] for row in BAD])
def test_what_cannot_lie_so(position, where):
    with pytest.raises(Flawed) as caught:
        Table(2, position=position)
    assert caught.value.flaws[0].where == where


@rule("T2.4.3")
def test_piles_are_as_high_as_told():
    table = begun(piles=[0, 5, 20])
    assert table.truth()["piles"] == [0, 5, 20]
    with pytest.raises(Flawed):
        begun(piles=[1, 2, 3])


@rule("T2.8.2")
def test_who_still_has_the_last_special_turn():
    table = begun(3, phase="last", round=2, to_act=[2, 0])
    table.do(2, "end")
    table.do(0, "end")
    assert GAME.phase(table.state) == "over"


@rule("T2.8.3", "T2.1.4")
def test_the_course_of_the_game_can_be_told():
    table = begun()
    table.do(None, "correct", set={"round": 2})
    assert table.truth()["direction"] == "anticlockwise"
    table.do(None, "correct", set={"direction": "clockwise", "sites.0": []})
    assert (table.truth()["direction"], table.truth()["sites"][0]) == ("clockwise", [])
    table.refuses("X2", None, "correct", set={"sites.1": ["T99"]})


def test_a_told_secret_names_no_piece_to_others():
    table = begun(3)
    table.do(1, "correct", set={"seats.1.treasures.mask": 2})
    assert "mask" not in str(log_for(table.play, 0)[-1])
