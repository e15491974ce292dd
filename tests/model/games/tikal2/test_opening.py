"""T2.1 the set-up, T2.2 backpack and camp, T2.10 the variants."""

from random import Random

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from model.games.tikal2 import GAME
from model.games.tikal2.parts import COLOURS
from model.kernel.choice import drawn
from model.kernel.move import read_move
from tests.model.covering import covers
from tests.model.games.tikal2.table import Table, begun, exploring, sites, taken
from tests.rule import rule

ALTARS = ["green", "multicoloured", "pink", "blue", "brown", "yellow"]


def laid(players=2, **how):
    """The action tiles lie on their sites, the first keys are next."""
    table = Table(players, **how)
    table.do(None, "sites", tiles=sites(players))
    return table


@rule("T2.1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_player_starts_with(players):
    seats = Table(players).truth()["seats"]
    none = dict.fromkeys(COLOURS, 0)
    assert len(seats) == players
    for seat in seats:
        assert (seat["score"], seat["flags_left"], seat["tent"], seat["passages"]) == (0, 20, True, 0)
        assert (seat["site"], seat["explorer"], seat["backpack"], seat["camp"]) == (0, "outside", none, none)


@rule("T2.1.1")
def test_two_to_four_players_in_the_four_colours():
    assert list(GAME.players) == [2, 3, 4]
    assert set(Table().state.board.kit.colours) == {"red", "orange", "black", "beige"}


@rule("T2.1.2")
def test_ten_rooms_are_printed_two_of_each_colour():
    table = Table()
    rooms = table.truth()["rooms"].values()
    assert (len(table.state.rooms), table.state.rooms.count(None)) == (27, 17)
    assert {room["room"] for room in rooms} == {"printed"}
    assert sorted(room["colour"] for room in rooms) == sorted(COLOURS * 2)


@rule("T2.1.3")
def test_the_stock():
    table = Table()
    shown = table.truth()
    assert shown["stock"] == dict.fromkeys(COLOURS, 7)
    assert (shown["passages"], shown["piles"], len(shown["light_rooms"])) == (8, [9, 8, 8], 10)
    assert shown["sanctuaries"] == sorted(ALTARS)
    assert shown["wheel"] == {"mask": 2, "jug": 3, "statue": 4, "dagger": 5, "necklace": 3}
    assert sum(table.state.board.kit.cards.values()) == 13


@rule("T2.1.3")
def test_the_order_of_the_sanctuaries_may_be_told():
    table = Table()
    table.refuses("T2.1.3", None, "sites", tiles=sites(), sanctuaries=ALTARS[1:])
    table.refuses("T2.1.3", None, "sites", tiles=sites(), sanctuaries=[*ALTARS[1:], "pink"])
    table.do(None, "sites", tiles=sites(), sanctuaries=ALTARS)
    assert table.truth()["sanctuaries"] == ALTARS


@rule("T2.1.4")
@pytest.mark.parametrize(
    ("players", "counts"), [(2, [2, 3, 3, 3, 3, 2]), (3, [3, 4, 3, 4, 3, 4]), (4, [4, 4, 4, 4, 4, 4])]
)
def test_the_tiles_on_their_sites(players, counts):
    table = laid(players)
    assert [len(site) for site in table.truth()["sites"]] == counts
    assert {tile.back for tile in table.state.board.tiles.values()} == set(range(2, players + 1))
    assert table.state.phase == "keys"


@rule("T2.1.4")
def test_tiles_laid_wrongly():
    table, good = Table(), sites()
    assert table.refuses("T2.1.4", None, "sites", tiles=[[*good[1]], good[0], *good[2:]])["why"] == "counts"
    table.refuses("T2.1.4", None, "sites", tiles=good[:5])
    for other in ("T17", "T24", "T99", good[1][0]):
        assert table.refuses("T2.1.4", None, "sites", tiles=[[good[0][0], other], *good[1:]])["why"] == "tiles"
    table.refuses("X1", 0, "sites", tiles=good)
    table.refuses("X2", None, "sites")
    table.do(None, "sites", tiles=good)
    table.refuses("X1", None, "sites", tiles=good)


@rule("T2.1.5")
def test_two_keys_of_choice_in_turn_order_then_the_first_turn():
    table = laid(3, first=1)
    for seat, keys in ((1, ["pink", "pink"]), (2, ["blue", "green"]), (0, ["brown", "pink"])):
        assert (table.state.phase, GAME.to_act(table.state)) == ("keys", (seat,))
        table.do(seat, "keys", take=keys)
    assert (table.state.phase, GAME.to_act(table.state)) == ("pirogue", (1,))
    assert table.seat(1)["backpack"] == {**dict.fromkeys(COLOURS, 0), "pink": 2}
    assert table.truth()["stock"] == {"pink": 4, "blue": 6, "yellow": 7, "green": 6, "brown": 6}


@rule("T2.1.5")
def test_round_1_runs_clockwise():
    table = begun(3, sites=sites(3, s0="T12"), to_act=[2])
    table.do(2, "take", tile="T12")
    table.do(2, "skip", action="card")
    table.do(2, "bonus")
    table.do(2, "end")
    assert (GAME.to_act(table.state), table.truth()["direction"]) == ((0,), "clockwise")


@rule("T2.1.5")
def test_first_keys_refused():
    table = laid()
    for wrong in ([], ["pink"], ["pink", "blue", "green"]):
        assert table.refuses("T2.1.5", 0, "keys", take=wrong)["given"] == len(wrong)
    table.refuses("X2", 0, "keys", take=["pink", "mauve"])
    table.refuses("X1", 1, "keys", take=["pink", "blue"])
    table.refuses("X1", 0, "take", tile="T01")
    table.do(0, "keys", take=["pink", "blue"])
    table.refuses("X1", 0, "keys", take=["pink", "blue"])


@rule("T2.1.5")
def test_first_keys_only_from_the_stock():
    table = begun(phase="keys", stock={"pink": 1, "blue": 0})
    assert table.refuses("T2.1.5", 0, "keys", take=["pink", "pink"])["colour"] == "pink"
    assert table.refuses("T2.1.5", 0, "keys", take=["pink", "blue"])["colour"] == "blue"
    table.do(0, "keys", take=["pink", "green"])


@rule("T2.2.1", "T2.2.2")
def test_backpacks_lie_open_and_camps_face_down():
    seats = [{"backpack": {"pink": 2}, "camp": {"blue": 1, "green": 1}}, {}]
    table = begun(seats=seats)
    for viewer in (1, None):
        seen = GAME.view(table.state, viewer).seats[0]
        assert seen.backpack["pink"] == 2
        assert seen.camp is UNSET
        assert seen.hidden.camp == 2
    assert GAME.view(table.state, 0).seats[0].camp["blue"] == 1


@rule("T2.2.1", "T2.2.2")
def test_only_keys_of_the_backpack_open_doors():
    there = ["outside", [0, 2]]
    exploring(seats=[{"camp": {"pink": 3}}, {}]).refuses("T2.5.2", 0, "explore", path=there)
    table = exploring(seats=[{"backpack": {"pink": 1}}, {}])
    table.do(0, "explore", path=there)
    assert (table.seat(0)["explorer"], table.seat(0)["backpack"]["pink"]) == ([0, 2], 1)


@rule("T2.2.1", "T2.2.2")
def test_only_keys_of_the_camp_score():
    last = [["T12"], [], [], [], [], []]
    seats = [{"backpack": {"pink": 1, "blue": 1, "green": 1}, "camp": {"pink": 1, "brown": 1}}, {}]
    table = begun(sites=last, seats=seats)
    table.do(0, "take", tile="T12")
    table.do(0, "skip", action="card")
    table.do(0, "skip", action="bonus")
    table.do(0, "end")
    assert table.scores == (3, 0)


@rule("T2.2.3")
def test_a_key_stays_where_it_was_put():
    table = taken("T15")
    table.do(0, "key", colour="pink", to="camp")
    table.refuses("T2.4.1", 0, "key", colour="pink", to="backpack")
    table.do(0, "key", colour="green", to="backpack")
    table.refuses("X1", 0, "key", colour="green", to="camp")
    own = table.seat(0)
    assert (own["camp"]["pink"], own["camp"]["green"]) == (1, 0)
    assert (own["backpack"]["pink"], own["backpack"]["green"]) == (0, 1)


@rule("T2.2.3", "T2.3.3")
def test_camp_keys_never_pay_the_forest():
    table = begun(seats=[{"camp": {"pink": 2}, "site": 5}, {}])
    assert table.refuses("T2.3.2", 0, "paddle", to=0, forest={"key": "pink"})["why"] == "key"
    table.do(0, "paddle", to=0)
    assert (table.seat(0)["camp"]["pink"], table.scores) == (2, (-10, 0))


OPEN = {"mask": 2, "jug": 1}


@rule("T2.10.1")
def test_more_control_has_two_piles_and_three_open_treasures():
    table = Table(more_control=True)
    assert table.truth()["piles"] == [11, 11]
    assert table.refuses("X2", None, "sites", tiles=sites())["argument"] == "open"
    table.refuses("X2", None, "sites", tiles=sites(), open=["mask", "jug", "spoon"])
    for wrong in ([], ["mask", "jug"], ["mask"] * 4):
        table.refuses("T2.10.1", None, "sites", tiles=sites(), open=wrong)
    table.do(None, "sites", tiles=sites(), open=["mask", "jug", "mask"])
    shown = table.truth()
    assert shown["open_treasures"] == {**OPEN, "statue": 0, "dagger": 0, "necklace": 0}
    assert shown["piles"] == [11, 11]


@rule("T2.10.1")
def test_open_treasures_are_told_once_and_only_with_more_control():
    assert Table().refuses("X2", None, "sites", tiles=sites(), open=["mask"] * 3)["argument"] == "open"
    second = begun(more_control=True, phase="sites", round=2, open_treasures=OPEN)
    second.refuses("X2", None, "sites", tiles=sites(), open=["mask"] * 3)
    second.do(None, "sites", tiles=sites())
    assert second.state.phase == "pirogue"


@rule("T2.10.1")
def test_taking_an_open_treasure_refilled_from_either_pile():
    table = taken("T10", more_control=True, open_treasures=OPEN)
    event = table.do(0, "treasure", open="mask", pile=1, turned="dagger")[0]
    assert table.truth()["open_treasures"] == {"mask": 1, "jug": 1, "statue": 0, "dagger": 1, "necklace": 0}
    assert (table.seat(0)["treasures"]["mask"], table.truth()["piles"]) == (1, [11, 10])
    assert event.seen_by(1).treasure == "mask"
    table.do(0, "treasure", keep="statue", pile=0)
    assert (table.truth()["piles"], table.state.phase) == ([10, 10], "explorer")


OPEN_REFUSED = [
    ("T2.10.1", {"open": "statue", "pile": 0, "turned": "jug"}),
    ("X2", {"open": "spoon", "pile": 0, "turned": "jug"}),
    ("X2", {"open": "mask"}),
    ("X2", {"open": "mask", "pile": 0}),
    ("X2", {"open": "mask", "turned": "jug"}),
    ("X2", {"open": "mask", "pile": 0, "turned": "spoon"}),
    ("X2", {"open": "mask", "pile": 2, "turned": "jug"}),
    ("X2", {"open": "mask", "keep": "jug", "pile": 0, "turned": "jug"}),
    ("X2", {"keep": "jug", "pile": 0, "turned": "jug"}),
    ("T2.4.3", {"open": "mask", "pile": 0, "turned": "necklace"}),
]


@rule("T2.10.1")
@pytest.mark.parametrize(("why", "args"), OPEN_REFUSED)
def test_open_treasures_refused(why, args):
    taken("T10", more_control=True, open_treasures=OPEN, delivered={"necklace": 5}).refuses(why, 0, "treasure", **args)


@rule("T2.10.1")
def test_open_treasures_without_more_control():
    assert taken("T10").refuses("X2", 0, "treasure", open="mask", pile=0, turned="jug")["argument"] == "open"


@rule("T2.10.1")
def test_with_both_piles_empty_the_open_ones_are_not_refilled():
    gone = {"mask": 4, "jug": 5, "statue": 5, "dagger": 5, "necklace": 5}
    table = taken("T10", more_control=True, open_treasures={"mask": 1}, delivered=gone)
    assert table.truth()["piles"] == [0, 0]
    table.refuses("T2.10.1", 0, "treasure", open="mask", pile=0, turned="jug")
    table.refuses("T2.4.3", 0, "treasure", keep="mask", pile=0)
    table.do(0, "treasure", open="mask")
    assert table.seat(0)["treasures"]["mask"] == 1
    assert (table.truth()["actions"], table.state.phase) == ([], "explorer")


@rule("T2.10.2")
def test_the_short_game_has_no_tent():
    table = begun(short_game=True, seats=[{"backpack": {"pink": 1}}, {}])
    table.refuses("T2.10.2", 0, "tent", colour="blue")
    table.refuses("T2.10.2", 0, "explore", path=["outside", [0, 2]], with_="tent")
    longer = begun(seats=[{"backpack": {"pink": 1}}, {}])
    longer.do(0, "explore", path=["outside", [0, 2]], with_="tent")
    assert (longer.seat(0)["tent"], longer.seat(0)["explorer"]) == (False, [0, 2])


@rule("T2.1.4", "T2.10.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("more_control", [False, True])
def test_people_tell_which_tiles_lie_where(players, more_control):
    """The tiles lie on their table: the app never shuffles them, whoever starts is asked."""
    table = Table(players, more_control=more_control, first=1)
    (choice,) = GAME.choices(table.state, None)
    rng = Random(players)
    assert (choice.do, choice.by_app, GAME.chance(table.state, rng), GAME.keeper(table.state)) == (
        "sites",
        False,
        None,
        1,
    )
    for _ in range(5):
        move = read_move(drawn(choice, rng), GAME.moves)
        assert covers((choice,), move)
        GAME.decide(table.state, None, move)
    assert not covers((choice,), replace(move, tiles=(*move.tiles[1:], move.tiles[0][1:])))
