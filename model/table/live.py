"""One running table: a move is checked, stored, and only then shown to everybody."""

import logging
from collections.abc import Callable, Hashable, Set
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
from model.store import Stale, Store, StoreError, Visitor
from model.store.fresh import fresh_id, now
from model.table import policy
from model.table.desk import Desk, read_desk, write_desk
from model.table.door import DESK, Door
from model.table.errors import Behind, NotKept, Stranger
from model.table.guest import CODE, HOST, Guest
from model.table.memory import Memory
from model.table.notes import Note, read_note, write_note
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
        self._door = Door({}, frozenset(), ())
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
            raise Illegal("X2", why="size", most=LARGEST_MOVE)
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
        if guest.table != self.id or not self._door.lets_in(guest):
            return None
        host_seat = self.shown.snapshot.desk.host_seat
        if guest.holder == CODE:
            return replace(guest, seat=None, host=False)
        if guest.holder == HOST:
            return replace(guest, seat=None if self.shown.snapshot.desk.handed else host_seat, host=True)
        seat = int(guest.holder)
        return replace(guest, seat=seat, host=seat == host_seat)

    def receive(self, guest: Guest, kind: str) -> Guest | None:
        """A device opens a link. One that does not hold this seat, which others did, is told to everybody; so is the
        host's desk."""
        with self._lock:
            known = self.recognise(guest)
            if known is None or not known.device or known.holder == CODE:
                return known
            seat = DESK if known.seat is None else known.seat
            issue = self._door.issues[known.holder]
            met = self._door.knows(known.holder, known.device)
            if met is not None and not met.away and (met.seat, met.issue) == (seat, issue):
                return known
            self._meet(Visitor(self.id, known.holder, known.device, seat, issue, kind, now()))
        self._tell()
        return known

    def _meet(self, visitor: Visitor) -> None:
        """A disk that takes nothing more keeps nobody out of the seat; it is told as long as the host runs. While
        somebody else hosts, the desk that the machine's owner opens is always told."""
        desk = visitor.seat == DESK
        always = desk and self.shown.snapshot.desk.handed
        came = {"device": visitor.device, "what": visitor.kind}
        note = self._note("desk", None, owner=always, **came) if desk else self._note("device", visitor.seat, **came)
        try:
            self._store.meet(visitor, write_note(note), always)
            self._read_links()
        except StoreError:
            log.exception("table %s: a device at seat %s could not be kept", self.id, visitor.seat)
            others = [one for one in self._door.visitors if one.seat == visitor.seat]
            self._door = replace(self._door, visitors=(*self._door.visitors, visitor))
            if always or (others and visitor.device not in {one.device for one in others}):
                self._beside(self.shown.snapshot.desk, (*self.shown.snapshot.notes, self._numbered(note)))

    def devices(self, seat: int) -> tuple[Visitor, ...]:
        """Those that hold a seat now."""
        return self._door.at(seat)

    def issue(self, seat: int) -> int:
        """The how-manieth link of a seat holds now."""
        return self._door.issues.get(str(seat), 0)

    def was_sent_away(self, guest: Guest) -> bool:
        met = self._door.knows(guest.holder, guest.device)
        return met is not None and met.away

    def opened_for(self, guest: Guest, seat: int) -> None:
        """The host's device is in the hands of another player, or of whoever says so: who has a device of their own is
        told, and everybody is."""
        with self._lock:
            known = self._known(guest)
            others = [one for one in self._door.at(seat) if one.device != guest.device]
            if seat == known.seat or not (others or seat in self._door.taken):
                return
            self._write(self._note("opened", seat, **self.by(known)))
        self._tell()

    def by(self, guest: Guest) -> dict[str, Any]:
        """Who did something, as a note tells it."""
        owner = guest.seat is None and guest.host and self.shown.snapshot.desk.handed
        return {"by": guest.seat, "actor": guest.device, "owner": owner}

    def show_links(self, seats: Set[int], by: Guest | None) -> None:
        """These seats' links are about to be shown: of those that are taken it is told to everybody."""
        with self._lock:
            who = {"owner": True} if by is None else self.by(by)
            told = [self._note("link-shown", seat, **who) for seat in sorted(seats & self._door.taken)]
            if told:
                self._write(*told)
        if told:
            self._tell()

    def _note(self, kind: str, seat: int | None, **more: Any) -> Note:
        return Note(kind, self._play.version, seat, **more)

    def _write(self, *notes: Note) -> None:
        try:
            self._store.note(self.id, *map(write_note, notes))
        except StoreError as error:
            raise NotKept(error.code, error.facts) from error
        self._read_notes()

    def _numbered(self, note: Note) -> Note:
        return replace(note, number=max((one.number for one in self.shown.snapshot.notes), default=0) + 1, at=now())

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
            desk = self.shown.snapshot.desk
            self._clear(replace(desk, **changes))
            if self.shown.snapshot.desk.one_device != desk.one_device:
                kind = "many-devices" if desk.one_device else "one-device"
                self._write(self._note(kind, None, **self.by(self._known(guest))))
        self._tell()

    def begin(self, guest: Guest) -> None:
        """The table is laid out and the host starts the game; once more changes nothing."""
        with self._lock:
            self._hosting(guest)
            if self.shown.snapshot.desk.started:
                return
            self._clear(replace(self.shown.snapshot.desk, started=True))
        self._tell()

    def tick(self, guest: Guest, step: str) -> None:
        """A step of the set-up is done, or not after all."""
        with self._lock:
            self._hosting(guest)
            desk = self.shown.snapshot.desk
            self._clear(replace(desk, ticked=desk.ticked ^ {step}))
        self._tell()

    def hand_over(self, guest: Guest, seat: int, end_links: Callable[[Note], None]) -> None:
        """Another player hosts from now on. The host's links end first: nobody is shown anything in between, and a
        crash in between locks out instead of letting see. The note goes with them."""
        with self._lock:
            self._hosting(guest)
            if seat not in range(len(self.shown.snapshot.players)):
                raise Illegal("X1", why="seat", number=seat)
            end_links(self._note("handed-over", seat, **self.by(self._known(guest))))
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
        self._beside(desk, self.shown.snapshot.notes)

    def _beside(self, desk: Desk, notes: tuple[Note, ...]) -> None:
        self.shown = replace(self.shown, snapshot=self.shown.snapshot.beside(desk, notes), beat=self.shown.beat + 1)

    def read_links(self) -> None:
        """Which links hold, which seats are taken, who came, and what was noted."""
        with self._lock:
            self._read_links()
        self._tell()

    def _read_links(self) -> None:
        self._door = Door.of(self._store.links(self.id), self._store.visitors(self.id))
        self.shown = replace(self.shown, taken=self._door.taken)
        self._read_notes()

    def _read_notes(self) -> None:
        notes = tuple(read_note(one) for one in self._store.notes(self.id))
        self._beside(self.shown.snapshot.desk, notes)

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
            snapshot = Snapshot(self._play.copy(), desk, snapshot.notes)
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
