"""The ledger: one entry per key set, per altar, per delivery, per part of an excavation."""

from model.games.tikal2 import events as e
from model.games.tikal2.parts import RESCUE_PRICE
from model.kernel.event import Corrected, Event
from model.kernel.points import Point


def points(event: Event) -> tuple[Point, ...]:
    match event:
        case e.Excavated(seat=seat, place=place, part=part, points=worth, rule=rule):
            return (Point(seat, worth, rule, {"place": place, "part": part}),)
        case e.TreasuresDelivered(seat=seat, points=worth, rule=rule):
            sold = dict(zip(event.treasures, event.counts, strict=True))
            prices = dict(zip(event.treasures, event.prices, strict=True))
            return (Point(seat, worth, rule, {"treasures": sold, "prices": prices, "plus": event.plus}),)
        case e.ForestPaid(seat=seat, points=worth) if worth:
            return (Point(seat, worth, "T2.3.2", {"forest": True}),)
        case e.BonusScored(seat=seat, points=worth) if worth:
            return (Point(seat, worth, "T2.4.8"),)
        case e.DoorsScored(seat=seat, points=worth, colour=colour) if worth:
            return (Point(seat, worth, "T2.4.9", {"colour": colour}),)
        case e.Rescued(seat=seat, colour=colour):
            return (Point(seat, -RESCUE_PRICE, "T2.5.13", {"colour": colour}),)
    return _scoring(event)


def _scoring(event: Event) -> tuple[Point, ...]:
    match event:
        case e.KeySetScored(seat=seat, points=worth, size=size, colours=colours):
            return (Point(seat, worth, "T2.9.1", {"size": size, "colours": colours} if colours else {"size": size}),)
        case e.AltarScored(seat=seat, points=worth, altar=altar, rule=rule, keys=keys):
            counts = {str(i): count for i, count in enumerate(keys) if count >= 0}
            return (Point(seat, worth, rule, {"altar": altar, "keys": counts} if keys else {"altar": altar}),)
        case e.TreasuresScored(seat=seat, points=worth):
            return (Point(seat, worth, "T2.9.4", {"treasures": worth}),)
        case e.CardScored(seat=seat, points=worth, card=card, rule=rule):
            return (Point(seat, worth, rule, {"card": card}),)
        case Corrected(changes=(change,)):
            parts = change.path.split(".")
            before, after = change.before, change.after
            if len(parts) == 3 and (parts[0], parts[2]) == ("seats", "score") and before != after:
                return (Point(int(parts[1]), after - before, "correct", {"from": before, "to": after}),)
    return ()
