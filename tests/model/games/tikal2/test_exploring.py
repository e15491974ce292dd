"""T2.5 and T2.6: the explorer's moves, excavations, secret passages, the rescue and the tent.

The sample board's rooms at the outside: 0,1 blue (N, NE), 0,2 pink (SW), 0,4 brown (NW), 2,5 green (SE, S),
3,0 green (N, S), 4,4 blue (N, SE). Sides are 0 to 5: N NE SE S SW NW."""

from typing import Any

import pytest

from model.games.tikal2 import GAME
from model.language import LANGUAGES, texts
from tests.model.games.tikal2.table import Table, begun, exploring, sites, taken
from tests.rule import rule

OUT = "outside"
BLUE, PINK, BROWN, GREEN, GREEN2, BLUE2 = [0, 1], [0, 2], [0, 4], [3, 0], [2, 5], [4, 4]
ALTAR = {"room": "sanctuary", "colour": "yellow"}
ALL = dict.fromkeys(("pink", "blue", "yellow", "green", "brown"), 1)


def alone(phase: str = "explorer", rooms: Any = None, secret: Any = None, players: int = 2, **own: Any) -> Table:
    """Seat 0 as told, the others as at the beginning."""
    seats = [own, *({} for _ in range(players - 1))]
    return begun(players, phase=phase, rooms=rooms or {}, secret=secret or {}, seats=seats)


def parts(table: Table, seat: int = 0) -> dict[str, int]:
    """What the latest excavation of a seat scored, a part each."""
    found: dict[str, int] = {}
    for point in table.play.points():
        if point.seat == seat and "part" in point.why:
            found[str(point.why["part"])] = point.points
    return found


def at(table: Table, seat: int = 0) -> Any:
    return table.state.seats[seat].explorer


def flags(table: Table, place: str) -> dict[str, Any]:
    truth = table.truth()
    return truth["secret"][place] if place.startswith("S") else truth["rooms"][place]["flags"]


@rule("T2.5.1", "T2.5.2", "T2.5.12")
def test_any_distance_by_shown_keys():
    """Out of one room, around the temple, into another; the keys stay in the backpack."""
    table = alone(explorer=PINK, backpack={"pink": 1, "blue": 1})
    table.do(0, "explore", path=[PINK, OUT, BLUE2, OUT, BLUE])
    assert at(table) == (0, 1)
    assert (table.seat(0)["backpack"]["pink"], table.seat(0)["backpack"]["blue"]) == (1, 1)
    assert table.truth()["stock"]["pink"] == 6
    assert table.scores == (0, 0)
    assert table.refuses("X1", 0, "explore", path=[BLUE, OUT])["why"] == "explored"


@rule("T2.5.1")
def test_a_path_begins_at_the_explorer_and_goes_from_neighbour_to_neighbour():
    table = alone(explorer=PINK, backpack=ALL, passages=2)
    assert table.refuses("T2.5.1", 0, "explore", path=[OUT, BLUE])["why"] == "start"
    assert table.refuses("T2.5.1", 0, "explore", path=[PINK, BLUE2])["why"] == "apart"
    assert table.refuses("T2.5.1", 0, "explore", path=[PINK, PINK], passages={"0": "token"})["why"] == "apart"


@pytest.mark.parametrize(
    ("path", "passages"),
    [([], {}), ([OUT, [9, 9]], {}), ([OUT, "S7"], {}), ([OUT, BLUE], {"1": "token"}), ([OUT, BLUE], {"-1": "token"})],
)
def test_no_such_path(path, passages):
    alone(backpack=ALL, passages=2).refuses("X2", 0, "explore", path=path, passages=passages)


# 0,3 touches the outside, 1,3 lies south-east of it.
EITHER_SIDE = [
    ("door on this side", [2], [2], {"pink"}),
    ("door on the other side", [1], [5], {"blue"}),
    ("both colours", [2], [5], {"pink", "blue"}),
]


@rule("T2.5.2")
@pytest.mark.parametrize(("here", "there", "needs"), [row[1:] for row in EITHER_SIDE], ids=[r[0] for r in EITHER_SIDE])
def test_a_door_on_either_side(here, there, needs):
    """A pink room at 0,3 (two doors, one of them as told) and a blue one at 1,3 with one door."""
    rooms = {
        "0,3": {"room": "L1", "doors": sorted([here[0], (here[0] - 1) % 6])},
        "1,3": {"room": "L3", "doors": there},
    }
    for start, goal in (([0, 3], [1, 3]), ([1, 3], [0, 3])):
        table = alone(rooms=rooms, explorer=start, backpack=dict.fromkeys(needs, 1))
        for lost in needs:
            less = alone(rooms=rooms, explorer=start, backpack={c: n for c, n in ALL.items() if c != lost})
            assert less.refuses("T2.5.2", 0, "explore", path=[start, goal])["locks"] == sorted(needs)
        table.do(0, "explore", path=[start, goal])
        assert at(table) == tuple(goal)


@rule("T2.5.2", "T2.2.2")
def test_walls_and_camp_keys():
    table = alone(explorer=PINK, backpack=ALL)
    assert table.refuses("T2.5.2", 0, "explore", path=[PINK, BLUE])["locks"] == []
    camp = alone(explorer=PINK, camp={"pink": 3})
    assert camp.refuses("T2.5.2", 0, "explore", path=[PINK, OUT])["locks"] == ["pink"]


@rule("T2.5.3")
def test_undiscovered_spaces_are_never_walked_over():
    table = alone(explorer=PINK, backpack=ALL, passages=2)
    table.refuses("T2.5.3", 0, "explore", path=[PINK, [0, 3]])
    table.refuses("T2.5.3", 0, "explore", path=[PINK, [0, 3], BROWN], passages={"0": "token", "1": "token"})


@rule("T2.5.4", "T2.7.1")
def test_passages_by_token_and_by_card():
    """A wall by the token, which goes back to the stock; a door by the card, which is discarded."""
    table = alone(explorer=PINK, passages=1, cards=["passage"])
    assert table.state.passages == 7
    table.do(0, "explore", path=[PINK, BLUE, OUT], passages={"0": "token", "1": "card"})
    assert at(table) == "outside"
    assert (table.state.seats[0].passages, table.state.passages) == (0, 8)
    assert (table.state.seats[0].cards, table.state.played) == ((), ("passage",))


@rule("T2.5.4", "T2.7.1")
def test_only_passages_at_hand():
    table = alone(explorer=PINK, passages=1)
    facts = table.refuses("T2.5.4", 0, "explore", path=[PINK, BLUE, OUT], passages={"0": "token", "1": "token"})
    assert (facts["need"], facts["have"]) == (2, 1)
    assert table.refuses("T2.7.1", 0, "explore", path=[PINK, BLUE], passages={"0": "card"})["card"] == "passage"
    table.refuses("T2.5.2", 0, "explore", path=[PINK, BLUE, OUT], passages={"0": "token"})
    table.refuses("X2", 0, "explore", path=[PINK, BLUE], passages={"0": "spade"})


@rule("T2.5.5", "T2.5.8")
@pytest.mark.parametrize(
    ("how", "end", "points"),
    [
        ({"path": [PINK, BLUE, OUT]}, "outside", 0),
        ({"path": [PINK, BLUE]}, (0, 1), 0),
        ({"path": [PINK, BLUE], "dig": True, "bonus": 0}, (0, 1), 4),
        ({"path": [PINK, BLUE], "dig": True, "bonus": 0, "back": True}, (0, 2), 4),
    ],
    ids=["go on", "stop", "flag and stay", "flag and leave at once"],
)
def test_entered_by_a_passage(how, end, points):
    table = alone(explorer=PINK, backpack={"blue": 1}, passages=1)
    table.do(0, "explore", passages={"0": "token"}, **how)
    assert (at(table), table.scores, table.state.passages) == (end, (points, 0), 8)
    assert table.refuses("X1", 0, "explore", path=[list(end) if points else end])["why"] == "explored"


@rule("T2.5.5")
def test_leaving_at_once_is_for_who_digs_and_came_by_a_passage():
    table = alone(explorer=PINK, backpack={"pink": 1, "blue": 1}, passages=1)
    why = table.refuses("T2.5.5", 0, "explore", path=[PINK, BLUE], passages={"0": "token"}, back=True)["why"]
    assert why == "dig"
    earlier = {"path": [PINK, BLUE, OUT, BLUE2], "passages": {"0": "token"}}
    assert table.refuses("T2.5.5", 0, "explore", dig=True, bonus=0, back=True, **earlier)["why"] == "passage"
    by_key = table.refuses("T2.5.5", 0, "explore", path=[PINK, OUT, BLUE], dig=True, bonus=0, back=True)
    assert by_key["why"] == "passage"


@rule("T2.5.5")
def test_who_did_not_move_cannot_leave_at_once():
    table = alone(explorer=PINK)
    assert table.refuses("T2.5.5", 0, "explore", path=[PINK], dig=True, bonus=0, back=True)["why"] == "passage"
    assert table.refuses("T2.5.5", 0, "explore", path=[PINK], back=True)["why"] == "dig"


@rule("T2.5.6")
def test_secret_rooms_are_entered_from_outside_by_a_passage():
    table = alone(explorer=PINK, backpack=ALL, passages=2)
    table.refuses("T2.5.6", 0, "explore", path=[PINK, OUT, "S4"])
    table.refuses("T2.5.6", 0, "explore", path=[PINK, "S4"])
    table.refuses("T2.5.6", 0, "explore", path=[PINK, "S4"], passages={"0": "token"})
    table.do(0, "explore", path=[PINK, OUT, "S4"], passages={"1": "token"}, dig=True, bonus=0)
    assert (at(table), table.scores, flags(table, "S4")) == ("S4", (8, 0), {"0": 0})


@rule("T2.5.6")
def test_secret_rooms_are_left_by_a_passage():
    table = alone(explorer="S1", backpack=ALL, passages=2)
    table.refuses("T2.5.6", 0, "explore", path=["S1", OUT])
    table.refuses("T2.5.6", 0, "explore", path=["S1", "S2"], passages={"0": "token"})
    table.do(0, "explore", path=["S1", OUT, "S6"], passages={"0": "token", "1": "token"}, dig=True, bonus=1)
    assert (at(table), table.scores, table.state.passages) == ("S6", (5, 0), 8)


# 0,3 and 1,3 share one wall, with a door on either side of it; 0,1 faces the outside by doors and by walls.
ONE_WALL = {"0,3": {"room": "L1", "doors": [1, 2]}, "1,3": {"room": "L3", "doors": [5]}}
PASSAGES = [
    ("a door whose keys are held", [[0, 3], [1, 3]], {"pink": 1, "blue": 1}, False),
    ("a door and one of its two keys", [[0, 3], [1, 3]], {"pink": 1}, True),
    ("a door without keys", [[0, 3], [1, 3]], {}, True),
    ("a wall", [PINK, BLUE], ALL, True),
    ("a wall beside a door whose key is held", [OUT, BLUE], ALL, True),
    ("a secret room", [OUT, "S1"], ALL, True),
]


@rule("T2.5.6", "T2.5.5")
@pytest.mark.parametrize("how", ["token", "card"])
@pytest.mark.parametrize(("path", "keys", "fine"), [row[1:] for row in PASSAGES], ids=[row[0] for row in PASSAGES])
def test_a_passage_is_for_a_wall_or_a_door_whose_keys_are_lacking(path, keys, fine, how):
    table = alone(rooms=ONE_WALL, explorer=path[0], backpack=keys, passages=1, cards=["passage"])
    move = {"path": path, "passages": {"0": how}, "dig": True, "bonus": 0, "back": True}
    if fine:
        table.do(0, "explore", **move)
        assert at(table) == (path[0] if path[0] == OUT else tuple(path[0]))
    else:
        assert table.refuses("T2.5.6", 0, "explore", **move)["why"] == "keys"
        table.do(0, "explore", path=path, dig=True, bonus=0)


@rule("T2.5.6")
def test_no_passage_is_offered_where_every_way_through_opens():
    table = alone(rooms=ONE_WALL, explorer=[0, 3], backpack=ALL, passages=2)
    there = [c for c in GAME.choices(table.state, 0) if c.do == "explore" and c.args[0].values[0][-1] == (1, 3)]
    assert there
    for choice in there:
        assert next(arg for arg in choice.args if arg.name == "passages").values == ({},)


# The rulebook's examples of secret passages.


@rule("T2.5.4", "T2.5.5")
def test_passage_example_1():
    """Across the wall, and directly on to the yellow altar thanks to the pink key."""
    rooms = {"0,3": {"room": "L1", "doors": [1, 2]}, "1,3": ALTAR}
    table = alone(rooms=rooms, backpack={"pink": 1}, passages=1)
    path = [OUT, [0, 3], [1, 3]]
    table.refuses("T2.5.2", 0, "explore", path=path, dig=True, bonus=0)
    table.do(0, "explore", path=path, passages={"0": "token"}, dig=True, bonus=0)
    assert (at(table), table.scores, flags(table, "1,3"), flags(table, "0,3")) == ((1, 3), (5, 0), {"0": 0}, {})


@rule("T2.5.5", "T2.5.6")
def test_passage_example_2():
    """Out by the pink key, into the secret room for 10 points, a flag, and out again, where the movement ends."""
    table = alone(explorer=PINK, backpack={"pink": 1}, passages=1)
    table.do(0, "explore", path=[PINK, OUT, "S1"], passages={"1": "token"}, dig=True, bonus=0, back=True)
    assert (at(table), table.scores, flags(table, "S1")) == ("outside", (10, 0), {"0": 0})
    table.refuses("X1", 0, "explore", path=[OUT, PINK])


@rule("T2.5.4", "T2.5.5")
def test_passage_example_3():
    """Through a door without its key, a flag in the pink room, and on to the yellow altar later."""
    rooms = {"0,3": {"room": "L3", "doors": [2]}, "1,3": {"room": "L1", "doors": [1, 2]}, "2,4": ALTAR}
    table = alone(rooms=rooms, explorer=[0, 3], backpack={"pink": 1}, passages=1)
    assert table.refuses("T2.5.2", 0, "explore", path=[[0, 3], [1, 3]])["locks"] == ["blue"]
    table.do(0, "explore", path=[[0, 3], [1, 3]], passages={"0": "token"}, dig=True, bonus=0)
    assert (at(table), table.scores) == ((1, 3), (3, 0))
    table.do(0, "explore", path=[[1, 3], [2, 4]], dig=True, bonus=0, with_="tent")
    assert (at(table), table.scores) == ((2, 4), (8, 0))


@rule("T2.5.4", "T2.5.5")
def test_passage_example_4():
    """The first passage to the brown room, the second to the yellow altar, which is left immediately."""
    table = alone(rooms={"1,4": ALTAR}, passages=2)
    path = [OUT, BROWN, [1, 4]]
    table.do(0, "explore", path=path, passages={"0": "token", "1": "token"}, dig=True, bonus=0, back=True)
    assert (at(table), table.scores, flags(table, "1,4"), flags(table, "0,4")) == ((0, 4), (5, 0), {"0": 0}, {})
    assert (table.state.seats[0].passages, table.state.passages) == (0, 8)


@rule("T2.5.4", "T2.5.5")
def test_passage_example_5():
    """Two passages to the yellow altar again, but staying: the pink key leads on the next time."""
    rooms = {"1,4": ALTAR, "1,3": {"room": "L1", "doors": [2, 3]}}
    table = alone(rooms=rooms, backpack={"pink": 1}, passages=2)
    path = [OUT, BROWN, [1, 4]]
    table.do(0, "explore", path=path, passages={"0": "token", "1": "token"}, dig=True, bonus=0)
    assert at(table) == (1, 4)
    table.do(0, "explore", path=[[1, 4], [1, 3]], dig=True, bonus=0, with_="tent")
    assert (at(table), table.scores) == ((1, 3), (5 + 3, 0))


# The rulebook's examples of excavations: room, where the flags are already, doors new and old, bonus.
DOORS = [
    ("first green room", GREEN, {}, {"new": 2}, 2),
    ("second green room", GREEN2, {"3,0": {"flags": {0: 0}}}, {"new": 2, "old": 2}, 1),
    (
        "third blue room",
        BLUE2,
        {"0,1": {"flags": {0: 0}}, "1,2": {"room": "L3", "flags": {0: 0}}},
        {"new": 2, "old": 3},
        3,
    ),
]


@rule("T2.5.9")
@pytest.mark.parametrize(("room", "rooms", "worth", "bonus"), [row[1:] for row in DOORS], ids=[row[0] for row in DOORS])
def test_light_rooms_as_in_the_rulebook(room, rooms, worth, bonus):
    """2, 4 and 5 points, with the bonus or when another has it."""
    free = alone(rooms=rooms, backpack=ALL)
    free.do(0, "explore", path=[OUT, room], dig=True, bonus=0)
    assert parts(free) == {**worth, "bonus": bonus}
    assert free.scores == (sum(worth.values()) + bonus, 0)
    gone = alone(rooms={**rooms, f"{room[0]},{room[1]}": {"flags": {1: 0}}}, backpack=ALL)
    gone.do(0, "explore", path=[OUT, room], dig=True)
    assert parts(gone) == worth
    assert gone.scores == (sum(worth.values()), 0)
    assert flags(gone, f"{room[0]},{room[1]}") == {"1": 0, "0": None}


@rule("T2.5.9")
def test_only_own_flags_and_the_same_colour_count_as_old_doors():
    altar = {"room": "sanctuary", "colour": "green", "flags": {0: 1}}
    table = alone(rooms={"3,0": {"flags": {1: 0}}, "0,1": {"flags": {0: 0}}, "1,3": altar}, backpack=ALL)
    table.do(0, "explore", path=[OUT, GREEN2], dig=True, bonus=0)
    assert parts(table) == {"new": 2, "bonus": 1}


@rule("T2.5.9")
def test_a_free_bonus_is_taken():
    table = alone(backpack=ALL)
    assert table.refuses("T2.5.9", 0, "explore", path=[OUT, BLUE], dig=True)["why"] == "free"
    taken_one = alone(rooms={"0,1": {"flags": {1: 0}}}, backpack=ALL)
    assert taken_one.refuses("T2.5.7", 0, "explore", path=[OUT, BLUE], dig=True, bonus=0)["why"] == "bonus"


@rule("T2.5.7")
def test_a_flag_stands_on_a_free_bonus():
    table = alone(rooms={"0,3": {**ALTAR, "flags": {1: 0}}}, passages=1)
    way = {"path": [OUT, [0, 3]], "passages": {"0": "token"}}
    assert table.refuses("T2.5.7", 0, "explore", dig=True, **way)["why"] == "free"
    assert table.refuses("T2.5.7", 0, "explore", dig=True, bonus=0, **way)["why"] == "bonus"
    assert table.refuses("T2.5.7", 0, "explore", dig=True, bonus=4, **way)["why"] == "bonus"
    assert table.refuses("T2.5.7", 0, "explore", dig=True, bonus=-1, **way)["why"] == "bonus"
    table.refuses("X2", 0, "explore", bonus=1, **way)
    table.do(0, "explore", dig=True, bonus=2, **way)
    assert (table.scores, flags(table, "0,3"), table.state.seats[0].flags_left) == ((2, 0), {"1": 0, "0": 2}, 19)


@rule("T2.5.7")
@pytest.mark.parametrize(
    ("own", "path", "why"),
    [({}, [OUT], "outside"), ({"explorer": BLUE}, [BLUE], "flag"), ({"flags_left": 0}, [OUT, GREEN], "flags")],
)
def test_where_no_flag_is_placed(own, path, why):
    """Outside; in a room with the own flag, ever; with no flag left."""
    table = alone(rooms={"0,1": {"flags": {0: 0}}}, backpack=ALL, **own)
    assert table.refuses("T2.5.7", 0, "explore", path=path, dig=True, bonus=0)["why"] == why
    table.do(0, "explore", path=path)
    assert table.scores == (0, 0)


@rule("T2.5.7")
def test_one_flag_per_room_also_where_more_bonuses_are_free():
    table = alone(explorer="S1", secret={"S1": {0: 1}})
    assert table.refuses("T2.5.7", 0, "explore", path=["S1"], dig=True, bonus=0)["why"] == "flag"


@rule("T2.5.7")
@pytest.mark.parametrize(("bonus", "won", "points"), [(1, "card", 3), (2, "treasure", 2), (3, "treasure", 0)])
def test_cards_and_treasures_dug_up_are_entered_at_once(bonus, won, points):
    """Whatever else the player may do waits; in another's turn and in the wrong kind it is refused too."""
    table = alone(rooms={"1,3": ALTAR}, explorer=[1, 3])
    table.do(0, "explore", path=[[1, 3]], dig=True, bonus=bonus)
    assert (table.state.won, table.scores) == ((won,), (points, 0))
    entries: dict[str, dict[str, Any]] = {"card": {"keep": "five"}, "treasure": {"pile": 1, "keep": "jug"}}
    other = "card" if won == "treasure" else "treasure"
    for do, args in (
        ("end", {}),
        ("tent", {"colour": "pink"}),
        ("rescue", {"colour": "pink"}),
        (other, entries[other]),
    ):
        assert table.refuses("X1", 0, do, **args)["why"] == "won"
    assert table.refuses("X1", 0, "explore", path=[[1, 3]], with_="tent")["why"] == "won"
    assert table.refuses("X1", 0, "skip", action=other)["why"] == "won"
    table.refuses("X1", 1, won, **entries[won])
    table.do(0, won, **entries[won])
    assert table.state.won == ()
    own = table.state.seats[0]
    assert (own.cards, own.treasures) == ((("five",), (0,) * 5) if won == "card" else ((), (0, 1, 0, 0, 0)))
    table.do(0, "end")


ACTION = {"en": "action", "de": "Aktion", "fr": "action", "nl": "actie", "fi": "toiminnolla"}
EXCAVATION = {"en": "excavating", "de": "Ausgrabung", "fr": "fouille", "nl": "opgraving", "fi": "kaivauksella"}


@rule("T2.5.7", "T2.4.3", "T2.4.4")
@pytest.mark.parametrize(("tile", "bonus", "do"), [("T10", 3, "treasure"), ("T11", 1, "card")])
def test_what_was_dug_up_is_chosen_as_by_an_action(tile, bonus, do):
    """The same choice, in the same words: top three, keep one."""
    dug = alone(rooms={"1,3": ALTAR}, explorer=[1, 3])
    dug.do(0, "explore", path=[[1, 3]], dig=True, bonus=bonus)
    by_action = taken(tile)
    offered = [[choice for choice in GAME.choices(table.state, 0) if choice.do == do] for table in (dug, by_action)]
    assert offered[0] == offered[1] != []
    for lang, word in ACTION.items():
        assert word in texts(lang).say("T2-5-7")


@rule("T2.10.1", "T2.5.7")
def test_with_more_control_an_open_treasure_may_be_dug_up():
    """Taken from those that lie open, refilled from either pile, as by an action; and the rule says so."""
    table = begun(phase="explorer", rooms={"1,3": ALTAR}, seats=[{"explorer": [1, 3]}, {}], more_control=True,
                  open_treasures={"mask": 2, "jug": 1})  # fmt: skip
    table.do(0, "explore", path=[[1, 3]], dig=True, bonus=3)
    offered = [arg.name for choice in GAME.choices(table.state, 0) if choice.do == "treasure" for arg in choice.args]
    assert "open" in offered
    table.do(0, "treasure", open="mask", pile=1, turned="dagger")
    assert table.seat(0)["treasures"]["mask"] == 1
    assert table.truth()["open_treasures"] == {"mask": 1, "jug": 1, "statue": 0, "dagger": 1, "necklace": 0}
    assert (table.truth()["piles"], table.state.won) == ([11, 10], ())
    for lang in LANGUAGES:
        for said in ("T2-10-1", "tikal-2-option-more-control-on-about"):
            assert EXCAVATION[lang] in texts(lang).say(said)


@rule("T2.5.7")
def test_what_was_dug_up_may_be_left():
    table = alone(rooms={"1,3": ALTAR}, explorer=[1, 3])
    table.do(0, "explore", path=[[1, 3]], dig=True, bonus=1)
    table.do(0, "skip", action="card")
    assert (table.state.won, table.state.seats[0].cards, table.scores) == ((), (), (3, 0))
    table.do(0, "end")


@rule("T2.5.7", "T2.6.1")
def test_a_treasure_dug_up_leaves_the_tiles_treasure_open():
    table = taken("T10", seats=[{"explorer": [1, 3]}, {}], rooms={"1,3": ALTAR})
    table.do(0, "explore", path=[[1, 3]], dig=True, bonus=3, with_="tent")
    table.do(0, "treasure", pile=0, keep="mask")
    assert [action.do for action in table.state.actions] == ["treasure", "treasure"]
    assert table.state.phase == "pirogue"


@rule("T2.5.8")
def test_the_flag_ends_the_movement():
    table = alone(backpack=ALL)
    table.do(0, "explore", path=[OUT, BLUE], dig=True, bonus=0)
    assert table.refuses("X1", 0, "explore", path=[BLUE, OUT])["why"] == "explored"
    table.do(0, "end")
    assert table.state.seat == 1


# As many bonuses as leave nothing for the fourth player.
SHORT = {
    "sanctuaries": [
        {"altar": altar, "bonuses": [{"points": n} for n in (5, 3, 2)]} for altar in (*ALL, "multicoloured")
    ],
    "treasure_room": {"bonuses": [{"points": 16}, {"points": 12}, {"points": 9}]},
}
LAST_BONUS = [
    ("sanctuary", [1, 3], {0: 0, 1: 1}, 2, 2),
    ("treasure-room", [1, 3], {0: 0, 1: 1}, 2, 9),
    ("secret", "S1", {0: 0}, 1, 8),
]


@rule("T2.5.10")
@pytest.mark.parametrize(("kind", "place", "others", "last", "points"), LAST_BONUS, ids=[row[0] for row in LAST_BONUS])
def test_rooms_that_need_a_free_bonus(kind, place, others, last, points):
    """The last bonus, and nothing else, scores; when seat 2 has it, seat 3 cannot dig there."""

    def position(flagged: dict[int, int]) -> Table:
        colour = {"colour": "pink"} if kind == "sanctuary" else {}
        where: dict[str, Any] = {"secret": {"S1": flagged}}
        if kind != "secret":
            where = {"rooms": {"1,3": {"room": kind, **colour, "flags": flagged}}}
        return exploring(4, kit=SHORT, seats=[{}, {}, {}, {"explorer": place}], to_act=[3], **where)

    free, full = position(others), position({**others, 2: last})
    free.do(3, "explore", path=[place], dig=True, bonus=last)
    assert (parts(free, 3), free.scores) == ({"bonus": points}, (0, 0, 0, points))
    full.refuses("T2.5.10", 3, "explore", path=[place], dig=True)
    full.refuses("T2.5.10", 3, "explore", path=[place], dig=True, bonus=0)
    full.do(3, "explore", path=[place])


@rule("T2.5.11", "T2.5.9")
def test_excavating_without_moving():
    table = alone(explorer=PINK)
    table.do(0, "explore", path=[PINK], dig=True, bonus=0)
    assert (at(table), table.scores) == ((0, 2), (2, 0))


@rule("T2.5.12")
def test_stopping_without_excavating():
    """In a room with the own flag, in one without, outside; and not exploring at all."""
    for goal in ([OUT, BLUE], [OUT, GREEN], [OUT]):
        table = alone(rooms={"0,1": {"flags": {0: 0}}}, backpack=ALL)
        table.do(0, "explore", path=goal)
        assert (table.scores, table.state.explored) == ((0, 0), True)
    alone().do(0, "end")


@rule("T2.5.13")
def test_the_rescue():
    table = alone(score=3)
    table.do(0, "rescue", colour="blue")
    assert (table.scores, table.state.seats[0].backpack, table.truth()["stock"]["blue"]) == (
        (-7, 0),
        (0, 1, 0, 0, 0),
        6,
    )
    table.do(0, "explore", path=[OUT, BLUE], dig=True, bonus=0)
    assert table.scores == (-3, 0)


@rule("T2.5.13")
@pytest.mark.parametrize(
    "own", [{"backpack": {"blue": 1}}, {"passages": 1}, {"cards": ["passage"]}, {"explorer": PINK}]
)
def test_no_rescue_with_a_room_in_reach(own):
    """By a key, a token, a card, or where the explorer stands."""
    assert alone(**own).refuses("T2.5.13", 0, "rescue", colour="pink")["why"] == "reach"


@rule("T2.5.13")
@pytest.mark.parametrize(
    ("rooms", "own"),
    [
        ({"0,2": {"flags": {0: 0}}}, {"explorer": PINK}),
        ({"0,1": {"flags": {0: 0}}, "4,4": {"flags": {0: 0}}}, {"backpack": {"blue": 2}}),
        ({}, {"backpack": ALL, "flags_left": 0}),
    ],
    ids=["locked in", "all in reach flagged", "no flag left"],
)
def test_a_rescue_where_nothing_in_reach_can_be_excavated(rooms, own):
    table = alone(rooms=rooms, **own)
    table.do(0, "rescue", colour="pink")
    assert table.scores == (-10, 0)


@rule("T2.5.13")
def test_one_rescue_a_turn_and_before_exploring():
    table = alone(explorer=PINK, rooms={"0,2": {"flags": {0: 0}}})
    table.do(0, "rescue", colour="green")
    assert table.refuses("T2.5.13", 0, "rescue", colour="pink")["why"] == "once"
    late = alone()
    late.do(0, "explore", path=[OUT])
    assert late.refuses("T2.5.13", 0, "rescue", colour="pink")["why"] == "late"
    assert alone("pirogue").refuses("X1", 0, "rescue", colour="pink")["why"] == "phase"


@rule("T2.5.13")
def test_a_rescue_needs_a_key_in_stock_and_works_in_the_last_special_turn():
    seats = [{}, {"camp": {"pink": 7}}]
    table = begun(phase="last", round=2, seats=seats)
    assert table.refuses("T2.5.13", 0, "rescue", colour="pink")["why"] == "stock"
    table.do(0, "rescue", colour="blue")
    table.do(0, "explore", path=[OUT, BLUE2], dig=True, bonus=0)
    assert table.scores == (-10 + 5, 0)


@rule("T2.5.1", "T2.3.7")
def test_the_explorer_phase_comes_after_the_pirogue_phase():
    first = begun(seats=[{"backpack": ALL}, {}])
    assert first.refuses("X1", 0, "explore", path=[OUT, BLUE])["phase"] == "pirogue"
    table = taken("T15", seats=[{"backpack": ALL}, {}])
    open_ = table.refuses("T2.3.7", 0, "explore", path=[OUT, BLUE])["open"]
    assert [(one["do"], one["count"]) for one in open_] == [("key", 1), ("key", 1)]
    table.do(0, "key", colour="pink", to="camp")
    assert [one["do"] for one in table.refuses("T2.3.7", 0, "explore", path=[OUT, BLUE])["open"]] == ["key"]
    table.do(0, "key", colour="green", to="camp")
    table.refuses("X1", 1, "explore", path=[OUT, BLUE])
    table.do(0, "explore", path=[OUT, BLUE])


@rule("T2.6.1")
def test_the_tent_for_a_key():
    table = begun()
    table.do(0, "tent", colour="brown")
    assert (table.state.seats[0].backpack, table.state.seats[0].tent) == ((0, 0, 0, 0, 1), False)
    assert (table.truth()["stock"]["brown"], table.scores, table.state.phase) == (6, (0, 0), "pirogue")
    assert table.refuses("T2.6.1", 0, "tent", colour="pink")["why"] == "used"
    assert table.refuses("T2.6.1", 0, "explore", path=[OUT], with_="tent")["why"] == "used"
    table.refuses("X1", 1, "tent", colour="pink")


@rule("T2.6.1")
def test_the_tents_key_comes_from_the_stock():
    table = begun(seats=[{}, {"camp": {"pink": 7}}])
    assert table.refuses("T2.6.1", 0, "tent", colour="pink")["why"] == "stock"
    table.refuses("X2", 0, "tent", colour="red")


@rule("T2.6.1")
def test_the_tent_for_an_exploration_before_the_pirogue_phase():
    table = begun(seats=[{"backpack": {"blue": 1}}, {}], sites=sites(s0="T12"))
    table.do(0, "explore", path=[OUT, BLUE], dig=True, bonus=0, with_="tent")
    assert (at(table), table.scores, table.state.explored, table.state.phase) == ((0, 1), (4, 0), False, "pirogue")
    table.refuses("T2.6.1", 0, "tent", colour="pink")
    table.refuses("T2.3.1", 0, "end")
    table.do(0, "take", tile="T12")
    table.do(0, "skip", action="card")
    table.do(0, "bonus")
    table.do(0, "explore", path=[BLUE, OUT, BLUE2], dig=True, bonus=0)
    assert table.scores == (4 + 2 + (2 + 2 + 3), 0)


@rule("T2.6.2")
def test_the_tent_comes_back_in_round_2():
    lone = [["T15"], [], [], [], [], []]
    table = begun(sites=lone, seats=[{}, {"tent": False}])
    table.do(0, "tent", colour="pink")
    table.do(0, "take", tile="T15")
    table.do(0, "skip", action="key", colour="pink")
    table.do(0, "skip", action="key", colour="green")
    table.do(0, "end")
    assert (table.state.round, [seat.tent for seat in table.state.seats]) == (2, [True, True])
    table.do(None, "sites", tiles=sites())
    table.do(0, "tent", colour="pink")
    assert table.state.seats[0].backpack == (2, 0, 0, 0, 0)


@rule("T2.6.2", "T2.6.1")
def test_the_tent_does_not_come_back_in_the_next_turn():
    table = alone(tent=False)
    table.do(0, "end")
    table.do(1, "take", tile=table.state.sites[0][0])
    for action in table.state.actions:
        table.do(1, "skip", action=action.do)
    table.do(1, "end")
    assert table.refuses("T2.6.1", 0, "tent", colour="pink")["why"] == "used"


@rule("T2.6.3", "T2.7.3")
def test_three_explorations_in_one_turn():
    table = alone(backpack={"blue": 1, "green": 1}, cards=["explore"])
    table.do(0, "explore", path=[OUT, BLUE], dig=True, bonus=0, with_="card")
    assert (table.state.seats[0].cards, table.state.played, table.state.explored) == ((), ("explore",), False)
    table.do(0, "explore", path=[BLUE, OUT, GREEN], dig=True, bonus=0)
    table.do(0, "explore", path=[GREEN, OUT, GREEN2], dig=True, bonus=0, with_="tent")
    assert table.scores == (4 + 4 + (2 + 2 + 1), 0)
    assert table.refuses("T2.7.3", 0, "explore", path=[GREEN2], with_="card")["card"] == "explore"
    assert table.refuses("T2.6.1", 0, "explore", path=[GREEN2], with_="tent")["why"] == "used"
    assert table.refuses("X1", 0, "explore", path=[GREEN2])["why"] == "explored"


@rule("T2.6.4", "T2.8.2")
def test_no_tent_in_the_last_special_turn():
    table = begun(phase="last", round=2, seats=[{"backpack": {"blue": 1}, "cards": ["explore"]}, {}])
    table.refuses("T2.6.4", 0, "tent", colour="pink")
    table.refuses("T2.6.4", 0, "explore", path=[OUT], with_="tent")
    table.do(0, "explore", path=[OUT, BLUE], dig=True, bonus=0)
    table.do(0, "explore", path=[BLUE, OUT, BLUE2], dig=True, bonus=0, with_="card")
    assert table.scores == (4 + 7, 0)


@rule("T2.10.2", "T2.6.1")
def test_no_tent_in_the_short_game():
    table = begun(short_game=True)
    table.refuses("T2.10.2", 0, "tent", colour="pink")
    table.refuses("T2.10.2", 0, "explore", path=[OUT], with_="tent")
