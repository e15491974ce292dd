"""Where the last move happened."""

from collections.abc import Iterator
from typing import Any

from model.kernel.hexes import is_hex
from model.table.snapshot import Snapshot

LATEST = 12
"""So many entries are looked through for the last one that happened on the board."""


def last_places(snapshot: Snapshot) -> frozenset[Any]:
    """Its hexes, and other places by their names."""
    return snapshot.once("last-places", lambda: _last(snapshot))


def _last(snapshot: Snapshot) -> frozenset[Any]:
    """A tile that is drawn, or the end of a turn, happens nowhere: then what was before it."""
    for line in reversed(snapshot.log(None, snapshot.moved - LATEST)):
        found = [getattr(event, name) for event in line.events for name in event.place_fields]
        if found and not line.undone:
            return frozenset(one for value in found for one in _places(value))
    return frozenset()


def _places(value: Any) -> Iterator[Any]:
    """
    >>> list(_places([2, 3])), list(_places(("outside", (2, 3)))), list(_places("outside"))
    ([(2, 3)], ['outside', (2, 3)], ['outside'])
    """
    if is_hex(value):
        yield tuple(value)
    elif isinstance(value, str):
        yield value
    else:
        for one in value:
            yield from _places(one)
