"""What a game's screens are given: one seat at one version, with a way to act and to ask for help."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from model.kernel.choice import Choice
from model.kernel.narrow import Narrowed, narrowed
from model.kernel.view import View
from model.table.colours import shapes
from model.table.live import Shown
from model.table.snapshot import Snapshot
from screens.shared.look import Look
from screens.table.actor import Actor


@dataclass(frozen=True)
class Chair:
    """A seat's place at the table, whatever is going on there; equal while the same people sit on it."""

    look: Look
    actor: Actor
    seat: int | None
    viewer: int | None
    help: Callable[[str], Any]
    _latest: "list[Sitting]" = field(default_factory=list, compare=False, repr=False)

    def now(self) -> "Sitting":
        """The same one until something changes: many parts ask."""
        shown = self.actor.live.shown
        if not self._latest or self._latest[0].shown is not shown:
            self._latest[:] = [Sitting(self.look, self.actor, shown, self.seat, self.viewer, self.help)]
        return self._latest[0]


@dataclass(frozen=True)
class Sitting:
    """`viewer` is whose secrets may be shown: the seat, or None on a device that everybody looks at."""

    look: Look
    actor: Actor
    shown: Shown
    seat: int | None
    viewer: int | None
    help: Callable[[str], Any]

    @property
    def chair(self) -> Chair:
        return Chair(self.look, self.actor, self.seat, self.viewer, self.help)

    @property
    def snapshot(self) -> Snapshot:
        return self.shown.snapshot

    @property
    def version(self) -> int:
        return self.snapshot.version

    @property
    def view(self) -> View:
        return self.snapshot.view(self.viewer)

    @property
    def names(self) -> tuple[str, ...]:
        return self.snapshot.names

    @property
    def mine(self) -> bool:
        """Whether everybody waits for this seat."""
        return self.seat is not None and self.seat in self.snapshot.waiting_for

    def choices(self) -> tuple[Choice, ...]:
        return () if self.seat is None else self.snapshot.choices(self.seat)

    def narrowed(self, do: str, /, **chosen: Any) -> Narrowed:
        """What is left of a kind of move once this much of it is chosen: `narrowed("rob", target="child")`."""
        return narrowed(self.choices(), do, **chosen)

    def table_narrowed(self, do: str, /, **chosen: Any) -> Narrowed:
        """The same of a move that is entered for the table itself."""
        return narrowed(self.snapshot.table_choices(), do, **chosen)

    def mark_of(self, seat: int) -> tuple[str, str]:
        """Colour and shape of a seat."""
        return marks(self.snapshot)[seat]

    def say(self, message: str, /, **facts: Any) -> str:
        return self.look.say(message, **facts)


def marks(snapshot: Snapshot) -> tuple[tuple[str, str], ...]:
    """Colour and shape of each seat, as on every sheet."""
    return snapshot.once("marks", lambda: _marks(snapshot))


def _marks(snapshot: Snapshot) -> tuple[tuple[str, str], ...]:
    worn = [player.colour for player in snapshot.players]
    shape = shapes(worn, snapshot.kit.colours)
    return tuple((colour, shape[colour]) for colour in worn)
