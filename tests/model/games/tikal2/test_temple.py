"""Walls, doors and ways (T2.5.1 to T2.5.6), on small boards laid by hand and on random ones."""

from math import hypot, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.games.samples import sample_kit
from model.games.tikal2.board import Board, turned_doors
from model.games.tikal2.kit import GAME, read_kit
from model.games.tikal2.options import Options
from model.games.tikal2.parts import COLOURS
from model.games.tikal2.state import OUTSIDE, Room, SeatState, State
from model.games.tikal2.temple import as_place, as_shown, crossing, is_place, locks, possible, reach, ways
from tests.rule import rule

KIT = read_kit(sample_kit(GAME))
BOARD = Board(2, KIT, Options())
NONE = (0, 0, 0, 0, 0)
WALL = frozenset()
SECRET = tuple(room.id for room in KIT.secret_rooms)
N, NE, SE, S, SW, NW = range(6)


def keys(*colours):
    return tuple(colours.count(colour) for colour in COLOURS)


def room(colour, *doors):
    return Room("x", colour, doors, ())


def state_with(rooms, explorer=OUTSIDE, backpack=NONE):
    """Only the rooms given by hex are discovered."""
    return State(
        board=BOARD,
        seats=(SeatState(explorer=explorer, backpack=backpack), SeatState()),
        rooms=tuple(rooms.get(space) for space in BOARD.spaces),
        secret=((),) * 6,
        stock=NONE,
        wheel=KIT.wheel.prices,
        passages=8,
        piles=(),
        pile_rooms=(),
        altars=(),
    )


def printed():
    return {each.at: room(each.colour, *each.doors) for each in KIT.printed}


def random_rooms(random):
    """The printed rooms, and light rooms and doorless ones on some of the empty spaces."""
    rooms = printed()
    empty = [space for space in BOARD.spaces if space not in rooms]
    light = [room(each.colour, *turned_doors(each.doors, random.randrange(6))) for each in KIT.light_rooms]
    dark = [room(each.altar) for each in KIT.sanctuaries] + [room(None)]
    random.shuffle(empty)
    return rooms | dict(zip(empty, random.sample(light + dark, random.randrange(18)), strict=False))


def place(*hex_):
    return BOARD.number[hex_]


# In the middle of the board: (2, 3) with (2, 2) to its north, (2, 4) to its south.
MIDDLE, NORTH, SOUTH = (2, 3), (2, 2), (2, 4)

DOORS = [
    ("one side", room("pink", N), room("blue", N), {"pink"}),
    ("the other side", room("pink", S), room("blue", S), {"blue"}),
    ("both sides alike", room("pink", N), room("pink", S), {"pink"}),
    ("both sides differ", room("pink", N), room("blue", S), {"pink", "blue"}),
    ("none", room("pink", SE), room("blue", NW), set()),
    ("a sanctuary beyond a door", room("pink", N), room("pink"), {"pink"}),
    ("a sanctuary beyond a wall", room("pink", S), room("multicoloured"), set()),
    ("the treasure room beyond a door", room("brown", N), room(None), {"brown"}),
    ("two rooms without doors", room("green"), room(None), set()),
]


@rule("T2.5.2")
@pytest.mark.parametrize(("middle", "north", "needs"), [row[1:] for row in DOORS], ids=[row[0] for row in DOORS])
def test_doors(middle, north, needs):
    state = state_with({MIDDLE: middle, NORTH: north})
    here, there = place(*MIDDLE), place(*NORTH)
    for a, b in ((here, there), (there, here)):
        assert locks(state, a, b) == needs
        assert possible(state, a, b)
        assert (b, frozenset(needs)) in ways(state, a)
        assert crossing(state, keys(*needs), a, b) == bool(needs)
        for missing in needs:
            assert not crossing(state, keys(*(set(COLOURS) - {missing})), a, b)


@rule("T2.5.3")
def test_undiscovered():
    state = state_with({MIDDLE: room("pink", N, S)})
    here = place(*MIDDLE)
    assert locks(state, here, place(*NORTH)) is None
    assert not possible(state, place(*NORTH), here)
    assert not crossing(state, keys(*COLOURS), here, place(*NORTH))
    assert ways(state, here) == ways(state, place(*NORTH)) == []


@rule("T2.5.3")
def test_not_neighbours():
    state = state_with({NORTH: room("pink", S), SOUTH: room("pink", N)})
    assert locks(state, place(*NORTH), place(*SOUTH)) is None
    assert locks(state, place(*NORTH), place(*NORTH)) is None
    assert locks(state, place(*NORTH), OUTSIDE) is None


@rule("T2.5.1", "T2.5.2")
def test_several_sides_face_the_outside():
    corner = place(0, 1)
    state = state_with({(0, 1): room("blue", N)})
    assert ways(state, corner) == [(OUTSIDE, {"blue"}), (OUTSIDE, WALL)]
    assert locks(state, corner, OUTSIDE) == locks(state, OUTSIDE, corner) == {"blue"}
    assert crossing(state, keys("blue"), OUTSIDE, corner)
    assert not crossing(state, keys("pink"), OUTSIDE, corner)
    assert possible(state, OUTSIDE, corner)
    assert (corner, {"blue"}) in ways(state, OUTSIDE)
    assert (corner, WALL) in ways(state, OUTSIDE)


@rule("T2.5.1")
def test_the_outside_is_one_area():
    """Out of one corner, into the opposite one."""
    state = state_with({(0, 2): room("pink", SW), (4, 5): room("green", S)}, (0, 2), keys("pink", "green"))
    found = reach(state, 0, 0)
    assert found[place(4, 5)].path == (place(0, 2), OUTSIDE, place(4, 5))
    assert found[place(4, 5)].passages == 0


@rule("T2.5.6")
def test_secret_rooms():
    state = state_with(printed(), OUTSIDE, keys(*COLOURS))
    assert ways(state, "S1") == [(OUTSIDE, WALL)]
    assert [way for way in ways(state, OUTSIDE) if way[0] in SECRET] == [(each, WALL) for each in SECRET]
    assert not crossing(state, keys(*COLOURS), OUTSIDE, "S1")
    assert locks(state, "S1", "S2") is None
    assert locks(state, place(0, 1), "S1") is None
    assert not set(SECRET) & set(reach(state, 0, 0))
    assert reach(state, 0, 1)["S6"].path == (OUTSIDE, "S6")
    inside = state_with(printed(), "S1", keys(*COLOURS))
    assert set(reach(inside, 0, 0)) == {"S1"}
    assert set(reach(inside, 0, 1)) & set(SECRET) == {"S1"}
    assert reach(inside, 0, 2)["S2"].passages == 2


@rule("T2.5.4")
def test_reach_with_passages():
    """(0, 1) is a blue room at the outside; behind it lie (0, 2) and (0, 3) in a row without doors."""
    rooms = {(0, 1): room("blue", N), (0, 2): room("pink"), (0, 3): room("pink"), MIDDLE: room("pink", N)}
    state = state_with(rooms, OUTSIDE, keys("blue"))
    a, b, c = place(0, 1), place(0, 2), place(0, 3)
    assert set(reach(state, 0, 0)) == {OUTSIDE, a}
    assert set(reach(state, 0, 1)) == {OUTSIDE, a, b, c, *SECRET}
    assert reach(state, 0, 2)[c].passages == 1
    standing = state_with(rooms, MIDDLE, keys(*COLOURS))
    assert set(reach(standing, 0, 2)) == {place(*MIDDLE)}
    at_a = state_with(rooms, (0, 1))
    assert reach(at_a, 0, 2)[c].path in ((a, b, c), (a, OUTSIDE, c))
    assert reach(at_a, 0, 2)[c].passages == 2
    assert reach(at_a, 0, 2)[a].path == (a,)
    assert c not in reach(at_a, 0, 1)


@rule("T2.5.4")
def test_fewest_passages_come_before_fewest_steps():
    rooms = {(0, 1): room("blue", N), (0, 2): room("blue", SW)}
    found = reach(state_with(rooms, (0, 1), keys("blue")), 0, 2)
    assert found[place(0, 2)].path == (place(0, 1), OUTSIDE, place(0, 2))
    assert found[place(0, 2)].passages == 0


@rule("T2.5.1")
def test_places_in_both_forms():
    state = state_with(printed())
    for shown in (*BOARD.spaces, OUTSIDE, *SECRET):
        assert is_place(state, shown)
        assert as_shown(state, as_place(state, shown)) == shown
    assert not is_place(state, (9, 9))
    assert not is_place(state, "S7")


# A second, plain way to the same answers: walls from the drawing, and every walk step by step.


def centre(hex_):
    column, row = hex_
    return 1.5 * column, sqrt(3) * (row + column % 2 / 2)


def beyond(hex_, side):
    """The hex whose centre lies across this side; none: the outside."""
    right, down = [(0, -1), (sqrt(3) / 2, -0.5), (sqrt(3) / 2, 0.5), (0, 1), (-sqrt(3) / 2, 0.5), (-sqrt(3) / 2, -0.5)][
        side
    ]
    x, y = centre(hex_)
    target = x + right * sqrt(3), y + down * sqrt(3)
    near = [s for s in BOARD.spaces if hypot(centre(s)[0] - target[0], centre(s)[1] - target[1]) < 0.1]
    return near[0] if near else OUTSIDE


BEYOND = {(space, side): beyond(space, side) for space in BOARD.spaces for side in range(6)}


def all_walls(rooms):
    walls = {(OUTSIDE, secret, WALL) for secret in SECRET}
    for hex_, here in rooms.items():
        for side in range(6):
            there = BEYOND[hex_, side]
            shown = {here.colour} if side in here.doors else set()
            if there in rooms and (side + 3) % 6 in rooms[there].doors:
                shown.add(rooms[there].colour)
            if there == OUTSIDE or there in rooms:
                walls.add((hex_, there, frozenset(shown)))
    return walls | {(b, a, needs) for a, b, needs in walls}


def simple_search(rooms, start, held, most):
    """The fewest (passages, steps) to every place, walking until nothing gets better."""
    best = {start: (0, 0)}
    walls, better = all_walls(rooms), True
    while better:
        better = False
        for a, b, needs in walls:
            if a in best:
                used = best[a][0] + (not needs or not needs <= held)
                if used <= most and (used, best[a][1] + 1) < best.get(b, (99, 0)):
                    best[b], better = (used, best[a][1] + 1), True
    return best


@rule("T2.5.1", "T2.5.2", "T2.5.3", "T2.5.4", "T2.5.6")
@given(seed=st.integers(0, 10**9), held=st.sets(st.sampled_from(COLOURS)), most=st.integers(0, 3))
@settings(max_examples=150)
def test_reach_is_what_a_plain_search_finds(seed, held, most):
    random = Random(seed)
    rooms = random_rooms(random)
    start = random.choice([OUTSIDE, *SECRET, *rooms])
    state = state_with(rooms, start, keys(*held))
    found = {as_shown(state, spot): way for spot, way in reach(state, 0, most).items()}
    expected = simple_search(rooms, start, held, most)
    assert {shown: (way.passages, len(way.path) - 1) for shown, way in found.items()} == expected
    for shown, way in found.items():
        assert as_shown(state, way.place) == as_shown(state, way.path[-1]) == shown
        steps = list(zip(way.path, way.path[1:], strict=False))
        assert all(possible(state, a, b) for a, b in steps)
        assert sum(not crossing(state, keys(*held), a, b) for a, b in steps) == way.passages


@rule("T2.5.2")
@given(seed=st.integers(0, 10**9))
@settings(max_examples=50)
def test_ways_are_all_the_walls_there_are(seed):
    rooms = random_rooms(Random(seed))
    state = state_with(rooms)
    spots = [as_place(state, shown) for shown in (*BOARD.spaces, OUTSIDE, *SECRET)]
    told = [(as_shown(state, a), as_shown(state, b), needs) for a in spots for b, needs in ways(state, a)]
    assert len(told) == len(set(told))
    assert set(told) == all_walls(rooms)
