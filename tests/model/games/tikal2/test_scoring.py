"""Rounds (T2.8), keys and altars (T2.9), the ledger and "if scored now"."""

import pytest

from model.games.tikal2 import GAME
from model.games.tikal2.parts import COLOURS
from model.games.tikal2.scoring import altar_scored, key_sets, keys_scored
from model.kernel.points import totals
from tests.model.games.tikal2.table import begun, exploring, sites
from tests.rule import rule

EMPTY = [[], [], [], [], [], []]
NONE = (0, 0, 0, 0, 0)

SETS = [
    ("no keys", NONE, []),
    ("one", (0, 0, 1, 0, 0), [1]),
    ("two of one colour", (2, 0, 0, 0, 0), [1, 1]),
    ("two colours", (1, 1, 0, 0, 0), [3]),
    ("the rulebook's 7", (2, 1, 1, 0, 0), [6, 1]),
    ("the rulebook's 13", (2, 2, 1, 1, 0), [10, 3]),
    ("all five", (1, 1, 1, 1, 1), [15]),
    ("all there are", (7, 7, 7, 7, 7), [15] * 7),
    ("a staircase", (5, 4, 3, 2, 1), [15, 10, 6, 3, 1]),
]


@rule("T2.9.1")
@pytest.mark.parametrize(("keys", "points"), [row[1:] for row in SETS], ids=[row[0] for row in SETS])
def test_key_sets(keys, points):
    events = keys_scored(1, keys)
    assert [event.points for event in events] == points
    assert all(event.seat == 1 and event.size == len(event.colours) for event in events)
    assert sum(len(one) for one in key_sets(keys)) == sum(keys)


def pink(count):
    return (count, 3, 0, 0, 0)


ALTARS = [
    ("T2.9.2", "only one flag, no key", "pink", [pink(0), None, None], [0]),
    ("T2.9.2", "only one flag, others have keys", "pink", [None, pink(1), None], [1]),
    ("T2.9.2", "two without keys", "pink", [pink(0), pink(0), None], [0, 1]),
    ("T2.9.2", "one key", "pink", [pink(0), pink(1), None], [1]),
    ("T2.9.2", "a tie", "pink", [pink(2), pink(1), pink(2)], [0, 2]),
    ("T2.9.2", "most keys alone", "pink", [pink(2), pink(1), pink(3)], [2]),
    ("T2.9.2", "nobody", "pink", [None, None, None], []),
    ("T2.9.3", "all keys count", "multicoloured", [pink(2), (1, 1, 1, 1, 0), (1, 1, 1, 1, 2)], [2]),
    ("T2.9.3", "all keys tied", "multicoloured", [pink(2), (1, 1, 1, 1, 1), None], [0, 1]),
    ("T2.9.3", "no keys at all", "multicoloured", [NONE, None, NONE], [0, 2]),
]


@rule("T2.9.2", "T2.9.3")
@pytest.mark.parametrize(
    ("rule_", "altar", "camps", "seats"), [(r[0], *r[2:]) for r in ALTARS], ids=[r[1] for r in ALTARS]
)
def test_altars(rule_, altar, camps, seats):
    events = altar_scored(altar, camps)
    assert [event.seat for event in events] == seats
    assert all((event.points, event.rule) == (3, rule_) for event in events)


def altar(colour, *flags):
    return {"room": "sanctuary", "colour": colour, "flags": {str(seat): i for i, seat in enumerate(flags)}}


def ledger(table):
    return [(point.seat, point.points, point.rule) for point in table.play.points()]


def last_tile(players=3, seat=2, **position):
    """One tile is left, at the start site; it is this seat's turn."""
    return begun(players, **{"sites": [["T15"], *EMPTY[1:]], "to_act": [seat], **position})


def turn(table, seat, tile="T15"):
    table.do(seat, "take", tile=tile)
    table.do(seat, "key", colour="pink", to="camp")
    table.do(seat, "key", colour="green", to="camp")
    return table.do(seat, "end")


@rule("T2.8.1", "T2.9.1", "T2.9.2")
def test_round_one_ends_with_the_turn_of_the_last_tile():
    rooms = {"1,1": altar("pink", 0, 2), "1,2": altar("multicoloured", 0, 1), "1,3": altar("blue")}
    seats = [{"camp": {"pink": 1, "blue": 1}}, {"treasures": {"mask": 2}, "cards": ["five"]}, {}]
    table = last_tile(rooms=rooms, seats=seats)
    table.do(2, "take", tile="T15")
    table.do(2, "key", colour="pink", to="camp")
    table.do(2, "key", colour="green", to="camp")
    assert (table.state.round, table.state.phase, table.scores) == (1, "explorer", (0, 0, 0))
    table.do(2, "explore", path=["outside"])
    assert table.state.round == 1
    table.do(2, "end")
    assert (table.state.round, table.state.phase, GAME.to_act(table.state)) == (2, "sites", ())
    assert ledger(table) == [
        (0, 3, "T2.9.1"), (2, 3, "T2.9.1"), (0, 3, "T2.9.2"), (2, 3, "T2.9.2"), (0, 3, "T2.9.3"),
    ]  # fmt: skip
    assert table.scores == (9, 0, 6)


@rule("T2.8.1")
def test_with_tiles_left_the_round_goes_on():
    table = begun(3, sites=[["T15"], ["T16"], [], [], [], []], to_act=[2])
    turn(table, 2)
    assert (table.state.round, table.state.phase, GAME.to_act(table.state)) == (1, "pirogue", (0,))
    assert ledger(table) == []


@rule("T2.8.3")
def test_round_two():
    seats = [{"site": 3, "tent": False, "explorer": [0, 1]}, {"site": 5, "explorer": "S1"}, {"tent": False}]
    table = last_tile(seats=seats)
    assert table.truth()["direction"] == "clockwise"
    turn(table, 2)
    assert [seat["site"] for seat in table.truth()["seats"]] == [0, 0, 0]
    assert all(seat["tent"] for seat in table.truth()["seats"])
    assert [seat["explorer"] for seat in table.truth()["seats"]] == [[0, 1], "S1", "outside"]
    table.refuses("T2.1.4", None, "sites", tiles=EMPTY)
    table.refuses("X1", 2, "sites", tiles=sites(3))
    table.do(None, "sites", tiles=sites(3))
    assert (table.state.phase, table.truth()["direction"]) == ("pirogue", "anticlockwise")
    order = []
    for _ in range(4):
        seat = table.state.seat
        order.append(seat)
        if not table.state.sites[0]:
            table.do(seat, "paddle", to=1)
        table.do(seat, "take", tile=table.state.sites[table.state.seats[seat].site][0])
        while table.state.actions:
            first = table.state.actions[0]
            table.do(seat, "skip", action=first.do, colour=first.colour)
        table.do(seat, "end")
    assert order == [2, 1, 0, 2]


@rule("T2.8.3", "T2.3.1")
def test_the_river_still_runs_clockwise():
    table = begun(2, round=2, seats=[{"site": 1, "treasures": {"mask": 1}}, {}])
    table.do(0, "paddle", to=2, deliveries=[{"plane": 0, "treasures": {"mask": 1}}])
    assert table.scores == (2, 0)


@rule("T2.8.2")
def test_the_last_special_turns():
    """In turn order, starting after the player who took the last tile; then the final scoring."""
    seats = [{"backpack": {"blue": 1}, "treasures": {"mask": 2}}, {}, {"cards": ["five"]}]
    table = last_tile(seat=1, round=2, seats=seats)
    turn(table, 1)
    assert (table.state.phase, ledger(table)) == ("last", [])
    assert table.state.last == (0, 2, 1)
    table.refuses("X1", 2, "end")
    table.refuses("X1", 0, "paddle", to=1)
    table.refuses("X1", 0, "take", tile="T15")
    table.refuses("T2.6.4", 0, "tent", colour="pink")
    table.refuses("T2.6.4", 0, "explore", path=["outside", [0, 1]], with_="tent")
    table.do(0, "explore", path=["outside", [0, 1]], dig=True, bonus=0)
    table.refuses("X1", 0, "explore", path=[[0, 1], "outside"])
    table.do(0, "end")
    table.do(2, "end")
    assert GAME.winners(table.state) is None
    table.do(1, "end")
    assert (table.state.phase, GAME.to_act(table.state)) == ("over", ())
    assert ledger(table) == [
        (0, 2, "T2.5.9"), (0, 2, "T2.5.7"), (1, 3, "T2.9.1"), (0, 2, "T2.9.4"), (2, 5, "T2.7.9"),
    ]  # fmt: skip
    assert GAME.winners(table.state) == (0,)
    table.refuses("X1", 1, "end")


def ended(*seats, **position):
    table = begun(len(seats), phase="last", round=2, seats=list(seats), **position)
    for _ in seats:
        table.do(table.state.seat, "end")
    return table


@rule("T2.8.1", "T2.9.4")
def test_the_final_scoring():
    rooms = {"1,1": altar("green", 1), "0,2": {"flags": {"1": 0}}, "0,1": {"flags": {"1": 0}}}
    table = ended(
        {"score": 10, "camp": {"pink": 2, "blue": 2, "yellow": 1, "green": 1}, "treasures": {"mask": 2, "jug": 1}},
        {"score": -4, "cards": ["five", "pair", "pair", "room-colours"]},
        rooms=rooms,
    )
    assert ledger(table) == [
        (0, 10, "T2.9.1"), (0, 3, "T2.9.1"), (1, 3, "T2.9.2"), (0, 3, "T2.9.4"),
        (1, 12, "T2.7.8"), (1, 5, "T2.7.9"), (1, 4, "T2.7.10"),
    ]  # fmt: skip
    assert table.scores == (26, 20)


@rule("T2.9.4")
def test_treasures_and_cards_wait_for_the_end():
    table = last_tile(seats=[{"treasures": {"mask": 3}, "cards": ["pair"]}, {}, {}])
    turn(table, 2)
    assert table.scores == (0, 0, 3)


@rule("T2.9.5")
@pytest.mark.parametrize(
    ("scores", "winners"), [((3, 5, 4), (1,)), ((5, 2, 5), (0, 2)), ((0, 0, 0), (0, 1, 2)), ((-9, -8, -8), (1, 2))]
)
def test_most_points_win_ties_share(scores, winners):
    table = ended(*({"score": score} for score in scores))
    assert GAME.winners(table.state) == winners
    assert table.play.lines[-1].events[-1].seats == winners


@rule("T2.9.1", "T2.9.2", "T2.5.9", "T2.3.4")
def test_the_ledger():
    """One entry per key set, altar, delivery and part of an excavation, none of zero."""
    rooms = {"0,1": {"flags": {"1": 0}}, "4,4": {"flags": {"0": 0}}, "1,1": altar("pink", 0)}
    own = {
        "backpack": {"blue": 1},
        "camp": {"pink": 2, "blue": 1},
        "site": 1,
        "score": 7,
        "treasures": {"mask": 2, "jug": 1},
    }
    table = begun(sites=[[], [], ["T15"], [], [], []], rooms=rooms, seats=[own, {}])
    table.do(0, "paddle", to=2, deliveries=[{"plane": 0, "treasures": {"mask": 2}}])
    table.do(0, "take", tile="T15")
    table.do(0, "skip", action="key", colour="pink")
    table.do(0, "skip", action="key", colour="green")
    table.do(0, "explore", path=["outside", [0, 1]], dig=True)
    table.do(0, "end")
    found = [(p.points, p.rule, p.why) for p in table.play.points()]
    assert found == [
        (4, "T2.3.4", {"treasures": {"mask": 2}, "prices": {"mask": 2}, "plus": 0}),
        (2, "T2.5.9", {"place": (0, 1), "part": "new"}),
        (2, "T2.5.9", {"place": (0, 1), "part": "old"}),
        (3, "T2.9.1", {"size": 2, "colours": ("pink", "blue")}),
        (1, "T2.9.1", {"size": 1, "colours": ("pink",)}),
        (3, "T2.9.2", {"altar": "pink", "keys": {"0": 2}}),
    ]
    assert table.scores == (7 + 15, 0)
    assert totals(table.play.points(), 2) == (15, 0)
    assert all(point.points for point in table.play.points())


SEATS = [
    {"camp": {"pink": 1, "blue": 1}, "treasures": {"mask": 2}, "cards": ["five"]},
    {"camp": {"pink": 2}, "cards": ["pair"]},
    {},
]


@rule("T2.9.1", "T2.9.2", "T2.9.4")
def test_if_scored_with_all():
    rooms = {"1,1": altar("pink", 0, 1), "1,2": altar("blue", 0, 1)}
    now = GAME.if_scored(exploring(3, seats=SEATS, rooms=rooms).state, None).seats
    assert [(one.points, one.final) for one in now] == [(3 + 3, 6 + 2 + 5), (2 + 3, 5 + 3), (0, 0)]
    assert (now[0].keys, now[0].altars, now[0].cards) == (((2, 3),), ("blue",), (("five", 5),))
    assert now[1].altars == ("pink",)


@rule("T2.2.4")
def test_if_scored_with_what_a_seat_may_know():
    """Alone at an altar a seat is sure of it; sharing one it depends on others' hidden keys."""
    alone = GAME.if_scored(exploring(3, seats=SEATS, rooms={"1,1": altar("pink", 0)}).state, 0).seats
    assert (alone[0].points, alone[0].final, alone[0].altars) == (6, 13, ("pink",))
    shared = GAME.if_scored(exploring(3, seats=SEATS, rooms={"1,1": altar("pink", 0, 1)}).state, 0).seats
    assert (shared[0].keys, shared[0].altars, shared[0].points, shared[0].final) == (((2, 3),), None, None, None)
    for other in (*alone[1:], *shared[1:]):
        assert {getattr(other, name) for name in other.__struct_fields__} == {None}


@rule("T2.2.4")
def test_if_scored_is_what_is_scored():
    table = last_tile(seats=SEATS, rooms={"1,1": altar("pink", 0, 1), "1,2": altar("multicoloured", 0, 2)})
    table.do(2, "take", tile="T15")
    table.do(2, "skip", action="key", colour="pink")
    table.do(2, "skip", action="key", colour="green")
    now = GAME.if_scored(table.state, None)
    table.do(2, "end")
    assert table.scores == tuple(one.points for one in now.seats)


@rule("T2.2.2", "T2.9.1")
def test_backpack_keys_never_score():
    table = last_tile(seats=[{"backpack": dict.fromkeys(COLOURS, 1)}, {}, {}], rooms={"1,1": altar("pink", 0, 1)})
    turn(table, 2)
    assert table.scores == (3, 3, 3)
