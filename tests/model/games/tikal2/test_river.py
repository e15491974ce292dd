"""T2.3: the pirogue, the forest, the seaplanes."""

from itertools import permutations

import pytest

from model.games.tikal2 import GAME
from model.games.tikal2.parts import COLOURS
from tests.model.games.tikal2.table import begun, sites, taken
from tests.rule import rule

# The sample river: the forest after site 5, plane 0 after site 1, plane 1 after site 3.
WHEEL = {"mask": 2, "jug": 3, "statue": 4, "dagger": 5, "necklace": 3}
TURNED = {"mask": 3, "jug": 2, "statue": 3, "dagger": 4, "necklace": 5}


def afloat(site=0, **own):
    """Seat 0's pirogue lies at this site."""
    return begun(seats=[{"site": site, **own}, {}])


def delivery(plane, cards=(), **treasures):
    return {"plane": plane, "treasures": treasures, "cards": list(cards)}


def earned(events):
    return [(point.points, point.rule) for event in events for point in GAME.points(event)]


@rule("T2.3.1")
def test_taking_a_tile_where_you_are():
    table = begun(sites=sites(s0="T12"))
    table.do(0, "take", tile="T12")
    assert "T12" not in table.truth()["sites"][0]
    assert (table.truth()["tile"], table.seat(0)["site"]) == ("T12", 0)
    assert table.truth()["actions"] == [{"do": "card"}, {"do": "bonus", "points": 2}]


@rule("T2.3.1")
@pytest.mark.parametrize("start", range(6))
@pytest.mark.parametrize("steps", range(1, 6))
def test_moving_one_to_five_sites_and_taking_one_there(start, steps):
    table, to = afloat(start), (start + steps) % 6
    table.do(0, "paddle", to=to)
    assert (table.seat(0)["site"], table.state.phase) == (to, "pirogue")
    table.do(0, "take", tile=table.truth()["sites"][to][0])
    assert len(table.truth()["sites"][to]) == len(sites()[to]) - 1


@rule("T2.3.1")
def test_tiles_refused():
    table = begun(sites=sites(s0="T12", s1="T13"))
    assert table.refuses("T2.3.1", 0, "take", tile="T13")["why"] == "there"
    table.refuses("T2.3.1", 0, "take", tile="T24")
    table.refuses("X2", 0, "take", tile="T99")
    table.refuses("X1", 1, "take", tile="T12")
    table.do(0, "paddle", to=1)
    table.refuses("T2.3.1", 0, "take", tile="T12")
    table.do(0, "take", tile="T13")
    assert table.refuses("T2.3.1", 0, "take", tile=table.truth()["sites"][1][0])["why"] == "taken"
    table.do(0, "doors", colour="pink")
    table.do(0, "skip", action="key")
    table.refuses("X1", 0, "take", tile=table.truth()["sites"][1][0])


@rule("T2.3.1")
def test_moves_refused():
    table = begun(sites=[["T12"], [], ["T13"], [], [], ["T01"]])
    assert table.refuses("T2.3.1", 0, "paddle", to=0)["why"] == "stay"
    assert table.refuses("T2.3.1", 0, "paddle", to=1) == {"why": "empty", "site": 1}
    table.refuses("X2", 0, "paddle", to=6)
    table.refuses("X2", 0, "paddle", to=-1)
    table.refuses("X1", 1, "paddle", to=2)
    table.do(0, "paddle", to=2)
    assert table.refuses("T2.3.1", 0, "paddle", to=5)["why"] == "once"
    table.do(0, "take", tile="T13")
    assert table.refuses("T2.3.1", 0, "paddle", to=5)["why"] == "late"


@rule("T2.3.1")
def test_no_turn_without_a_tile():
    table = begun()
    table.refuses("T2.3.1", 0, "end")
    table.do(0, "paddle", to=1)
    table.refuses("T2.3.1", 0, "end")


WAYS = [  # from, to, forest, planes passed in order
    (0, 1, False, []),
    (0, 2, False, [0]),
    (2, 3, False, []),
    (3, 4, False, [1]),
    (1, 4, False, [0, 1]),
    (0, 5, False, [0, 1]),
    (5, 0, True, []),
    (4, 1, True, []),
    (4, 2, True, [0]),
    (2, 1, True, [1]),
    (3, 2, True, [1, 0]),
    (1, 0, True, [0, 1]),
]


@rule("T2.3.2", "T2.3.4", "T2.3.5", "T2.3.6")
@pytest.mark.parametrize(("start", "to", "forest", "planes"), WAYS)
def test_what_lies_on_the_way(start, to, forest, planes):
    def there():
        return afloat(start, backpack={"pink": 1}, treasures={"mask": 2})

    pays = {"forest": {"key": "pink"}} if forest else {}
    table = there()
    table.do(0, "paddle", to=to, deliveries=[delivery(plane, mask=1) for plane in planes], **pays)
    assert table.seat(0)["backpack"]["pink"] == (0 if forest else 1)
    assert table.seat(0)["treasures"]["mask"] == 2 - len(planes)
    for plane in {0, 1} - set(planes):
        there().refuses("T2.3.6", 0, "paddle", to=to, deliveries=[delivery(plane, mask=1)], **pays)


@rule("T2.3.2")
def test_the_forest_costs_a_key_back_to_the_stock():
    table = afloat(5, backpack={"pink": 1, "blue": 2})
    assert table.truth()["stock"]["blue"] == 5
    table.do(0, "paddle", to=1, forest={"key": "blue"})
    assert table.seat(0)["backpack"] == {**dict.fromkeys(COLOURS, 0), "pink": 1, "blue": 1}
    assert (table.truth()["stock"]["blue"], table.scores) == (6, (0, 0))


@rule("T2.3.2")
@pytest.mark.parametrize("score", [25, 10, 4, 0, -10])
def test_without_a_key_the_forest_costs_ten_points(score):
    table = begun(seats=[{"site": 5, "score": score}, {}])
    assert earned(table.do(0, "paddle", to=0)) == [(-10, "T2.3.2")]
    assert table.scores == (score - 10, 0)


@rule("T2.3.2", "T2.3.3")
def test_the_forest_refused():
    table = afloat(5, backpack={"pink": 1})
    table.refuses("T2.3.3", 0, "paddle", to=0)
    table.refuses("T2.3.3", 0, "paddle", to=0, forest={})
    assert table.refuses("T2.3.2", 0, "paddle", to=0, forest={"key": "blue"})["colour"] == "blue"
    table.refuses("T2.7.7", 0, "paddle", to=0, forest={"card": True})
    table.refuses("X2", 0, "paddle", to=0, forest={"key": "mauve"})
    table.refuses("X2", 0, "paddle", to=0, forest={"key": "pink", "card": True})
    dry = afloat(0, backpack={"pink": 1})
    assert dry.refuses("T2.3.2", 0, "paddle", to=1, forest={"key": "pink"})["why"] == "not"


@rule("T2.3.3")
def test_a_score_may_fall_below_zero():
    table = afloat(5)
    table.do(0, "paddle", to=0, forest={})
    assert table.scores == (-10, 0)


@rule("T2.3.3", "T2.7.7")
@pytest.mark.parametrize("backpack", [{}, {"pink": 1}])
def test_the_card_pays_the_forest(backpack):
    table = afloat(5, backpack=backpack, cards=["forest", "five"])
    table.do(0, "paddle", to=0, forest={"card": True})
    own = table.seat(0)
    assert (own["score"], own["cards"], own["backpack"]["pink"]) == (0, ["five"], backpack.get("pink", 0))
    assert table.truth()["played"] == ["forest"]


@rule("T2.3.3", "T2.7.7")
def test_a_card_need_not_be_played_to_save_ten_points():
    table = afloat(5, cards=["forest"])
    table.do(0, "paddle", to=0)
    assert (table.scores, table.seat(0)["cards"]) == ((-10, 0), ["forest"])


@rule("T2.3.4")
def test_four_masks_at_three_are_twelve():
    table = begun(wheel={"mask": 3, "jug": 2}, seats=[{"treasures": {"mask": 5, "jug": 1}}, {}])
    assert earned(table.do(0, "paddle", to=2, deliveries=[delivery(0, mask=4)])) == [(12, "T2.3.4")]
    own, shown = table.seat(0), table.truth()
    assert (own["score"], own["treasures"]["mask"], own["treasures"]["jug"]) == (12, 1, 1)
    assert shown["wheel"] == {"mask": 3, "jug": 3, "statue": 2, "dagger": 4, "necklace": 5}


@rule("T2.3.4")
def test_the_wheel_turns_one_step_after_a_delivery():
    table = afloat(0, treasures={"dagger": 1})
    assert table.truth()["wheel"] == WHEEL
    table.do(0, "paddle", to=2, deliveries=[delivery(0, dagger=1)])
    assert (table.truth()["wheel"], table.scores) == (TURNED, (5, 0))


@rule("T2.3.4")
def test_delivered_treasures_leave_the_game():
    table = begun(sites=sites(s2="T10"), seats=[{"treasures": {"mask": 5}}, {}])
    hidden = sum(table.truth()["piles"])
    table.do(0, "paddle", to=2, deliveries=[delivery(0, mask=5)])
    assert (table.truth()["delivered"]["mask"], sum(table.truth()["piles"])) == (5, hidden)
    table.do(0, "take", tile="T10")
    assert table.refuses("T2.4.3", 0, "treasure", keep="mask", pile=0)["why"] == "none"


@rule("T2.3.4")
def test_passing_a_plane_one_need_not_deliver():
    table = afloat(0, treasures={"mask": 2})
    table.do(0, "paddle", to=5)
    assert (table.truth()["wheel"], table.scores) == (WHEEL, (0, 0))


@rule("T2.3.5")
def test_both_planes_in_one_move():
    """Two daggers at 5, then the wheel turns: three masks at 3 instead of 2."""
    table = afloat(0, treasures={"dagger": 2, "mask": 3})
    events = table.do(0, "paddle", to=4, deliveries=[delivery(0, dagger=2), delivery(1, mask=3)])
    assert earned(events) == [(10, "T2.3.4"), (9, "T2.3.4")]
    assert table.truth()["wheel"] == {"mask": 5, "jug": 3, "statue": 2, "dagger": 3, "necklace": 4}
    assert (table.scores, sum(table.seat(0)["treasures"].values())) == ((19, 0), 0)


@rule("T2.3.5")
def test_one_type_in_two_deliveries_and_plane_1_first_behind_it():
    """From 3 over the forest to 2: plane 1 comes before plane 0; the penalty is paid besides."""
    table = afloat(3, treasures={"mask": 2})
    assert table.refuses(
        "T2.3.5", 0, "paddle", to=2, deliveries=[delivery(0, mask=1), delivery(1, mask=1)]
    ) == {"why": "order"}  # fmt: skip
    events = table.do(0, "paddle", to=2, deliveries=[delivery(1, mask=1), delivery(0, mask=1)])
    assert sorted(points for points, _ in earned(events)) == [-10, 2, 3]
    assert table.scores == (-5, 0)


@rule("T2.3.4", "T2.3.5")
@pytest.mark.parametrize("plane", [0, 1])
def test_either_plane_may_be_left_out(plane):
    table = afloat(0, treasures={"mask": 1})
    table.do(0, "paddle", to=4, deliveries=[delivery(plane, mask=1)])
    assert (table.scores, table.truth()["wheel"]) == ((2, 0), TURNED)


REFUSED = [
    ("T2.3.5", [delivery(1, mask=1), delivery(0, mask=1)]),
    ("T2.3.5", [delivery(0, mask=1), delivery(0, mask=1)]),
    ("T2.3.4", [delivery(0, mask=3)]),
    ("T2.3.4", [delivery(0, mask=2), delivery(1, mask=1)]),
    ("T2.3.4", [delivery(0, statue=1)]),
    ("T2.3.4", [delivery(0, mask=1, jug=1)]),
    ("T2.3.8", [delivery(0)]),
    ("T2.3.8", [delivery(0, mask=0)]),
    ("T2.3.8", [delivery(0, mask=-1)]),
    ("T2.3.8", [delivery(0, mask=1), delivery(1)]),
    ("T2.7.2", [delivery(0, ["plus-two"], mask=1)]),
    ("T2.7.4", [delivery(0, ["many-types"], mask=1, jug=1)]),
    ("T2.7.0", [delivery(0, ["five"], mask=1)]),
    ("X2", [delivery(0, spoon=1)]),
    ("X2", [delivery(2, mask=1)]),
    ("X2", [delivery(-1, mask=1)]),
    ("X2", [{"plane": 0}]),
]


@rule("T2.3.4", "T2.3.5", "T2.3.8")
@pytest.mark.parametrize(("why", "deliveries"), REFUSED)
def test_deliveries_refused(why, deliveries):
    afloat(0, treasures={"mask": 2, "jug": 1}).refuses(why, 0, "paddle", to=4, deliveries=deliveries)


@rule("T2.3.6")
def test_no_delivery_without_moving():
    table = begun(sites=sites(s2="T12"), seats=[{"site": 2, "treasures": {"mask": 1}}, {}])
    table.refuses("T2.3.1", 0, "paddle", to=2, deliveries=[delivery(0, mask=1)])
    table.refuses("X2", 0, "take", tile="T12", deliveries=[delivery(0, mask=1)])
    table.refuses("T2.7.6", 0, "play", card="remote", treasures={"mask": 1})


@rule("T2.3.6")
def test_the_card_delivers_without_moving():
    table = afloat(2, treasures={"mask": 1}, cards=["remote"])
    table.do(0, "play", card="remote", treasures={"mask": 1})
    assert (table.scores, table.truth()["wheel"], table.seat(0)["site"]) == ((2, 0), TURNED, 2)


ACTIONS = {"treasure": {"keep": "jug", "pile": 0}, "passage": {}, "bonus": {}}


@rule("T2.3.7")
@pytest.mark.parametrize("order", list(permutations(ACTIONS)))
def test_a_tiles_actions_in_any_order(order):
    table = taken("T09")
    for action in order:
        assert table.state.phase == "pirogue"
        table.do(0, action, **ACTIONS[action])
        table.refuses("X1", 0, action, **ACTIONS[action])
    own = table.seat(0)
    assert (own["treasures"]["jug"], own["passages"], own["score"], table.state.phase) == (1, 1, 1, "explorer")


@rule("T2.3.7")
def test_the_explorer_waits_for_the_tiles_actions():
    table = taken("T09", seats=[{"backpack": {"pink": 1}}, {}])
    refused = table.refuses("T2.3.7", 0, "explore", path=["outside", [0, 2]])
    assert [one["do"] for one in refused["open"]] == list(ACTIONS)
    for action in ACTIONS:
        table.do(0, "skip", action=action)
    table.do(0, "explore", path=["outside", [0, 2]])


@rule("T2.3.7")
def test_the_end_waits_for_open_actions_and_each_may_be_left_out():
    table = taken("T09")
    assert [one["do"] for one in table.refuses("T2.3.7", 0, "end")["open"]] == ["treasure", "passage", "bonus"]
    table.do(0, "skip", action="passage")
    table.refuses("X1", 0, "passage")
    table.refuses("X1", 0, "skip", action="passage")
    assert [one["do"] for one in table.refuses("T2.3.7", 0, "end")["open"]] == ["treasure", "bonus"]
    table.do(0, "skip", action="treasure")
    table.do(0, "skip", action="bonus")
    table.do(0, "end")
    assert (table.scores, table.seat(0)["passages"], GAME.to_act(table.state)) == ((0, 0), 0, (1,))


@rule("T2.3.7")
def test_leaving_out_one_of_two_keys_and_one_of_two_treasures():
    table = taken("T15")
    table.refuses("X1", 0, "skip", action="key", colour="blue")
    table.refuses("X1", 0, "skip", action="room")
    table.do(0, "skip", action="key", colour="green")
    assert table.truth()["actions"] == [{"do": "key", "colour": "pink"}]
    double = taken("T10")
    double.do(0, "skip", action="treasure")
    assert double.truth()["actions"] == [{"do": "treasure"}]
    double.refuses("X1", 1, "skip", action="treasure")


@rule("T2.3.8")
def test_one_treasure_is_enough_for_a_delivery_and_none_turns_no_wheel():
    table = afloat(0, treasures={"mask": 1})
    table.refuses("T2.3.8", 0, "paddle", to=2, deliveries=[delivery(0, jug=0)])
    table.do(0, "paddle", to=2, deliveries=[delivery(0, mask=1, jug=0)])
    assert (table.scores, table.truth()["wheel"]) == ((2, 0), TURNED)
