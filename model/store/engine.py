"""Makes the engine of a database: how it connects, and what a transaction means."""

import time
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import ArgumentError, OperationalError

from model.store.errors import StoreError

PATIENCE = 5  # seconds
PATIENCE_AT_FIRST = 60
"""Seconds to wait while others make or bring up to date the same file; they all get there, one after another."""
BUSY = 5  # SQLite's result code
MEMORY = (None, "", ":memory:")

# An accepted move is on disk before anyone sees it: hence FULL, which WAL alone would not give.
PRAGMAS = ("foreign_keys=ON", "synchronous=FULL")

POOL: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_size": 10,
    "max_overflow": 10,
    "pool_timeout": PATIENCE,
    "pool_recycle": 1800,
}
"""A host has at most twenty connections, and one to listen; PostgreSQL allows a hundred unless told otherwise."""
CONNECTING = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A machine that is gone is noticed: nobody waits for its answer for hours."""
SETTINGS = (
    f"-c lock_timeout={PATIENCE}s",
    "-c statement_timeout=15s",
    "-c idle_in_transaction_session_timeout=15s",
)
"""A host that stands still lets go of what it holds."""


def engine_for(url: URL, patience: int = PATIENCE) -> Engine:
    """The engine; nothing is connected yet. `patience`: seconds that a SQLite file in use is waited for."""
    try:
        engine = create_engine(url, **_options(url))
    except ImportError as error:
        raise StoreError("store-driver-missing", driver=error.name or url.drivername) from error
    except (ArgumentError, ValueError, TypeError):
        raise StoreError("store-bad-url") from None
    if engine.dialect.is_async:
        raise StoreError("store-bad-url")
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", lambda raw, _record: _prepare(raw, patience))
        event.listen(engine, "begin", _begin)
    return engine


def writer_of(engine: Engine) -> Engine:
    """The same connections, but a transaction asks for the right to write when it begins."""
    return engine.execution_options(begin="BEGIN IMMEDIATE")


def reader_of(engine: Engine) -> Engine:
    """The same connections for who only asks. With PostgreSQL every statement sees what is true when it begins, in a
    transaction or not: without one it saves two journeys."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if shared(engine) else engine


def shared(engine: Engine) -> bool:
    """Whether several hosts can work on it."""
    return engine.dialect.name == "postgresql"


def set_wal(engine: Engine) -> None:
    """Readers and the writer of a SQLite file do not wait for each other. The file remembers it."""
    if engine.dialect.name != "sqlite":
        return
    give_up = time.monotonic() + PATIENCE_AT_FIRST
    while not _wal(engine, last_try=time.monotonic() > give_up):
        time.sleep(0.01)


def try_to_write(writer: Engine) -> None:
    """Puts something on disk that changes nothing; whoever cannot is told so now."""
    if writer.dialect.name == "sqlite":
        with writer.begin() as connection:
            number = connection.exec_driver_sql("PRAGMA user_version").scalar()
            connection.exec_driver_sql(f"PRAGMA user_version={number}")


def _wal(engine: Engine, last_try: bool) -> bool:
    """SQLite does not wait by itself when two make this change to a fresh file at once."""
    try:
        with engine.execution_options(begin="").connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
    except OperationalError as error:
        if last_try or getattr(error.orig, "sqlite_errorcode", 0) & 0xFF != BUSY:
            raise
        return False
    return True


def _options(url: URL) -> dict[str, Any]:
    backend = url.get_backend_name()
    if backend == "sqlite" and url.database in MEMORY:
        # One connection for all threads: every other one would be an empty database of its own.
        one = {"poolclass": QueuePool, "pool_size": 1, "max_overflow": 0}
        return one | {"connect_args": {"check_same_thread": False}}
    if backend == "postgresql":
        return {**POOL, "isolation_level": "READ COMMITTED", "connect_args": connecting(url)}
    return {}


def connecting(url: URL) -> dict[str, Any]:
    """What is not said in the address itself."""
    given = url.query.get("options", ())
    options = [*SETTINGS, *([given] if isinstance(given, str) else given)]  # of two the later counts
    arguments = {name: value for name, value in CONNECTING.items() if name not in url.query}
    return {**arguments, "options": " ".join(options)}


def _prepare(raw: Any, patience: int) -> None:
    raw.isolation_level = None  # Python's driver begins no transactions behind our back
    raw.text_factory = _text
    for pragma in (f"busy_timeout={patience * 1000}", *PRAGMAS):
        raw.execute(f"PRAGMA {pragma}")


def _text(data: bytes) -> str:
    """A torn text is shown as it is, so that what stands beside it can still be read. It is no JSON then."""
    return data.decode("utf-8", "backslashreplace")


def _begin(connection: Connection) -> None:
    statement = connection.get_execution_options().get("begin", "BEGIN")
    if statement:
        connection.exec_driver_sql(statement)
