"""The tables themselves: read, listed, taken away; and what the host's desk remembers of each."""

from collections import defaultdict
from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlalchemy import func as sql

from model.store.errors import StoreError
from model.store.log import need_table, version_of
from model.store.schema import LINKS, LOG, SEATS, TABLES
from model.store.values import Listed, SeatHolder, StoredTable, Summary


def table(connection: Connection, table_id: str) -> StoredTable:
    need_table(table_id)
    columns = select(TABLES.c.game, TABLES.c.header, TABLES.c.title, TABLES.c.created)
    row = connection.execute(columns.where(TABLES.c.id == table_id)).first()
    if row is None:
        raise StoreError("store-no-such-table", table=table_id)
    game, header, title, created = row
    seats = _seats(connection, table_id)
    return StoredTable(table_id, game, header, title, created, version_of(connection, table_id), seats)


def raw(connection: Connection, table_id: str) -> dict[str, Any]:
    """The rows as they are, readable or not."""
    found: dict[str, Any] = {}
    for part, column in ((TABLES, TABLES.c.id), (SEATS, SEATS.c.table_id), (LOG, LOG.c.table_id)):
        found[part.name] = [dict(row) for row in connection.execute(select(part).where(column == table_id)).mappings()]
    return found


def summaries(connection: Connection) -> list[Summary]:
    """All tables, the newest first. Only the last entry of each log is looked at, however long it is."""
    others = LOG.alias()
    newest = select(sql.max(others.c.version)).where(others.c.table_id == TABLES.c.id).scalar_subquery()
    last = (LOG.c.table_id == TABLES.c.id) & (LOG.c.version == newest)
    columns = select(TABLES.c.id, TABLES.c.game, TABLES.c.title, TABLES.c.created, LOG.c.version, LOG.c.at)
    rows = connection.execute(
        columns.select_from(TABLES.outerjoin(LOG, last)).order_by(TABLES.c.created.desc(), TABLES.c.id)
    )
    names = _names(connection)
    return [
        Summary(table_id, game, title, tuple(names[table_id]), created, version or 0, at)
        for table_id, game, title, created, version, at in rows
    ]


def listed(connection: Connection, holder: str) -> list[Listed]:
    """All tables, the newest first; the code is the link of this holder."""
    code = (LINKS.c.table_id == TABLES.c.id) & (LINKS.c.holder == holder)
    columns = select(TABLES.c.id, TABLES.c.desk, TABLES.c.finished, LINKS.c.issue)
    rows = connection.execute(columns.select_from(TABLES.outerjoin(LINKS, code)))
    more = {table_id: (desk, issue or 0, finished) for table_id, desk, finished, issue in rows}
    return [Listed(one, *more[one.id]) for one in summaries(connection) if one.id in more]


def set_finished(connection: Connection, table_id: str, finished: bool) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(finished=finished))


def take_away(connection: Connection, table_id: str) -> None:
    """The table goes with its seats, its log and its links."""
    need_table(table_id)
    if connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount == 0:
        raise StoreError("store-no-such-table", table=table_id)


def desk(connection: Connection, table_id: str) -> str | None:
    need_table(table_id)
    row = connection.execute(select(TABLES.c.desk).where(TABLES.c.id == table_id)).first()
    if row is None:
        raise StoreError("store-no-such-table", table=table_id)
    text: str | None = row[0]
    return text


def set_desk(connection: Connection, table_id: str, text: str) -> None:
    need_table(table_id)
    if connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(desk=text)).rowcount == 0:
        raise StoreError("store-no-such-table", table=table_id)


def _seats(connection: Connection, table_id: str) -> tuple[SeatHolder, ...]:
    columns = select(SEATS.c.seat, SEATS.c.name, SEATS.c.colour)
    rows = connection.execute(columns.where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
    return tuple(SeatHolder(seat, name, colour) for seat, name, colour in rows)


def _names(connection: Connection) -> dict[str, list[str]]:
    names: dict[str, list[str]] = defaultdict(list)
    for table_id, name in connection.execute(select(SEATS.c.table_id, SEATS.c.name).order_by(SEATS.c.seat)):
        names[table_id].append(name)
    return names
