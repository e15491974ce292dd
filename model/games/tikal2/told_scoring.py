"""A player's part of a scoring as one line: key sets, altars, and at the end treasures and cards (T2.9)."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from model.games.tikal2 import events as e
from model.games.tikal2.told_pieces import hue, total
from model.kernel.event import Event
from model.kernel.tale import Happened, Say, Seat, say


def scoring_told(happened: Sequence[Happened]) -> Iterator[Say]:
    scored = [event for one in happened if isinstance(event := one.event, e.SCORED)]
    items = tuple(_items(scored))
    manner = "tikal-2-told-scores" if len(items) > 1 else "tikal-2-told-scores.once"
    points = sum(event.points for event in scored)
    yield say(manner, name=Seat(scored[0].seat), points=points, what=items)
    yield from total(happened)


def _items(scored: Sequence[Event]) -> Iterator[Say]:
    for size, events in groupby(scored, key=lambda event: getattr(event, "size", None)):
        if size is None:
            yield from map(_item, events)
        else:
            yield _sets(size, [event for event in events if isinstance(event, e.KeySetScored)])


def _sets(size: int, sets: Sequence[e.KeySetScored]) -> Say:
    """Sets of one size are of the same colours: a further set has only colours of the one before (T2.9.1)."""
    message = "tikal-2-told-for-sets" if size > 1 else "tikal-2-told-for-singles"
    facts = {"points": sum(one.points for one in sets), "count": len(sets), "size": size}
    colours = sets[0].colours
    return say(f"{message}.own", **facts, colours=colours) if colours else say(message, **facts)


def _item(event: Event) -> Say:
    match event:
        case e.AltarScored(points=points, altar=altar):
            return say("tikal-2-told-for-altar", points=points, hue=hue(altar, "altar"))
        case e.TreasuresScored(points=points):
            return say("tikal-2-told-for-treasures", points=points)
        case e.CardScored(points=points, card="pair"):
            return say("tikal-2-told-for-pair", points=points)
        case e.CardScored(points=points, card=card):
            return say("tikal-2-told-for-card", points=points, card=card)
    raise TypeError(event)
