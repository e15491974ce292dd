"""Why there were points: what was done for them, or what they are for."""

from collections.abc import Sequence

from model.games.tikal2 import events as e
from model.games.tikal2.told_pieces import room
from model.games.tikal2.told_scoring import scored_for
from model.games.tikal2.told_turn import crosses, delivers, earlier, rescued, scores_doors
from model.kernel.event import Event
from model.kernel.hexes import called
from model.kernel.points import Point
from model.kernel.tale import Say, say


def reason(point: Point, happened: Sequence[Event]) -> tuple[Say, ...]:
    match happened:
        case [*before, e.Excavated() as dug]:
            return (_dug(before, dug),)
        case [*_, e.TreasuresDelivered() as delivered]:
            return (delivers(delivered),)
        case [*_, e.ForestPaid()]:
            return (crosses(),)
        case [*_, e.BonusScored()]:
            return (say("tikal-2-why-bonus", of=say("tikal-2-why-tile.of")),)
        case [*_, e.DoorsScored(colour=colour)]:
            return (scores_doors(colour),)
        case [*_, e.Rescued(colour=colour)]:
            return rescued(colour)
        case [*_, last] if isinstance(last, e.SCORED):
            return (scored_for(last),)
    return ()


def _dug(before: Sequence[Event], dug: e.Excavated) -> Say:
    """T2.5.7, T2.5.9: which room it was is told by its flag."""
    flag = next((one for one in before if isinstance(one, e.FlagPlaced)), None)
    kind, colour = (None, None) if flag is None else (flag.room, flag.colour)
    match dug.part, dug.place:
        case "old", (int(), int()) as hex_:
            return say("tikal-2-why-doors.earlier", what=earlier(dug, colour), at=called(hex_))
        case "bonus", _:
            return say("tikal-2-why-bonus", of=room(dug.place, kind, colour, ".of"))
    return say("tikal-2-why-doors", points=dug.points, of=room(dug.place, kind, colour, ".of"))
