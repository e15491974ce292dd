"""The log as a seat may read it: what was undone stays readable, what is another's secret never appears."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from model.kernel.correct import correction_seen
from model.kernel.event import Corrected, Event
from model.kernel.move import name_of
from model.kernel.play import Play, event_points
from model.kernel.points import Point


class Read(Struct, frozen=True):
    """One entry as the reader sees it."""

    index: int
    seat: int | None
    by: int | None
    do: str
    events: tuple[Event, ...]
    undone: bool = False


def log_for(play: Play[Any], seat: int | None, after: int = 0) -> list[Read]:
    """The entries from `after` on, as this seat (None: an onlooker) may read them."""
    in_force = set(play.in_force)
    return [_read(play, index, seat, in_force) for index in range(after, len(play.lines))]


def _read(play: Play[Any], index: int, seat: int | None, in_force: set[int]) -> Read:
    line = play.lines[index]
    do = name_of(line.entry.move)
    events = tuple(seen for event in line.events if (seen := event_seen(play, event, seat)) is not None)
    undone = do != "undo" and index not in in_force
    return Read(index, line.entry.seat, line.entry.by, do, events, undone)


def event_seen(play: Play[Any], event: Event, seat: int | None) -> Event | None:
    if isinstance(event, Corrected):
        return correction_seen(play.game, event, seat)
    return event.seen_by(seat)


def points_for(play: Play[Any], seat: int | None) -> Iterator[Point]:
    """The ledger made from what the seat may read."""
    yield from play.game.opening(play.setup)
    for index in play.in_force:
        for event in play.lines[index].events:
            seen = event_seen(play, event, seat)
            if seen is not None:
                yield from event_points(play.game, seen)
