"""Tikal II's rooms, river and wheel as drawings: doors on their sides, flags, bonuses, what is lit; measured."""

import math
import re
from itertools import combinations
from typing import Any

import pytest

from model.games.samples import sample_kit
from model.games.tikal2.kit import read_kit
from model.games.tikal2.parts import COLOURS
from model.kernel.hexes import TALL
from screens.shared.buttons import FINGER
from screens.shared.hues import DOORS
from screens.shared.lights import NONE, Lamp, lights
from screens.shared.marks import Mark
from screens.shared.spread import QUARTERS, spread, tall
from screens.tikal2.bank import bank_face, boats_face, river_lights
from screens.tikal2.faces import NOTHING, Inside, Room, cave, ground, lying, meadow, pieces, room_face
from screens.tikal2.pieces import GRIDS, Slot
from screens.tikal2.stream import Box, stream
from screens.tikal2.wheel import disc_face, turned_by
from tests.rule import rule

RED, ORANGE, BLACK, BEIGE = ("red", "circle"), ("orange", "triangle"), ("black", "cross"), ("beige", "pentagon")
EVERYBODY = (RED, ORANGE, BLACK, BEIGE)
SPACES = tuple(sorted(read_kit(sample_kit("tikal-2")).spaces or (), key=lambda one: (one[1], one[0])))
AROUND = 7
HAT = "#f2c14e"


def numbers(drawing: str) -> list[str]:
    return re.findall(r">(\d+|\?)</text>", drawing)


def shapes(drawing: str) -> str:
    """Without its colours."""
    return re.sub(r"#[0-9a-f]{6}", "", drawing)


# rooms


@pytest.mark.parametrize("quarters", range(QUARTERS))
@pytest.mark.parametrize("doors", [(0,), (1, 4), (2, 3), (5,)])
def test_a_door_is_on_its_side_with_its_symbol(doors: tuple[int, ...], quarters: int) -> None:
    drawing = ground(Room("room", "blue", doors), quarters)
    turned, upright = drawing.split("</g>", 1) if quarters else (drawing, drawing)
    bars = re.findall(rf'<path d="M(\S+) (\S+)L(\S+) (\S+)" stroke="{DOORS["blue"]}"', turned)
    middles = [((float(ax) + float(bx)) / 2, (float(ay) + float(by)) / 2) for ax, ay, bx, by in bars]
    assert [_side(*one) for one in middles] == list(doors)
    first = re.search(r"translate\((\S+) (\S+)\) scale\((\S+)\)", upright)
    assert first is not None
    x, y = (float(first[at]) + 48 * float(first[3]) for at in (1, 2))
    assert _side(*_back((x, y), quarters)) == doors[0]
    assert drawing.count("<use") == len(doors) - 1


def _back(point: tuple[float, float], quarters: int) -> tuple[float, float]:
    x, y = point
    return ((x, y), (y, -x), (-x, -y), (-y, x))[quarters]


def _side(x: float, y: float) -> int:
    outwards = ((0, -1), (TALL / 2, -0.5), (TALL / 2, 0.5), (0, 1), (-TALL / 2, 0.5), (-TALL / 2, -0.5))
    return max(range(6), key=lambda side: x * outwards[side][0] + y * outwards[side][1])


def test_colours_are_told_apart_without_them() -> None:
    """Each has its symbol, at doors and on altars."""
    for kind in ("room", "sanctuary"):
        drawn = {shapes(ground(Room(kind, colour, (0,) if kind == "room" else ()), 0)) for colour in COLOURS}
        assert len(drawn) == len(COLOURS)
    assert shapes(ground(Room("sanctuary", "multicoloured"), 0)) != shapes(ground(Room("sanctuary", "pink"), 0))


def test_a_room_that_nobody_has_told_has_no_doors_yet() -> None:
    assert "stroke-dasharray" in ground(Room("room", None, None), 0)
    assert "stroke-dasharray" not in ground(Room("room", "pink", (1,)), 0)


@pytest.mark.parametrize(
    ("room", "inside", "shown", "hats"),
    [
        (Room("room", "pink", (0,)), Inside((Slot(3),)), ["3"], 0),
        (Room("room", "pink", (0,)), Inside((Slot(),)), ["?"], 0),
        (Room("room", "pink", (0,)), Inside((Slot(3, owner=RED),), (BLACK,), (ORANGE,)), [], 1),
        (Room("sanctuary", "blue"), Inside((Slot(5), Slot(3, 1), Slot(2, 0, 1), Slot(0, 0, 1))), ["5", "3", "2"], 0),
        (Room("treasure-room"), Inside((Slot(16), Slot(12, owner=RED), Slot(9)), (), EVERYBODY), ["16", "9"], 4),
    ],
)  # fmt: skip
def test_bonuses_stand_there_until_a_flag_does(room: Room, inside: Inside, shown: list[str], hats: int) -> None:
    drawing = pieces(room, inside)
    assert numbers(drawing) == shown
    assert drawing.count(HAT) == hats


def test_flags_and_explorers_are_known_by_their_shapes() -> None:
    room = Room("room", "pink", (0,))
    assert len({shapes(pieces(room, Inside((), (one,)))) for one in EVERYBODY}) == len(EVERYBODY)
    assert shapes(pieces(room, Inside((), (RED,)))) != shapes(pieces(room, Inside((), (), (RED,))))
    assert pieces(room, Inside()) == NOTHING


def test_the_fullest_room_still_has_a_place_for_everything() -> None:
    """Four flags and four explorers: none lies on another, all within the hex."""
    for size, spots in GRIDS:
        assert all(abs(x) + size / 2 <= 64 and abs(y) + size / 2 <= 64 for x, y in spots)
        for (ax, ay), (bx, by) in combinations(spots, 2):
            assert max(abs(ax - bx), abs(ay - by)) >= size * 0.98
    full = pieces(Room("room", "pink", (0, 3)), Inside((Slot(3, owner=RED),), EVERYBODY[1:], EVERYBODY))
    assert full.count(HAT) == 4
    assert len(full) < 4000


def test_secret_rooms_show_their_bonuses_the_outside_who_is_there() -> None:
    assert numbers(cave(Inside((Slot(10), Slot(8))))) == ["10", "8"]
    assert numbers(cave(Inside((Slot(10, owner=RED), Slot(8)), (), (BLACK,)))) == ["8"]
    assert [meadow(EVERYBODY[:many]).count(HAT) for many in (0, 1, 4)] == [0, 1, 4]


def test_only_what_lies_on_the_board_turns_with_it() -> None:
    for room in (Room(), Room("room", "green", (1,)), Room("sanctuary", "pink"), Room("treasure-room")):
        assert ground(room, 0).count("rotate(") == 0
        assert ground(room, 1).count("rotate(") == 1
    assert "rotate(" not in pieces(Room("room", "pink", (0,)), Inside((Slot(2),)), upright=True)


def test_the_same_face_is_the_same_string() -> None:
    one, other = (Room("room", "pink", (0, 2)) for _ in range(2))
    assert ground(one, 0) is ground(other, 0)
    assert room_face(one, Inside()) is room_face(other, Inside())


# what is lit


def alone(kind: str, **more: Any) -> str:
    return lights((Lamp(100, 100, kind, **more),), 200, 200, 0)


@pytest.mark.parametrize("round_", [0, 73])
def test_what_is_lit_is_told_apart_without_colours(round_: int) -> None:
    kinds = ("free", "reach", "lacks", "way", "goal", "chosen", "spot", "last")
    drawn = [*(alone(kind, round=round_) for kind in kinds), NONE]
    drawn.append(alone("ghost", round=round_, ghost=lying(Room("room", "pink", (1,)), Inside((Slot(4),)))))
    assert len({shapes(one) for one in drawn}) == len(drawn)


def test_points_and_passages_stand_at_what_is_lit() -> None:
    assert numbers(alone("reach", number="12", beside="2")) == ["12", "2"]
    assert numbers(alone("lacks", beside="1")) == ["1"]


def test_a_key_that_is_lacking_stands_there_by_its_symbol() -> None:
    """Whatever its colour; drawn once wherever it lacks."""
    keys = [(f"tikal-2/symbol-{colour}",) for colour in COLOURS]
    assert len({shapes(alone("lacks", keys=one)) for one in keys}) == len(COLOURS)
    both = lights(tuple(Lamp(at, 100, "lacks", keys=keys[0] + keys[1]) for at in (100, 300, 500)), 600, 200, 0)
    assert both.count("<use") == 3 + 6
    assert both.count("<defs>") == 1
    assert len(both) < 2800


def test_a_temple_all_lit_is_a_small_drawing() -> None:
    many = lights(tuple(Lamp(150 * at, 100, "reach", str(at % 9 + 1), str(at % 2)) for at in range(34)), 9000, 200, 0)
    assert (many.count("<use"), many.count('z" fill="none"')) == (34, 1)
    assert len(many) < 5000


# where things lie


@pytest.mark.parametrize("zoom", [1, 2.5])
@pytest.mark.parametrize("quarters", range(QUARTERS))
@pytest.mark.parametrize("room", [(390, 310), (320, 240), (780, 560), (390, 700)])
def test_secret_rooms_lie_around_the_temple(room: tuple[float, float], quarters: int, zoom: float) -> None:
    """All of them on the board, none on another or on a space."""
    high = tall(SPACES, *room, quarters, AROUND)
    place = spread(SPACES, room[0], high, quarters, zoom, AROUND)
    assert len(place.beside) == AROUND
    half = place.nook / 2
    for x, y in place.beside:
        assert half <= x <= place.width - half + 1
        assert half <= y <= place.height - half + 1
        near = min(math.dist((x, y), place.spot(hex_)) for hex_ in SPACES)
        assert near >= half + place.there.radius * TALL / 2 - 2
    for one, other in combinations(place.beside, 2):
        assert math.dist(one, other) >= 2 * half


@pytest.mark.parametrize("quarters", [0, 1])
def test_rooms_on_a_phone_are_as_large_as_those_of_tikal(quarters: int) -> None:
    """In the window of a phone of 390 by 844: bonuses in a light room are more than 14 px high."""
    place = spread(SPACES, 390, tall(SPACES, 390, 310, quarters, AROUND), quarters, 1, AROUND)
    assert place.there.radius > 26
    assert place.nook > FINGER - 4
    assert GRIDS[1][0] * 0.8 * place.there.radius / 100 > 14


@pytest.mark.parametrize("room", [(390, 310), (358, 256), (340, 566), (780, 400), (320, 240)])
def test_the_river_lies_in_its_room(room: tuple[float, float]) -> None:
    place = stream(*room)
    assert place.height <= room[1]
    boxes = (*place.sites, place.wheel)
    for left, top, wide, high in (*boxes, *place.gaps):
        assert -0.5 <= left <= left + wide <= room[0] + 0.5
        assert -0.5 <= top <= top + high <= place.height + 0.5
    for one, other in combinations(boxes, 2):
        assert not _meet(one, other)
    for gap in place.gaps:
        assert not [site for site in place.sites if _meet(gap, site)]
    assert all(min(wide, high) >= FINGER for _, _, wide, high in place.sites)


def _meet(one: Box, other: Box) -> bool:
    return all(one[at] < other[at] + other[at + 2] - 1 and other[at] < one[at] + one[at + 2] - 1 for at in (0, 1))


def test_sites_tell_what_is_lit_without_colours() -> None:
    place = stream(390, 310)
    drawn = [river_lights(("", kind, "", "", "", ""), 0, place) for kind in ("", "reach", "chosen", "last")]
    assert len({shapes(one) for one in drawn}) == 4
    assert len(river_lights(("reach", "reach", "chosen", "reach", "reach", "last"), 0, place)) < 1700
    assert shapes(bank_face(110, 90, 1)) != shapes(bank_face(110, 90, 2)).replace(">2<", ">1<")


@pytest.mark.parametrize("people", [EVERYBODY[:many] for many in range(5)])
def test_pirogues_are_within_their_place(people: tuple[Mark, ...]) -> None:
    drawing = boats_face(people, 46, 24)
    lefts = [float(one) for one in re.findall(r"translate\((\S+) ", drawing)]
    assert len(lefts) == len(people)
    assert all(-1 <= one < 46 for one in lefts)
    assert len({shapes(boats_face((one,), 46, 24)) for one in EVERYBODY}) == len(EVERYBODY)


# the wheel


@rule("T2.3.4")
def test_prices_stand_upright_at_their_treasures_however_the_wheel_was_turned() -> None:
    """A step clockwise: each price comes to the next treasure."""
    start, then = (2, 3, 4, 5, 3), (3, 2, 3, 4, 5)
    assert (turned_by(start, start), turned_by(start, then)) == (0, 1)
    for prices, degrees in ((start, 0.0), (then, 72.0), (then, 432.0)):
        drawing = disc_face(prices, degrees)
        assert f'<g transform="rotate({-degrees:.4g})">' in drawing
        found = re.findall(r'<text x="(\S+)" y="(\S+)">(\d)</text>', drawing)
        clockwise = sorted((_angle(float(x), float(y) - 21), price) for x, y, price in found)
        assert [int(price) for _, price in clockwise] == list(prices)


def _angle(x: float, y: float) -> float:
    """Clockwise from above; a little off counts as there."""
    return (math.degrees(math.atan2(x, -y)) + 1) % 360 - 1


def test_prices_that_somebody_set_right_turn_nothing() -> None:
    assert turned_by((2, 3, 4, 5, 3), (5, 5, 4, 3, 2)) is None
