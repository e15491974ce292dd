"""Which covers were opened: what lies behind one counts as seen only from then on."""

from typing import Any

from model.kernel.exposed import Exposed
from model.kernel.play import Play


class Memory:
    """Kept while the host runs. What happened before it started counts as seen: better too careful."""

    def __init__(self, depth: int) -> None:
        self._start = depth
        self._opened: set[tuple[int, int]] = set()

    def open(self, seat: int, depth: int) -> bool:
        """A seat looked behind its cover; whether it had not yet."""
        news = (seat, depth) not in self._opened
        self._opened.add((seat, depth))
        return news

    def forget_after(self, depth: int) -> None:
        self._start = min(self._start, depth)
        self._opened = {(seat, at) for seat, at in self._opened if at <= depth}

    def seen_since(self, play: Play[Any], to: int) -> tuple[Exposed, ...]:
        """The secrets that came to somebody's eyes after the first `to` moves in force, each once."""
        found: dict[Exposed, None] = {}
        for depth in range(to + 1, len(play.in_force) + 1):
            events = play.lines[play.in_force[depth - 1]].events
            for one in play.game.exposed(play.at(depth), events):
                if not one.covered or depth <= self._start or (one.seat, depth) in self._opened:
                    found[one] = None
        return tuple(found)
