"""The database behind the store: opened with our schema, asked in transactions, closed."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Self

from sqlalchemy import URL, Connection, Engine, select

from model.store import reading
from model.store.beside import changed
from model.store.engine import (
    PATIENCE,
    PATIENCE_AT_FIRST,
    engine_for,
    reader_of,
    set_wal,
    shared,
    try_to_write,
    writer_of,
)
from model.store.errors import StoreError
from model.store.log import hold
from model.store.place import place, where
from model.store.trouble import in_codes
from model.store.upgrade import bring_to_head


class Base:
    """For many threads, and for many processes at once."""

    def __init__(self, engine: Engine, where: str, copy: reading.Copy | None = None) -> None:
        self.where = where
        self.unwritable: StoreError | None = None
        """Why nothing can be stored, where games can only be read."""
        self._copy = copy
        self._engine = engine
        self._reader, self._writer = reader_of(engine), writer_of(engine)
        self.shared = shared(engine)
        """Whether several hosts may run on it: nothing is true by memory alone then."""
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
                with in_codes(self.where, first=True):
                    set_wal(self._engine)
                    bring_to_head(self._engine, self._writer, self.where)
                return
            except StoreError as error:
                if error.code != "store-busy" or time.monotonic() > give_up:
                    raise

    @property
    def kind(self) -> str:
        """Which database it is: `sqlite`, `postgresql`."""
        return str(self._engine.dialect.name)

    def ask(self) -> None:
        """`StoreError` if the database does not answer."""
        with self._read() as connection:
            connection.execute(select(1))

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

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with in_codes(self.where), self._reader.connect() as connection:
            yield connection

    @contextmanager
    def _write(self, lasting: bool = True) -> Iterator[Connection]:
        """What need not last (who came by which link) may also go where only a copy is read."""
        if lasting and self.unwritable is not None:
            raise StoreError(self.unwritable.code, **self.unwritable.facts)
        with in_codes(self.where), self._turn, self._writer.begin() as connection:
            yield connection

    @contextmanager
    def _beside(self, table_id: str, seen: int | None, lasting: bool = False) -> Iterator[Connection]:
        """A change of what lies beside the log, for who has `seen` so many of them: else it is `Stale`. It is counted
        and told to other hosts."""
        with self._write(lasting) as connection:
            hold(connection, table_id, seen)
            yield connection
            changed(connection, table_id)
