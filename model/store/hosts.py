"""The hosts that run on this database: whether their secrets are the same, which are there, and who is at each."""

import secrets
import time
from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Connection, Double, cast, delete, extract, func, insert, select, text, update

from model.store.channel import PEOPLE, tell
from model.store.errors import StoreError
from model.store.schema import HOSTS, HOUSE, PRESENT
from model.store.values import Present

SECRET = "secret"
LASTS = 10.0
"""Seconds after which a host that is not heard of is gone."""
FORGOTTEN = 60.0


def fresh_host() -> str:
    """A name for a host, a number: with what it tells the others it says that it was itself."""
    return str(secrets.randbelow(2**60))


def join(connection: Connection, host: str, fingerprint: str, anew: bool) -> None:
    """The host is one of them, if its links are made with the same secret. `anew`: they are made with another one from
    now on, while no other host runs."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE house IN EXCLUSIVE MODE"))
    kept = _kept(connection)
    others = connection.scalar(select(func.count()).select_from(HOSTS).where(*_there(connection, host)))
    if kept not in (None, fingerprint):
        if not anew:
            raise StoreError("store-other-secret")
        if others:
            raise StoreError("store-secret-in-use")
    connection.execute(delete(HOUSE).where(HOUSE.c.name == SECRET))
    connection.execute(insert(HOUSE), {"name": SECRET, "value": fingerprint})
    _be(connection, host)


def beat(connection: Connection, host: str, fingerprint: str) -> bool:
    """The host is still there; whether it had been given up meanwhile, with what it said of its tables. `StoreError` if
    the others have changed the secret since."""
    need_secret(connection, fingerprint)
    connection.execute(delete(HOSTS).where(HOSTS.c.host != host, HOSTS.c.until < _now(connection) - FORGOTTEN))
    return _be(connection, host)


def need_secret(connection: Connection, fingerprint: str) -> None:
    if _kept(connection) not in (None, fingerprint):
        raise StoreError("store-other-secret")


def leave(connection: Connection, host: str) -> None:
    """Those who were there are elsewhere soon, or gone."""
    tables = list(connection.scalars(select(PRESENT.c.table_id).where(PRESENT.c.host == host)))
    connection.execute(delete(HOSTS).where(HOSTS.c.host == host))
    for table_id in tables:
        tell(connection, PEOPLE, int(host), table_id)


def put(connection: Connection, host: str, there: Mapping[str, Present]) -> None:
    """Who is at these tables, at this host; nobody's row is none."""
    connection.execute(delete(PRESENT).where(PRESENT.c.host == host, PRESENT.c.table_id.in_(list(there))))
    rows = [
        {"host": host, "table_id": table_id, "seats": " ".join(map(str, sorted(one.seats))), "screens": one.screens}
        for table_id, one in there.items()
        if one.screens
    ]
    if rows:
        connection.execute(insert(PRESENT), rows)
    for table_id in there:
        tell(connection, PEOPLE, int(host), table_id)


def elsewhere(connection: Connection, host: str, tables: Collection[str] | None) -> dict[str, Present]:
    """Who is at these tables, or at any, at the other hosts."""
    query = select(PRESENT.c.table_id, PRESENT.c.seats, PRESENT.c.screens).join(HOSTS).where(*_there(connection, host))
    if tables is not None:
        query = query.where(PRESENT.c.table_id.in_(list(tables)))
    found: dict[str, Present] = {}
    for table_id, seats, screens in connection.execute(query):
        before = found.get(table_id, Present(frozenset(), 0))
        found[table_id] = Present(before.seats | set(map(int, seats.split())), before.screens + screens)
    return found


def _kept(connection: Connection) -> str | None:
    found: str | None = connection.scalar(select(HOUSE.c.value).where(HOUSE.c.name == SECRET))
    return found


def _be(connection: Connection, host: str) -> bool:
    """Whether it was not there."""
    until = _now(connection) + LASTS
    if connection.execute(update(HOSTS).where(HOSTS.c.host == host).values(until=until)).rowcount:
        return False
    connection.execute(insert(HOSTS).values(host=host, until=until))
    return True


def _there(connection: Connection, host: str) -> tuple[Any, ...]:
    return HOSTS.c.host != host, HOSTS.c.until > _now(connection)


def _now(connection: Connection) -> Any:
    """By the database's clock: those of the hosts may differ."""
    if connection.dialect.name == "postgresql":
        return cast(extract("epoch", func.clock_timestamp()), Double)
    return time.time()
