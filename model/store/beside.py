"""What lies beside a table's log: read as a whole, its changes counted, so that who has not seen them is told."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, select, update

from model.store.channel import ASIDE, tell
from model.store.errors import StoreError
from model.store.links import links
from model.store.log import need_table
from model.store.schema import LOG, LOOKS, TABLES
from model.store.values import Moment, Surroundings
from model.store.visitors import notes, visitors


def changed(connection: Connection, table_id: str) -> int:
    """Something beside the log is another: counted and told."""
    this = update(TABLES).where(TABLES.c.id == table_id)
    count = connection.scalar(this.values(beside=TABLES.c.beside + 1).returning(TABLES.c.beside))
    tell(connection, ASIDE, int(count or 0), table_id)
    return int(count or 0)


def moment(connection: Connection, table_id: str) -> Moment:
    need_table(table_id)
    found = moments(connection, [table_id]).get(table_id)
    if found is None:
        raise StoreError("store-no-such-table", table=table_id)
    return found


def moments(connection: Connection, tables: Collection[str]) -> dict[str, Moment]:
    """Those that are there."""
    newest = select(func.coalesce(func.max(LOG.c.version), 0)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
    rows = connection.execute(select(TABLES.c.id, newest, TABLES.c.beside).where(TABLES.c.id.in_(tables)))
    return {table_id: Moment(version, beside) for table_id, version, beside in rows}


def surroundings(connection: Connection, table_id: str) -> Surroundings:
    """The count is read first: what changes while the rest is read is counted later."""
    need_table(table_id)
    row = connection.execute(
        select(TABLES.c.beside, TABLES.c.desk, TABLES.c.seen).where(TABLES.c.id == table_id)
    ).first()
    if row is None:
        raise StoreError("store-no-such-table", table=table_id)
    beside, desk, seen = row
    here = links(connection, table_id), visitors(connection, table_id), notes(connection, table_id)
    return Surroundings(beside, desk, *here, seen, looks(connection, table_id))


def looks(connection: Connection, table_id: str) -> frozenset[tuple[int, int]]:
    rows = connection.execute(select(LOOKS.c.seat, LOOKS.c.depth).where(LOOKS.c.table_id == table_id))
    return frozenset((seat, depth) for seat, depth in rows)


def look(connection: Connection, table_id: str, seat: int, depth: int) -> bool:
    """A cover is opened; whether that is new. The table is held."""
    here = (LOOKS.c.table_id == table_id, LOOKS.c.seat == seat, LOOKS.c.depth == depth)
    if connection.scalar(select(LOOKS.c.seat).where(*here)) is not None:
        return False
    connection.execute(insert(LOOKS), {"table_id": table_id, "seat": seat, "depth": depth})
    return True


def begin_looks(connection: Connection, table_id: str, depth: int) -> None:
    """From here on covers are written down; what was in force before counts as seen."""
    connection.execute(update(TABLES).where(TABLES.c.id == table_id, TABLES.c.seen.is_(None)).values(seen=depth))


def forget_looks(connection: Connection, table_id: str, depth: int) -> None:
    """Moves were undone: what came after the first `depth` of them cannot have been seen."""
    connection.execute(delete(LOOKS).where(LOOKS.c.table_id == table_id, LOOKS.c.depth > depth))
    lower = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.seen > depth)
    connection.execute(lower.values(seen=depth))
