"""A turn in sentences: deeds are joined after the name until a sentence ends with what it brought."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from model.games.tikal2 import events as e
from model.games.tikal2.kit import Kit
from model.games.tikal2.parts import RESCUE_PRICE
from model.games.tikal2.told_pieces import goes, hue, keys, plus, room, total, treasures
from model.kernel.event import Event
from model.kernel.hexes import called
from model.kernel.tale import Happened, Say, Seat, deed, say

Brought = tuple[Say, ...]
"""What a sentence ends with, after a colon."""
Part = Say | tuple[int, Brought] | None
"""A deed, a whole sentence, with whom and what a sentence ends, or (None) that a new one begins."""


def turn_told(kit: Kit, happened: Sequence[Happened]) -> Iterator[Say]:
    """The sentences, and the player's points at their end where they have changed."""
    deeds: list[Say] = []
    for part in _parts(kit, [one.event for one in happened]):
        match part:
            case Say(deed=True):
                deeds.append(part)
                continue
            case Say():
                yield from (*deeds, part)
            case None:
                yield from deeds
            case seat, brought:
                yield say("tikal-2-told-result", name=Seat(seat), deeds=tuple(deeds), what=brought)
        deeds = []
    yield from deeds
    yield from total(happened)


def _parts(kit: Kit, events: Sequence[Event]) -> Iterator[Part]:
    """What is alike is told at once."""
    for run in _runs(events):
        match run[0]:
            case e.KeyTaken(to=to):
                yield deed(f"tikal-2-told-puts.{to}", what=keys([one.colour for one in run]))
            case e.TreasureTaken(from_open=False):
                yield deed("tikal-2-told-takes-secretly", what=treasures([one.treasure for one in run]))
            case e.CardTaken(card=None):
                yield deed("tikal-2-told-takes-cards", count=len(run))
            case e.ActionDropped(void=True, action=action):
                yield say(f"tikal-2-told-none-left.{action}")
            case e.ExplorerMoved():
                yield from _exploration(run)
            case _:
                for event in run:
                    yield from _step(kit, event)


def _runs(events: Sequence[Event]) -> list[Any]:
    """Neighbours that are told at once: keys to one place, hidden treasures or cards, what is out, an exploration."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and _goes_with(runs[-1][0], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _goes_with(first: Event, event: Event) -> bool:
    match first, event:
        case e.KeyTaken(to=one), e.KeyTaken(to=other):
            return one == other
        case e.TreasureTaken(from_open=False), e.TreasureTaken(from_open=False):
            return True
        case e.CardTaken(card=None), e.CardTaken(card=None):
            return True
        case e.ActionDropped(void=True, action=one), e.ActionDropped(void=True, action=other):
            return one == other
        case e.ExplorerMoved(), e.FlagPlaced() | e.Excavated():
            return True
    return False


def _step(kit: Kit, event: Event) -> Iterator[Part]:
    match event:
        case e.PirogueMoved(sites=sites):
            yield deed("tikal-2-told-paddles", sites=sites)
        case e.ForestPaid(key=str(key)):
            yield deed("tikal-2-told-forest", what=keys([key]))
        case e.ForestPaid(points=0):
            yield deed("tikal-2-told-forest.card")
        case e.ForestPaid(points=points):
            yield _gains(crosses(), points)
        case e.CardPlayed(card=card) if card != "forest":
            yield deed("tikal-2-told-plays", card=card)
        case e.TreasuresDelivered():
            yield _gains(delivers(event), event.points)
            yield deed("tikal-2-told-turns-wheel")
        case e.TileTaken(seat=seat, tile=tile):
            yield deed("tikal-2-told-takes-tile")
            yield seat, tuple(_shown(kit, tile))
        case e.TreasureTaken(treasure=treasure, turned=turned):
            yield deed("tikal-2-told-takes-open", what=treasures([treasure]))
            if turned is not None:
                yield say("tikal-2-told-turned", treasure=turned)
        case e.CardTaken(card=card):
            yield deed("tikal-2-told-takes-card", card=card)
        case e.Rescued(seat=seat, colour=colour):
            yield None
            yield from rescued(colour)
            yield seat, (plus(-RESCUE_PRICE),)
        case _:
            yield from _action(kit, event)


def _action(kit: Kit, event: Event) -> Iterator[Say]:
    match event:
        case e.RoomDiscovered(room=id_, space=space):
            if (found := kit.light_room(id_)) and found.colour:
                yield deed("tikal-2-told-places.room", hue=hue(found.colour, "room"), at=called(space))
        case e.SanctuaryDiscovered(altar=altar, space=space):
            yield deed("tikal-2-told-places.sanctuary", hue=hue(altar, "sanctuary"), at=called(space))
        case e.TreasureRoomPlaced(space=space):
            yield say("tikal-2-told-treasure-room-placed", at=called(space))
        case e.PassageTaken():
            yield deed("tikal-2-told-takes-passage")
        case e.BonusScored(points=points):
            yield _gains(deed("tikal-2-told-takes-bonus"), points)
        case e.DoorsScored(colour=colour, points=points):
            if points:
                yield _gains(scores_doors(colour), points)
            else:
                yield deed("tikal-2-told-doors.none", hue=hue(colour, "doors"))
        case e.ActionDropped(action=action):
            yield deed(f"tikal-2-told-skips.{action}")
        case e.TentUsed():
            yield deed("tikal-2-told-tent")


def _gains(done: Say, points: int) -> Say:
    return deed("tikal-2-told-gains", deed=done, worth=plus(points))


def crosses() -> Say:
    """T2.3.2"""
    return deed("tikal-2-told-forest.penalty")


def delivers(event: e.TreasuresDelivered) -> Say:
    return deed("tikal-2-told-delivers", what=tuple(_sold(event)))


def scores_doors(colour: str) -> Say:
    return deed("tikal-2-told-doors", hue=hue(colour, "doors"))


def rescued(colour: str) -> tuple[Say, ...]:
    """T2.5.13"""
    return deed("tikal-2-told-rescued"), deed("tikal-2-told-buys", what=keys([colour]))


def _sold(event: e.TreasuresDelivered) -> Iterator[Say]:
    """Each type with its price, which a single treasure's points tell by themselves."""
    single = sum(event.counts) == 1
    for name, count, price in zip(event.treasures, event.counts, event.prices, strict=True):
        (what,) = treasures([name] * count)
        yield what if single else say("tikal-2-told-sold", what=what, price=price + event.plus, count=count)


def _shown(kit: Kit, tile: str) -> Iterator[Say]:
    """A tile by its actions: no colours, so that nobody reads off it what went into a camp (T2.2.5)."""
    shown = kit.action_tile(tile)
    for do, count in Counter(action.do for action in (shown.actions or () if shown else ())).items():
        yield say(f"tikal-2-told-shows-{do}", count=count)


def _exploration(events: Sequence[Event]) -> Iterator[Part]:
    """One walk with its flag and what that brought (T2.5)."""
    for event in events:
        match event:
            case e.ExplorerMoved(path=path, to=to, tokens=tokens):
                if tokens:
                    yield deed("tikal-2-told-passages", count=tokens)
                if len(events) == 1:
                    yield goes(to, "stays" if len(path) == 1 else "goes")
                end = to
            case e.FlagPlaced(place=place, room=kind, colour=colour):
                yield deed("tikal-2-told-excavates", what=room(place, kind, colour))
                if end != place:
                    yield goes(end, "back")
                parts = [one for one in events if isinstance(one, e.Excavated)]
                if parts:
                    yield event.seat, (_worth(parts, colour),)


def _worth(parts: Sequence[e.Excavated], colour: str | None) -> Say:
    """T2.5.7, T2.5.9: the sum, and what it is made of."""
    points = sum(one.points for one in parts)
    if len(parts) > 1:
        return say("tikal-2-told-worth", points=points, parts=tuple(_part(one, colour) for one in parts))
    return say("tikal-2-told-worth.doors", points=points) if parts[0].part == "new" else plus(points)


def _part(one: e.Excavated, colour: str | None) -> Say:
    if one.part == "bonus":
        return say("tikal-2-told-part.bonus", points=one.points)
    why = earlier(one, colour) if one.part == "old" else say("tikal-2-told-part.new", points=one.points)
    return say("tikal-2-told-for", points=one.points, why=why)


def earlier(one: e.Excavated, colour: str | None) -> Say:
    """T2.5.9: a point for each door of the colour that was the player's before."""
    if colour is None:
        return say("tikal-2-told-part.earlier")
    return say("tikal-2-told-part.old", points=one.points, hue=hue(colour, "door" if one.points == 1 else "doors"))
