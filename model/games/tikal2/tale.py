"""The log of Tikal II: a turn is two lines, the pirogue's phase and the explorer's; a scoring is a heading and a line
for each player."""

from collections.abc import Iterator, Sequence

from model.games.tikal2 import events as e
from model.games.tikal2.told_pieces import counted, keys
from model.games.tikal2.told_scoring import scoring_told
from model.games.tikal2.told_turn import turn_told
from model.kernel.event import Event
from model.kernel.game import Setup
from model.kernel.tale import Chapter, Happened, Say, Seat, say

START = Chapter("start")
TALLY = Chapter("tally")
HANDS = Chapter("hands")
ROUND = Chapter("round", heading=True)
FINAL = Chapter("final", heading=True)
END = Chapter("end", heading=True)
PIROGUE = "pirogue"
EXPLORER = "explorer"
RIVER_CARDS = ("forest", "plus-two", "many-types", "remote")
"""Played on the river, or for a delivery."""
TILE_KEY = ("T2.4.1", "T2.4.2")


def chapters(happened: Sequence[Happened]) -> Sequence[tuple[Happened, Chapter | None]]:
    """A round's end stands over its scoring, the game's end under it; the points are told player by player."""
    ended = next((one for one in happened if isinstance(one.event, e.RoundEnded | e.GameEnded)), None)
    if ended is None:
        return [(one, chapter(one.event)) for one in happened]
    scored = [(one, Chapter("scoring", one.event.seat)) for one in happened if isinstance(one.event, e.SCORED)]
    before = [(one, chapter(one.event)) for one in happened if one is not ended and not isinstance(one.event, e.SCORED)]
    scored.sort(key=lambda told: told[1].seat or 0)
    if isinstance(ended.event, e.RoundEnded):
        return [*before, (ended, ROUND), *scored]
    return [*before, (ended, FINAL), *scored, (ended, END)]


def chapter(event: Event) -> Chapter | None:
    match event:
        case e.StartKeysTaken():
            return START
        case e.Tallied():
            return TALLY
        case e.TellingBegan() | e.HandTold():
            return HANDS
        case e.TurnBegan(seat=seat, last=True):
            return Chapter("last", seat, heading=True, opens=True)
        case e.CardPlayed(seat=seat, card=card):
            return Chapter(PIROGUE if card in RIVER_CARDS else EXPLORER, seat)
        case e.KeyTaken(seat=seat, rule=rule):
            return Chapter(PIROGUE if rule in TILE_KEY else EXPLORER, seat)
        case e.ForestPaid() | e.TreasuresDelivered() | e.PirogueMoved() | e.TileTaken() | e.PassageTaken():
            return Chapter(PIROGUE, event.seat)
        case e.RoomDiscovered() | e.SanctuaryDiscovered() | e.BonusScored() | e.DoorsScored():
            return Chapter(PIROGUE, event.seat)
        case e.TentUsed() | e.ExplorerMoved() | e.FlagPlaced() | e.Excavated() | e.Rescued():
            return Chapter(EXPLORER, event.seat)
    return None  # treasures and cards come with a tile or with an excavation


def tale(setup: Setup, chapter: Chapter, happened: Sequence[Happened]) -> Sequence[Say | Event]:
    events = [one.event for one in happened]
    match chapter.kind:
        case "start":
            return tuple(_start(events))
        case "tally":
            return tuple(_tally(setup, events))
        case "hands":
            return tuple(events)
        case "round":
            return tuple(_round(setup, events))
        case "final":
            return (say("tikal-2-told-final"),)
        case "last":
            return (say("tikal-2-told-last"), say("tikal-2-told-last.whose", name=Seat(chapter.seat or 0)))
        case "end":
            return tuple(_end(happened))
        case "scoring":
            return tuple(scoring_told(happened))
    return tuple(turn_told(setup.kit, happened))


def _start(events: Sequence[Event]) -> Iterator[Say]:
    for event in events:
        if isinstance(event, e.StartKeysTaken):
            yield say("tikal-2-told-start", name=Seat(event.seat), what=keys(event.keys))


def _tally(setup: Setup, events: Sequence[Event]) -> Iterator[Say]:
    """Light detail: who has entered what to score, until all have."""
    seats = tuple(Seat(event.seat) for event in events if isinstance(event, e.Tallied))
    if len(seats) == len(setup.players):
        yield say("tikal-2-told-tallied.all")
    elif seats:
        yield say("tikal-2-told-tallied", names=seats, count=len(seats))


def _round(setup: Setup, events: Sequence[Event]) -> Iterator[Say]:
    """Who starts the next one (T2.8.3) is only known where turns are entered."""
    for event in events:
        if isinstance(event, e.RoundEnded):
            yield say("tikal-2-told-round", round=event.round)
            if setup.options.detail != "light":
                yield say("tikal-2-told-round.next", name=Seat(event.first), round=event.round + 1)


def _end(happened: Sequence[Happened]) -> Iterator[Say]:
    """T2.9.5"""
    for one in happened:
        if isinstance(one.event, e.GameEnded):
            seats = tuple(map(Seat, one.event.seats))
            points = one.total(seats[0])
            yield say("tikal-2-told-end")
            facts = {"names": seats, "count": len(seats)}
            if points is None:
                yield say("tikal-2-told-end.wins", **facts)
            else:
                yield say("tikal-2-told-end.wins-with", **facts, points=counted("tikal-2-told-with-points", points))
