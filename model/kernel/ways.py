"""Ways over a board whose steps have a price: the cheapest one, and one that goes where people point. A place is a hex,
or has a name."""

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import TypeVar

from model.kernel.hexes import Hex

P = TypeVar("P", bound=Hex | str)
Steps = Mapping[P, Mapping[P, int]]
"""From each place to its neighbours, and what a step there costs; where there is no way there is none."""


def cost(steps: Steps[P], way: Sequence[P]) -> int:
    """
    >>> cost({(0, 0): {(0, 1): 2}, (0, 1): {(0, 0): 2, (0, 2): 1}}, ((0, 0), (0, 1), (0, 2)))
    3
    """
    return sum(steps[here][there] for here, there in pairwise(way))


def cheapest(steps: Steps[P], start: P, goal: P) -> tuple[P, ...] | None:
    """Of equal ones always the same."""
    open_: list[tuple[int, tuple[tuple[bool, P], ...]]] = [(0, (_ordered(start),))]
    done = set()
    while open_:
        paid, way = heappop(open_)
        here = way[-1][1]
        if here == goal:
            return tuple(place for _, place in way)
        if here in done:
            continue
        done.add(here)
        for there, price in steps.get(here, {}).items():
            if there not in done:
                heappush(open_, (paid + price, (*way, _ordered(there))))
    return None


def reached(steps: Steps[P], start: P, most: int) -> dict[P, tuple[int, tuple[P, ...]]]:
    """Every place within that price, what it costs to come there and the cheapest way.

    >>> reached({(0, 0): {(0, 1): 2, (0, 2): 4}, (0, 1): {(0, 2): 1}, (0, 2): {(0, 3): 1}}, (0, 0), 3)
    {(0, 1): (2, ((0, 0), (0, 1))), (0, 2): (3, ((0, 0), (0, 1), (0, 2)))}
    """
    found: dict[P, tuple[int, tuple[P, ...]]] = {}
    open_: list[tuple[int, tuple[tuple[bool, P], ...]]] = [(0, (_ordered(start),))]
    while open_:
        paid, way = heappop(open_)
        here = way[-1][1]
        if here in found:
            continue
        found[here] = paid, tuple(place for _, place in way)
        for there, price in steps.get(here, {}).items():
            if there not in found and paid + price <= most:
                heappush(open_, (paid + price, (*way, _ordered(there))))
    del found[start]
    return found


def _ordered(place: P) -> tuple[bool, P]:
    """Hexes before names, which are never compared with them."""
    return isinstance(place, str), place


def through(steps: Steps[P], points: Sequence[P]) -> tuple[P, ...] | None:
    """The cheapest way from point to point; none that comes to a place twice."""
    way = tuple(points[:1])
    for here, there in pairwise(points):
        next_ = cheapest(steps, here, there)
        if next_ is None:
            return None
        way += next_[1:]
    return way if len(set(way)) == len(way) else None


def bent(steps: Steps[P], points: Sequence[P], over: P, most: int) -> tuple[P, ...] | None:
    """The points with one more between first and last, where the way over all of them costs least, or else it alone
    between them. None where that is not within `most`, or where what is pointed at lies no nearer than the goal:
    that is another goal."""
    start, goal = points[0], points[-1]
    near, far = cheapest(steps, start, over), cheapest(steps, start, goal)
    if near is None or far is None or cost(steps, near) >= cost(steps, far):
        return None
    tries = [(*points[:at], over, *points[at:]) for at in range(1, len(points))]
    return _least(steps, tries, most) or _least(steps, [(start, over, goal)], most)


def _least(steps: Steps[P], tries: Sequence[tuple[P, ...]], most: int) -> tuple[P, ...] | None:
    ways = ((one, through(steps, one)) for one in tries)
    found = [(cost(steps, way), at, one) for at, (one, way) in enumerate(ways) if way is not None]
    return min((one for one in found if one[0] <= most), default=(0, 0, None))[2]
