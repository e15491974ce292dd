"""A game plugs in as one object of this shape; nothing in the kernel knows a game."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from model.kernel.checklist import Step
from model.kernel.choice import Choice
from model.kernel.doubt import Doubt
from model.kernel.event import Change, Event, Learned
from model.kernel.exposed import Exposed
from model.kernel.hand import Hand
from model.kernel.hexes import called, is_hex
from model.kernel.illegal import Refusal
from model.kernel.lesson import Lesson
from model.kernel.move import Move
from model.kernel.paths import matched
from model.kernel.points import Point, Taken
from model.kernel.tale import Chapter, Happened, Say, say, space
from model.kernel.view import View

S = TypeVar("S")
"""A game's state: a frozen struct."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat; the seat is the index, clockwise."""

    name: str
    colour: str


class Kit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One physical copy of a game; each game adds what is printed on its parts."""

    game: str
    name: str
    colours: tuple[str, ...]
    """The players' pieces, in the order they are offered."""
    sample: bool = False
    """Ours, to play with: invented where the rulebook is silent."""
    about: str = ""


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The table's switches; each game adds its own, every one with a default."""

    detail: Literal["full", "light"] = "full"
    """Whether every move is checked, or people move their own pieces and the app moderates and scores."""
    first: int = 0
    """The seat that starts."""


class Setup(Struct, frozen=True):
    """What is known before the first move: `kit` and `options` are the game's own kinds of `Kit` and `Options`."""

    players: tuple[Player, ...]
    kit: Any
    options: Any
    position: Any = None


class Game(Generic[S]):
    """Pure functions over a frozen state. A subclass says what its game is."""

    id: str
    """As records name it: `lost-temple`."""
    players: range
    """How many may play."""
    moves: Any
    """The union of the game's move types."""
    options: type[Options]
    """The table's switches with their defaults."""
    rules: tuple[str, ...]
    """Every rule id; each has a text in every language and a test."""
    paths: Mapping[str, str] = {}
    """What can be corrected (`seats.{seat}.gems`) → the message that says so, after `<game>-corrected-`."""
    lessons: Mapping[str, Lesson] = {}
    """What of a kit can be learned while people play, by its path (`light_rooms.{room}.doors`)."""
    guessed: tuple[str, ...] = ()
    """Parts of a kit that stand among what every copy has so that there is something to begin with: until its owner
    has looked nobody knows."""
    bearable: frozenset[str] = frozenset()
    """What may contradict the rulebook in an owner's copy (codes of flaws) without keeping a game from going on."""
    all_open: bool = False
    """Nothing of it is ever hidden from anybody: no covers, and whoever is trusted with it enters for others."""
    by_rounds: bool = True
    """Whether who leads is asked when a round is over; else after every move."""
    rounds_over: bool = False
    """Whether a view's `round` counts the rounds that are over; else it is the one that is played."""
    starter: str = ""
    """The rule that says who starts; nothing where that is not for people to say."""

    def trusts(self, options: Any) -> bool:
        """Whether somebody may enter for everybody: nothing is entered that others must not see."""
        return self.all_open

    def kit(self, raw: Any) -> Kit:
        """The kit as far as it is told (None: what every copy has), checked against all that the rulebook says;
        `Flawed` lists every fault of what is told."""
        raise NotImplementedError

    def untold(self, kit: Any, players: int, options: Any) -> tuple[str, ...]:
        """The paths of a kit that must be told before so many people play with these switches in full detail."""
        return ()

    def kit_of(self, state: S) -> Any:
        """The kit with what was learned until now; asked only where something can be."""
        raise NotImplementedError

    def learned(self, state: S, event: Learned) -> Sequence[Event]:
        """What follows when something is learned: that it is known, and what lies on the table is mended."""
        return (event,)

    def lesson_words(self, kit: Any, path: str, value: Any) -> Say | None:
        """What says that the kit tells this at this path; its `.what` names the part alone, for a kit that does not
        tell it yet. None: nothing is told there."""
        return None

    def place(self, kit: Any, where: Any) -> Say:
        """What people call a place: a space as on a chess board, unless it has a name of its own."""
        return space(called(where) if is_hex(where) else str(where))

    def piece(self, kit: Any, fact: str, id_: Any) -> Any:
        """What people call the piece that a fact of this name holds: by what is printed on it, as a `Say`."""
        return id_

    def path_words(self, kit: Any, path: str) -> Say | None:
        """What says that a value of the truth was corrected, given `before` and `after`; where that can be hidden its
        `.what` names it alone, where it can be nothing `.new` and `.gone` say so. None: nothing is known there."""
        found = matched(self.paths, path)
        if found is None:
            return None
        name, parts = found
        return say(
            f"{self.id}-corrected-{name}", **{key: self.path_part(kit, key, part) for key, part in parts.items()}
        )

    def path_part(self, kit: Any, name: str, part: str) -> Any:
        """What people call what stands in a path at one of its `{names}`: most are numbers."""
        return int(part)

    def value_words(self, kit: Any, path: str, value: Any) -> Any:
        """What people call the value, or one of several, that stands at this path."""
        return value

    def check(self, setup: Setup) -> None:
        """Whether players, kit and options go together, and all that full detail needs is told; `Flawed` if not."""

    def checklist(self, setup: Setup) -> tuple[Step, ...]:
        """How the table is laid out for these players, switches and kit, in the order of doing it."""
        return ()

    def begin(self, setup: Setup) -> S:
        """The state before the first move, or what the position says."""
        raise NotImplementedError

    def begun(self, state: S) -> bool:
        """Whether the game has begun; before that people lay out the table."""
        raise NotImplementedError

    def decide(self, state: S, seat: int | None, move: Move) -> Sequence[Event]:
        """What the move makes happen; raises `Illegal` and changes nothing."""
        raise NotImplementedError

    def evolve(self, state: S, event: Event) -> S:
        """The state after the event; never refuses."""
        raise NotImplementedError

    def truth(self, state: S) -> dict[str, Any]:
        """The whole state as a record shows it; nobody's phone ever gets this."""
        raise NotImplementedError

    def correctable(self, state: S) -> dict[str, Any]:
        """The truth as far as it can be corrected, with every value that could be there."""
        return self.truth(state)

    def restored(self, state: S, new: dict[str, Any], paths: Sequence[str]) -> S:
        """The state with the truth as corrected at these paths; `Illegal` if it cannot lie so on a table."""
        raise NotImplementedError

    def secret(self, path: str, viewer: int | None) -> bool:
        """Whether what stands at this path of the truth is hidden from the seat (None: from onlookers)."""
        raise NotImplementedError

    def sealed(self, state: S, changes: Sequence[Change]) -> str | None:
        """The path that no seat may correct so, not even its own: how the rest follows would tell what others hold."""
        return None

    def barred(self, state: S, move: Move) -> Refusal | None:
        """Why nobody at all enters this at a live table, though a record may hold it: the answer would tell a secret.
        It hangs on nothing hidden."""
        return None

    def unguessed(self, state: S, move: Move) -> Move:
        """The move as it is entered at a live table: without what the app knows itself. A guess is not answered."""
        return move

    def disguises(self, state: S, seat: int) -> Sequence[S]:
        """The state as it would be if the seat had nothing of what it alone knows, and if it had all there is: what
        both answer alike is no secret. None where a game has no secrets."""
        return ()

    def doubts(self, state: S) -> Sequence[Doubt]:
        """What cannot all be right, by what lies open alone, or by everything once the final scoring was made."""
        return ()

    def view(self, state: S, viewer: int | None) -> View:
        """What a seat may know (None: an onlooker), built up and never cut down from the truth: a struct of the game's
        own."""
        raise NotImplementedError

    def choices(self, state: S, seat: int | None) -> tuple[Choice, ...]:
        """What the seat (None: the table) can do now."""
        raise NotImplementedError

    def keeper(self, state: S) -> int | None:
        """The seat that naturally enters the table's move now; None if nobody does or the app does."""
        return None

    def chance(self, state: S, rng: Random) -> Move | None:
        """The shuffle the app itself has to enter now, if any."""
        return None

    def play_out(self, state: S, seat: int | None, choices: list[Choice], rng: Random) -> Move | None:
        """For simulated games: a livelier move than any of the choices at random; None leaves it to them."""
        return None

    def exposed(self, state: S, events: Sequence[Event]) -> tuple[Exposed, ...]:
        """Whose secrets came to whose eyes by these events, which led to this state; an undo cannot unsee them."""
        return ()

    def hands(self, setup: Setup, events: Sequence[Event]) -> Sequence[Hand]:
        """What people have to do with their hands after these events, of which everybody may read this much."""
        return ()

    def covered(self, state: S, seat: int) -> bool:
        """Whether what this seat chooses from now, or is to tell, is nobody else's to see: it stands behind a cover.
        It hangs on nothing hidden."""
        return any(one.covered and one.seat == seat for one in self.exposed(state, ()))

    def phase(self, state: S) -> str:
        raise NotImplementedError

    def to_act(self, state: S) -> tuple[int, ...]:
        raise NotImplementedError

    def awaited(self, state: S) -> tuple[int, ...]:
        """Of those who may act the ones that everybody waits for."""
        return self.to_act(state)

    def scores(self, state: S) -> tuple[int, ...] | None:
        raise NotImplementedError

    def winners(self, state: S) -> tuple[int, ...] | None:
        raise NotImplementedError

    def if_scored(self, state: S, seat: int | None) -> Any:
        """What a scoring would give at this moment, as the seat (None: the whole truth) may know it; None where
        a game has no scoring."""
        return None

    def prospect(self, state: S, seat: int, laid: Sequence[str]) -> Any:
        """What the seat could do as everybody may know it: by what lies open, and by what it has laid out to be
        used. Nothing else that is hidden changes it. None where a game shows no such thing."""
        return None

    def opening(self, setup: Setup) -> Sequence[Point]:
        """Points everybody has before the first move."""
        return ()

    def chapter(self, event: Event) -> Chapter | None:
        """What the log tells this event with: neighbours of one chapter are one line. None: what came before it."""
        return None

    def chapters(self, happened: Sequence[Happened]) -> Sequence[tuple[Happened, Chapter | None]]:
        """What one entry made happen, each with its chapter, in the order it is told; it may be told in two of them."""
        return [(one, self.chapter(one.event)) for one in happened]

    def tale(self, setup: Setup, chapter: Chapter, happened: Sequence[Happened]) -> Sequence[Say | Event]:
        """What the log says of a chapter: few words for all of it, or nothing. An event is said by its own message."""
        return [one.event for one in happened]

    def scene(self, state: S) -> Any:
        """What everybody sees on the table at this moment, where the tale of what happens next needs it: nothing that
        is hidden from anybody."""
        return None

    def points(self, event: Event) -> Sequence[Point]:
        """The points an event gave or took."""
        return ()

    def reason(self, point: Point, happened: Sequence[Event]) -> Sequence[Say]:
        """Why there was this point, said without the player's name and the number, which stand beside it; nothing: the
        event's own message says it. `happened` is what its entry made happen until the event that gave the point, as
        the reader may know it; it is empty for points of the opening."""
        return ()

    def taken(self, state: S, event: Event) -> Taken | None:
        """What an event took from somebody for somebody else; `state` is the one before its entry."""
        return None
