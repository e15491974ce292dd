"""The store: every method is one transaction, and what it returns is on disk."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Any, Self

from sqlalchemy import URL, Connection, Engine

from model.store import copies as owned
from model.store import create as new
from model.store import links as joining
from model.store import log, reading, tables
from model.store import visitors as coming
from model.store.engine import PATIENCE, PATIENCE_AT_FIRST, engine_for, set_wal, try_to_write, writer_of
from model.store.errors import StoreError
from model.store.fresh import now
from model.store.place import place, where
from model.store.text import need_keepable, need_key
from model.store.trouble import in_codes
from model.store.upgrade import bring_to_head
from model.store.values import (
    Copy,
    Entry,
    Link,
    NewEntry,
    NewTable,
    Stored,
    StoredNote,
    StoredTable,
    Summary,
    Visitor,
)


class Store:
    """All tables, their logs and links, and the copies; for many threads, and for many processes at once."""

    def __init__(self, engine: Engine, where: str, copy: reading.Copy | None = None) -> None:
        self.where = where
        self.unwritable: StoreError | None = None
        """Why nothing can be stored, where games can only be read."""
        self._copy = copy
        self._engine = engine
        self._writer = writer_of(engine)
        # SQLite lets its other writers sleep and try again; our own threads queue up instead.
        self._turn = Lock() if engine.dialect.name == "sqlite" else nullcontext()

    @classmethod
    def open(
        cls, url: str | None = None, data: Path | None = None, *, patience: int = PATIENCE, to_write: bool = False
    ) -> Self:
        """The store at an address, else in a file in `data` or the user's data folder; with our schema.

        A file that can be read but not written (a full disk, a folder of somebody else's) is opened for reading:
        then `unwritable` says why. `to_write` finds that out at once, not with the first move.
        """
        address = place(url, data)
        try:
            return cls._opened(address, where(address), patience, to_write=to_write)
        except StoreError as error:
            copy = reading.Copy.of(address) if error.code in reading.UNWRITABLE else None
            if copy is None:
                raise
            store = cls._opened(copy.url, where(address), patience, copy=copy)
            store.unwritable = reading.reason(error, address)
            return store

    @classmethod
    def _opened(
        cls, address: URL, where: str, patience: int, *, to_write: bool = False, copy: reading.Copy | None = None
    ) -> Self:
        store = cls(engine_for(address, patience), where, copy)
        try:
            store._prepare()
            if to_write:
                with in_codes(where):
                    try_to_write(store._writer)
        except BaseException:
            store.close()
            raise
        return store

    def _prepare(self) -> None:
        """With more patience than is needed later: many may begin with the same new file at once."""
        give_up = time.monotonic() + PATIENCE_AT_FIRST
        while True:
            try:
                with in_codes(self.where):
                    set_wal(self._engine)
                    bring_to_head(self._engine, self._writer, self.where)
                return
            except StoreError as error:
                if error.code != "store-busy" or time.monotonic() > give_up:
                    raise

    def close(self) -> None:
        self._engine.dispose()
        if self._copy is not None:
            self._copy.remove()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def create(
        self,
        game: str,
        header: str,
        seats: Sequence[tuple[str, str]],
        entries: Iterable[NewEntry] = (),
        table_id: str | None = None,
        created: str | None = None,
        title: str | None = None,
    ) -> str:
        """A new table with all it comes with; returns its id."""
        return self.create_many([NewTable(game, header, seats, entries, table_id, created, title)])[0]

    def create_many(self, tables: Iterable[NewTable], copies: Iterable[Sequence[Copy]] = ()) -> list[str]:
        """All of these tables and copies (each with its versions) or none; returns the tables' ids in order."""
        prepared = [new.prepare(table) for table in tables]
        histories = list(copies)
        for versions in histories:
            owned.need_sound(versions)
        with self._write() as connection:
            new.store(connection, prepared)
            for versions in histories:
                owned.put(connection, versions)
        return [each.table["id"] for each in prepared]

    def append(
        self,
        table_id: str,
        expected_version: int,
        entry: str,
        client_id: str,
        at: str | None = None,
        events: str | None = None,
        lesson: owned.Lesson | None = None,
    ) -> Stored:
        """Adds an entry for a writer who has seen `expected_version`; `Stale` if that is not the last. `events` is what
        it made happen; a `lesson` is what a copy learns by it: both are stored or neither.

        When the answer got lost, send it again under the same client id: it is never stored twice.
        """
        at = at or now()
        need_key(client_id=client_id)
        need_keepable(entry=entry, at=at, events=events)
        with self._write() as connection:
            stored = log.append(connection, table_id, expected_version, entry, client_id, at, events)
            if lesson is not None and not stored.repeated:
                owned.teach(connection, lesson)
            return stored

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        with self._read() as connection:
            return log.entries(connection, table_id, after)

    def events(self, table_id: str) -> dict[int, str]:
        """What the entries made happen, by their versions; of entries from before it was kept nothing."""
        with self._read() as connection:
            return log.events(connection, table_id)

    def without_events(self, table_id: str) -> list[int]:
        """The versions of entries from before that was kept."""
        with self._read() as connection:
            return log.without_events(connection, table_id)

    def add_events(self, table_id: str, events: Mapping[int, str]) -> None:
        """Keeps it beside entries that have none."""
        need_keepable(**{f"events{version}": text for version, text in events.items()})
        with self._write() as connection:
            log.add_events(connection, table_id, events)

    def tables(self) -> list[Summary]:
        with self._read() as connection:
            return tables.summaries(connection)

    def table(self, table_id: str) -> StoredTable:
        with self._read() as connection:
            return tables.table(connection, table_id)

    def raw(self, table_id: str) -> dict[str, Any]:
        """The rows of a table as they are, for a backup of one that is damaged."""
        with self._read() as connection:
            return tables.raw(connection, table_id)

    def delete(self, table_id: str) -> None:
        with self._write() as connection:
            tables.take_away(connection, table_id)

    def desk(self, table_id: str) -> str | None:
        """What the host's desk remembers of a table; nothing yet is None."""
        with self._read() as connection:
            return tables.desk(connection, table_id)

    def set_desk(self, table_id: str, text: str) -> None:
        need_keepable(desk=text)
        with self._write() as connection:
            tables.set_desk(connection, table_id, text)

    def put_links(self, table_id: str, links: Sequence[tuple[str, int, str]], note: str | None = None) -> None:
        """All of these links (holder, issue, hash) or none; a holder's new one takes the old one's place, unclaimed.

        A link that is there already stays as it is, claimed or not. The note is stored with them.
        """
        rows = joining.link_rows(table_id, links)
        need_keepable(note=note)
        with self._write(lasting=False) as connection:
            joining.put(connection, table_id, rows)
            coming.add_notes(connection, table_id, [note] if note is not None else [], now())

    def link(self, hash: str) -> Link | None:
        with self._read() as connection:
            return joining.link(connection, hash)

    def links(self, table_id: str) -> list[Link]:
        with self._read() as connection:
            return joining.links(connection, table_id)

    def claim(self, table_id: str, holder: str, claimed: bool = True) -> bool:
        """Takes a link, or frees it; False if it was so already. Of many who take it at once one is told True."""
        with self._write(lasting=False) as connection:
            return joining.claim(connection, table_id, holder, claimed)

    def meet(self, visitor: Visitor, note: str, always: bool = False) -> bool:
        """A device has come to a seat: it is kept, and the note with it if that is news: it does not hold the seat now,
        and others have held it, or it is told `always`. Whether it was news."""
        coming.need_sound(visitor)
        need_keepable(note=note)
        with self._write(lasting=False) as connection:
            news = coming.meet(connection, visitor, always)
            coming.add_notes(connection, visitor.table_id, [note] if news else [], now())
        return news

    def visitors(self, table_id: str) -> list[Visitor]:
        with self._read() as connection:
            return coming.visitors(connection, table_id)

    def visited(self, device: str) -> list[Visitor]:
        """Wherever this device has held a seat."""
        with self._read() as connection:
            return coming.visited(connection, device)

    def send_away(
        self, table_id: str, seat: int, device: str, links: Sequence[tuple[str, int, str]], note: str
    ) -> None:
        """The device has no place at the seat any more: its links are new ones (holder, issue, hash), which the other
        devices that came by them keep."""
        rows = joining.link_rows(table_id, links)
        need_keepable(note=note)
        with self._write(lasting=False) as connection:
            joining.put(connection, table_id, rows)
            coming.send_away(connection, table_id, seat, device)
            for holder, issue, _ in links:
                if coming.carry(connection, table_id, holder, issue):
                    joining.claim(connection, table_id, holder, True)
            coming.add_notes(connection, table_id, [note], now())

    def note(self, table_id: str, *notes: str) -> None:
        """Something happened at the table beside the game."""
        need_keepable(**{f"note{place}": note for place, note in enumerate(notes)})
        with self._write(lasting=False) as connection:
            coming.add_notes(connection, table_id, notes, now())

    def notes(self, table_id: str) -> list[StoredNote]:
        with self._read() as connection:
            return coming.notes(connection, table_id)

    def begin_copy(self, game: str, name: str, body: str, done: bool = False) -> str:
        """A copy nobody has described before; returns its id."""
        versions = [owned.new(game, name, body, done)]
        owned.need_sound(versions)
        with self._write() as connection:
            owned.put(connection, versions)
        return versions[0].id

    def enter_copy(self, copy_id: str, body: str, name: str | None = None) -> None:
        """A step of describing it: the draft is changed; where the newest version is done a new one begins."""
        need_keepable(body=body, name=name)
        with self._write() as connection:
            owned.enter(connection, copy_id, body, name)

    def finish_copy(self, copy_id: str) -> None:
        """The newest version never changes again."""
        with self._write() as connection:
            owned.finish(connection, copy_id)

    def use_copy(self, copy_id: str) -> None:
        """A table is played with it: it comes first from now on."""
        with self._write() as connection:
            owned.use(connection, copy_id)

    def copies(self, game: str | None = None) -> list[Copy]:
        """The newest version of each, the copy last used or changed first."""
        with self._read() as connection:
            return owned.copies(connection, game)

    def copy(self, copy_id: str) -> Copy:
        """Its newest version."""
        with self._read() as connection:
            return owned.copy(connection, copy_id)

    def history(self, copy_id: str) -> list[Copy]:
        """All its versions, the first one first."""
        with self._read() as connection:
            return owned.history(connection, copy_id)

    def histories(self) -> list[list[Copy]]:
        """Every copy with all its versions."""
        with self._read() as connection:
            return owned.histories(connection)

    def delete_copy(self, copy_id: str) -> None:
        with self._write() as connection:
            owned.take_away(connection, copy_id)

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with in_codes(self.where), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _write(self, lasting: bool = True) -> Iterator[Connection]:
        """What need not last (who came by which link) may also go where only a copy is read."""
        if lasting and self.unwritable is not None:
            raise StoreError(self.unwritable.code, **self.unwritable.facts)
        with in_codes(self.where), self._turn, self._writer.begin() as connection:
            yield connection
