"""Turns what a database driver complains about into a `StoreError`."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import exc

from model.store.errors import StoreError

# The primary result codes of SQLite, and the SQLSTATEs of PostgreSQL by their beginnings.
SQLITE = {
    5: "store-busy",
    6: "store-busy",
    8: "store-not-writable",
    10: "store-disk",
    11: "store-damaged",
    13: "store-full",
    14: "store-not-writable",
    26: "store-not-a-database",
}
POSTGRES = {
    "08": "store-unreachable",
    "25006": "store-not-writable",
    "25P03": "store-busy",
    "28": "store-unreachable",
    "3D": "store-unreachable",
    "40": "store-busy",
    "42501": "store-not-writable",
    "53100": "store-full",
    "53": "store-busy",
    "55P03": "store-busy",
    "57": "store-unreachable",
}
_AT_THE_DOOR = re.compile(r"FATAL ?: *(.+)")
"""What a server says to whom it does not let in; the driver hands it on without a SQLSTATE."""


@contextmanager
def in_codes(where: str, first: bool = False) -> Iterator[None]:
    """Whatever the database complains about in here comes out as a `StoreError`; when it is asked `first`, with why it
    does not let us in."""
    try:
        yield
    except exc.SQLAlchemyError as error:
        code = _code(error)
        if first and code == "store-unreachable" and (said := _AT_THE_DOOR.search(str(getattr(error, "orig", "")))):
            raise StoreError("store-not-let-in", where=where, why=said[1]) from error
        raise StoreError(code, where=where) from error


def _code(error: exc.SQLAlchemyError) -> str:
    if isinstance(error, exc.TimeoutError):
        return "store-busy"  # every connection of the pool is in use
    orig: Any = error.orig if isinstance(error, exc.DBAPIError) else None
    number = getattr(orig, "sqlite_errorcode", None)
    if number is not None:
        return SQLITE.get(number & 0xFF, "store-failed")
    state = getattr(orig, "sqlstate", None)
    if state is not None:
        return next((code for start, code in POSTGRES.items() if state.startswith(start)), "store-failed")
    return _without_a_state(error)


def _without_a_state(error: exc.SQLAlchemyError) -> str:
    """The driver itself complains, no server: there is no connection, or it does not know an option."""
    if isinstance(error, exc.OperationalError | exc.InterfaceError):
        return "store-unreachable"
    return "store-bad-url" if isinstance(error, exc.ProgrammingError) else "store-failed"
