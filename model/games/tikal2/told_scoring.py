"""A player's part of a scoring as one line: key sets, altars, and at the end treasures and cards (T2.9)."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from model.games.tikal2 import events as e
from model.games.tikal2.told_pieces import hue, total
from model.kernel.event import Event
from model.kernel.tale import Happened, Say, Seat, say


def scoring_told(happened: Sequence[Happened]) -> Iterator[Say]:
    scored = [event for one in happened if isinstance(event := one.event, e.SCORED)]
    items = tuple(scored_items(scored))
    manner = "tikal-2-told-scores" if len(items) > 1 else "tikal-2-told-scores.once"
    points = sum(event.points for event in scored)
    yield say(manner, name=Seat(scored[0].seat), points=points, what=items)
    yield from total(happened)


def scored_items(scored: Sequence[Any]) -> Iterator[Say]:
    """Sets of one size are told at once: they are of the same colours, for a further set has only colours of the one
    before (T2.9.1)."""
    for size, group in groupby(scored, key=lambda event: getattr(event, "size", None)):
        events = list(group)
        for run in [[event] for event in events] if size is None else [events]:
            points = sum(event.points for event in run)
            yield say("tikal-2-told-for", points=points, why=scored_for(run[0], len(run)))


def scored_for(event: Event, count: int = 1) -> Say:
    """What points of a scoring are for."""
    match event:
        case e.KeySetScored(size=size, colours=colours):
            message = "tikal-2-told-for-sets" if size > 1 else "tikal-2-told-for-singles"
            facts = {"count": count, "size": size}
            return say(f"{message}.own", **facts, colours=colours) if colours else say(message, **facts)
        case e.AltarScored(altar=altar):
            return say("tikal-2-told-for-altar", hue=hue(altar, "altar"))
        case e.TreasuresScored(points=points):
            return say("tikal-2-told-for-treasures", points=points)
        case e.CardScored(points=points, card="pair"):
            return say("tikal-2-told-for-pair", points=points)
        case e.CardScored(card=card):
            return say("tikal-2-told-for-card", card=card)
    raise TypeError(event)
