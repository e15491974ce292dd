"""The links by which devices join a table: one for each holder, known by its hash alone."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from model.store.errors import StoreError
from model.store.log import LARGEST, hold, holds, need_seen, need_stored, need_table
from model.store.schema import LINKS
from model.store.text import key, need_key
from model.store.values import Link

_COLUMNS = select(LINKS.c.table_id, LINKS.c.holder, LINKS.c.issue, LINKS.c.hash, LINKS.c.claimed)


def link_rows(table_id: str, links: Iterable[tuple[str, int, str]]) -> list[dict[str, Any]]:
    """The rows of new links, nobody's yet; of two for the same holder the later counts."""
    rows = {holder: _row(table_id, holder, issue, hash) for holder, issue, hash in links}
    return list(rows.values())


def put(connection: Connection, table_id: str, rows: list[dict[str, Any]]) -> bool:
    """Stores the links that are new or changed; whoever has the same one as before keeps it as it is. Whether there was
    any such."""
    hold(connection, table_id)
    same = {(each.holder, each.issue, each.hash) for each in _of(connection, table_id)}
    changed = [row for row in rows if (row["holder"], row["issue"], row["hash"]) not in same]
    # All the old ones go before the first new one comes: two holders may exchange theirs.
    old = LINKS.c.holder.in_([row["holder"] for row in changed])
    connection.execute(delete(LINKS).where(LINKS.c.table_id == table_id, old))
    for row in changed:
        _add(connection, row)
    return bool(changed)


def link(connection: Connection, hash: str) -> Link | None:
    row = connection.execute(_COLUMNS.where(LINKS.c.hash == hash)).first() if key(hash) else None
    return None if row is None else Link(*row)


def links(connection: Connection, table_id: str) -> list[Link]:
    need_table(table_id)
    found = _of(connection, table_id)
    if not found:
        need_stored(connection, table_id)
    # Sorted here: databases differ in how they order texts.
    return sorted(found, key=lambda each: each.holder)


def claim(connection: Connection, table_id: str, holder: str, claimed: bool, beside: int | None = None) -> bool:
    """Takes or frees a link; whether that changed anything. `Stale` for who has not seen what lies beside the log.

    The table is held before we look: PostgreSQL would show us the old link of a holder who gets a new one just now.
    """
    this = (LINKS.c.table_id == table_id, LINKS.c.holder == holder)
    held = holds(connection, table_id) if key(table_id) and key(holder) else None
    was = connection.scalar(select(LINKS.c.claimed).where(*this)) if held is not None else None
    if was is None:
        raise StoreError("store-no-such-link", table=table_id, holder=holder)
    need_seen(beside, held or 0)
    if was != claimed:
        connection.execute(update(LINKS).where(*this).values(claimed=claimed))
    return bool(was != claimed)


def _row(table_id: str, holder: str, issue: int, hash: str) -> dict[str, Any]:
    need_key(holder=holder, hash=hash)
    if abs(issue) > LARGEST:
        raise StoreError("store-bad-text", field="issue")
    return {"table_id": table_id, "holder": holder, "issue": issue, "hash": hash, "claimed": False}


def _of(connection: Connection, table_id: str) -> list[Link]:
    return [Link(*row) for row in connection.execute(_COLUMNS.where(LINKS.c.table_id == table_id))]


def _add(connection: Connection, row: dict[str, Any]) -> None:
    try:
        connection.execute(insert(LINKS), row)
    except IntegrityError as error:
        # The table is held and the holder's old link is gone: only the hash can be in the way.
        raise StoreError("store-link-taken", table=row["table_id"], holder=row["holder"]) from error
