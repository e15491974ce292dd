"""A game in progress: the log of entries, which of them are in force, and the state after each."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from model.kernel.correct import decide_correction
from model.kernel.doubt import Doubt
from model.kernel.event import Corrected, Event, Undone
from model.kernel.game import Game, Setup
from model.kernel.illegal import NOT_NOW, UNDO_RANGE, Illegal, require
from model.kernel.learn import decide_learning
from model.kernel.move import Correct, Entry, Learn, Undo
from model.kernel.points import Point

S = TypeVar("S")


class Line(Struct, frozen=True, gc=False):
    """An accepted entry and what it made happen."""

    entry: Entry
    events: tuple[Event, ...]


class Play(Generic[S]):
    """Entries go in one by one, each checked first; an undo is an entry like the others.

    States are immutable and share what did not change, so keeping each costs little and undo is instant.
    """

    def __init__(self, game: Game[S], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.lines: list[Line] = []
        self.in_force: list[int] = []
        self._seats = len(setup.players)
        self._states: list[S] = [game.begin(setup)]

    @property
    def state(self) -> S:
        return self._states[-1]

    @property
    def kit(self) -> Any:
        """The kit with what was learned until now."""
        return self.game.kit_of(self.state) if self.game.lessons else self.setup.kit

    @property
    def version(self) -> int:
        return len(self.lines)

    def at(self, depth: int) -> S:
        """The state after the first `depth` moves in force."""
        return self._states[depth]

    def copy(self) -> "Play[S]":
        """The game as it stands, for readers: what is entered later does not change it."""
        other: Play[S] = Play.__new__(Play)
        other.game, other.setup, other._seats = self.game, self.setup, self._seats
        other.lines, other.in_force, other._states = self.lines[:], self.in_force[:], self._states[:]
        return other

    def submit(self, entry: Entry, accepted: bool = False) -> Line:
        """The entry takes effect, or `Illegal` says why not and nothing has changed.

        `accepted`: it was once, in its time; a correction that nobody may enter any more still stands.
        """
        for seat in (entry.seat, entry.by):
            if seat is not None and not 0 <= seat < self._seats:
                raise Illegal(NOT_NOW, why="seat", number=seat)
        move = entry.move
        kind = type(move)
        if kind is Undo:
            return self._undo(entry, move.to, accepted)  # type: ignore[attr-defined]
        state = self._states[-1]
        if kind is Correct:
            corrected, state = decide_correction(self.game, state, entry.seat, move, accepted)  # type: ignore[arg-type]
            return self._keep(entry, (corrected,), state)
        if kind is Learn:
            events = tuple(decide_learning(self.game, state, entry.seat, move))  # type: ignore[arg-type]
        else:
            events = tuple(self.game.decide(state, entry.seat, move))
        evolve = self.game.evolve
        for event in events:
            state = evolve(state, event)
        return self._keep(entry, events, state)

    def take(self, entry: Entry, events: tuple[Event, ...], state: S) -> Line:
        """An entry that was accepted in its time counts, whatever the rules say today."""
        line = Line(entry, events)
        self.in_force.append(len(self.lines))
        self.lines.append(line)
        self._states.append(state)
        return line

    def points(self) -> Iterator[Point]:
        """The ledger: what everybody began with, and all moves in force."""
        yield from self.game.opening(self.setup)
        for index in self.in_force:
            for event in self.lines[index].events:
                yield from event_points(self.game, event)

    def _keep(self, entry: Entry, events: tuple[Event, ...], state: S) -> Line:
        return self.take(entry, (*events, *self._doubts(events, state)), state)

    def _doubts(self, events: tuple[Event, ...], state: S) -> Iterator[Doubt]:
        """What cannot all be right since this entry, each with the entries it comes from."""
        doubts = self.game.doubts(state)
        if not doubts:
            return
        before = self.game.doubts(self._states[-1])
        for doubt in doubts:
            if doubt not in before:
                told = ((index, self.lines[index].events) for index in self.in_force)
                entries = [
                    index for index, each in (*told, (len(self.lines), events)) if any(map(doubt.hangs_on, each))
                ]
                yield replace(doubt, numbers=tuple(index + 1 for index in entries) or None)

    def _shown_alone(self, depth: int) -> bool:
        """Whether the next move in force showed a seat what nobody else saw: the record knows of no cover there."""
        events = self.lines[self.in_force[depth]].events
        exposed = self.game.exposed(self._states[depth + 1], events)
        return any(one.seat is not None and not one.covered for one in exposed)

    def _undo(self, entry: Entry, to: int, accepted: bool) -> Line:
        require(0 <= to <= len(self.in_force), UNDO_RANGE, to=to, most=len(self.in_force))
        if entry.seat is not None and not accepted:
            seen = any(map(self._shown_alone, range(to, len(self.in_force))))
            require(not seen, UNDO_RANGE, why="seen")
        line = Line(entry, (Undone(to, tuple(self.in_force[to:])),))
        del self.in_force[to:]
        del self._states[to + 1 :]
        self.lines.append(line)
        return line


def event_points(game: Game[Any], event: Event) -> Iterator[Point]:
    """The points of an event; each corrected score is an entry of its own."""
    if isinstance(event, Corrected):
        for change in event.changes:
            if not change.hidden:
                yield from game.points(Corrected((change,)))
    else:
        yield from game.points(event)
