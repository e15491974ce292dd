"""What a player scores, in one sentence: the points, the sum so far, each temple and treasure set with its reason."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce

from model.games.tikal import events as e
from model.games.tikal.parts import SET_POINTS
from model.kernel.hexes import called
from model.kernel.tale import Happened, Say, Seat, deed, say

GUARDED = "TK4.4"
SETS = ("", "single", "pair", "triple")


def total(happened: Happened, seat: int) -> int | None:
    """The sum after it; where nothing was scored it is the one before."""
    if happened.points is None and happened.scene is not None:
        return int(happened.scene.seats[seat].score)
    return happened.total(seat)


def scored(seat: int, happened: Sequence[Happened]) -> Iterator[Say]:
    for last in happened:
        match last.event:
            case e.SeatScored(points=points):
                yield from _unused(last)
                yield from _deeds(points, total(last, seat), tuple(_parts(happened)))
            case e.Tallied(temples=temples, treasures=treasures):
                points = sum(temples) + sum(SET_POINTS[size] for size in treasures)
                round_ = None if last.scene is None else last.scene.round + 1
                yield from _deeds(points, total(last, seat), tuple(_tallied(temples, treasures)), round_)


def _unused(last: Happened) -> Iterator[Say]:
    """TK2.5: a scoring turn ends by being scored; what was left is seen on the table."""
    if last.scene is not None and last.scene.ap:
        yield deed("tikal-told-leaves", ap=last.scene.ap)


def _deeds(points: int, sum_: int | None, parts: tuple[Say, ...], round_: int | None = None) -> Iterator[Say]:
    manner = "" if round_ is None else "-round"
    if not points:
        yield deed(f"tikal-told-scores.nothing{manner}", round=round_)
        if sum_:
            yield deed("tikal-told-stays", total=sum_)
    elif sum_ is None:
        yield deed("tikal-told-scores.untold", points=points, parts=_beside(parts))
    else:
        facts = {"points": points, "total": sum_, "parts": _beside(parts)}
        yield deed(f"tikal-told-scores.all{manner}", round=round_, **facts)


def _beside(parts: tuple[Say, ...]) -> Say:
    return reduce(lambda first, last: say("tikal-told-parts", first=first, last=last), parts)


def _parts(happened: Sequence[Happened]) -> Iterator[Say]:
    for one in happened:
        if isinstance(one.event, e.TempleScored):
            on = say("tikal-told-temple-on", at=called(one.event.hex))
            yield held(one.event, _gain(on, one.event.value))
    yield from _sets([one.event.size for one in happened if isinstance(one.event, e.SetScored)])


def _gain(what: Say, points: int) -> Say:
    return say("tikal-told-gain", what=what, points=points)


def held(event: e.TempleScored, temple: Say) -> Say:
    """TK4.3, TK4.4: the temple, and why it is this player's."""
    if event.rule == GUARDED:
        return say("tikal-told-temple.guarded", temple=temple)
    others = {seat: power for seat, power in enumerate(event.strength) if seat != event.seat and power}
    if not others:
        return say("tikal-told-temple.alone", temple=temple)
    next_ = max(others.values())
    names = tuple(Seat(seat) for seat, power in others.items() if power == next_)
    facts = {"strength": event.strength[event.seat], "names": names, "count": len(names), "next": next_}
    return say("tikal-told-temple.strongest", temple=temple, **facts)


def _tallied(temples: Sequence[int], treasures: Sequence[int]) -> Iterator[Say]:
    if temples:
        values = tuple(say("tikal-told-points", points=value) for value in sorted(temples, reverse=True))
        yield say("tikal-told-temples", values=values, count=len(values))
    yield from _sets(treasures)


def _sets(sizes: Sequence[int]) -> Iterator[Say]:
    """TK4.5: alike are said together, the most valuable first."""
    for size, count in sorted(Counter(size for size in sizes if size).items(), reverse=True):
        yield _gain(sets(size, count), count * SET_POINTS[size])


def sets(size: int, count: int = 1) -> Say:
    return say(f"tikal-told-sets.{SETS[size]}", count=count)
