"""Whatever can be touched is large enough for a finger: 44 by 44 px, wherever it is on the page."""

from __future__ import annotations

from screens.shared.buttons import FINGER
from tests.browsers.phone import Phone, Thing


def fit_for_fingers(phone: Phone, but: str = "\n") -> None:
    """What seems small may only be cut by the page's edge: it is looked at again where all of it is seen. `but` is the
    beginning of what may be small: a board that one can come nearer to."""
    things = [one for one in phone.things() if not one.name.startswith(but)]
    seeming = [one for one in things if _small(one) and (one.name or not one.beyond)]
    small = [one for one in (phone.reach(one.name) if one.name else one for one in seeming) if _small(one)]
    assert not small, f"too small for a finger: {[_told(one) for one in small]}"


def _small(one: Thing) -> bool:
    return one.tappable and min(one.size) < FINGER - 0.5


def _told(one: Thing) -> str:
    width, height = one.size
    return f"{one.name or one.says} {width:.0f}x{height:.0f}"
