"""Which covers were opened: what lies behind one counts as seen only from then on."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from model.kernel.exposed import Exposed
from model.kernel.play import Play


class Memory(Struct, frozen=True):
    """At one moment; another one with every cover. Lasts while the table is open: what happened before counts as
    seen, better too careful."""

    start: int
    """So many moves were in force when the table was opened."""
    opened: frozenset[tuple[int, int]] = frozenset()
    """(seat, how many moves were in force when it looked)"""

    def looked(self, seat: int, depth: int) -> "Memory":
        """A seat looked behind its cover; the same memory if it had before."""
        return self if (seat, depth) in self.opened else replace(self, opened=self.opened | {(seat, depth)})

    def back_to(self, depth: int) -> "Memory":
        """What was undone cannot have been seen: it is gone."""
        return Memory(min(self.start, depth), frozenset(one for one in self.opened if one[1] <= depth))

    def seen_since(self, play: Play[Any], to: int) -> tuple[Exposed, ...]:
        """The secrets that came to somebody's eyes after the first `to` moves in force, each once."""
        found: dict[Exposed, None] = {}
        for depth in range(to + 1, len(play.in_force) + 1):
            events = play.lines[play.in_force[depth - 1]].events
            for one in play.game.exposed(play.at(depth), events):
                if not one.covered or depth <= self.start or (one.seat, depth) in self.opened:
                    found[one] = None
        return tuple(found)
