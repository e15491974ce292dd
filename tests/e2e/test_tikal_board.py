"""The board under a finger, on a real phone's page: nearer, moved and turned, a touch falls on the hex that is drawn
there."""

from __future__ import annotations

import math

from model.kernel.hexes import Hex, called
from screens.shared.map import NEARER
from screens.shared.spread import spread
from tests.e2e.conftest import Join
from tests.e2e.driver import Screen
from tests.e2e.hosting import Host
from tests.e2e.told import Told
from tests.e2e.touching import Hand
from tests.phones.tikal import played_out, typical_turn

SEED, LATE = 17, 150
HEXES = tuple((column, row) for row in range(5) for column in range(8))
NEAR = 0.5
"""How far from the middle a hex is touched, in parts of its radius."""


class Board:
    """Where its hexes are drawn on a phone's page, reckoned from the window it has there."""

    def __init__(self, phone: Screen, quarters: int = 0, zoom: float = 1) -> None:
        self.box = phone.box("board")
        self.place = spread(HEXES, self.box["width"], self.box["height"], quarters, zoom)

    def at(self, hex_: Hex, around: Hex | None = None, angle: float = 0) -> tuple[float, float]:
        """Not in the middle of the hex but somewhere on it; the window shows what lies `around` another, as far as the
        board goes, or its upper left corner."""
        x, y = self.place.spot(hex_)
        left, top = (0.0, 0.0) if around is None else self._corner(around)
        far = NEAR * self.place.there.radius
        turn = math.radians(angle)
        return self.box["x"] + x - left + far * math.cos(turn), self.box["y"] + y - top + far * math.sin(turn)

    def _corner(self, around: Hex) -> tuple[float, float]:
        x, y = self.place.spot(around)
        wide, high = self.box["width"], self.box["height"]
        left = max(0.0, min(x - wide / 2, self.place.width - wide))
        return left, max(0.0, min(y - high / 2, self.place.height - high))


def strike(hand: Hand, phone: Screen, hex_: Hex, place: tuple[float, float]) -> None:
    name = f"hex-{called(hex_)}"
    hand.strike(phone, place)
    phone.until(lambda: chosen(phone) == [name], f"{name} is chosen")


def chosen(phone: Screen) -> list[str]:
    found = phone.page.locator('[flt-semantics-identifier^="hex-"][aria-current="true"]')
    names: list[str] = found.evaluate_all("all => all.map(e => e.getAttribute('flt-semantics-identifier'))")
    return names


def drag(phone: Screen, right: float, down: float) -> None:
    """One finger across the middle of the board."""
    box = phone.box("board")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = phone.page.context.new_cdp_session(phone.page)
    steps = 12
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, steps + 1):
        there = {"x": x + 2 * right * step / steps, "y": y + 2 * down * step / steps}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [there]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_touch_falls_on_the_hex_that_is_drawn_there(host: Host, join: Join) -> None:
    """On the phone of somebody who only looks."""
    table = Told(host, played_out(4, SEED), LATE)
    hand, phone = Hand(), join(table.seat((table.play().state.seat + 1) % 4))
    hand.place(phone, "board-in")
    for number, hex_ in enumerate([(0, 0), (7, 4), (3, 2)]):
        strike(hand, phone, hex_, Board(phone).at(hex_, angle=100 * number))

    whole = phone.box("hex-d3")["width"]
    hand.touch(phone, "board-in")
    phone.until(lambda: phone.box("hex-d3")["width"] > whole * 1.5, "it is drawn nearer")
    near = Board(phone, zoom=NEARER)
    for number, hex_ in enumerate([(2, 2), (3, 3), (4, 2)]):
        strike(hand, phone, hex_, near.at(hex_, (3, 2), 70 * number))

    drag(phone, -90, -40)
    phone.until(lambda: phone.box("hex-d3")["x"] < near.box["x"] + near.box["width"] / 2 - 60, "it has moved")
    for hex_ in ((4, 3), (3, 2)):  # where that is now is told to a screen reader too
        strike(hand, phone, hex_, hand.place(phone, f"hex-{called(hex_)}"))

    hand.touch(phone, "board-fit")
    phone.until(lambda: abs(phone.box("hex-d3")["width"] - whole) < 1, "the whole is to be seen")
    for quarters in range(1, 4):
        corner = phone.box("hex-a1")
        hand.touch(phone, "board-turn")
        phone.until(lambda was=corner: phone.box("hex-a1") != was, "it is turned")
        turned = Board(phone, quarters)
        for number, hex_ in enumerate([(0, 0), (7, 1)]):
            strike(hand, phone, hex_, turned.at(hex_, angle=45 * quarters + 110 * number))


def test_why_not_is_read_and_nothing_moves_under_the_finger(host: Host, join: Join) -> None:
    """It lies over the page, and is gone with the next hex that is tapped."""
    record, before = typical_turn()
    table = Told(host, record, before + 3)
    hand, phone = Hand(), join(table.seat(0))
    hand.touch(phone, "hex-d4")  # a temple where nobody is
    where = phone.box("board")
    hand.touch(phone, "uncover")
    phone.sees("notice", "TK3.4")
    assert phone.box("board") == where
    hand.touch(phone, "hex-c5")
    phone.without("notice")
    phone.until(lambda: chosen(phone) == ["hex-c5"], "it is chosen")


def test_keys_go_over_the_whole_board_and_on_to_what_can_be_done(host: Host, join: Join) -> None:
    """With Tab and Enter alone, row by row from above; then the tile is taken."""
    record, before = typical_turn()
    phone = join(Told(host, record, before).seat(record.moves[before]["seat"] or 0))
    phone.there("board")
    reached: list[str] = []
    while not reached or not reached[-1].startswith("tile-"):
        reached.append(_onward(phone, reached[-1] if reached else ""))
        assert len(reached) < 80, reached
    hexes = [name for name in reached if name.startswith("hex-")]
    assert sorted(hexes) == sorted(f"hex-{called(hex_)}" for hex_ in HEXES)
    assert [int(name[-1]) for name in hexes[:7]] == [1] * 7
    assert reached.index("board-in") > reached.index(hexes[-1])
    phone.page.keyboard.press("Enter")
    phone.until(lambda: not phone.shows(reached[-1]) or bool(phone.shows("place-do")), "the tile is taken")


def _onward(phone: Screen, last: str) -> str:
    """One Tab further: what has the keys then."""
    phone.page.keyboard.press("Tab")
    phone.until(lambda: _focused(phone) not in ("", last), f"the keys leave {last}")
    return _focused(phone)


def _focused(phone: Screen) -> str:
    name: str = phone.ask(_FOCUSED) or ""
    return name


_FOCUSED = """() => {
  const name = 'flt-semantics-identifier';
  return document.activeElement.closest(`[${name}]`)?.getAttribute(name) || '';
}"""
