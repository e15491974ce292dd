"""How the hosts of one PostgreSQL database tell each other that something is new; what it is stands in the tables."""

from msgspec import Struct
from sqlalchemy import Connection, func, select

CHANNEL = "companion"
ENTRY, ASIDE, PEOPLE, GONE = "entry", "aside", "people", "gone"
"""A new entry, a change beside the log, who is there, a table that was deleted."""


class Word(Struct, frozen=True):
    """What was heard: of which table, and the version or the count of changes that it has reached."""

    what: str
    number: int
    table_id: str


def tell(connection: Connection, what: str, number: int, table_id: str) -> None:
    """Heard once the transaction has ended well, and only then. SQLite has one host."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, f"{what} {number} {table_id}")))


def heard(payload: str) -> Word | None:
    """None for what is not ours.

    >>> heard("entry 12 a table")
    Word(what='entry', number=12, table_id='a table')
    """
    what, _, rest = payload.partition(" ")
    number, _, table_id = rest.partition(" ")
    ours = what in (ENTRY, ASIDE, PEOPLE, GONE) and number.isdecimal() and number.isascii()
    return Word(what, int(number), table_id) if ours else None
