"""New tables, each with its seats and the entries it comes with."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from model.store.errors import StoreError
from model.store.fresh import fresh_id, now
from model.store.schema import LOG, SEATS, TABLES
from model.store.text import need_keepable, need_key
from model.store.values import NewEntry, NewTable

Rows = list[dict[str, Any]]


class Prepared(Struct, frozen=True):
    """The rows of a table, all made and checked before the database is asked to wait for us."""

    table: dict[str, Any]
    seats: Rows
    log: Rows


def prepare(new: NewTable) -> Prepared:
    table_id = fresh_id() if new.table_id is None else new.table_id
    need_key(table_id=table_id)
    created = new.created or now()
    need_keepable(game=new.game, header=new.header, title=new.title, created=created)
    row = {"id": table_id, "game": new.game, "header": new.header, "title": new.title, "created": created}
    seats = [_seat(table_id, seat, *who) for seat, who in enumerate(new.seats)]
    entries = _log(table_id, new.entries)
    return Prepared({**row, "seen": None if entries else 0}, seats, entries)


def store(connection: Connection, tables: Iterable[Prepared]) -> None:
    for each in tables:
        try:
            connection.execute(insert(TABLES), each.table)
        except IntegrityError as error:
            raise StoreError("store-table-exists", table=each.table["id"]) from error
        if each.seats:
            connection.execute(insert(SEATS), each.seats)
        if each.log:
            connection.execute(insert(LOG), each.log)


def _seat(table_id: str, seat: int, name: str, colour: str) -> dict[str, Any]:
    need_keepable(name=name, colour=colour)
    return {"table_id": table_id, "seat": seat, "name": name, "colour": colour}


def _log(table_id: str, entries: Iterable[NewEntry]) -> Rows:
    rows = [_line(table_id, version, new) for version, new in enumerate(entries, 1)]
    seen: set[str] = set()
    for row in rows:
        if row["client_id"] in seen:
            raise StoreError("store-client-id-reused", table=table_id, client=row["client_id"], version=row["version"])
        seen.add(row["client_id"])
    return rows


def _line(table_id: str, version: int, new: NewEntry) -> dict[str, Any]:
    client_id = fresh_id() if new.client_id is None else new.client_id
    at = new.at or now()
    need_key(client_id=client_id)
    need_keepable(entry=new.entry, at=at, events=new.events)
    row = {"table_id": table_id, "version": version, "client_id": client_id, "entry": new.entry, "at": at}
    return row | {"events": new.events}
