"""T2.4: what the action tiles give."""

import pytest

from model.games.samples import sample_kit
from model.games.tikal2 import GAME
from model.games.tikal2.parts import COLOURS
from tests.model.games.tikal2.table import begun, sites, taken
from tests.rule import rule

KIT = sample_kit(GAME.id)
PRINTED = [room["at"] for room in KIT["printed"]]
EMPTY = [space for space in KIT["spaces"] if space not in PRINTED]
LIGHT = [{"room": room["id"]} for room in KIT["light_rooms"]]
DARK = [{"room": "sanctuary", "colour": one["altar"]} for one in KIT["sanctuaries"]]
CARDS = [card for card, count in KIT["cards"].items() for _ in range(count)]


def on_board(*rooms):
    """These rooms on the empty spaces, in the kit's order."""
    return {f"{c},{r}": room for (c, r), room in zip(EMPTY, rooms, strict=False)}


def camps(**held):
    """Seat 1 has these keys in its camp, so the stock has not."""
    return [{}, {"camp": held}]


def open_actions(table):
    return [(action["do"], action.get("colour")) for action in table.truth()["actions"]]


def dropped(events):
    """The actions that were void."""
    return [event.action for event in events if getattr(event, "void", False)]


def take(tile, **position):
    """Seat 0 takes this tile: the table and what happened."""
    table = begun(sites=sites(s0=tile), **position)
    return table, table.do(0, "take", tile=tile)


@rule("T2.4.1")
@pytest.mark.parametrize("to", ["camp", "backpack"])
def test_a_coloured_key(to):
    table = taken("T01")
    assert table.refuses("T2.4.1", 0, "key", colour="blue", to=to)["why"] == "colour"
    table.do(0, "key", colour="pink", to=to)
    own = table.seat(0)
    assert (own[to]["pink"], own["camp"]["pink"] + own["backpack"]["pink"]) == (1, 1)
    assert (table.truth()["stock"]["pink"], open_actions(table)) == (6, [("room", None)])


@rule("T2.4.1")
def test_two_coloured_keys_in_either_order():
    table = taken("T15")
    table.do(0, "key", colour="green", to="camp")
    table.refuses("T2.4.1", 0, "key", colour="green", to="camp")
    table.do(0, "key", colour="pink", to="backpack")
    assert table.state.phase == "explorer"


@rule("T2.4.1")
def test_keys_refused():
    table = taken("T01")
    table.refuses("X2", 0, "key", colour="mauve", to="camp")
    table.refuses("X2", 0, "key", colour="pink", to="pocket")
    table.refuses("X2", 0, "key", colour="pink")
    table.refuses("X1", 1, "key", colour="pink", to="camp")
    taken("T12").refuses("X1", 0, "key", colour="pink", to="camp")
    begun().refuses("X1", 0, "key", colour="pink", to="camp")


@rule("T2.4.1")
@pytest.mark.parametrize("colour", COLOURS[1:])
def test_a_colour_out_of_stock_gives_any(colour):
    table = taken("T01", seats=camps(pink=7))
    assert table.refuses("T2.4.1", 0, "key", colour="pink", to="camp")["why"] == "stock"
    table.do(0, "key", colour=colour, to="camp")
    assert (table.seat(0)["camp"][colour], open_actions(table)) == (1, [("room", None)])


@rule("T2.4.1")
@pytest.mark.parametrize(("gone", "left"), [("pink", "green"), ("green", "pink")])
def test_any_instead_of_the_colour_that_is_out_leaves_the_other_one(gone, left):
    """Of a pink and a green key one colour is out of stock: a blue key stands for that one."""
    table = taken("T15", seats=camps(**{gone: 7}))
    table.do(0, "key", colour="blue", to="camp")
    assert open_actions(table) == [("key", left)]
    table.refuses("T2.4.1", 0, "key", colour="blue", to="camp")
    table.do(0, "key", colour=left, to="camp")


@rule("T2.4.1")
def test_all_keys_out_the_action_is_void():
    seats = [{"camp": dict.fromkeys(COLOURS, 4)}, {"backpack": dict.fromkeys(COLOURS, 3)}]
    table, events = take("T15", seats=seats)
    assert (dropped(events), table.state.phase) == (["key", "key"], "explorer")
    other, events = take("T06", seats=seats)
    assert (dropped(events), open_actions(other)) == (["key"], [("sanctuary", None)])


@rule("T2.4.1")
def test_the_last_key_makes_the_next_action_void():
    seats = [{"camp": dict.fromkeys(COLOURS, 4)}, {"camp": {**dict.fromkeys(COLOURS, 3), "pink": 2}}]
    table = taken("T15", seats=seats)
    assert len(open_actions(table)) == 2
    assert dropped(table.do(0, "key", colour="pink", to="camp")) == ["key"]
    assert table.state.phase == "explorer"


@rule("T2.4.2")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_multicoloured_key_is_any(colour):
    table = taken("T14")
    table.do(0, "key", colour=colour, to="backpack")
    assert (table.seat(0)["backpack"][colour], open_actions(table)) == (1, [("passage", None)])


@rule("T2.4.2")
def test_a_multicoloured_key_only_from_the_stock():
    table = taken("T14", seats=camps(pink=7))
    table.refuses("T2.4.1", 0, "key", colour="pink", to="camp")
    table.do(0, "key", colour="blue", to="camp")


@rule("T2.4.3")
def test_a_treasure_is_kept_secretly():
    table = taken("T08")
    event = table.do(0, "treasure", keep="statue", pile=1)[0]
    assert (table.seat(0)["treasures"]["statue"], table.truth()["piles"]) == (1, [9, 7, 8])
    assert (event.seen_by(0).treasure, event.seen_by(1).treasure, event.seen_by(1).pile) == ("statue", None, 1)
    assert GAME.view(table.state, 1).seats[0].hidden.treasures == 1


@rule("T2.4.3")
@pytest.mark.parametrize(("piles", "left"), [((0, 0), [7, 8, 8]), ((0, 2), [8, 8, 7])])
def test_double_treasure_from_one_pile_or_two(piles, left):
    table = taken("T10")
    for pile in piles:
        table.do(0, "treasure", keep="mask", pile=pile)
    assert (table.truth()["piles"], table.seat(0)["treasures"]["mask"]) == (left, 2)
    assert table.state.phase == "explorer"


@rule("T2.4.3")
def test_treasures_refused():
    table = taken("T10", seats=[{"treasures": {"mask": 4}}, {}], delivered={"mask": 1})
    assert table.refuses("T2.4.3", 0, "treasure", keep="mask", pile=0)["why"] == "none"
    table.refuses("X2", 0, "treasure", keep="spoon", pile=0)
    table.refuses("X2", 0, "treasure", keep="jug", pile=3)
    table.refuses("X2", 0, "treasure", keep="jug", pile=-1)
    table.refuses("X2", 0, "treasure", keep="jug")
    table.refuses("X2", 0, "treasure", pile=0)
    table.refuses("X1", 1, "treasure", keep="jug", pile=0)
    taken("T12").refuses("X1", 0, "treasure", keep="jug", pile=0)


ALL_BUT_A_JUG = {"mask": 5, "jug": 4, "statue": 5, "dagger": 5, "necklace": 5}


@rule("T2.4.3", "T2.4.5")
def test_fewer_than_three_treasures_then_none():
    table = taken("T10", delivered=ALL_BUT_A_JUG)
    piles = table.truth()["piles"]
    assert sorted(piles) == [0, 0, 1]
    assert table.refuses("T2.4.3", 0, "treasure", keep="jug", pile=piles.index(0))["why"] == "pile"
    assert dropped(table.do(0, "treasure", keep="jug", pile=piles.index(1))) == ["treasure"]
    assert (table.seat(0)["treasures"]["jug"], table.state.phase) == (1, "explorer")


@rule("T2.4.3", "T2.4.5")
def test_no_treasures_no_action():
    table, events = take("T10", delivered={**ALL_BUT_A_JUG, "jug": 5})
    assert (dropped(events), table.state.phase) == (["treasure", "treasure"], "explorer")


@rule("T2.4.4")
def test_a_special_card_is_kept_secretly():
    table = taken("T12")
    event = table.do(0, "card", keep="pair")[0]
    assert (table.seat(0)["cards"], open_actions(table)) == (["pair"], [("bonus", None)])
    assert (event.seen_by(0).card, event.seen_by(1).card) == ("pair", None)
    assert GAME.view(table.state, 1).seats[0].hidden.cards == 1


@rule("T2.4.4")
def test_cards_refused():
    table = taken("T12", seats=[{"cards": ["pair", "five"]}, {}], played=["key", "pair"])
    for card in ("five", "pair", "key"):
        assert table.refuses("T2.4.4", 0, "card", keep=card) == {"card": card}
    table.refuses("X2", 0, "card", keep="dragon")
    table.refuses("X2", 0, "card")
    table.refuses("X1", 1, "card", keep="forest")
    taken("T10").refuses("X1", 0, "card", keep="forest")


@rule("T2.4.3", "T2.4.4", "T2.2.4")
def test_what_others_hold_in_secret_is_no_reason_to_refuse():
    """They would be told by it: whoever is wrong, it comes out at the final scoring."""
    table = taken("T10", seats=[{}, {"treasures": {"mask": 5}}])
    table.do(0, "treasure", keep="mask", pile=0)
    assert table.seat(0)["treasures"]["mask"] == 1
    table = taken("T12", seats=[{}, {"cards": ["five"]}])
    table.do(0, "card", keep="five")
    assert table.seat(0)["cards"] == ["five"]


@rule("T2.4.4", "T2.4.5")
def test_no_cards_no_action():
    table, events = take("T12", seats=[{"cards": CARDS[:3]}, {"cards": CARDS[3:5]}], played=CARDS[5:])
    assert (dropped(events), open_actions(table)) == (["card"], [("bonus", None)])
    last, events = take("T12", played=CARDS[1:])
    assert dropped(events) == []
    last.do(0, "card", keep=CARDS[0])


@rule("T2.4.5")
@pytest.mark.parametrize(("turn", "doors"), [(0, [0, 1]), (2, [2, 3]), (5, [0, 5])])
def test_a_light_room_on_any_empty_space_in_any_rotation(turn, doors):
    table = taken("T01")
    table.do(0, "room", room="L1", space=EMPTY[3], turn=turn)
    c, r = EMPTY[3]
    shown = table.truth()
    assert shown["rooms"][f"{c},{r}"] == {"room": "L1", "colour": "pink", "doors": doors, "flags": {}}
    assert ("L1" in shown["light_rooms"], len(shown["light_rooms"])) == (False, 9)


@rule("T2.4.5")
@pytest.mark.parametrize("space", EMPTY)
def test_every_empty_space_will_do(space):
    table = taken("T01")
    table.do(0, "room", room="L4", space=space, turn=1)
    assert table.state.rooms.count(None) == 16


@rule("T2.4.5")
def test_rooms_refused():
    table = taken("T01", rooms=on_board(LIGHT[1]))
    assert table.refuses("T2.4.5", 0, "room", room="L2", space=EMPTY[1], turn=0)["why"] == "room"
    assert table.refuses("T2.4.5", 0, "room", room="L1", space=EMPTY[0], turn=0)["why"] == "taken"
    assert table.refuses("T2.4.5", 0, "room", room="L1", space=PRINTED[0], turn=0)["why"] == "taken"
    assert table.refuses("T2.4.5", 0, "room", room="L1", space=[9, 9], turn=0)["why"] == "off"
    table.refuses("X2", 0, "room", room="L11", space=EMPTY[1], turn=0)
    table.refuses("X2", 0, "room", room="L1", space=EMPTY[1], turn=6)
    table.refuses("X1", 1, "room", room="L1", space=EMPTY[1], turn=0)
    taken("T06").refuses("X1", 0, "room", room="L1", space=EMPTY[1], turn=0)


@rule("T2.4.5")
def test_no_light_rooms_no_action():
    table, events = take("T01", rooms=on_board(*LIGHT))
    assert (dropped(events), open_actions(table)) == (["room"], [("key", "pink")])


@rule("T2.4.6")
def test_the_top_sanctuary_on_any_empty_space_without_doors():
    order = ["green", "multicoloured", "pink", "blue", "brown", "yellow"]
    table = taken("T06", sanctuaries=order)
    assert table.refuses("T2.4.6", 0, "sanctuary", altar="pink", space=EMPTY[0]) == {"why": "top", "altar": "green"}
    table.do(0, "sanctuary", altar="green", space=EMPTY[0])
    c, r = EMPTY[0]
    assert table.truth()["rooms"][f"{c},{r}"] == {"room": "sanctuary", "colour": "green", "doors": [], "flags": {}}
    assert table.truth()["sanctuaries"] == order[1:]


@rule("T2.4.6")
@pytest.mark.parametrize("altar", [one["colour"] for one in DARK])
def test_an_order_that_was_not_told_is_the_tables(altar):
    table = taken("T06")
    table.do(0, "sanctuary", altar=altar, space=EMPTY[5])
    assert altar not in table.truth()["sanctuaries"]


@rule("T2.4.6")
def test_sanctuaries_refused():
    table = taken("T06", rooms=on_board(DARK[0]))
    assert table.refuses("T2.4.6", 0, "sanctuary", altar="pink", space=EMPTY[1])["why"] == "altar"
    assert table.refuses("T2.4.6", 0, "sanctuary", altar="blue", space=EMPTY[0])["why"] == "taken"
    assert table.refuses("T2.4.6", 0, "sanctuary", altar="blue", space=[9, 9])["why"] == "off"
    table.refuses("X2", 0, "sanctuary", altar="mauve", space=EMPTY[1])
    table.refuses("X1", 1, "sanctuary", altar="blue", space=EMPTY[1])
    taken("T01").refuses("X1", 0, "sanctuary", altar="blue", space=EMPTY[1])


@rule("T2.4.6")
def test_no_sanctuaries_no_action():
    table, events = take("T07", rooms=on_board(*DARK))
    assert (dropped(events), open_actions(table)) == (["sanctuary"], [("passage", None)])


@rule("T2.4.7")
def test_a_secret_passage():
    table = taken("T14", seats=[{"passages": 1}, {"passages": 6}])
    table.do(0, "passage")
    assert (table.seat(0)["passages"], table.truth()["passages"]) == (2, 0)
    table.refuses("X1", 0, "passage")


@rule("T2.4.7")
def test_no_token_left_no_passage():
    table, events = take("T14", seats=[{"passages": 3}, {"passages": 5}])
    assert (dropped(events), open_actions(table)) == (["passage"], [("key", "any")])
    table.refuses("X1", 0, "passage")


@rule("T2.4.8")
@pytest.mark.parametrize(("tile", "points"), [("T09", 1), ("T12", 2)])
def test_a_bonus(tile, points):
    table = taken(tile)
    (event,) = table.do(0, "bonus")
    assert [(point.points, point.rule) for point in GAME.points(event)] == [(points, "T2.4.8")]
    assert table.scores == (points, 0)
    table.refuses("X1", 0, "bonus")


FLAGGED = {
    "0,1": {"flags": {"0": 0}},  # printed, blue, 2 doors
    "4,4": {"flags": {"1": 0}},  # printed, blue, 2 doors, the other player's
    "2,1": {"flags": {"0": None, "1": 0}},  # printed, yellow, 1 door, the bonus taken by the other
    "1,1": {"room": "L3", "flags": {"0": 0}},  # blue, 1 door
    "1,2": {"room": "L4"},  # blue, 2 doors, no flag
    "2,2": {"room": "sanctuary", "colour": "green", "flags": {"0": 0}},
}
DOORS = [("blue", 3), ("yellow", 1), ("green", 0), ("pink", 0)]


@rule("T2.4.9")
@pytest.mark.parametrize(("colour", "points"), DOORS)
def test_scoring_doors_of_a_colour(colour, points):
    table = taken("T13", rooms=FLAGGED)
    (event,) = table.do(0, "doors", colour=colour)
    assert [(point.points, point.rule) for point in GAME.points(event)] == ([(points, "T2.4.9")] if points else [])
    assert (table.scores, open_actions(table)) == ((points, 0), [("key", "any")])


@rule("T2.4.9")
def test_scoring_refused():
    table = taken("T13")
    table.refuses("X2", 0, "doors", colour="multicoloured")
    table.refuses("X2", 0, "doors")
    table.refuses("X1", 1, "doors", colour="blue")
    taken("T12").refuses("X1", 0, "doors", colour="blue")


def treasure_rooms(table):
    return [space for space, room in table.truth()["rooms"].items() if room["room"] == "treasure-room"]


@rule("T2.4.10")
@pytest.mark.parametrize("free", [0, 1])
def test_the_last_sanctuary_brings_the_treasure_room(free):
    table = taken("T06", rooms=on_board(*LIGHT, *DARK[:5]))
    assert treasure_rooms(table) == []
    table.do(0, "sanctuary", altar="multicoloured", space=EMPTY[15 + free])
    c, r = EMPTY[16 - free]
    assert treasure_rooms(table) == [f"{c},{r}"]
    assert (None in table.state.rooms, open_actions(table)) == (False, [("key", "any")])
    room = table.truth()["rooms"][f"{c},{r}"]
    assert (room["colour"], room["doors"], room["flags"]) == (None, [], {})


@rule("T2.4.10")
def test_the_last_light_room_brings_the_treasure_room():
    table = taken("T01", rooms=on_board(*LIGHT[:9], *DARK))
    table.do(0, "room", room="L10", space=EMPTY[16], turn=3)
    c, r = EMPTY[15]
    assert treasure_rooms(table) == [f"{c},{r}"]


@rule("T2.4.10")
def test_with_two_spaces_left_it_waits():
    table = taken("T01", rooms=on_board(*LIGHT[:9], *DARK[:5]))
    table.do(0, "room", room="L10", space=EMPTY[16], turn=3)
    assert (treasure_rooms(table), table.state.rooms.count(None)) == ([], 2)
