"""One running table: a move is checked, stored, and only then shown to everybody."""

import logging
from collections.abc import Callable, Hashable
from random import Random
from threading import Lock, RLock
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from model.kernel.answer import tells
from model.kernel.exposed import Exposed
from model.kernel.illegal import Illegal
from model.kernel.move import Entry, Undo, read_move, write_entry
from model.kernel.play import Play
from model.store import Stale, Store, StoreError
from model.store.fresh import fresh_id
from model.table import policy
from model.table.desk import Desk, read_desk, write_desk
from model.table.errors import Behind, NotKept, Stranger
from model.table.guest import CODE, HOST, Guest
from model.table.memory import Memory
from model.table.presence import Presence
from model.table.snapshot import Snapshot
from model.table.stored import taken_up

log = logging.getLogger(__name__)
Listener = Callable[[], object]
LARGEST_MOVE = 4096
"""Characters of a move: nobody's is longer."""


class Shown(Struct, frozen=True):
    """What every screen is made from; a new one with every change."""

    snapshot: Snapshot
    present: frozenset[int] = frozenset()
    taken: frozenset[int] = frozenset()
    """Seats whose link a device holds."""
    undo: tuple[int | None, ...] = ()
    """Where each seat's own undo would lead; None where it is the host's matter."""
    beat: int = 0


class LiveTable:
    """For many threads. `submit` waits for the disk: call it outside an event loop."""

    def __init__(self, store: Store, table_id: str, rng: Random) -> None:
        self.id = table_id
        self._store, self._rng = store, rng
        self._lock = RLock()
        self._telling = Lock()
        self._listeners: set[Listener] = set()
        self._presence = Presence()
        play, self._clients = taken_up(store, table_id)
        self._play: Play[Any] = play
        self._memory = Memory(len(play.in_force))
        self._issues: dict[str, int] = {}
        desk = read_desk(store.desk(table_id))
        self.shown = Shown(Snapshot(play.copy(), desk))
        self.read_links()
        with self._lock:
            self._shuffle()
            self._show()

    # what people do

    def submit(
        self,
        guest: Guest,
        seat: int | None,
        move: dict[str, Any],
        expected: int,
        client: str,
        *,
        cover: bool = False,
    ) -> int:
        """Enters the move and gives the version after it. The same client's id again: nothing more happens.

        `Illegal`, `Behind`, `Stranger` and `NotKept` say why it did not go in; then nothing has changed.
        """
        before = self.shown
        try:
            with self._lock:
                return self._accept(self._known(guest), seat, move, expected, client, cover)
        finally:
            if self.shown is not before:
                self._tell()

    def _accept(
        self, guest: Guest, seat: int | None, move: dict[str, Any], expected: int, client: str, cover: bool
    ) -> int:
        if self._shuffle():  # one that the disk had refused
            self._show()
        if client in self._clients:
            return self._play.version
        if expected != self._play.version:
            raise Behind(expected, self._play.version)
        entry = None
        try:
            entry = self._entry(guest, seat, move, cover)
            self._enter(entry, client)
        except Illegal as error:
            level = logging.WARNING if error.facts.get("why") in policy.RIGHTS else logging.INFO
            rule = error.rule if entry is None or not tells(self._play, entry) else "(its own matter)"
            log.log(level, "table %s: %s for seat %s was refused: %s", self.id, guest.holder, seat, rule)
            raise
        self._shuffle()
        self._show()
        return self._play.version

    def _entry(self, guest: Guest, seat: int | None, move: dict[str, Any], cover: bool) -> Entry:
        try:
            size = len(msgspec.json.encode(move))
        except (ValueError, TypeError, OverflowError, RecursionError):  # half a letter, a number beyond all numbers
            raise Illegal("X2", why="shape") from None
        if size > LARGEST_MOVE:
            raise Illegal("X2", why="shape")
        return policy.allowed(self._play, self._memory, guest, seat, read_move(move, self._play.game.moves), cover)

    def _enter(self, entry: Entry, client: str) -> None:
        after = self._play.copy()
        after.submit(entry)
        version = self._play.version
        text = msgspec.json.encode(write_entry(entry)).decode()
        try:
            stored = self._store.append(self.id, version, text, client)
            if stored.version != after.version:
                raise Stale(version, stored.version)
        except Stale as error:  # another process writes the same table
            self._catch_up()
            raise Behind(version, error.actual) from error
        except StoreError as error:
            raise NotKept(error.code, error.facts) from error
        self._play = after
        self._clients.add(client)
        if isinstance(entry.move, Undo):
            self._memory.forget_after(entry.move.to)

    def _catch_up(self) -> None:
        try:
            self._play, self._clients = taken_up(self._store, self.id)
        except StoreError as error:
            raise NotKept(error.code, error.facts) from error
        self._memory = Memory(len(self._play.in_force))
        self._show()

    def _shuffle(self) -> bool:
        """What the app itself has to shuffle now; whether it did. If the disk fails it is made up for when somebody
        next comes or taps."""
        before = self._play.version
        while (move := self._play.game.chance(self._play.state, self._rng)) is not None:
            try:
                self._enter(Entry(None, move), fresh_id())
            except (NotKept, Behind):
                log.exception("table %s: a shuffle could not be stored", self.id)
                break
        return self._play.version != before

    def looked(self, guest: Guest, seat: int) -> None:
        """A cover was opened: what lay behind it has been seen."""
        with self._lock:
            if not self._known(guest).may_see(seat):
                log.warning("table %s: %s may not look as seat %s", self.id, guest.holder, seat)
                return
            news = self._memory.open(seat, len(self._play.in_force))
            if news:  # an undo that was offered may not be any more
                self._show()
        if news:
            self._tell()

    # what people may do

    def undo_target(self, seat: int | None) -> int | None:
        """Where the player's own undo would lead; None when it is the host's matter."""
        return None if seat is None else self.shown.undo[seat]

    def undo_refusal(self, seat: int | None) -> tuple[str, dict[str, Any]]:
        """Why the player cannot undo now."""
        with self._lock:
            try:
                policy.undo_target(self._play, self._memory, seat)
            except Illegal as error:
                return error.rule, error.facts
        return "X3", {}

    def seen_since(self, to: int) -> tuple[Exposed, ...]:
        with self._lock:
            return self._memory.seen_since(self._play, to)

    def needs_cover(self, seat: int) -> bool:
        with self._lock:
            return policy.needs_cover(self._play, seat)

    # who is there

    def recognise(self, guest: Guest) -> Guest | None:
        """The guest as of now: a link that was issued anew ends the old one; host's rights may have moved on."""
        if guest.table != self.id or self._issues.get(guest.holder) != guest.issue:
            return None
        host_seat = self.shown.snapshot.desk.host_seat
        if guest.holder == CODE:
            return replace(guest, seat=None, host=False)
        if guest.holder == HOST:
            return replace(guest, seat=None if self.shown.snapshot.desk.handed else host_seat, host=True)
        seat = int(guest.holder)
        return replace(guest, seat=seat, host=seat == host_seat)

    def viewer(self, guest: Guest) -> int | None:
        """Whose secrets this guest's device may show: nobody's on one that everybody looks at."""
        return None if guest.host and self.shown.snapshot.desk.one_device else guest.seat

    def _known(self, guest: Guest) -> Guest:
        found = self.recognise(guest)
        if found is None:
            log.warning("table %s: a link of %s that has ended was used", self.id, guest.holder)
            raise Stranger
        return found

    def arrive(self, screen: Hashable, seat: int | None) -> None:
        with self._lock:
            changed = self._presence.arrive(screen, seat) | self._shuffle()
            if changed:
                self._show()
        if changed:
            self._tell()

    def leave(self, screen: Hashable) -> None:
        with self._lock:
            changed = self._presence.leave(screen)
            if changed:
                self._show()
        if changed:
            self._tell()

    # the desk

    def set_desk(self, guest: Guest, **changes: Any) -> None:
        """Only the host clears the desk; who hosts is changed by `hand_over` alone."""
        if not changes.keys() <= {"one_device", "ended", "next_table"}:
            raise Illegal("X2", why="shape")
        with self._lock:
            self._hosting(guest)
            self._clear(replace(self.shown.snapshot.desk, **changes))
        self._tell()

    def tick(self, guest: Guest, step: str) -> None:
        """A step of the set-up is done, or not after all."""
        with self._lock:
            self._hosting(guest)
            desk = self.shown.snapshot.desk
            self._clear(replace(desk, ticked=desk.ticked ^ {step}))
        self._tell()

    def hand_over(self, guest: Guest, seat: int, end_links: Callable[[], None]) -> None:
        """Another player hosts from now on. The host's links end first: nobody is shown anything in between, and a
        crash in between locks out instead of letting see."""
        with self._lock:
            self._hosting(guest)
            if seat not in range(len(self.shown.snapshot.players)):
                raise Illegal("X1", why="seat", number=seat)
            end_links()
            self._read_links()
            self._clear(replace(self.shown.snapshot.desk, host_seat=seat, handed=True))
        self._tell()

    def _hosting(self, guest: Guest) -> None:
        if not self._known(guest).host:
            log.warning("table %s: the desk is not for %s", self.id, guest.holder)
            raise Illegal("X1", why="host")

    def _clear(self, desk: Desk) -> None:
        try:
            self._store.set_desk(self.id, write_desk(desk))
        except StoreError as error:
            raise NotKept(error.code, error.facts) from error
        self.shown = replace(self.shown, snapshot=self.shown.snapshot.with_desk(desk), beat=self.shown.beat + 1)

    def read_links(self) -> None:
        """Which links hold, and which seats are taken."""
        with self._lock:
            self._read_links()
        self._tell()

    def _read_links(self) -> None:
        links = self._store.links(self.id)
        self._issues = {link.holder: link.issue for link in links}
        taken = frozenset(int(link.holder) for link in links if link.claimed and link.holder.isdigit())
        self.shown = replace(self.shown, taken=taken, beat=self.shown.beat + 1)

    # live updates

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        with self._telling:
            self._listeners.add(listener)

        def stop() -> None:
            with self._telling:
                self._listeners.discard(listener)

        return stop

    def _show(self) -> None:
        desk, beat = self.shown.snapshot.desk, self.shown.beat
        snapshot = self.shown.snapshot
        if snapshot.version != self._play.version:
            snapshot = Snapshot(self._play.copy(), desk)
        undo = tuple(policy.undoable(self._play, self._memory, seat) for seat in range(len(snapshot.players)))
        self.shown = Shown(snapshot, self._presence.seats, self.shown.taken, undo, beat + 1)

    def _tell(self) -> None:
        with self._telling:
            listeners = tuple(self._listeners)
        for listener in listeners:
            try:
                listener()
            except Exception:  # a screen that went away must not keep the others waiting
                log.exception("a listener failed")
