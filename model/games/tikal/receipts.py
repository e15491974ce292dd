"""What was scored, round by round and player by player, read off what happened: nothing of it is stored."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from model.games.tikal import events as e
from model.games.tikal.parts import SET_POINTS, Hex
from model.games.tikal.told_scoring import GUARDED, held
from model.kernel.event import Event
from model.kernel.hexes import called
from model.kernel.points import Point, totals
from model.kernel.tale import Say, say

STRONGEST = "TK4.3"


class Temple(Struct, frozen=True):
    """A temple somebody scored: by TK4.3, or as its guard by TK4.4. In light detail only its value is told."""

    value: int
    hex: Hex | None = None
    strength: tuple[int, ...] = ()
    """Everybody's there."""
    rule: str = STRONGEST

    @property
    def guarded(self) -> bool:
        return self.rule == GUARDED


class Treasures(Struct, frozen=True):
    """TK4.5: a single, a pair or a triple."""

    size: int
    points: int
    kind: int | None = None


class Receipt(Struct, frozen=True):
    """What one player scored in one round."""

    seat: int
    temples: tuple[Temple, ...]
    sets: tuple[Treasures, ...]
    total: int
    """All points after it."""

    @property
    def of_temples(self) -> int:
        return sum(temple.value for temple in self.temples)

    @property
    def of_sets(self) -> int:
        return sum(one.points for one in self.sets)

    @property
    def points(self) -> int:
        return self.of_temples + self.of_sets


class Round(Struct, frozen=True):
    number: int
    order: tuple[int, ...]
    """Who scores, as far as it was said before (TK4.1, TK5.1, TK6.8)."""
    receipts: tuple[Receipt, ...]
    """In the order in which people scored."""
    final: bool
    done: bool
    """Everybody has scored."""
    past: bool
    """And the turn after it is over too."""

    def of(self, seat: int) -> Receipt | None:
        return next((one for one in self.receipts if one.seat == seat), None)


Happened = tuple[Event, Sequence[Point]]
"""An event in force and its points."""


def rounds(happened: Iterable[Happened], scores: Sequence[int], completed: int) -> tuple[Round, ...]:
    """All scoring rounds until now; `scores` and the rounds `completed` are those of now."""
    log = tuple(happened)
    gained = totals((point for _, points in log for point in points), len(scores))
    reader = _Reader([now - more for now, more in zip(scores, gained, strict=True)])
    for event, points in log:
        reader.read(event, points)
    return reader.all(completed)


class _Reader:
    """Goes through what happened, with everybody's points as they were by then."""

    def __init__(self, scores: list[int]) -> None:
        self.scores = scores
        self.found: list[Round] = []
        self.began: e.ScoringBegan | None = None
        self.receipts: list[Receipt] = []
        self.temples: list[Temple] = []
        self.sets: list[Treasures] = []

    def read(self, event: Event, points: Sequence[Point]) -> None:
        for point in points:
            self.scores[point.seat] += point.points
        match event:
            case e.ScoringBegan():
                self.began = event
            case e.TempleScored(hex=hex_, value=value, strength=strength, rule=rule):
                self.temples.append(Temple(value, hex_, strength, rule))
            case e.SetScored(treasure=kind, size=size, points=worth):
                self.sets.append(Treasures(size, worth, kind))
            case e.SeatScored(seat=seat):
                self._scored(seat)
            case e.Tallied(seat=seat, temples=temples, treasures=treasures):
                self.temples = [Temple(value) for value in temples]
                self.sets = [Treasures(size, SET_POINTS[size]) for size in treasures if size]
                self._scored(seat)
            case e.RoundScored(round=number):
                self.found.append(self._round(number, done=True))
                self.began, self.receipts = None, []
            case e.TurnEnded() if self.found and not self.found[-1].past:
                last = self.found[-1]
                self.found[-1] = Round(last.number, last.order, last.receipts, last.final, last.done, past=True)

    def _scored(self, seat: int) -> None:
        self.receipts.append(Receipt(seat, tuple(self.temples), tuple(self.sets), self.scores[seat]))
        self.temples, self.sets = [], []

    def _round(self, number: int, *, done: bool) -> Round:
        order = tuple(one.seat for one in self.receipts) if self.began is None else self.began.order
        final = self.began is not None and self.began.final
        return Round(number, order, tuple(self.receipts), final, done, past=False)

    def all(self, completed: int) -> tuple[Round, ...]:
        """With the one that is going on."""
        running = self.began is not None or bool(self.receipts)
        return (*self.found, *([self._round(completed + 1, done=False)] if running else []))


def reason(seat: int, temple: Temple) -> Say:
    """The temple, and why it is this player's."""
    if temple.hex is None:
        return say("tikal-told-face.temple", value=temple.value)
    on = say("tikal-told-temple-on.worth", at=called(temple.hex), value=temple.value)
    return held(e.TempleScored(seat, temple.hex, temple.value, temple.strength, temple.rule), on)
