"""The store: every method is one transaction, and what it returns is on disk."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from model.store import copies as owned
from model.store import create as new
from model.store import links as joining
from model.store import log, tables
from model.store import visitors as coming
from model.store.beside import changed, forget_looks
from model.store.channel import ENTRY, GONE, tell
from model.store.company import Company
from model.store.fresh import now
from model.store.text import need_keepable, need_key
from model.store.values import (
    Copy,
    Entry,
    Link,
    Listed,
    NewEntry,
    NewTable,
    Stored,
    StoredNote,
    StoredTable,
    Summary,
    Visitor,
)


class Store(Company):
    """All tables, their logs and links, and the copies."""

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
        beside: int | None = None,
        back_to: int | None = None,
        finished: bool | None = None,
    ) -> Stored:
        """Adds an entry for a writer who has seen `expected_version`, and so many changes `beside` the log; `Stale` if
        that is not the last. `events` is what it made happen; a `lesson` is what a copy learns by it: both are stored
        or neither. `back_to`: it undoes what came after so many moves in force. `finished`: the game ends by it, or
        does not after all.

        When the answer got lost, send it again under the same client id: it is never stored twice.
        """
        at = at or now()
        need_key(client_id=client_id)
        need_keepable(entry=entry, at=at, events=events)
        with self._write() as connection:
            stored = log.append(connection, table_id, expected_version, entry, client_id, at, events, beside)
            if not stored.repeated:
                if lesson is not None:
                    owned.teach(connection, lesson)
                if back_to is not None:
                    forget_looks(connection, table_id, back_to)
                if finished is not None:
                    tables.set_finished(connection, table_id, finished)
                tell(connection, ENTRY, stored.version, table_id)
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

    def listed(self, holder: str) -> list[Listed]:
        """The same for who looks after many; the code is the link of this holder."""
        with self._read() as connection:
            return tables.listed(connection, holder)

    def set_finished(self, table_id: str, finished: bool) -> None:
        """Found out by looking, of a table from before that was kept."""
        with self._write() as connection:
            tables.set_finished(connection, table_id, finished)

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
            tell(connection, GONE, 0, table_id)

    def desk(self, table_id: str) -> str | None:
        """What the host's desk remembers of a table; nothing yet is None."""
        with self._read() as connection:
            return tables.desk(connection, table_id)

    def set_desk(self, table_id: str, text: str, *notes: str, seen: int | None = None) -> None:
        """The notes are stored with it. Here and below: `Stale` for who has `seen` another count of changes."""
        _need_notes(*notes)
        need_keepable(desk=text)
        with self._beside(table_id, seen, lasting=True) as connection:
            tables.set_desk(connection, table_id, text)
            coming.add_notes(connection, table_id, notes, now())

    def put_links(
        self,
        table_id: str,
        links: Sequence[tuple[str, int, str]],
        note: str | None = None,
        desk: str | None = None,
        seen: int | None = None,
    ) -> None:
        """All of these links (holder, issue, hash) or none; a holder's new one takes the old one's place, unclaimed.

        A link that is there already stays as it is, claimed or not. The note and the desk are stored with them.
        """
        rows = joining.link_rows(table_id, links)
        need_keepable(note=note, desk=desk)
        with self._beside(table_id, seen, lasting=desk is not None) as connection:
            joining.put(connection, table_id, rows)
            coming.add_notes(connection, table_id, [note] if note is not None else [], now())
            if desk is not None:
                tables.set_desk(connection, table_id, desk)

    def link(self, hash: str) -> Link | None:
        with self._read() as connection:
            return joining.link(connection, hash)

    def links(self, table_id: str) -> list[Link]:
        with self._read() as connection:
            return joining.links(connection, table_id)

    def claim(self, table_id: str, holder: str, claimed: bool = True, seen: int | None = None) -> bool:
        """Takes a link, or frees it; False if it was so already. Of many who take it at once one is told True."""
        with self._write(lasting=False) as connection:
            news = joining.claim(connection, table_id, holder, claimed, seen)
            if news:
                changed(connection, table_id)
            return news

    def meet(self, visitor: Visitor, note: str, always: bool = False, seen: int | None = None) -> bool:
        """A device has come to a seat: it is kept, and the note with it if that is news: it does not hold the seat now,
        and others have held it, or it is told `always`. Whether it was news."""
        coming.need_sound(visitor)
        need_keepable(note=note)
        with self._beside(visitor.table_id, seen) as connection:
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
        self,
        table_id: str,
        seat: int,
        device: str,
        links: Sequence[tuple[str, int, str]],
        note: str,
        seen: int | None = None,
    ) -> None:
        """The device has no place at the seat any more: its links are new ones (holder, issue, hash), which the other
        devices that came by them keep."""
        rows = joining.link_rows(table_id, links)
        need_keepable(note=note)
        with self._beside(table_id, seen) as connection:
            joining.put(connection, table_id, rows)
            coming.send_away(connection, table_id, seat, device)
            for holder, issue, _ in links:
                if coming.carry(connection, table_id, holder, issue):
                    joining.claim(connection, table_id, holder, True)
            coming.add_notes(connection, table_id, [note], now())

    def note(self, table_id: str, *notes: str, seen: int | None = None) -> None:
        """Something happened at the table beside the game."""
        _need_notes(*notes)
        with self._beside(table_id, seen) as connection:
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


def _need_notes(*notes: str) -> None:
    need_keepable(**{f"note{place}": note for place, note in enumerate(notes)})
