"""Why there were points: the temple and who was how strong there, the treasure set, the bid."""

from collections.abc import Sequence

from model.games.tikal import events as e
from model.games.tikal.told_scoring import held, sets
from model.kernel.event import Event
from model.kernel.hexes import called
from model.kernel.points import Point
from model.kernel.tale import Say, say


def reason(point: Point, happened: Sequence[Event]) -> tuple[Say, ...]:
    match happened:
        case []:
            return (say("tikal-why-start", points=point.points),)
        case [*_, e.TempleScored(hex=hex_, value=value) as scored]:
            return (held(scored, say("tikal-told-temple-on.worth", at=called(hex_), value=value)),)
        case [*_, e.SetScored(size=size)]:
            return (sets(size),)
        case [*_, e.Tallied()]:
            return (_tallied(point),)
        case [*_, e.TurnSold()]:
            return (say("tikal-why-bid"),)
    return ()


def _tallied(point: Point) -> Say:
    """Light detail: a temple or a treasure set, as it was told."""
    if "size" in point.why:
        return sets(point.why["size"])
    return say("tikal-told-face.temple", value=point.points)
