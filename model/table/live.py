"""One running table: a move is checked, stored, and only then shown to everybody."""

import logging
from collections.abc import Hashable
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from model.kernel.answer import tells
from model.kernel.event import Change, Learned, Undone
from model.kernel.illegal import Illegal
from model.kernel.move import Entry, Learn, Move, Undo, name_of, read_move, write_entry
from model.kernel.play import Line, Play
from model.store import Moment, News, Stale, Store, StoreError
from model.store.copies import Lesson
from model.store.fresh import fresh_id
from model.table import policy
from model.table.copies import taught, untaught
from model.table.desk import Desk
from model.table.door import Door
from model.table.errors import Behind, NotKept, Stranger, keeping
from model.table.guest import Guest
from model.table.lanes import Lane
from model.table.looking import Looking
from model.table.memory import Memory
from model.table.shown import Shown
from model.table.snapshot import Snapshot
from model.table.stored import events_text, gone_on, keep_events, record_of, taken_up
from model.table.tally import Tally

__all__ = ["LiveTable", "Shown"]
log = logging.getLogger(__name__)
LARGEST_MOVE = 4096
"""Characters of a move: nobody's is longer."""
UNDO, LEARN = name_of(Undo(0)), name_of(Learn({}))


class LiveTable(Looking):
    """For many threads, and for an event loop, which never waits: it asks `shown` and what is made from it, and sends
    whatever changes something down the table's `lane`. Two locks: `_writing` is held across the disk, so that a
    move is checked against what is stored; `_swap` for a moment, to put the next `Shown` in place."""

    def __init__(self, store: Store, table_id: str, rng: Random, lane: Lane) -> None:
        play, self._clients = taken_up(store, table_id)
        self._play: Play[Any] = play
        self._rng = rng
        self._shuffle_due = False
        self._forgotten: int | None = None
        self.lane = lane
        self.tally = Tally()
        shown = Shown(Snapshot(play.copy(), Desk()), Door({}, frozenset(), ()), Memory(len(play.in_force)))
        super().__init__(store, table_id, shown)
        self._keep_events()
        self._begin_looks()
        with self._writing:
            self._shuffle()
            self._show()

    def _keep_events(self) -> None:
        try:
            keep_events(self._store, self.id, self._play)
        except StoreError as error:  # a disk that takes nothing more keeps nobody from looking
            log.warning("table %s: what its entries made happen could not be kept: %s", self.id, error)

    def _begin_looks(self) -> None:
        """With all that lies beside the log. Where others may open covers too they are written down, from the table's
        first opening on."""
        around = self._store.surroundings(self.id)
        if self._store.shared and around.seen is None:
            self._store.begin_looks(self.id, len(self._play.in_force))
            around = self._store.surroundings(self.id)
        self._around(around)

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
        try:
            with self.tally.judging(self._play.game.id):
                return self.judged(lambda: self._submit(guest, seat, move, expected, client, cover))
        except Illegal as error:
            self._log_refusal(guest, seat, move, cover, error)
            raise

    def learn(self, guest: Guest, set: dict[str, Any]) -> int:
        """Something of the copy is so, whatever was believed before; the owner's copy learns it too. It is as true when
        others have moved meanwhile."""
        client = fresh_id()
        while True:
            try:
                return self.submit(guest, None, {"do": LEARN, "set": set}, self.shown.snapshot.version, client)
            except Behind:
                continue

    def _submit(
        self, guest: Guest, seat: int | None, move: dict[str, Any], expected: int, client: str, cover: bool
    ) -> int:
        with self._marked(move.get("do") == UNDO):
            return self._accept(self.known(guest), seat, move, expected, client, cover)

    def _accept(
        self, guest: Guest, seat: int | None, move: dict[str, Any], expected: int, client: str, cover: bool
    ) -> int:
        self._make_up()
        if client in self._clients:
            return self._play.version
        if expected != self._play.version:
            raise Behind(expected, self._play.version)
        self._enter(self._entry(guest, seat, move, cover), client)
        self._shuffle()
        self._show()
        return self._play.version

    def _log_refusal(self, guest: Guest, seat: int | None, move: dict[str, Any], cover: bool, error: Illegal) -> None:
        level = logging.WARNING if error.facts.get("why") in policy.RIGHTS else logging.INFO
        try:
            own = tells(self._play, self._entry(self.known(guest), seat, move, cover))
        except (Illegal, Stranger):
            own = False
        rule = "(its own matter)" if own else error.rule
        log.log(level, "table %s: %s for seat %s was refused: %s", self.id, guest.holder, seat, rule)

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
        back_to = entry.move.to if isinstance(entry.move, Undo) else None
        with keeping():
            more: dict[str, Any] = {"events": events_text(line), "lesson": self._lesson(entry.move, line)}
            more |= {"beside": self._seen, "back_to": back_to, "finished": self._finished_by(after)}
            stored = self._store.append(self.id, version, text, client, **more)
        if stored.version != after.version:  # it had come before, by another host
            raise Stale(version, stored.version)
        self._play = after
        self._clients.add(client)
        self._forget(back_to)

    def _finished_by(self, after: Play[Any]) -> bool | None:
        """Whether the game ends by it, or does not after all; None where that stays as it is."""
        was, now = (play.game.winners(play.state) is not None for play in (self._play, after))
        return now if was != now or not self._play.version else None

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

    def _refresh(self) -> bool:
        with keeping():
            news = self._store.news(self.id, Moment(self._play.version, self._seen))
            if news is None:
                return False
            try:
                self._take_in(news)
            except (ValueError, TypeError, LookupError) as error:  # a row that is none of ours
                log.error("table %s: what is new cannot be read: %s", self.id, type(error).__name__)
                raise NotKept("store-bad-row", {"table": self.id}) from error
        return True

    def _take_in(self, news: News) -> None:
        """What others have changed beside the log, then what they entered: whose link has ended is shown nothing of it.
        What was seen is told by the store; where that does not know, all of it counts as seen."""
        if news.surroundings is not None:
            self._around(news.surroundings)
        known = self._play.version
        if news.again:
            self._play, self._clients = taken_up(self._store, self.id)
        elif news.entries:
            play = self._play.copy()
            self._clients |= gone_on(self._store, self.id, play, news.entries)
            self._play = play
            undone = [line.entry.move.to for line in play.lines[known:] if isinstance(line.entry.move, Undo)]
            self._forget(min(undone, default=None))
        if news.again or (news.entries and not self._store.shared):
            memory = Memory(len(self._play.in_force))
            self._change(lambda shown: replace(shown, memory=memory))
        if self._store.shared and news.surroundings is not None:
            self._forgotten = None  # the store has forgotten it already
        self._shuffle_due = self._play.game.chance(self._play.state, Random(0)) is not None
        self._show()

    def _shuffle(self) -> None:
        """What the app itself has to shuffle now. If the disk fails it is made up for when somebody next comes or taps;
        if another host was quicker, it is done."""
        while (move := self._play.game.chance(self._play.state, self._rng)) is not None:
            try:
                self._shuffled(move)
            except NotKept as error:
                log.warning("table %s: a shuffle could not be stored: %s", self.id, error)
                self._shuffle_due = True
                return
        self._shuffle_due = False

    def _shuffled(self, move: Move) -> None:
        try:
            self._enter(Entry(None, move), fresh_id())
        except Stale:
            self._refresh()

    def _forget(self, depth: int | None) -> None:
        """What was undone is not seen any more; told with what is shown next."""
        if depth is not None:
            self._forgotten = depth if self._forgotten is None else min(depth, self._forgotten)

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

    @property
    def owes_a_shuffle(self) -> bool:
        """Whether the app's own move is still to be made: the disk refused it, or the host that was to ended."""
        return self._shuffle_due

    def refresh(self) -> bool:
        """A shuffle that is still owed while nothing new has come is made up for here."""
        owed, news = self._shuffle_due, super().refresh()
        if owed and not news:
            self._make_up()
        return news

    # what an event loop calls: none of it waits

    def arrive(self, screen: Hashable, seat: int | None) -> None:
        super().arrive(screen, seat)
        if self._shuffle_due:
            self.lane.send(self._make_up)
