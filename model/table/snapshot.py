"""A table at one version, for everybody who looks at it: made after the entry is on disk, never changed."""

from collections.abc import Callable, Hashable, Set
from functools import cached_property
from typing import Any, TypeVar

from model.kernel.choice import Choice, usable
from model.kernel.event import Event
from model.kernel.game import Player
from model.kernel.hand import Hand
from model.kernel.hands import hands_of
from model.kernel.illegal import Illegal, Refusal
from model.kernel.log import Read, log_for, points_for
from model.kernel.move import Correct, Entry, Learn, read_move
from model.kernel.play import Play
from model.kernel.points import Point
from model.kernel.seen import choices_for
from model.kernel.view import View
from model.language import Name, Texts
from model.table import policy, telling
from model.table.course import Stage, course_of, ranking
from model.table.desk import Desk
from model.table.notes import Note
from model.table.telling import Said

T = TypeVar("T")


class Snapshot:
    """What screens read. Every question names the viewer: a seat, or None for everybody."""

    def __init__(self, play: Play[Any], desk: Desk, notes: tuple[Note, ...] = ()) -> None:
        self.play = play
        """The whole truth: for this room alone, never for a screen."""
        self.desk, self.notes = desk, notes
        self.game = play.game
        self.version = play.version
        self._views: dict[int | None, View] = {}
        self._choices: dict[int | None, tuple[Choice, ...]] = {}
        self._open: dict[Hashable, Any] = {}

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """What lies open, made once for all who look: eight phones read the same. `what` names all it is made from
        besides the table, the language above all. Never for what only one viewer may know."""
        if what not in self._open:
            self._open[what] = make()
        made: T = self._open[what]
        return made

    def beside(self, desk: Desk, notes: tuple[Note, ...]) -> "Snapshot":
        """The same game; what lies on the desk or happened beside it has changed."""
        other = Snapshot(self.play, desk, notes)
        other._views, other._choices = self._views, self._choices
        return other

    @property
    def players(self) -> tuple[Player, ...]:
        return self.play.setup.players

    @cached_property
    def names(self) -> tuple[Name, ...]:
        """What people are called: never translated, whatever else the word means."""
        return tuple(Name(player.name) for player in self.players)

    @property
    def kit(self) -> Any:
        """With what was learned until now."""
        return self.play.kit

    @property
    def options(self) -> Any:
        return self.play.setup.options

    @property
    def trusts(self) -> bool:
        """Whether somebody may enter for everybody."""
        return self.game.trusts(self.options)

    @property
    def checklist(self) -> Any:
        return self.game.checklist(self.play.setup)

    @property
    def depth(self) -> int:
        """How many moves are in force."""
        return len(self.play.in_force)

    @property
    def latest(self) -> int | None:
        """Which of all entries is the last one in force."""
        return self.play.in_force[-1] if self.play.in_force else None

    @cached_property
    def moved(self) -> int:
        """The version since which nobody has done more than correct or learn something."""
        version = self.version
        while version and isinstance(self.play.lines[version - 1].entry.move, Correct | Learn):
            version -= 1
        return version

    @cached_property
    def begun(self) -> bool:
        """Whether people play; before that they come in and lay out the table."""
        return self.desk.started or self.game.begun(self.play.state)

    @cached_property
    def phase(self) -> str:
        return self.game.phase(self.play.state)

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.play.state)

    @cached_property
    def keeper(self) -> int | None:
        return self.game.keeper(self.play.state)

    @cached_property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats everybody waits for; nobody when the host is to move, as before the start."""
        if not self.begun:
            return ()
        if self.to_act or self.keeper is None:
            return self.game.awaited(self.play.state)
        return (self.keeper,)

    @cached_property
    def winners(self) -> tuple[int, ...] | None:
        return self.game.winners(self.play.state)

    @property
    def over(self) -> bool:
        return self.winners is not None or self.desk.ended

    @property
    def scores(self) -> tuple[int, ...] | None:
        return self.game.scores(self.play.state)

    @cached_property
    def hands(self) -> tuple[Hand, ...]:
        """What people have to do with their hands now; it lies open."""
        return hands_of(self.play)

    def needs_cover(self, seat: int) -> bool:
        """Whether what this seat chooses from is hidden."""
        return policy.needs_cover(self.play, seat)

    def view(self, seat: int | None) -> View:
        if seat not in self._views:
            self._views[seat] = self.game.view(self.play.state, seat)
        return self._views[seat]

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What the seat can do, the table's move among it where it is the seat's to enter."""
        if seat not in self._choices:
            self._choices[seat] = choices_for(self.game, self.play.state, seat)
        return self._choices[seat]

    def table_choices(self) -> tuple[Choice, ...]:
        """What is entered for the table itself by people; shuffles are the app's."""
        if None not in self._choices:
            found = usable(self.game.choices(self.play.state, None))
            self._choices[None] = tuple(choice for choice in found if not choice.by_app)
        return self._choices[None]

    def preview(self, seat: int, move: dict[str, Any]) -> tuple[Event, ...]:
        """What the seat's own move would make happen, as the seat may read it; nothing if it is not allowed."""
        play = self.play.copy()
        try:
            line = play.submit(Entry(seat, read_move(move, self.game.moves)))
        except Illegal:
            return ()
        return tuple(seen for event in line.events if (seen := event.seen_by(seat)) is not None)

    def refusal(self, seat: int, move: dict[str, Any]) -> Refusal | None:
        """Why the seat's own move would not be allowed; nothing if it would."""
        try:
            self.game.decide(self.play.state, seat, read_move(move, self.game.moves))
        except Illegal as error:
            return error.refusal
        return None

    def ahead(self, move: dict[str, Any]) -> "Snapshot | None":
        """The table as it would be after this move of its own, for what is told together with it; None if it is not
        allowed."""
        play = self.play.copy()
        try:
            play.submit(Entry(None, read_move(move, self.game.moves)))
        except Illegal:
            return None
        return Snapshot(play, self.desk, self.notes)

    def log(self, seat: int | None, after: int = 0) -> list[Read]:
        return log_for(self.play, seat, max(0, after))

    def told(self, words: Texts, seat: int | None, count: int, *, usual: Set[int] | None = None) -> list[Said]:
        """The latest turns in words, as this seat may read them; `usual` as in `telling.latest`."""
        return telling.latest(words, self.play, seat, count, usual=usual)

    def entries(self, words: Texts, count: int) -> list[Said]:
        """The latest entries in words, one by one, as everybody may read them."""
        return telling.entries(words, self.play, None, max(0, self.version - count))

    def told_since(self, words: Texts, version: int) -> str:
        """What everybody may read of what came after this version."""
        return telling.since(words, self.play, None, version)

    def points(self, seat: int | None) -> list[Point]:
        return list(points_for(self.play, seat))

    def course(self) -> list[Stage]:
        """The scores after every move in force, for a chart; empty where nobody keeps any."""
        return course_of(self.play)

    def if_scored(self, seat: int) -> Any:
        """What a scoring would give at this moment, as this seat may know it; None where a game has no scoring."""
        return self.game.if_scored(self.play.state, seat)

    def prospect(self, seat: int, laid: tuple[str, ...] = ()) -> Any:
        """What the seat could do as everybody may know it, with these cards laid out; None where a game shows none."""
        return self.once(("prospect", seat, laid), lambda: self.game.prospect(self.play.state, seat, laid))

    def ranking(self) -> list[tuple[int, int]]:
        """(rank, seat), the best first."""
        return ranking(self.scores, self.winners, len(self.players))
