"""A finger on a phone in a real browser: it touches where something is drawn, and counts.

Flutter's semantics tree only tells where things are and what they say. It is made so thin that a touch goes through it
to what is drawn, as on a phone of somebody who has no screen reader.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.e2e.driver import PATIENCE, Screen

_THIN = "flt-semantics-host, flt-semantics-host * { pointer-events: none !important; }"


@dataclass
class Hand:
    """How often it touched, on however many phones."""

    touches: int = 0

    def touch(self, screen: Screen, identifier: str) -> None:
        """In the middle of what is drawn, once it lies still."""
        self.strike(screen, self.place(screen, identifier))

    def strike(self, screen: Screen, place: tuple[float, float]) -> None:
        """A place that is known already: a finger on keys does not look."""
        screen.page.touchscreen.tap(*place)
        self.touches += 1

    def hold(self, screen: Screen, identifier: str, until: Callable[[], object], leaves: str = "touchEnd") -> None:
        """The finger stays there until that is over; it `leaves`, or the phone itself takes the touch away."""
        x, y = self.place(screen, identifier)
        touch = screen.page.context.new_cdp_session(screen.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        until()
        touch.send("Input.dispatchTouchEvent", {"type": leaves, "touchPoints": []})
        self.touches += 1

    def draw(self, screen: Screen, start: tuple[float, float], by: tuple[float, float]) -> None:
        """The finger draws what lies there and comes to rest before it goes: nothing rolls on. No tap."""
        touch = screen.page.context.new_cdp_session(screen.page)

        def at(part: float) -> list[dict[str, float]]:
            return [{"x": start[0] + by[0] * part, "y": start[1] + by[1] * part}]

        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at(0)})
        for step in range(1, 11):
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at(step / 10)})
            screen.page.wait_for_timeout(16)
        screen.page.wait_for_timeout(150)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()

    def place(self, screen: Screen, identifier: str) -> tuple[float, float]:
        """Where it is drawn, on the page as it is seen now."""
        screen.find(identifier).first.wait_for(state="attached", timeout=PATIENCE)
        screen.page.add_style_tag(content=_THIN)
        box = screen.box(identifier)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        size = screen.page.viewport_size or {"width": 0, "height": 0}
        assert 0 < x < size["width"], f"{identifier} is beside the page: {box}"
        assert 0 < y < size["height"], f"{identifier} is not to be seen: {box}"
        return x, y
