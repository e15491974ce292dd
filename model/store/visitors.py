"""The devices that have held a seat of a table, and the notes of what happened there beside the game."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, select, update

from model.store.errors import StoreError
from model.store.links import links
from model.store.log import hold, need_stored, need_table
from model.store.schema import DEVICES, NOTES
from model.store.text import key, need_keepable, need_key
from model.store.values import StoredNote, Visitor

_VISITORS = select(*DEVICES.c)
_NOTES = select(NOTES.c.number, NOTES.c.at, NOTES.c.note).order_by(NOTES.c.number)


def visitors(connection: Connection, table_id: str) -> list[Visitor]:
    """In the order in which they came."""
    need_table(table_id)
    rows = connection.execute(_VISITORS.where(DEVICES.c.table_id == table_id))
    return sorted((Visitor(*row) for row in rows), key=lambda one: (one.since, one.holder, one.device))


def visited(connection: Connection, device: str) -> list[Visitor]:
    """Wherever a device has been."""
    rows = connection.execute(_VISITORS.where(DEVICES.c.device == device)) if key(device) else ()
    return [Visitor(*row) for row in rows]


def meet(connection: Connection, visitor: Visitor, always: bool = False) -> bool:
    """Keeps the device with the issue it has come by; whether that is news: it does not hold the seat now, and others
    have held it (or `always`).

    The table is held: of one device that comes twice at once only the first is news.
    """
    hold(connection, visitor.table_id)
    issues = {link.holder: link.issue for link in links(connection, visitor.table_id)}
    known = visitors(connection, visitor.table_id)
    here = [one for one in known if (one.device, one.seat) == (visitor.device, visitor.seat)]
    holds = any(not one.away and one.issue == issues.get(one.holder) for one in here)
    since = min((one.since for one in here), default=visitor.since) if holds else visitor.since
    this = (DEVICES.c.table_id == visitor.table_id, DEVICES.c.device == visitor.device)
    connection.execute(delete(DEVICES).where(*this, DEVICES.c.holder == visitor.holder))
    row = {name: getattr(visitor, name) for name in visitor.__struct_fields__}
    connection.execute(insert(DEVICES), {**row, "since": since})
    others = any(one.seat == visitor.seat and one.device != visitor.device for one in known)
    return not holds and (others or always)


def send_away(connection: Connection, table_id: str, seat: int, device: str) -> None:
    this = (DEVICES.c.table_id == table_id, DEVICES.c.seat == seat, DEVICES.c.device == device)
    if connection.execute(update(DEVICES).where(*this).values(away=True)).rowcount == 0:
        raise StoreError("store-no-such-link", table=table_id, holder=str(seat))


def carry(connection: Connection, table_id: str, holder: str, issue: int) -> bool:
    """Whoever held the link before keeps it under its new issue, except those sent away; whether there is anybody."""
    these = (DEVICES.c.table_id == table_id, DEVICES.c.holder == holder, DEVICES.c.issue == issue - 1)
    carried = connection.execute(update(DEVICES).where(*these, DEVICES.c.away.is_(False)).values(issue=issue))
    return carried.rowcount > 0


def add_notes(connection: Connection, table_id: str, notes: Collection[str], at: str) -> None:
    hold(connection, table_id)
    last = connection.scalar(select(func.max(NOTES.c.number)).where(NOTES.c.table_id == table_id)) or 0
    rows = [
        {"table_id": table_id, "number": last + place, "at": at, "note": note} for place, note in enumerate(notes, 1)
    ]
    if rows:
        connection.execute(insert(NOTES), rows)


def notes(connection: Connection, table_id: str) -> list[StoredNote]:
    need_table(table_id)
    found = [StoredNote(*row) for row in connection.execute(_NOTES.where(NOTES.c.table_id == table_id))]
    if not found:
        need_stored(connection, table_id)
    return found


def need_sound(visitor: Visitor) -> None:
    need_key(holder=visitor.holder, device=visitor.device)
    need_keepable(kind=visitor.kind, since=visitor.since)
