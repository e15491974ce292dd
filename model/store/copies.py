"""The copies people described, in versions: a draft is changed in place, a version that is done never again."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from msgspec import structs
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy import func as sql

from model.store.errors import StoreError
from model.store.fresh import fresh_id, now
from model.store.schema import KITS
from model.store.text import keepable, key, need_keepable, need_key
from model.store.values import Copy

Lesson = tuple[str, Callable[[str], str]]
"""The id of a copy, and what it tells once it has learned something."""

_PARTS = (
    KITS.c.game,
    KITS.c.name,
    KITS.c.body,
    KITS.c.version,
    KITS.c.done,
    KITS.c.created,
    KITS.c.changed,
    KITS.c.used,
)
_COLUMNS = select(KITS.c.copy_id, *_PARTS)


def new(game: str, name: str, body: str, done: bool) -> Copy:
    """A copy nobody has described before."""
    at = now()
    return Copy(fresh_id(), game, name, body, 1, done, at, at, at)


def put(connection: Connection, versions: Sequence[Copy]) -> None:
    connection.execute(insert(KITS), [_row(one) for one in versions])


def need_sound(versions: Sequence[Copy]) -> None:
    for one in versions:
        need_key(copy_id=one.id)
        texts = {name: value for name, value in structs.asdict(one).items() if isinstance(value, str)}
        need_keepable(**texts)


def copies(connection: Connection, game: str | None) -> list[Copy]:
    """The newest version of each, the copy last used or changed first."""
    if game is not None and not keepable(game):
        return []
    others = KITS.alias()
    newest = select(sql.max(others.c.version)).where(others.c.copy_id == KITS.c.copy_id).scalar_subquery()
    query = _COLUMNS.where(KITS.c.version == newest).order_by(KITS.c.used.desc(), KITS.c.copy_id)
    if game is not None:
        query = query.where(KITS.c.game == game)
    return [Copy(*row) for row in connection.execute(query)]


def histories(connection: Connection) -> list[list[Copy]]:
    """All versions of every copy, the first one first."""
    rows = [Copy(*row) for row in connection.execute(_COLUMNS.order_by(KITS.c.copy_id, KITS.c.version))]
    return [list(versions) for _, versions in groupby(rows, key=lambda one: one.id)]


def history(connection: Connection, copy_id: str) -> list[Copy]:
    """All versions, the first one first."""
    query = _COLUMNS.where(KITS.c.copy_id == copy_id).order_by(KITS.c.version)
    found = [Copy(*row) for row in connection.execute(query)] if key(copy_id) else []
    if not found:
        raise StoreError("store-no-such-kit", kit=copy_id)
    return found


def copy(connection: Connection, copy_id: str) -> Copy:
    """Its newest version."""
    found = _newest(connection, copy_id)
    if found is None:
        raise StoreError("store-no-such-kit", kit=copy_id)
    return found


def enter(connection: Connection, copy_id: str, body: str, name: str | None) -> None:
    """A step: into the draft, or into a new one where the newest version is done."""
    before = _held(connection, copy_id)
    if before is None:
        raise StoreError("store-no-such-kit", kit=copy_id)
    at = now()
    after = replace(before, body=body, name=before.name if name is None else name)
    if after == before:
        return
    if before.done:
        put(connection, [replace(after, version=before.version + 1, done=False, changed=at, used=at)])
    else:
        _set(connection, after, body=body, name=after.name, changed=at, used=at)


def teach(connection: Connection, lesson: Lesson) -> None:
    """Something was learned at a table: a new version, done or not like the newest. One that is gone learns nothing."""
    copy_id, learned = lesson
    before = _held(connection, copy_id)
    body = None if before is None else learned(before.body)
    if before is None or body is None or body == before.body:
        return
    need_keepable(body=body)
    at = now()
    put(connection, [replace(before, body=body, version=before.version + 1, changed=at, used=at)])


def finish(connection: Connection, copy_id: str) -> None:
    found = _held(connection, copy_id)
    if found is None:
        raise StoreError("store-no-such-kit", kit=copy_id)
    _set(connection, found, done=True)


def use(connection: Connection, copy_id: str) -> None:
    """A table is played with it; nothing happens where it is gone."""
    found = _held(connection, copy_id)
    if found is not None:
        _set(connection, found, used=now())


def take_away(connection: Connection, copy_id: str) -> None:
    """With all its versions."""
    if not key(copy_id) or connection.execute(delete(KITS).where(KITS.c.copy_id == copy_id)).rowcount == 0:
        raise StoreError("store-no-such-kit", kit=copy_id)


def _newest(connection: Connection, copy_id: str) -> Copy | None:
    if not key(copy_id):
        return None
    query = _COLUMNS.where(KITS.c.copy_id == copy_id).order_by(KITS.c.version.desc()).limit(1)
    row = connection.execute(query).first()
    return None if row is None else Copy(*row)


def _held(connection: Connection, copy_id: str) -> Copy | None:
    """The newest version, for whoever changes it: others who do wait, at the first version, which is always there."""
    if key(copy_id):
        first = select(KITS.c.version).where(KITS.c.copy_id == copy_id).order_by(KITS.c.version).limit(1)
        connection.execute(first.with_for_update())
    return _newest(connection, copy_id)


def _set(connection: Connection, one: Copy, **values: Any) -> None:
    where = (KITS.c.copy_id == one.id) & (KITS.c.version == one.version)
    connection.execute(update(KITS).where(where).values(**values))


def _row(one: Copy) -> dict[str, Any]:
    row = structs.asdict(one)
    return {"copy_id": row.pop("id"), **row}
