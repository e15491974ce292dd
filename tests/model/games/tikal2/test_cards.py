"""Special cards (T2.7): what each brings, and when it is refused."""

import pytest

from model.games.tikal2 import GAME
from model.games.tikal2.parts import KEPT_CARDS
from model.games.tikal2.scoring import cards_scored
from tests.model.games.tikal2.table import begun, exploring, taken
from tests.rule import rule


def holding(*cards, make=begun, **own):
    """Seat 0 has these cards."""
    return make(seats=[{"cards": list(cards), **own}, {}])


def last_turn(*cards, **own):
    return begun(phase="last", round=2, seats=[{"cards": list(cards), **own}, {}])


def past_a_plane(*cards, **treasures):
    """Seat 0 at site 1: a seaplane lies on the way to site 2."""
    return holding(*cards, site=1, treasures=treasures)


def delivery(*cards, plane=0, **treasures):
    return [{"plane": plane, "treasures": treasures, "cards": list(cards)}]


@rule("T2.7.1")
def test_a_passage_card():
    table = holding("passage", make=exploring)
    path = ["outside", "S1"]
    table.refuses("T2.5.6", 0, "explore", path=path, dig=True, bonus=0)
    table.refuses("T2.5.4", 0, "explore", path=path, passages={"0": "token"}, dig=True, bonus=0)
    table.do(0, "explore", path=path, passages={"0": "card"}, dig=True, bonus=0)
    assert table.seat(0)["cards"] == []
    assert table.scores == (10, 0)
    assert table.truth()["passages"] == 8
    assert table.truth()["played"] == ["passage"]


@rule("T2.7.1")
def test_no_passage_card():
    table = holding("forest", make=exploring)
    table.refuses("T2.7.1", 0, "explore", path=["outside", "S1"], passages={"0": "card"})
    table = holding("passage", make=exploring)
    table.refuses("T2.7.1", 0, "explore", path=["outside", "S1", "outside"], passages={"0": "card", "1": "card"})


@rule("T2.7.1", "T2.5.4")
def test_card_and_token_in_one_move():
    table = holding("passage", make=exploring, passages=1)
    table.do(0, "explore", path=["outside", "S1", "outside"], passages={"0": "card", "1": "token"})
    assert table.seat(0)["explorer"] == "outside"
    assert (table.seat(0)["passages"], table.seat(0)["cards"]) == (0, [])


@rule("T2.7.2")
def test_two_more_for_each_treasure():
    table = past_a_plane("plus-two", mask=2)
    table.do(0, "paddle", to=2, deliveries=delivery("plus-two", mask=2))
    assert table.scores == (2 * (2 + 2), 0)
    assert table.seat(0)["cards"] == []
    assert [point.why["plus"] for point in table.play.points()] == [2]


@rule("T2.7.2")
def test_plus_two_is_for_one_delivery():
    table = past_a_plane("plus-two", mask=1, dagger=1)
    both = [*delivery("plus-two", mask=1), *delivery("plus-two", plane=1, dagger=1)]
    table.refuses("T2.7.2", 0, "paddle", to=4, deliveries=both)
    table.do(0, "paddle", to=4, deliveries=[both[0], *delivery(plane=1, dagger=1)])
    assert table.scores == (2 + 2 + 4, 0)


@rule("T2.7.2")
def test_no_plus_two():
    past_a_plane("five", mask=2).refuses("T2.7.2", 0, "paddle", to=2, deliveries=delivery("plus-two", mask=2))


@rule("T2.7.3")
def test_an_extra_exploration():
    table = holding("explore", make=exploring, backpack={"blue": 1, "pink": 1})
    table.do(0, "explore", path=["outside", [0, 1]], dig=True, bonus=0)
    table.refuses("X1", 0, "explore", path=[[0, 1], "outside", [0, 2]])
    table.do(0, "explore", path=[[0, 1], "outside", [0, 2]], dig=True, bonus=0, with_="card")
    assert table.scores == (2 + 2 + 1 + 1, 0)
    assert table.truth()["played"] == ["explore"]
    table.refuses("T2.7.3", 0, "explore", path=[[0, 2]], with_="card")


@rule("T2.7.3", "T2.6.3")
def test_three_explorations_in_one_turn():
    table = holding("explore", backpack={"blue": 1})
    table.do(0, "explore", path=["outside", [0, 1]], with_="card")
    table.do(0, "explore", path=[[0, 1], "outside"], with_="tent")
    table.refuses("X1", 0, "explore", path=["outside", [0, 1]])
    assert not table.seat(0)["tent"]


@rule("T2.7.4")
def test_several_types_turn_the_wheel_once():
    table = past_a_plane("many-types", mask=1, dagger=2)
    both = {"mask": 1, "dagger": 2}
    table.refuses("T2.3.4", 0, "paddle", to=2, deliveries=delivery(**both))
    table.refuses("T2.7.2", 0, "paddle", to=2, deliveries=delivery("many-types", "plus-two", **both))
    table.do(0, "paddle", to=2, deliveries=delivery("many-types", **both))
    assert table.scores == (2 + 2 * 5, 0)
    assert list(table.truth()["wheel"].values()) == [3, 2, 3, 4, 5]
    assert len(list(table.play.points())) == 1


@rule("T2.7.4")
def test_no_card_for_several_types():
    table = past_a_plane("remote", mask=1, dagger=2)
    table.refuses("T2.7.4", 0, "paddle", to=2, deliveries=delivery("many-types", mask=1, dagger=2))


@rule("T2.7.2", "T2.7.4", "T2.7.6")
def test_three_cards_at_once():
    table = holding("many-types", "plus-two", "remote", treasures={"jug": 1, "statue": 1})
    table.do(0, "play", card="remote", treasures={"jug": 1, "statue": 1}, cards=["plus-two", "many-types"])
    assert table.scores == (3 + 4 + 2 * 2, 0)
    assert table.seat(0)["cards"] == []
    assert table.truth()["played"] == ["many-types", "plus-two", "remote"]


@rule("T2.7.5")
@pytest.mark.parametrize("to", ["camp", "backpack"])
def test_a_key_of_choice(to):
    table = holding("key")
    table.refuses("X2", 0, "play", card="key", colour="pink")
    table.refuses("X2", 0, "play", card="key", colour="pink", to=to, treasures={})
    table.refuses("X2", 0, "play", card="key", colour="pink", to=to, cards=["plus-two"])
    table.do(0, "play", card="key", colour="pink", to=to)
    assert table.seat(0)[to]["pink"] == 1
    assert table.truth()["stock"]["pink"] == 6
    table.refuses("T2.7.5", 0, "play", card="key", colour="pink", to=to)


@rule("T2.7.5")
def test_a_key_that_is_not_in_stock():
    table = begun(seats=[{"cards": ["key"]}, {"camp": {"pink": 7}}])
    assert table.refuses("T2.7.5", 0, "play", card="key", colour="pink", to="camp")["why"] == "stock"


@rule("T2.7.5")
def test_a_key_by_card_answers_no_action():
    table = taken("T15", seats=[{"cards": ["key"]}, {}])
    table.do(0, "play", card="key", colour="pink", to="camp")
    assert [action.colour for action in table.state.actions] == ["pink", "green"]


@rule("T2.7.6")
def test_a_delivery_without_a_seaplane():
    table = holding("remote", treasures={"dagger": 2, "mask": 1})
    table.refuses("T2.3.8", 0, "play", card="remote", treasures={})
    table.refuses("T2.3.8", 0, "play", card="remote", treasures={"dagger": 0})
    table.refuses("T2.3.4", 0, "play", card="remote", treasures={"dagger": 3})
    table.refuses("T2.3.4", 0, "play", card="remote", treasures={"dagger": 1, "mask": 1})
    table.refuses("X2", 0, "play", card="remote", treasures={"spoon": 1})
    table.refuses("X2", 0, "play", card="remote")
    table.refuses("X2", 0, "play", card="remote", treasures={"dagger": 1}, colour="pink")
    table.do(0, "play", card="remote", treasures={"dagger": 2})
    assert table.scores == (10, 0)
    assert table.truth()["wheel"]["dagger"] == 4
    assert table.truth()["delivered"]["dagger"] == 2
    assert [point.rule for point in table.play.points()] == ["T2.7.6"]
    table.refuses("T2.7.6", 0, "play", card="remote", treasures={"mask": 1})
    table.refuses("T2.3.6", 0, "paddle", to=1, deliveries=delivery(mask=1))


@rule("T2.7.7")
def test_the_forest_for_nothing():
    table = holding("forest", site=4, backpack={"pink": 1})
    table.refuses("X2", 0, "paddle", to=0, forest={"key": "pink", "card": True})
    table.refuses("T2.3.2", 0, "paddle", to=5, forest={"card": True})
    table.do(0, "paddle", to=0, forest={"card": True})
    assert (table.seat(0)["backpack"]["pink"], table.scores) == (1, (0, 0))
    assert table.truth()["played"] == ["forest"]
    assert list(table.play.points()) == []


@rule("T2.7.7")
def test_no_forest_card():
    holding("passage", site=4).refuses("T2.7.7", 0, "paddle", to=0, forest={"card": True})


ANY_TIME = [
    ("before the tile", lambda: holding("key")),
    ("between its actions", lambda: taken("T15", seats=[{"cards": ["key"]}, {}])),
    ("in the explorer phase", lambda: holding("key", make=exploring)),
    ("in the last special turn", lambda: last_turn("key")),
]


@rule("T2.7.0", "T2.7.5")
@pytest.mark.parametrize("make", [row[1] for row in ANY_TIME], ids=[row[0] for row in ANY_TIME])
def test_at_any_time_of_the_turn(make):
    table = make()
    table.do(0, "play", card="key", colour="blue", to="backpack")
    assert table.truth()["played"] == list(GAME.view(table.state, 1).played) == ["key"]


@rule("T2.7.0")
def test_only_in_your_own_turn():
    table = begun(seats=[{}, {"cards": ["key"]}])
    table.refuses("X1", 1, "play", card="key", colour="blue", to="camp")
    table.refuses("T2.7.5", 0, "play", card="key", colour="blue", to="camp")


@rule("T2.7.0", "T2.8.2")
def test_an_extra_exploration_in_the_last_special_turn():
    table = last_turn("explore", "passage", backpack={"blue": 1})
    table.do(0, "explore", path=["outside", [0, 1]], dig=True, bonus=0)
    table.do(0, "explore", path=[[0, 1], "outside", "S1"], passages={"1": "card"}, dig=True, bonus=0, with_="card")
    assert table.scores == (4 + 10, 0)


@rule("T2.7.0")
@pytest.mark.parametrize("card", KEPT_CARDS)
def test_cards_of_the_end_are_never_played(card):
    table = past_a_plane(card, mask=1)
    table.refuses("T2.7.0", 0, "play", card=card)
    table.refuses("T2.7.0", 0, "paddle", to=2, deliveries=delivery(card, mask=1))
    assert not [choice for choice in GAME.choices(table.state, 0) if choice.do == "play"]


@rule("T2.7.0")
def test_cards_that_serve_another_move_are_not_for_a_delivery():
    past_a_plane("forest", mask=1).refuses("T2.7.0", 0, "paddle", to=2, deliveries=delivery("forest", mask=1))


KEPT = [
    ("T2.7.8", ["pair"], 0, [3]),
    ("T2.7.8", ["pair", "pair"], 0, [12]),
    ("T2.7.9", ["five"], 0, [5]),
    ("T2.7.10", ["room-colours"], 0, []),
    ("T2.7.10", ["room-colours"], 3, [6]),
    ("T2.7.10", ["room-colours"], 5, [10]),
    ("T2.7.0", ["key", "passage", "forest", "remote"], 5, []),
]


@rule("T2.7.8", "T2.7.9", "T2.7.10", "T2.7.0")
@pytest.mark.parametrize(("rule_", "cards", "colours", "points"), KEPT)
def test_kept_cards(rule_, cards, colours, points):
    events = cards_scored(1, cards, colours)
    assert [event.points for event in events] == points
    assert all((event.seat, event.rule) == (1, rule_) for event in events)


@rule("T2.7.8", "T2.7.9", "T2.7.10")
def test_kept_cards_at_the_end():
    """A sanctuary's flag is of no colour, two rooms of one colour count once."""
    rooms = {
        "0,2": {"flags": {"0": 0}},
        "4,5": {"flags": {"0": 0}},
        "0,1": {"flags": {"0": None, "1": 0}},
        "1,1": {"room": "sanctuary", "colour": "green", "flags": {"0": 0}},
    }
    table = begun(
        phase="last", round=2, rooms=rooms, seats=[{"cards": ["pair", "room-colours"]}, {"cards": ["five", "pair"]}]
    )
    table.do(0, "end")
    table.do(1, "end")
    found = [(point.seat, point.points, point.rule) for point in table.play.points()]
    assert found == [(0, 3, "T2.9.2"), (0, 3, "T2.7.8"), (0, 4, "T2.7.10"), (1, 3, "T2.7.8"), (1, 5, "T2.7.9")]
