"""TK3: what action points buy."""

import pytest

from model.games.tikal import GAME
from model.language import texts
from tests.model.games.tikal.table import BASE, Table, in_turn
from tests.rule import rule

JUNGLE, TEMPLE, TEMPLE2 = [1, 3], [0, 3], [1, 4]


@rule("TK3.1")
def test_bringing_figures():
    table = in_turn()
    table.do(0, "bring", figure="leader", to=BASE)
    table.do(0, "bring", figure="member", count=3, to=BASE)
    assert table.at(0, 4).figures[0] == (1, 3)
    assert (table.state.ap, table.state.seats[0].reserve, table.state.seats[0].leader) == (6, 15, (0, 4))
    assert table.refuses("TK3.1", 0, "bring", figure="leader", to=BASE)["why"] == "reserve"
    assert table.refuses("TK3.1", 0, "bring", figure="member", to=JUNGLE)["why"] == "gate"
    table.refuses("TK3.1", 0, "bring", figure="member", to=[7, 0])
    table.refuses("TK3.1", 0, "bring", figure="member", count=16, to=BASE)
    table.refuses("X2", 0, "bring", figure="member", count=0, to=BASE)
    table.refuses("X2", 0, "bring", figure="cook", to=BASE)
    table.refuses("X1", 1, "bring", figure="member", to=BASE)


@rule("TK3.1", "TK3.7", "TK3.12")
def test_a_camp_is_a_gate_for_its_owner_alone():
    table = in_turn({"1,3": {"camp": 1}})
    table.refuses("TK3.1", 0, "bring", figure="member", to=JUNGLE)
    table.do(0, "end")
    draw_and_place(table, 1)
    table.do(1, "bring", figure="member", to=JUNGLE)
    assert table.at(1, 3).figures[1] == (0, 1)


def draw_and_place(table, seat):
    table.do(None, "draw", tile=GAME.choices(table.state, None)[0].args[0].values[0])
    choice = GAME.choices(table.state, seat)[0]
    table.do(seat, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])


@rule("TK3.2", "TK3.11")
def test_secret_paths_lead_from_camp_to_camp():
    table = in_turn({"1,3": {"camp": 0, "figures": {"0": [0, 2], "1": [0, 1]}}})
    table.do(0, "transfer", figure="member", count=2, from_=JUNGLE, to=BASE)
    assert (table.at(0, 4).figures[0], table.state.ap) == ((0, 2), 8)
    assert table.refuses("TK3.2", 0, "transfer", figure="member", from_=JUNGLE, to=BASE)["why"] == "figures"
    table.refuses("TK3.2", 0, "transfer", figure="member", from_=BASE, to=BASE)
    table.refuses("TK3.2", 0, "transfer", figure="member", from_=BASE, to=TEMPLE)
    table.do(0, "end")
    draw_and_place(table, 1)
    table.refuses("TK3.2", 1, "transfer", figure="member", from_=JUNGLE, to=BASE)


@rule("TK3.3")
def test_walking_costs_all_stones_of_the_edge():
    """Base camp (N, NE, SE one each) to the temple on 0,3 (S one): two stones."""
    table = in_turn({"0,4": {"figures": {"0": [1, 3]}}})
    table.do(0, "move", figure="member", count=2, path=[BASE, TEMPLE])
    assert (table.state.ap, table.at(0, 3).figures[0]) == (6, (0, 2))
    table.do(0, "move", figure="leader", path=[BASE, TEMPLE])
    assert (table.state.ap, table.state.seats[0].leader) == (4, (0, 3))
    assert table.refuses("TK2.5", 0, "move", figure="member", count=2, path=[TEMPLE, BASE, TEMPLE])["need"] == 8
    assert table.refuses("TK3.3", 0, "move", figure="member", count=3, path=[TEMPLE, BASE])["why"] == "figures"
    assert table.refuses("TK3.3", 0, "move", figure="member", path=[TEMPLE, [5, 2]])["why"] == "empty"
    assert table.refuses("TK3.3", 0, "move", figure="member", path=[BASE, TEMPLE, TEMPLE2])["why"] in (
        "apart",
        "stones",
    )
    table.refuses("X2", 0, "move", figure="member", path=[BASE])


# The example of the rulebook, rebuilt: a temple of 2, a jungle south-east of it, a treasure north-east, a temple of 1
# to the north. Sides are N NE SE S SW NW.
STONES = {
    "2,2": {"tile": "B1", "turn": 5, "figures": {"0": [0, 1]}},
    "3,2": {"tile": "A4", "turn": 5},
    "3,1": {"tile": "A5", "turn": 0},
    "2,1": {"tile": "A1", "turn": 1},
}


@rule("TK3.3")
@pytest.mark.parametrize(("goal", "cost"), [([[3, 2]], 3), ([[3, 2], [3, 1]], 6), ([[2, 1]], 1)])
def test_the_rulebooks_walking_example(goal, cost):
    """3 AP to the jungle, 6 AP to the treasure by way of the jungle, 1 AP to the other temple."""
    table = in_turn(STONES)
    table.do(0, "move", figure="member", path=[[2, 2], *goal])
    assert table.state.ap == 10 - cost


@rule("TK3.3")
def test_in_the_rulebooks_example_there_is_no_direct_way_to_the_treasure():
    table = in_turn(STONES)
    assert table.refuses("TK3.3", 0, "move", figure="member", path=[[2, 2], [3, 1]])["why"] == "stones"


@rule("TK3.4", "TK3.9")
def test_uncovering_a_temple():
    table = in_turn({"0,3": {"figures": {"0": [1, 1]}}})
    table.do(0, "uncover", hex=TEMPLE)
    table.do(0, "uncover", hex=TEMPLE)
    assert (table.at(0, 3).value, table.state.ap, table.truth()["pieces"]["2"], table.truth()["pieces"]["3"]) == (
        3,
        6,
        2,
        5,
    )
    assert table.refuses("TK3.4", 0, "uncover", hex=TEMPLE)["why"] == "twice"
    assert table.refuses("TK3.4", 0, "uncover", hex=TEMPLE2)["why"] == "figures"
    assert table.refuses("TK3.4", 0, "uncover", hex=JUNGLE)["why"] == "temple"
    table.refuses("TK3.4", 0, "uncover", hex=[7, 0])
    table.do(0, "end")
    draw_and_place(table, 1)
    table.do(1, "end")
    draw_and_place(table, 0)
    table.do(0, "uncover", hex=TEMPLE)
    assert table.at(0, 3).value == 4


@rule("TK3.4")
def test_one_figure_for_each_level():
    table = in_turn({"0,3": {"figures": {"0": [0, 1]}}})
    table.do(0, "uncover", hex=TEMPLE)
    assert table.refuses("TK3.4", 0, "uncover", hex=TEMPLE) == {"why": "figures", "need": 2, "have": 1}


@rule("TK3.4", "TK1.3")
def test_no_piece_left_no_uncovering():
    table = in_turn({"0,3": {"value": 9, "figures": {"0": [0, 3]}}, "1,4": {"value": 10, "figures": {"0": [0, 1]}}})
    assert table.refuses("TK3.4", 0, "uncover", hex=TEMPLE) == {"why": "piece", "value": 10}
    assert table.refuses("TK3.4", 0, "uncover", hex=TEMPLE2) == {"why": "top", "value": 10}


@rule("TK3.4", "TK3.8")
def test_a_guarded_temple_is_fixed():
    table = in_turn({"0,3": {"guard": 1, "figures": {"0": [0, 2]}}})
    assert table.refuses("TK3.4", 0, "uncover", hex=TEMPLE)["why"] == "guarded"
    assert table.refuses("TK3.8", 0, "guard", hex=TEMPLE, figure="member")["why"] == "guarded"


TREASURES = {"2,3": {"tile": "A5", "turn": 0, "figures": {"0": [0, 2], "1": [0, 1]}}}


@rule("TK3.5", "TK3.14")
def test_raising_treasures():
    table = in_turn(TREASURES)
    table.do(0, "raise", hex=[2, 3], treasure=4)
    table.do(0, "raise", hex=[2, 3], treasure=4)
    assert table.truth()["seats"][0]["treasures"] == {"4": 2}
    assert (table.at(2, 3).treasures, table.state.ap) == (2, 4)
    assert table.refuses("TK3.5", 0, "raise", hex=[2, 3], treasure=1)["why"] == "twice"
    assert table.refuses("TK3.5", 0, "raise", hex=JUNGLE, treasure=1)["why"] == "tile"
    table.refuses("X2", 0, "raise", hex=[2, 3], treasure=9)


@rule("TK3.5")
def test_one_figure_for_each_treasure_and_none_where_none_is():
    table = in_turn(
        {"2,3": {"tile": "A5", "treasures": 2, "figures": {"0": [1, 0]}}, "2,4": {"tile": "A6", "treasures": 0}}
    )
    table.do(0, "raise", hex=[2, 3], treasure=1)
    assert table.refuses("TK3.5", 0, "raise", hex=[2, 3], treasure=2)["why"] == "figures"
    assert table.refuses("TK3.5", 0, "raise", hex=[2, 4], treasure=2)["why"] == "none"


@rule("TK1.3")
def test_only_three_of_each_treasure():
    seats = [{"treasures": {"4": 2}}, {"treasures": {"4": 1}}]
    table = in_turn(TREASURES, seats=seats)
    table.refuses("TK1.3", 0, "raise", hex=[2, 3], treasure=4)


@rule("TK3.6", "TK3.14")
def test_exchanging_singles():
    seats = [{"treasures": {"1": 1, "2": 2, "5": 1}}, {"treasures": {"3": 1, "5": 1, "6": 3}}]
    table = in_turn(seats=seats)
    assert table.refuses("TK3.6", 0, "exchange", give=2, with_=1, take=3)["count"] == 2
    table.refuses("TK3.6", 0, "exchange", give=1, with_=1, take=6)
    table.refuses("TK3.6", 0, "exchange", give=4, with_=1, take=3)
    table.refuses("TK3.6", 0, "exchange", give=1, with_=1, take=8)
    table.refuses("TK3.6", 0, "exchange", give=1, with_=0, take=5)
    table.refuses("X2", 0, "exchange", give=1, with_=2, take=5)
    table.do(0, "exchange", give=1, with_=1, take=5)
    assert table.truth()["seats"][0]["treasures"] == {"2": 2, "5": 2}
    assert table.truth()["seats"][1]["treasures"] == {"1": 1, "3": 1, "6": 3}
    assert table.state.ap == 7


@rule("TK3.6")
@pytest.mark.parametrize("once", [False, True])
def test_one_exchange_a_turn_is_a_switch(once):
    seats = [{"treasures": {"1": 1, "2": 1}}, {"treasures": {"3": 1, "4": 1}}]
    table = in_turn(seats=seats, exchange_once=once)
    table.do(0, "exchange", give=1, with_=1, take=3)
    if once:
        assert table.refuses("TK3.6", 0, "exchange", give=2, with_=1, take=4)["why"] == "once"
    else:
        table.do(0, "exchange", give=2, with_=1, take=4)


@rule("TK3.7", "TK3.12")
def test_building_camps():
    hexes = {**TREASURES, "2,4": {"tile": "A6", "treasures": 0, "figures": {"1": [0, 2]}}, "0,2": {"tile": "B6"}}
    table = in_turn(hexes)
    table.refuses("TK3.12", 0, "camp", hex=BASE)
    table.refuses("TK3.12", 0, "camp", hex=[0, 2])
    assert table.refuses("TK3.7", 0, "camp", hex=TEMPLE)["why"] == "temple"
    assert table.refuses("TK3.7", 0, "camp", hex=[2, 3])["why"] == "treasures"
    table.do(0, "camp", hex=JUNGLE)
    assert table.refuses("TK3.7", 0, "camp", hex=JUNGLE)["why"] == "camp"
    table.do(0, "camp", hex=[2, 4])
    assert (table.state.ap, table.state.seats[0].camps_left) == (0, 0)


@rule("TK3.7")
def test_two_camps_for_the_whole_game():
    table = in_turn({"1,3": {"camp": 0}, "2,4": {"tile": "A6", "treasures": 0, "camp": 0}, "2,3": {"tile": "B3"}})
    assert table.refuses("TK3.7", 0, "camp", hex=[2, 3])["why"] == "both"


@rule("TK3.8")
def test_a_guard_takes_the_temple_and_his_fellows_leave():
    table = in_turn({"0,3": {"figures": {"0": [1, 2], "1": [0, 2]}}})
    table.do(0, "guard", hex=TEMPLE, figure="member")
    cell = table.at(0, 3)
    assert (cell.guard, cell.figures) == (0, ((0, 0), (0, 2)))
    own = table.truth()["seats"][0]
    assert (own["leader"], own["guards_left"], own["out"], own["reserve"]) == ("out", 1, 1, 16)
    assert table.state.ap == 5


@rule("TK3.10", "TK3.8")
def test_the_leader_may_be_the_guard():
    table = in_turn({"0,3": {"figures": {"0": [1, 1]}}})
    table.do(0, "guard", hex=TEMPLE, figure="leader")
    own = table.truth()["seats"][0]
    assert (own["leader"], own["out"], own["reserve"]) == ("guard", 1, 17)


@rule("TK3.8", "TK3.9")
@pytest.mark.parametrize(("figures", "why"), [
    ({"0": [0, 2], "1": [0, 2]}, "majority"),
    ({"0": [0, 2], "1": [1, 0]}, "majority"),
    ({"0": [1, 0], "1": [0, 2]}, "figure"),
    ({"1": [0, 2]}, "nobody"),
])  # fmt: skip
def test_a_guard_needs_the_majority_alone(figures, why):
    table = in_turn({"0,3": {"figures": figures}})
    assert table.refuses("TK3.8", 0, "guard", hex=TEMPLE, figure="member")["why"] == why
    assert table.refuses("TK3.8", 0, "guard", hex=JUNGLE, figure="member")["why"] == "temple"


@rule("TK3.8")
def test_two_guards_for_the_whole_game():
    table = in_turn({"0,3": {"guard": 0}, "1,4": {"guard": 0}, "2,3": {"tile": "A1", "figures": {"0": [0, 1]}}})
    assert table.refuses("TK3.8", 0, "guard", hex=[2, 3], figure="member")["why"] == "both"


@rule("TK3.8", "TK3.11")
def test_others_come_and_go_at_a_guarded_temple_and_a_foreign_camp():
    table = in_turn({"0,3": {"guard": 1, "figures": {"0": [0, 1]}}, "1,3": {"camp": 1, "figures": {"0": [0, 1]}}})
    table.do(0, "move", figure="member", path=[TEMPLE, BASE])
    table.do(0, "move", figure="member", path=[BASE, TEMPLE])
    reached = [c for c in GAME.choices(table.state, 0) if c.do == "move"]
    assert any(JUNGLE in map(list, c.args[2].values[0]) for c in reached)


@rule("TK3.8", "TK4.4")
def test_the_guards_fellows_may_come_back_and_the_temple_stays_as_it_is():
    table = in_turn({"0,3": {"guard": 0, "figures": {"1": [0, 2]}}, "0,4": {"figures": {"0": [0, 1]}}})
    table.do(0, "move", figure="member", path=[BASE, TEMPLE])
    assert table.at(0, 3).figures == ((0, 1), (0, 2))
    assert table.refuses("TK3.4", 0, "uncover", hex=TEMPLE)["why"] == "guarded"
    table.do(0, "move", figure="member", path=[TEMPLE, BASE])
    assert (table.at(0, 3).guard, table.at(0, 3).figures) == (0, ((0, 0), (0, 2)))


@rule("TK3.9", "TK3.5")
def test_the_leader_alone_raises_one_treasure():
    table = in_turn({"2,3": {"tile": "A5", "turn": 0, "figures": {"0": [1, 0]}}})
    table.do(0, "raise", hex=[2, 3], treasure=4)
    refused = table.refuses("TK3.5", 0, "raise", hex=[2, 3], treasure=4)
    assert (refused["why"], refused["need"], refused["have"]) == ("figures", 2, 1)


@rule("TK3.14", "TK3.6")
def test_an_exchanged_treasure_makes_a_single_safe():
    table = in_turn(seats=[{"treasures": {"1": 1, "5": 1}}, {"treasures": {"2": 1, "5": 1}}])
    table.do(0, "exchange", give=1, with_=1, take=5)
    assert table.refuses("TK3.6", 0, "exchange", give=5, with_=1, take=2)["why"] == "safe"


WORDS = [
    ("TK3-8", {"en": "come and go", "de": "kommen und gehen", "fr": "aller et venir", "nl": "komen en gaan",
               "fi": "tulla ja mennä"}),
    ("TK3-8", {"en": "One guard per temple", "de": "Ein Wächter je Tempel", "fr": "Un gardien par temple",
               "nl": "Eén bewaker per tempel", "fi": "Yksi vartija temppeliä"}),
    ("TK3-9", {"en": "one figure", "de": "eine Figur", "fr": "un pion", "nl": "één pion", "fi": "yksi nappula"}),
    ("TK3-14", {"en": "no longer singles", "de": "keine einzelnen mehr", "fr": "ne sont plus isolés",
                "nl": "niet meer los", "fi": "eivät ole enää yksittäisiä"}),
]  # fmt: skip


@rule("TK3.8", "TK3.9", "TK3.14")
@pytest.mark.parametrize(("message", "said"), WORDS)
def test_the_words_say_the_whole_rule(message, said):
    for lang, words in said.items():
        assert words in texts(lang).say(message)


@rule("TK3.13")
def test_a_tile_placed_this_turn_is_used_this_turn():
    table = Table(position={"stack": "A", "hexes": {"1,4": {"figures": {"0": [0, 2]}}}})
    table.do(None, "draw", tile="A5")
    table.do(0, "place", hex=[2, 4], turn=2)
    table.do(0, "move", figure="member", path=[[1, 4], [2, 4]])
    table.do(0, "raise", hex=[2, 4], treasure=1)
    assert table.state.seats[0].treasures[0] == 1


@rule("TK3.14")
def test_a_raised_treasure_makes_a_single_safe():
    table = in_turn(TREASURES, seats=[{"treasures": {"1": 1}}, {"treasures": {"3": 1}}])
    table.do(0, "raise", hex=[2, 3], treasure=1)
    table.refuses("TK3.6", 0, "exchange", give=1, with_=1, take=3)
