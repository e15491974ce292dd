"""Whatever can be touched is large enough for a finger: 44 by 44 px, wherever it is on the page."""

from __future__ import annotations

from screens.shared.buttons import FINGER
from tests.browsers.phone import Phone, Thing


def fit_for_fingers(phone: Phone) -> None:
    """What the edge of the page cuts is looked at once it is in the middle."""
    small = [one for one in phone.things() if one.tappable and min(one.size) < FINGER - 0.5]
    cut = {one.name for one in small if one.cut and one.name}
    small = [one for one in small if not one.cut] + [
        one for one in map(phone.reach, sorted(cut)) if min(one.size) < FINGER - 0.5
    ]
    assert not small, f"too small for a finger: {[_told(one) for one in small]}"


def _told(one: Thing) -> str:
    width, height = one.size
    return f"{one.name or one.says} {width:.0f}x{height:.0f}"
