"""One running table: a move is checked, stored, and only then shown to everybody."""

import logging
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from model.kernel.answer import tells
from model.kernel.event import Change, Learned, Undone
from model.kernel.exposed import Exposed
from model.kernel.illegal import Illegal
from model.kernel.move import Entry, Learn, Move, Undo, name_of, read_move, write_entry
from model.kernel.play import Line, Play
from model.store import Stale, Store, StoreError
from model.store.copies import Lesson
from model.store.fresh import fresh_id
from model.table import policy
from model.table.copies import taught, untaught
from model.table.desk import read_desk
from model.table.door import Door
from model.table.errors import Behind, NotKept
from model.table.guest import Guest
from model.table.hosting import Hosting
from model.table.lanes import Lane
from model.table.memory import Memory
from model.table.shown import Shown
from model.table.snapshot import Snapshot
from model.table.stored import events_text, keep_events, record_of, taken_up

__all__ = ["LiveTable", "Shown"]
log = logging.getLogger(__name__)
LARGEST_MOVE = 4096
"""Characters of a move: nobody's is longer."""
UNDO, LEARN = name_of(Undo(0)), name_of(Learn({}))


class LiveTable(Hosting):
    """For many threads, and for an event loop, which never waits: it asks `shown` and what is made from it, and sends
    whatever changes something down the table's `lane`. Two locks: `_writing` is held across the disk, so that a
    move is checked against what is stored; `_swap` for a moment, to put the next `Shown` in place."""

    def __init__(self, store: Store, table_id: str, rng: Random, lane: Lane) -> None:
        play, self._clients = taken_up(store, table_id)
        self._play: Play[Any] = play
        self._rng = rng
        self._undoing = False
        self._shuffle_due = False
        self._forgotten: int | None = None
        self.lane = lane
        desk = read_desk(store.desk(table_id))
        door = Door({}, frozenset(), ())
        super().__init__(store, table_id, Shown(Snapshot(play.copy(), desk), door, Memory(len(play.in_force))))
        self._keep_events()
        self.read_links()
        with self._writing:
            self._shuffle()
            self._show()

    def _keep_events(self) -> None:
        try:
            keep_events(self._store, self.id, self._play)
        except StoreError as error:  # a disk that takes nothing more keeps nobody from looking
            log.warning("table %s: what its entries made happen could not be kept: %s", self.id, error)

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
            with self._writing, self._marked(move.get("do") == UNDO):
                return self._accept(self.known(guest), seat, move, expected, client, cover)
        finally:
            if self.shown is not before:
                self._tell()

    def learn(self, guest: Guest, set: dict[str, Any]) -> int:
        """Something of the copy is so, whatever was believed before; the owner's copy learns it too. It is as true when
        others have moved meanwhile."""
        client = fresh_id()
        while True:
            try:
                return self.submit(guest, None, {"do": LEARN, "set": set}, self.shown.snapshot.version, client)
            except Behind:
                continue

    @contextmanager
    def _marked(self, undoing: bool) -> Iterator[None]:
        """While an undo is stored nobody looks behind a cover: whether it is allowed hangs on what was seen."""
        with self._swap:
            self._undoing = undoing
        try:
            yield
        finally:
            with self._swap:
                self._undoing = False

    def _accept(
        self, guest: Guest, seat: int | None, move: dict[str, Any], expected: int, client: str, cover: bool
    ) -> int:
        self._make_up()
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
        read = read_move(move, self._play.game.moves)
        return policy.allowed(self._play, self.shown.memory, guest, seat, read, cover)

    def _enter(self, entry: Entry, client: str) -> None:
        after = self._play.copy()
        line = after.submit(entry)
        version = self._play.version
        text = msgspec.json.encode(write_entry(entry)).decode()
        try:
            lesson = self._lesson(entry.move, line)
            stored = self._store.append(self.id, version, text, client, events=events_text(line), lesson=lesson)
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
            self._forgotten = entry.move.to

    def _lesson(self, move: Move, line: Line) -> Lesson | None:
        """What the copy that this table is played with learns, or unlearns where nothing else was taken back: whoever
        undoes moves has not looked at the box again."""
        if isinstance(move, Learn):
            change = partial(taught, learned=move.set)
        elif isinstance(move, Undo) and (mistaken := self._mistaken(line)):
            change = partial(untaught, mistaken=mistaken)
        else:
            return None
        origin = record_of(self._store.table(self.id)).table
        return None if origin is None or origin.copy is None else (origin.copy, change)

    def _mistaken(self, undo: Line) -> list[Change]:
        """What was learned by mistake, the last of it first."""
        gone = [
            self._play.lines[index] for event in undo.events if isinstance(event, Undone) for index in event.entries
        ]
        if not all(isinstance(line.entry.move, Learn) for line in gone):
            return []
        learned = [event for line in reversed(gone) for event in line.events if isinstance(event, Learned)]
        return [change for event in learned for change in reversed(event.changes)]

    def _catch_up(self) -> None:
        try:
            self._play, self._clients = taken_up(self._store, self.id)
        except StoreError as error:
            raise NotKept(error.code, error.facts) from error
        memory = Memory(len(self._play.in_force))
        self._change(lambda shown: replace(shown, memory=memory))
        self._show()

    def _shuffle(self) -> None:
        """What the app itself has to shuffle now. If the disk fails it is made up for when somebody next comes or
        taps."""
        self._shuffle_due = False
        while (move := self._play.game.chance(self._play.state, self._rng)) is not None:
            try:
                self._enter(Entry(None, move), fresh_id())
            except (NotKept, Behind) as error:
                log.warning("table %s: a shuffle could not be stored: %s", self.id, error)
                self._shuffle_due = True
                break

    def _make_up(self) -> None:
        """For a shuffle that the disk had refused."""
        with self._writing:
            if not self._shuffle_due:
                return
            version = self._play.version
            self._shuffle()
            if self._play.version == version:
                return
            self._show()
        self._tell()

    def _show(self) -> None:
        """Everybody may see what is on disk now."""
        play, back, self._forgotten = self._play.copy(), self._forgotten, None

        def made(shown: Shown) -> Shown:
            snapshot = shown.snapshot
            if snapshot.version != play.version:
                snapshot = Snapshot(play, snapshot.desk, snapshot.notes)
            memory = shown.memory if back is None else shown.memory.back_to(back)
            return replace(shown, snapshot=snapshot, memory=memory).with_undo()

        self._change(made)

    # what an event loop calls: none of it waits

    def arrive(self, screen: Hashable, seat: int | None) -> None:
        super().arrive(screen, seat)
        if self._shuffle_due:
            self.lane.send(self._make_up)

    async def look(self, guest: Guest, seat: int) -> None:
        """A cover was opened: what lay behind it has been seen. At once, unless an undo is just being stored."""
        if not self._looked(guest, seat):
            await self.lane.run(self.looked, guest, seat)

    def looked(self, guest: Guest, seat: int) -> None:
        """The same for a thread, which can wait."""
        if not self._looked(guest, seat):
            with self._writing:
                self._looked(guest, seat)

    def _looked(self, guest: Guest, seat: int) -> bool:
        """Whether it could be remembered now."""
        with self._swap:
            shown = self.shown
            if not self.known(guest).may_see(seat):
                log.warning("table %s: %s may not look as seat %s", self.id, guest.holder, seat)
                return True
            if self._undoing:
                return False
            memory = shown.memory.looked(seat, shown.snapshot.depth)
            if memory is shown.memory:
                return True
            # an undo that was offered may not be any more
            self.shown = replace(shown, memory=memory, beat=shown.beat + 1).with_undo()
        self._tell()
        return True

    def undo_target(self, seat: int | None) -> int | None:
        """Where the player's own undo would lead; None when it is the host's matter."""
        return None if seat is None else self.shown.undo[seat]

    def undo_refusal(self, seat: int | None) -> tuple[str, dict[str, Any]]:
        return self.shown.undo_refusal(seat)

    def seen_since(self, to: int) -> tuple[Exposed, ...]:
        return self.shown.seen_since(to)

    def needs_cover(self, seat: int) -> bool:
        return self.shown.snapshot.needs_cover(seat)
