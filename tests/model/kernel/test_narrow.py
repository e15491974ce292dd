"""Choices at a tap: what is left, what it costs, and when it is one move."""

import pytest

from model.kernel.choice import Arg, Choice
from model.kernel.illegal import Refusal
from model.kernel.narrow import narrowed

WALK = Choice(
    "walk",
    (Arg("figure", ("leader",)), Arg("path", (("a", "b"), ("a", "b", "c")), "way")),
    info={"cost": [1, 3], "cost_of": "path"},
    partial="cheapest",
)
OTHER = Choice(
    "walk", (Arg("figure", ("member",)), Arg("path", (("b", "c"),), "way")), info={"cost": [2], "cost_of": "path"}
)
HIRE = Choice(
    "hire",
    (Arg("count", (1, 2, 3), optional=True, default=1), Arg("to", ("a", "b"))),
    info={"cost": [2, 4, 6], "cost_of": "count"},
)


def test_by_figure_by_start_and_by_goal():
    every = narrowed([WALK, OTHER, HIRE], "walk")
    assert (every.values["figure"], every.values["from"], every.values["to"]) == (
        ("leader", "member"),
        ("a", "b"),
        ("b", "c"),
    )
    assert (every.costs["figure"], every.costs["to"]) == ((1, 2), (1, 2))
    assert (every.partial, every.move, every.whole) == ("cheapest", None, None)
    assert narrowed([WALK, OTHER], "walk", figure="leader").costs["to"] == (1, 3)
    assert narrowed([WALK, OTHER], "walk", to="b").move == {"do": "walk", "figure": "leader", "path": ("a", "b")}
    assert narrowed([WALK, OTHER], "walk", figure="member", to="b").choices == ()


def test_what_may_be_left_out_is_not_asked_for():
    left = narrowed([HIRE], "hire", to="a")
    assert (left.move, left.whole) == (None, {"do": "hire", "to": "a"})
    assert (left.values, left.costs) == ({"count": (1, 2, 3)}, {"count": (2, 4, 6)})
    assert narrowed([HIRE], "hire").costs["to"] == (2, 2)
    assert narrowed([HIRE], "hire", count=3).costs["to"] == (6, 6)


@pytest.mark.parametrize(
    ("chosen", "whole", "only"), [([], False, False), (["x"], True, False), (["x", "y"], True, True)]
)
def test_lists_are_chosen_one_by_one(chosen, whole, only):
    pick = Choice("pick", (Arg("cards", ("x", "y", "z"), "list", 1, 2),))
    left = narrowed([pick], "pick", cards=chosen)
    assert (left.whole is not None, left.move is not None, "cards" in left.values) == (whole, only, not only)


def test_what_cannot_be_done_says_why():
    no = Choice("walk", (Arg("figure", ("leader",)),), refused=Refusal("TK2.5", {"need": 3}))
    assert narrowed([no, OTHER], "walk", figure="leader").refused == Refusal("TK2.5", {"need": 3})
    assert narrowed([no, OTHER], "walk").refused is None
    assert narrowed([no], "swim").refused is None


def test_all_values_spread_over_places():
    lay = Choice("lay", (Arg("tiles", ("a", "b", "c"), "spread", sizes=(2, 1)),))
    assert narrowed([lay], "lay", tiles=[["a"], []]).move is None
    assert narrowed([lay], "lay", tiles=[["a", "b"], ["c"]]).move == {"do": "lay", "tiles": (["a", "b"], ["c"])}
    assert narrowed([lay], "lay", tiles=[["a", "a"], ["c"]]).choices == ()
