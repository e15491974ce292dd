"""Our drawings: every icon can be painted, every player colour has a shape of its own."""

import pytest

from model.games import GAMES
from model.games.samples import sample_kit
from model.locator import assets
from model.table.colours import INKS, SHAPES, shapes
from printables.shared.paths import segments
from printables.shared.shapes import OUTLINES
from printables.shared.svg import drawing, read_svg

ICONS = sorted(
    str(file.relative_to(assets() / "icons").with_suffix("")) for file in (assets() / "icons").rglob("*.svg")
)


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_is_read_whole(name):
    picture = drawing(name)
    assert picture.brushes
    for brush in picture.brushes:
        assert brush.outline[0][0] == "M"
        for ink in (brush.fill, brush.line):
            assert ink == "" or (len(ink) == 7 and ink.startswith("#")), ink


def test_colours_and_shapes_go_together():
    assert set(SHAPES) == set(INKS)
    assert len(set(SHAPES.values())) == len(SHAPES)
    assert set(OUTLINES) == set(SHAPES.values())


@pytest.mark.parametrize("game", GAMES)
def test_colours_of_a_kit_have_different_shapes(game):
    colours = [*sample_kit(game)["colours"], "mauve"]
    assert len(set(shapes(colours).values())) == len(colours)


@pytest.mark.parametrize(
    ("data", "ends"),
    [
        ("M1 2l3 4", [(1, 2), (4, 6)]),
        ("m1,2 3,4z", [(1, 2), (4, 6)]),
        ("M0 0H5V7", [(0, 0), (5, 0), (5, 7)]),
        ("M0 0c1 1 2 2 3 3s1 1 2 2", [(0, 0), (3, 3), (5, 5)]),
        ("M0 0Q1 1 2 0T4 0", [(0, 0), (2, 0), (4, 0)]),
        ("M0 0a5 5 0 0110 0", [(0, 0), (5, -5), (10, 0)]),
        ("M0 0A5 5 0 0 1 10 0", [(0, 0), (5, -5), (10, 0)]),
    ],
)
def test_path_data(data, ends):
    found = [points[-2:] for kind, points in segments(data) if kind != "Z"]
    assert [(round(x, 6), round(y, 6)) for x, y in found] == ends


def test_groups_hand_down_style_and_place():
    picture = read_svg(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g fill="#f00" transform="translate(1 2)">'
        '<rect width="2" height="3"/><circle r="1" fill="none" stroke="#000" stroke-width="2"/></g></svg>'
    )
    rect, circle = picture.brushes
    assert rect.fill == "#ff0000"
    assert rect.outline[0] == ("M", (1, 2))
    assert (circle.fill, circle.line, circle.width) == ("", "#000000", 2)
