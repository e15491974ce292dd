"""Ways over a board whose steps have a price: from point to point, and bent to where somebody points."""

from typing import Any

import pytest

from model.kernel.ways import Steps, bent, cheapest, through

A, B, C, D, E = (0, 0), (1, 0), (2, 0), (1, 1), (3, 0)


def both(*edges: tuple[Any, Any, int]) -> Steps[Any]:
    found: dict[Any, dict[Any, int]] = {}
    for one, other, stones in edges:
        found.setdefault(one, {})[other] = stones
        found.setdefault(other, {})[one] = stones
    return found


SQUARE = both((A, B, 1), (B, C, 1), (A, D, 1), (D, C, 2), (C, E, 2))
"""From A to C over B for 2 or over D for 3; from there to E."""


@pytest.mark.parametrize(
    ("points", "way"),
    [
        ((A, C), (A, B, C)),
        ((A, D, C), (A, D, C)),
        ((A, B, E), (A, B, C, E)),
        ((A, E, C), None),  # there and back
        ((A, (9, 9)), None),
    ],
)
def test_from_point_to_point(points: Any, way: Any) -> None:
    assert through(SQUARE, points) == way


@pytest.mark.parametrize(
    ("points", "over", "most", "found"),
    [
        ((A, C), D, 10, (A, D, C)),
        ((A, C), D, 2, None),  # too dear
        ((A, C), E, 10, None),  # beyond the goal: another goal
        ((A, D, E), B, 10, (A, B, E)),  # over both one would come to A or C twice
        ((A, E), D, 10, (A, D, E)),
        ((A, D, E), C, 10, (A, D, C, E)),
        ((A, B), D, 10, None),  # as near as the goal
    ],
)
def test_a_way_is_bent_to_where_somebody_points(points: Any, over: Any, most: int, found: Any) -> None:
    assert bent(SQUARE, points, over, most) == found


def test_places_with_names_and_hexes_lie_beside_each_other() -> None:
    """Of two equal ways the one over hexes."""
    round_ = both((A, "outside", 1), ("outside", C, 1), (A, B, 1), (B, C, 1))
    assert cheapest(round_, A, C) == (A, B, C)
    assert through(round_, (A, "outside", C)) == (A, "outside", C)
