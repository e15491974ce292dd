"""What every screen is made from: one value at a time, changed as a whole, so that whoever reads never waits."""

import logging
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from model.kernel.exposed import Exposed
from model.kernel.illegal import Illegal
from model.store import Moment, Present
from model.table import policy
from model.table.door import Door
from model.table.memory import Memory
from model.table.presence import Presence
from model.table.snapshot import Snapshot

log = logging.getLogger(__name__)
Listener = Callable[[], object]


class Shown(Struct, frozen=True):
    """A table as it is now, with all that screens ask of it; a new one with every change."""

    snapshot: Snapshot
    door: Door
    memory: Memory
    present: frozenset[int] = frozenset()
    undo: tuple[int | None, ...] = ()
    """Where each seat's own undo would lead; None where it is the host's matter."""
    beat: int = 0
    beside: int = 0
    """So many changes of what lies beside the log are in this."""

    @property
    def moment(self) -> Moment:
        """How far the table is, as it is stored."""
        return Moment(self.snapshot.version, self.beside)

    @property
    def taken(self) -> frozenset[int]:
        """Seats whose link a device holds."""
        return self.door.taken

    @property
    def shared(self) -> bool:
        """Whether everybody's moves can be entered somewhere now: nobody is missed then."""
        desk = self.snapshot.desk
        return desk.one_device or bool(desk.scribes & self.present)

    def undo_refusal(self, seat: int | None) -> tuple[str, dict[str, Any]]:
        """Why the player cannot undo now."""
        try:
            policy.undo_target(self.snapshot.play, self.memory, seat)
        except Illegal as error:
            return error.rule, error.facts
        return "X3", {}

    def may_undo(self, seat: int | None, to: int) -> bool:
        """Whether the player may go back that far at once."""
        try:
            policy.check_undo(self.snapshot.play, self.memory, seat, to)
        except Illegal:
            return False
        return True

    def seen_since(self, to: int) -> tuple[Exposed, ...]:
        return self.memory.seen_since(self.snapshot.play, to)

    def remembering(self, memory: Memory) -> "Shown":
        """The same where other covers were opened: an undo that was offered may not be any more."""
        return self if memory == self.memory else replace(self, memory=memory).with_undo()

    def with_undo(self) -> "Shown":
        """As it follows from what was played and seen."""
        seats = range(len(self.snapshot.players))
        return replace(self, undo=tuple(policy.undoable(self.snapshot.play, self.memory, seat) for seat in seats))


class Showing:
    """Holds what is shown and tells listeners of every change. Its lock is held for a moment only, never across the
    disk: an event loop may call all of this."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self._swap = Lock()
        self._presence = Presence()
        self._listeners: set[Listener] = set()
        self.came_or_went: Listener = lambda: None
        """Told whenever a screen opens or closes here, for the other hosts."""

    def arrive(self, screen: Hashable, seat: int | None) -> None:
        with self._swap:
            self._presence.arrive(screen, seat)
            changed = self._count()
        self._moved(changed)

    def leave(self, screen: Hashable) -> None:
        with self._swap:
            self._presence.leave(screen)
            changed = self._count()
        self._moved(changed)

    def elsewhere(self, seats: frozenset[int]) -> None:
        """These seats have screens at other hosts."""
        with self._swap:
            self._presence.elsewhere = seats
            changed = self._count()
        if changed:
            self._tell()

    def here(self) -> Present:
        """Who is connected to this host, elsewhere or not."""
        with self._swap:
            return Present(self._presence.here, self._presence.screens)

    def _count(self) -> bool:
        """Whether others are there than before."""
        present = self._presence.seats
        if present == self.shown.present:
            return False
        self.shown = replace(self.shown, present=present, beat=self.shown.beat + 1)
        return True

    def _moved(self, changed: bool) -> None:
        self.came_or_went()
        if changed:
            self._tell()

    @property
    def deserted(self) -> bool:
        """Whether no screen is open and nobody listens."""
        with self._swap:
            return not self._presence.screens and not self._listeners

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        with self._swap:
            self._listeners.add(listener)

        def stop() -> None:
            with self._swap:
                self._listeners.discard(listener)

        return stop

    def _change(self, make: Callable[[Shown], Shown]) -> None:
        """To be told when all that belongs together has changed."""
        with self._swap:
            self.shown = replace(make(self.shown), beat=self.shown.beat + 1)

    def _tell(self) -> None:
        with self._swap:
            listeners = tuple(self._listeners)
        for listener in listeners:
            try:
                listener()
            except Exception:  # a screen that went away must not keep the others waiting
                log.exception("a listener failed")
