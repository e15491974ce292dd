"""The ledger: one entry per temple and per treasure set, per bid paid."""

from collections.abc import Sequence

from model.games.tikal import events as e
from model.games.tikal.parts import SET_POINTS, START_CAPITAL
from model.kernel.event import Corrected, Event
from model.kernel.points import Point


def points(event: Event) -> tuple[Point, ...]:
    match event:
        case e.TempleScored(seat=seat, hex=hex_, value=value, strength=strength, rule=rule):
            powers = {str(i): power for i, power in enumerate(strength) if power}
            why = {"hex": hex_, "value": value, "strength": powers}
            return (Point(seat, value, rule, why | ({"guard": seat} if rule == "TK4.4" else {})),)
        case e.SetScored(seat=seat, treasure=treasure, size=size, points=worth):
            return (Point(seat, worth, "TK4.5", {"treasure": treasure, "size": size}),)
        case e.TurnSold(seat=seat, points=price, rule=rule) if price:
            return (Point(seat, -price, rule, {"bid": price}),)
        case e.Tallied(seat=seat, temples=temples, treasures=treasures):
            won = tuple(Point(seat, value, "TK4.3", {"value": value}) for value in temples)
            return (*won, *(Point(seat, SET_POINTS[size], "TK4.5", {"size": size}) for size in treasures))
        case Corrected(changes=(change,)):
            return _corrected(change.path, change.before, change.after)
    return ()


def _corrected(path: str, before: object, after: object) -> tuple[Point, ...]:
    parts = path.split(".")
    if len(parts) != 3 or (parts[0], parts[2]) != ("seats", "score"):
        return ()
    if not isinstance(before, int) or not isinstance(after, int) or before == after:
        return ()
    return (Point(int(parts[1]), after - before, "correct", {"from": before, "to": after}),)


def capital(seats: Sequence[int]) -> tuple[Point, ...]:
    """TK6.1"""
    return tuple(Point(seat, START_CAPITAL, "TK6.1") for seat in seats)
