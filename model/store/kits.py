"""The kits people brought in: kept once each, whatever they are called."""

from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from model.store.errors import StoreError
from model.store.fresh import fresh_id, now
from model.store.schema import KITS
from model.store.text import keepable, key, need_keepable
from model.store.values import Kit

_COLUMNS = select(KITS.c.id, KITS.c.game, KITS.c.name, KITS.c.body, KITS.c.created)


def kit_row(game: str, name: str, body: str) -> dict[str, Any]:
    """The row of a new kit. Game and body are what it says; the name may differ."""
    need_keepable(game=game, name=name, body=body)
    digest = sha256(f"{game}\0{body}".encode()).hexdigest()
    return {"id": fresh_id(), "game": game, "name": name, "body": body, "digest": digest, "created": now()}


def put(connection: Connection, row: dict[str, Any]) -> str:
    """Stores the kit unless it is there; returns the id under which it is."""
    found = _same(connection, row)
    if found is not None:
        return found
    try:
        with connection.begin_nested():
            connection.execute(insert(KITS), row)
    except IntegrityError:
        # Someone else stored the same between our look and our insert.
        return _same(connection, row) or put(connection, row)
    return str(row["id"])


def kits(connection: Connection, game: str | None) -> list[Kit]:
    query = _COLUMNS.order_by(KITS.c.created, KITS.c.id)
    if game is not None and not keepable(game):
        return []
    if game is not None:
        query = query.where(KITS.c.game == game)
    return [Kit(*row) for row in connection.execute(query)]


def kit(connection: Connection, kit_id: str) -> Kit:
    row = connection.execute(_COLUMNS.where(KITS.c.id == kit_id)).first() if key(kit_id) else None
    if row is None:
        raise StoreError("store-no-such-kit", kit=kit_id)
    return Kit(*row)


def take_away(connection: Connection, kit_id: str) -> None:
    if not key(kit_id) or connection.execute(delete(KITS).where(KITS.c.id == kit_id)).rowcount == 0:
        raise StoreError("store-no-such-kit", kit=kit_id)


def _same(connection: Connection, row: dict[str, Any]) -> str | None:
    found: str | None = connection.scalar(select(KITS.c.id).where(KITS.c.digest == row["digest"]))
    return found
