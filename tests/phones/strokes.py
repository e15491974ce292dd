"""What a hand does for a move: which parts of the screens it taps, one after the other."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from model.kernel.hexes import called

Raw = dict[str, Any]
Taps = list[str]


MAPS = {"hex-": "temple", "secret-": "temple", "outside": "temple", "site-": "river"}
"""What is tapped on which map: where a game has two, one of them is in sight on a phone, the other a tap away."""


class Stroke(NamedTuple):
    """The taps of one seat, the last of which enters the moves."""

    seat: int
    taps: Taps
    moves: list[Raw]


def spot(hex_: Sequence[int]) -> str:
    """The identifier of a hex."""
    return f"hex-{called((hex_[0], hex_[1]))}"


def map_of(name: str) -> str:
    """Where a part is drawn, if a game has several maps."""
    return next((where for start, where in MAPS.items() if name.startswith(start)), "")
