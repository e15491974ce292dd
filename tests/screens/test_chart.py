"""The course of a game as a chart: every line stands out by day and by night (WCAG: 3 to 1 for drawings)."""

import re

import pytest

from model.table.colours import INKS, ink
from screens.shared import chart, theme
from tests.screens.test_theme import contrast

GROUNDS = {"light": theme.LIGHT.surface_container, "dark": theme.DARK.surface_container}


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
@pytest.mark.parametrize("colour", INKS)
def test_every_line_stands_out(colour: str, ground: str) -> None:
    line = chart.Line("Ada", colour, "circle", (1, 4, 9))
    drawing = chart.Drawing([line], ((0, "1"),))
    strokes = re.findall(r'<polyline [^>]*stroke="(#\w+)"', drawing.course())
    assert ink(colour) in strokes
    assert max(contrast(one, ground) for one in strokes) >= 3


@pytest.mark.parametrize("scheme", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_its_numbers_are_readable(scheme: object) -> None:
    assert contrast(scheme.on_surface_variant, scheme.surface_container) >= 4.5  # type: ignore[attr-defined]


def test_marks_lie_inside_on_a_small_screen() -> None:
    drawing = chart.Drawing([chart.Line("Ada", "red", "circle", (0, 50))], ((0, "1"), (1, "2")), chart.NARROW)
    assert drawing.x(1) + 13 <= chart.NARROW
    assert drawing.y(50) - 11 >= 0


@pytest.mark.parametrize("values", [(0, -10, -13, 20), (0, -10), (-1, 3), (0, 0)])
def test_points_below_zero_lie_inside_too(values: tuple[int, ...]) -> None:
    drawing = chart.Drawing([chart.Line("Ada", "red", "circle", values)], ((0, "1"),))
    assert all(chart.TOP <= drawing.y(value) <= chart.HEIGHT - chart.BOTTOM for value in values)
    numbers = re.findall(r'text-anchor="end">([^<]+)<', drawing.grid())
    assert "0" in numbers
    assert any(number.startswith("−") for number in numbers) == (min(values) < 0)
