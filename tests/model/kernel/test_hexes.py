"""Where hexes lie: neighbours touch, nobody overlaps, a finger finds the hex it is on."""

import math

import pytest

from model.kernel.hexes import SIDES, TALL, Hex, beyond, called, corner, corners, edges, lie, towards

FIELD: list[Hex] = [(column, row) for column in range(8) for row in range(5)]
WIDTH, HEIGHT = 310.0, 200.0
LIE = lie(FIELD, 10, 20, WIDTH, HEIGHT)


@pytest.mark.parametrize("hex_", FIELD)
@pytest.mark.parametrize("side", range(SIDES))
def test_there_and_back_again(hex_: Hex, side: int):
    assert beyond(beyond(hex_, side), (side + 3) % SIDES) == hex_


@pytest.mark.parametrize("side", range(SIDES))
def test_neighbours_share_the_corners_of_their_side(side: int):
    for hex_ in FIELD:
        here, there = LIE.centre(hex_), LIE.centre(beyond(hex_, side))
        assert corner(here, LIE.radius, side) == pytest.approx(corner(there, LIE.radius, side + 4))
        assert corner(here, LIE.radius, side + 1) == pytest.approx(corner(there, LIE.radius, side + 3))
        halfway = towards(here, side, LIE.radius * TALL / 2)
        assert halfway == pytest.approx(((here[0] + there[0]) / 2, (here[1] + there[1]) / 2))


def test_all_fit_into_the_rectangle_and_fill_it_one_way():
    points = [point for hex_ in FIELD for point in corners(LIE.centre(hex_), LIE.radius)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert min(xs) >= 10 - 0.01
    assert max(xs) <= 10 + WIDTH + 0.01
    assert min(ys) >= 20 - 0.01
    assert max(ys) <= 20 + HEIGHT + 0.01
    assert max(xs) - min(xs) == pytest.approx(WIDTH) or max(ys) - min(ys) == pytest.approx(HEIGHT)


def test_nobody_overlaps():
    for one in FIELD:
        for other in FIELD:
            if one != other:
                assert math.dist(LIE.centre(one), LIE.centre(other)) >= LIE.radius * TALL - 0.01


@pytest.mark.parametrize("hex_", FIELD)
def test_a_finger_finds_the_hex_it_is_on(hex_: Hex):
    centre = LIE.centre(hex_)
    assert LIE.at(centre) == hex_
    for side in range(SIDES):
        assert LIE.at(towards(centre, side, LIE.radius * TALL / 2 * 0.98)) == hex_
        assert LIE.at(towards(centre, side, LIE.radius * TALL / 2 * 1.02)) == beyond(hex_, side)


def test_every_space_has_a_name_of_its_own_also_on_the_widest_board():
    board = [(column, row) for column in range(41) for row in range(41)]
    assert len({called(hex_) for hex_ in board}) == len(board)


def test_the_edge_names_every_column_and_row_and_touches_no_hex():
    marks = edges(FIELD, LIE, 5)
    assert {mark.text for mark in marks} == {*"abcdefgh", *"12345"}
    for mark in marks:
        assert all(math.dist((mark.x, mark.y), LIE.centre(hex_)) > LIE.radius * TALL / 2 + 4 for hex_ in FIELD)
    above = {mark.text: mark.x for mark in marks if mark.text.isalpha() and mark.y < 20 + HEIGHT / 2}
    for column, letter in enumerate("abcdefgh"):
        assert above[letter] == pytest.approx(LIE.centre((column, 0))[0])
    for column, outer in ((0, min), (7, max)):
        x = outer(mark.x for mark in marks if mark.text == "1")
        beside = {mark.text: mark.y for mark in marks if mark.text.isdigit() and mark.x == pytest.approx(x)}
        assert [beside[str(row + 1)] for row in range(5)] == pytest.approx(
            [LIE.centre((column, row))[1] for row in range(5)]
        )
