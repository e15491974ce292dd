"""A copy of Lost Temple as somebody describes it by taps."""

from __future__ import annotations

from typing import Any

from model.games.lost_temple import entering
from model.games.lost_temple.parts import CHARACTERS

MOST_TAPS = 130
KEYS = {".": "plain", "T": "temple", "V": "village", "J": "jungle", "C": "chance", "G": "great"}
MELODY = ".CV.TCV.C.TJ.CVT.C.VTCJ.V.CT..VC.TVCGV.CT.JCV.T.C.VT.CV.T.CG"
"""A track of 60 spaces, great temples on 38 and 60; two of its temples and villages get a double circle too."""
DOUBLE = {11: "hold", 31: "key"}
CARDS = {character: (number + 2, number % 7) for number, character in enumerate(CHARACTERS)}
"""Space and gems of each."""
TOKENS = {"gems": 3, "back": 3, "pay": 2, "machete": 4, "forward": 3, "lose-machete": 1}


def gems_key(gems: int) -> str:
    return f"gems-{gems}" if gems <= 5 else "gems-more"


def told(raw: dict[str, Any]) -> str:
    """The melody of what was entered."""
    signs = {name: sign for sign, name in KEYS.items()}
    return "".join(
        "G" if space in entering.great(raw) else signs[entering.kind(raw, space)]
        for space in range(1, entering.length(raw) + 1)
    )


def described(raw: dict[str, Any]) -> tuple[str, list[int], dict[str, tuple[int, int]], dict[str, int]]:
    """Track, double circles, start cards and tokens."""
    start = {one: (card["space"], card["gems"]) for one, card in raw["start"].items()}
    doubles = [space for space in range(1, len(MELODY) + 1) if entering.double(raw, space)]
    return told(raw), doubles, start, raw["tokens"]


WHOLE = (MELODY, sorted(DOUBLE), CARDS, {"idol": 2, **TOKENS})
"""What is `described` in the end."""
