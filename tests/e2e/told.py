"""A table that a record tells of, on the real host: laid out up to one of its moves, gone on with by real touches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.shelf import put_back
from model.kernel.play import Play
from model.kernel.record import Record, write_record
from model.store import Store
from model.table.desk import Desk, write_desk
from model.table.guest import CODE, HOST
from model.table.secret import Secret
from model.table.stored import taken_up
from model.table.tables import Tables
from tests.e2e.driver import Screen
from tests.e2e.hosting import Host
from tests.e2e.touching import Hand
from tests.phones.strokes import Stroke, map_of
from tests.screens.recorded import comes_to, entered, meant


class Told:
    """`Told(host, record, 40).seat(1)` is the address of a seat after forty moves."""

    def __init__(self, host: Host, record: Record, moves: int = 0, **desk: Any) -> None:
        """Seat 0 hosts, unless the desk says otherwise."""
        self._data, self._base = host.data, host.url
        with Store.open(data=host.data) as store:
            begun = replace(record, moves=record.moves[:moves])
            (self.id,) = put_back(store, write_record(begun)).stored
            store.set_desk(self.id, write_desk(Desk(**{"host_seat": 0, "started": True, **desk})))
            tables = Tables(store, Secret.kept_in(host.data))
            tables.table(self.id)
            holders = (HOST, CODE, *(str(seat) for seat in range(len(record.players))))
            self._links = {holder: tables.link(self.id, holder) for holder in holders}

    @property
    def host(self) -> str:
        return f"{self._base}/h/{self._links[HOST]}"

    @property
    def watch(self) -> str:
        return f"{self._base}/watch/{self._links[CODE]}"

    def seat(self, seat: int) -> str:
        return f"{self._base}/s/{self._links[str(seat)]}"

    def play(self) -> Play[Any]:
        """What has really happened, as the host's own file has it."""
        with Store.open(data=self._data) as store:
            return taken_up(store, self.id)[0]

    def version(self) -> int:
        with Store.open(data=self._data) as store:
            return len(store.entries(self.id))


def struck(hand: Hand, screen: Screen, table: Told, stroke: Stroke) -> None:
    """Touched where it is drawn, one part after the other as something comes of each, and found in the host's log."""
    before = table.version()
    if screen.shows("passing-take"):
        _touched(hand, screen, "passing-take")
    for name, then in zip(stroke.taps, [*stroke.taps[1:], ""], strict=True):
        _on_map(hand, screen, name)
        _touched(hand, screen, name)
        if not then or map_of(then) or _leads(screen, name, lambda then=then: then in screen.shows(then)):
            continue
        if not _below(hand, screen, then):
            _touched(hand, screen, name)

    def stored() -> bool:
        return table.version() >= before + len(stroke.moves)

    if not _leads(screen, stroke.taps[-1], stored):
        _touched(hand, screen, stroke.taps[-1])
    screen.until(stored, f"{stroke} is in the log")
    found = entered(table.play())[before:]
    assert found == [meant(move) for move in stroke.moves], (stroke, found)


def ended(screens: list[Screen], table: Told, record: Record) -> None:
    """Everybody sees who has won, and all is as the record says."""
    comes_to(table.play(), record)
    winners = [record.players[seat]["name"] for seat in table.play().game.winners(table.play().state) or ()]
    for screen in screens:
        for name in winners:
            screen.sees("winner", name)
        assert len(screen.some("rank-")) == len(record.players)


def _on_map(hand: Hand, screen: Screen, name: str) -> None:
    """The map where it is drawn is brought into sight."""
    where = map_of(name)
    if f"show-{where}" in screen.shows("show-") and where not in screen.shows(where):
        _touched(hand, screen, f"show-{where}")


def _touched(hand: Hand, screen: Screen, name: str) -> None:
    in_sight(hand, screen, name)
    seen = _telling(screen)
    hand.touch(screen, name)
    screen.until(lambda: _telling(screen) != seen, f"something came of {name}")


def _leads(screen: Screen, name: str, came: Callable[[], bool]) -> bool:
    """Whether what a touch leads to has come. What was touched while the page was drawn for the move before counts for
    nothing: it stays as it was, and people touch it again."""
    looks: list[str] = []

    def plain() -> bool:
        looks.append(_telling(screen))
        at_rest = len(looks) > SAME and len(set(looks[-SAME:])) == 1
        return came() or (at_rest and name in screen.shows(name))

    screen.until(plain, f"something comes of {name}")
    if not came():
        screen.heartbeats(2)  # what a slow host has still to say comes before these
    return came()


def _below(hand: Hand, screen: Screen, name: str) -> bool:
    """Whether it stands further down on a page without a board, which says nothing of what lies far below its window;
    if it does, it is in the window then."""
    if _board(screen) is not None:
        return False
    size = screen.page.viewport_size
    assert size
    middle, far = (size["width"] / 2, size["height"] / 2), size["height"] / 3
    for _ in range(PAGES):
        hand.draw(screen, middle, (0, -far))
        if name in screen.shows(name):
            return True
    for _ in range(PAGES):
        hand.draw(screen, middle, (0, far))
    return False


PAGES = 3
"""How far down one looks for what should have come."""
SAME = 40
"""Looks of 50 ms after which a page is at rest."""


def _telling(screen: Screen) -> str:
    """What tells that something came of a tap: in light detail what is told behind the cover, or the sum of it; else
    all of the page."""
    said: str = screen.page.evaluate(_SAID)
    return said


_SAID = """() => {
  const find = (name) => document.querySelector(`[flt-semantics-identifier="${name}"]`);
  return (find('tally-open') || find('tally-do') || document.querySelector('flt-semantics-host')).outerHTML;
}"""


def in_sight(hand: Hand, screen: Screen, name: str) -> None:
    """A finger draws into its window what lies beyond its edge, across or down: a hex on a zoomed board, or what stands
    between the board and the foot of the page."""
    if map_of(name) == TEMPLE:
        _sought(hand, screen, name)
    for _ in range(DRAWN):
        window, box = _window(screen, name), screen.box(name)
        across = _missing(box["x"], box["width"], window["x"], window["width"])
        down = _missing(box["y"], box["height"], window["y"], window["height"])
        down = down or _hidden(box, window)
        if not across and not down:
            return
        middle = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2
        hand.draw(screen, middle, (across, 0) if across else (0, down))
    raise AssertionError(f"{name} does not come into sight")


DRAWN = 24
"""How often a finger draws at most: before round 2 all that was scored stands above what is asked, in a low window."""
FINGER = 30.0
"""Less of it than this is not to be hit."""
EDGE = 12
"""What lies so near to the edge of a window may go on beyond it: there is a gap to the next thing."""


def _hidden(box: dict[str, float], window: dict[str, float]) -> float:
    """What is told of something is where it can be seen: of a strip at the edge most lies beyond it."""
    if box["height"] >= FINGER or window["height"] < 3 * FINGER:
        return 0
    if box["y"] + box["height"] > window["y"] + window["height"] - EDGE:
        return -2 * FINGER
    return 2 * FINGER if box["y"] < window["y"] + EDGE else 0


_SWEEP = ((1, 1), (1, 1), (1, 1), (-1, 0), (-1, 0), (0, -1), (1, 0), (1, 0), (0, -1), (-1, 0), (-1, 0))
"""To the upper left corner, and from there over the whole board."""


def _sought(hand: Hand, screen: Screen, name: str) -> None:
    """Of a hex that lies far beyond the window nobody is told where."""
    screen.until(lambda: _board(screen) is not None, "a board")
    window = _board(screen)
    assert window
    middle = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2
    for across, down in _SWEEP:
        if screen.shows(name):
            return
        hand.draw(screen, middle, (across * window["width"] * 0.45, down * window["height"] * 0.45))


TEMPLE = "temple"
"""The map that can be zoomed; a game that has but one calls it its board."""


def _board(screen: Screen, first: str = "") -> dict[str, float] | None:
    """Where the map is that is in sight; of several the `first`."""
    for name in (first, "board", TEMPLE, "river"):
        if name and (found := _boxes(screen, name)):
            return found[0]
    return None


FOOT = (
    "end-turn", "place-do", "bring-do", "move-do", "transfer-do", "through-do", "exchange-do", "keys-do", "room-do",
    "sanctuary-do", "dig-do", "tally-do", "tab-table",
)  # fmt: skip
"""What stays where it is, at the foot of the page; a second manner to do what is chosen stands in the page above it."""


def _window(screen: Screen, name: str) -> dict[str, float]:
    """Through which it is seen."""
    board = _board(screen, map_of(name))
    if board and map_of(name):
        return board
    size = screen.page.viewport_size
    assert size
    page = {"x": 0.0, "y": 0.0, "width": float(size["width"]), "height": float(size["height"])}
    if name.startswith("show-"):  # above the board
        return page
    if name in FOOT and not any(box["y"] > screen.box(name)["y"] + 8 for box in _boxes(screen, "end-turn")):
        return page
    beside = board is None or board["x"] + board["width"] < screen.box(name)["x"]
    top = 0 if beside or board is None else board["y"] + board["height"]
    tops = [box["y"] for one in FOOT for box in _boxes(screen, one) if one != name]
    return {**page, "y": top, "height": min(tops, default=page["height"]) - top}


def _boxes(screen: Screen, name: str) -> list[dict[str, float]]:
    """Where it is now, if it is."""
    found: list[dict[str, float]] = screen.find(name).evaluate_all(_BOXES)
    return found


_BOXES = "all => all.map(e => e.getBoundingClientRect()).map(({x, y, width, height}) => ({x, y, width, height}))"


def _missing(start: float, size: float, window: float, room: float) -> float:
    """How far it must be drawn to lie in the window; a finger's first 18 px move nothing, and it stays in there."""
    before, beyond = window - start, start + size - window - room
    if max(before, beyond) <= 0:
        return 0
    by = before + 24 if before > 0 else -beyond - 24
    return max(-room / 2 + 4, min(room / 2 - 4, by))
