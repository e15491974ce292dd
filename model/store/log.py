"""The log of a table: added to at its end, never changed."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update

from model.store.errors import Stale, StoreError
from model.store.schema import LOG, TABLES
from model.store.text import key
from model.store.values import Entry, Stored

LARGEST = 2**31 - 1

# Made once: a cold phone waits for this one.
_SINCE = (
    select(LOG.c.version, LOG.c.client_id, LOG.c.entry, LOG.c.at)
    .where(LOG.c.table_id == bindparam("table"), LOG.c.version > bindparam("seen"))
    .order_by(LOG.c.version)
)


def append(
    connection: Connection,
    table_id: str,
    expected_version: int,
    entry: str,
    client_id: str,
    at: str,
    events: str | None,
    beside: int | None = None,
) -> Stored:
    """Adds the entry if the writer has seen all before it, and beside it; what a client sends again stays where it
    is."""
    found = hold(connection, table_id)
    earlier = _earlier(connection, table_id, client_id)
    if earlier is not None:
        version, text, stored_at = earlier
        if text != entry:
            raise StoreError("store-client-id-reused", table=table_id, client=client_id, version=version)
        return Stored(version, stored_at, repeated=True)
    actual = version_of(connection, table_id)
    if actual != expected_version:
        raise Stale(expected_version, actual)
    need_seen(beside, found)
    connection.execute(insert(LOG).values(_row(table_id, actual + 1, client_id, entry, at, events)))
    return Stored(actual + 1, at)


def entries(connection: Connection, table_id: str, after: int) -> list[Entry]:
    """The entries after a version, in order."""
    need_table(table_id)
    since = {"table": table_id, "seen": max(0, min(after, LARGEST))}
    rows = connection.execute(_SINCE, since).all()
    found = [Entry(version, client_id, entry, at) for version, client_id, entry, at in rows]
    if not found:
        need_stored(connection, table_id)
    return found


def version_of(connection: Connection, table_id: str) -> int:
    """The version a table is at: how many entries its log has."""
    query = select(func.coalesce(func.max(LOG.c.version), 0)).where(LOG.c.table_id == table_id)
    return int(connection.scalar(query) or 0)


def hold(connection: Connection, table_id: str, beside: int | None = None) -> int:
    """Keeps every other writer of this table waiting. SQLite's writers wait for each other as it is. Gives the count of
    changes beside the log; `Stale` for who has seen another one."""
    need_table(table_id)
    found = holds(connection, table_id)
    if found is None:
        raise StoreError("store-no-such-table", table=table_id)
    need_seen(beside, found)
    return found


def holds(connection: Connection, table_id: str) -> int | None:
    """The same for an id that may be one; None if there is no such table."""
    found: int | None = connection.scalar(select(TABLES.c.beside).where(TABLES.c.id == table_id).with_for_update())
    return found


def need_seen(beside: int | None, found: int) -> None:
    if beside is not None and beside != found:
        raise Stale(beside, found)


def need_table(table_id: str) -> None:
    """What cannot be an id is the id of no table; databases differ in what they say to it."""
    if not key(table_id):
        raise StoreError("store-no-such-table", table=table_id)


def need_stored(connection: Connection, table_id: str) -> None:
    """Nothing found may mean that there is nothing, or no such table."""
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table_id)) is None:
        raise StoreError("store-no-such-table", table=table_id)


def _earlier(connection: Connection, table_id: str, client_id: str) -> tuple[int, str, str] | None:
    same_client = (LOG.c.table_id == table_id, LOG.c.client_id == client_id)
    row = connection.execute(select(LOG.c.version, LOG.c.entry, LOG.c.at).where(*same_client)).first()
    return None if row is None else (row[0], row[1], row[2])


def events(connection: Connection, table_id: str) -> dict[int, str]:
    """What the entries made happen, by their versions, where that was written down."""
    need_table(table_id)
    query = select(LOG.c.version, LOG.c.events).where(LOG.c.table_id == table_id, LOG.c.events.is_not(None))
    return {row[0]: row[1] for row in connection.execute(query)}


def without_events(connection: Connection, table_id: str) -> list[int]:
    """The versions of entries from before it was written down what they made happen."""
    query = select(LOG.c.version).where(LOG.c.table_id == table_id, LOG.c.events.is_(None))
    return list(connection.scalars(query))


def add_events(connection: Connection, table_id: str, events: Mapping[int, str]) -> None:
    """What entries made happen, where it is not there yet; what is there stays."""
    rows = [{"of": table_id, "at_version": version, "made": text} for version, text in events.items()]
    missing = (LOG.c.table_id == bindparam("of"), LOG.c.version == bindparam("at_version"), LOG.c.events.is_(None))
    connection.execute(update(LOG).where(*missing).values(events=bindparam("made")), rows)


def _row(table_id: str, version: int, client_id: str, entry: str, at: str, events: str | None) -> dict[str, Any]:
    row = {"table_id": table_id, "version": version, "client_id": client_id, "entry": entry, "at": at}
    return row | {"events": events}
