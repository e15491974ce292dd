"""The tables of the database. A change here needs a migration: a test holds the two together."""

from sqlalchemy import Double, Index, MetaData, Text, UniqueConstraint, false, text
from sqlmodel import Field, SQLModel

# Constraints have names everywhere, so that a later migration can speak of them.
NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
}


class Row(SQLModel):
    """Our own metadata, so that nobody else's models slip into our migrations."""

    metadata = MetaData(naming_convention=NAMES)


class TableRow(Row, table=True):
    """A table somebody opened. Its version is not kept here: it is the last one of the log."""

    __tablename__ = "tables"

    id: str = Field(primary_key=True, sa_type=Text)
    game: str = Field(sa_type=Text)
    header: str = Field(sa_type=Text)
    title: str | None = Field(default=None, sa_type=Text)
    created: str = Field(sa_type=Text)
    desk: str | None = Field(default=None, sa_type=Text)
    beside: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})
    """How often something beside the log has changed: desk, links, devices, notes, covers opened."""
    seen: int | None = Field(default=None)
    """So many moves were in force before covers were written down: they count as seen. None: nobody knows yet."""
    finished: bool | None = Field(default=None)
    """Whether it has been played to its end. None: nobody has looked yet."""


class SeatRow(Row, table=True):
    """Who sits at a table; seats count from 0, clockwise."""

    __tablename__ = "seats"

    table_id: str = Field(primary_key=True, sa_type=Text, foreign_key="tables.id", ondelete="CASCADE")
    seat: int = Field(primary_key=True)
    name: str = Field(sa_type=Text)
    colour: str = Field(sa_type=Text)


class LogRow(Row, table=True):
    """What happened, only ever added to: versions 1, 2, 3 … without a gap, a client's entry at most once."""

    __tablename__ = "log"
    __table_args__ = (UniqueConstraint("table_id", "client_id"),)

    table_id: str = Field(primary_key=True, sa_type=Text, foreign_key="tables.id", ondelete="CASCADE")
    version: int = Field(primary_key=True)
    client_id: str = Field(sa_type=Text)
    entry: str = Field(sa_type=Text)
    at: str = Field(sa_type=Text)
    events: str | None = Field(default=None, sa_type=Text)


class CopyRow(Row, table=True):
    """What somebody told of a copy of a game: versions 1, 2, 3 …, of which only one that is not done changes."""

    __tablename__ = "kits"

    copy_id: str = Field(primary_key=True, sa_type=Text)
    version: int = Field(primary_key=True)
    game: str = Field(sa_type=Text)
    name: str = Field(sa_type=Text)
    body: str = Field(sa_type=Text)
    done: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    created: str = Field(sa_type=Text)
    changed: str = Field(sa_type=Text)
    used: str = Field(sa_type=Text)


class LinkRow(Row, table=True):
    """A way to join a table; of the link itself only the hash is here, so that nobody joins by reading this.

    `since` is the revision that made the table: before it, one of this name is somebody else's.
    """

    __tablename__ = "links"
    __table_args__ = (UniqueConstraint("hash"), {"info": {"since": "0002"}})

    table_id: str = Field(primary_key=True, sa_type=Text, foreign_key="tables.id", ondelete="CASCADE")
    holder: str = Field(primary_key=True, sa_type=Text)
    issue: int
    hash: str = Field(sa_type=Text)
    claimed: bool = Field(default=False, sa_column_kwargs={"server_default": false()})


class DeviceRow(Row, table=True):
    """A device that has held a seat, by which link it came and up to which issue of it; known by a hash alone."""

    __tablename__ = "devices"
    __table_args__ = (Index("ix_devices_device", "device"), {"info": {"since": "0003"}})

    table_id: str = Field(primary_key=True, sa_type=Text, foreign_key="tables.id", ondelete="CASCADE")
    holder: str = Field(primary_key=True, sa_type=Text)
    device: str = Field(primary_key=True, sa_type=Text)
    seat: int
    issue: int
    kind: str = Field(sa_type=Text)
    since: str = Field(sa_type=Text)
    away: bool = Field(default=False, sa_column_kwargs={"server_default": false()})


class NoteRow(Row, table=True):
    """What happened at a table beside the game, only ever added to: numbers 1, 2, 3 … without a gap."""

    __tablename__ = "notes"
    __table_args__ = ({"info": {"since": "0003"}},)

    table_id: str = Field(primary_key=True, sa_type=Text, foreign_key="tables.id", ondelete="CASCADE")
    number: int = Field(primary_key=True)
    at: str = Field(sa_type=Text)
    note: str = Field(sa_type=Text)


class LookRow(Row, table=True):
    """A cover that was opened: whose, and how many moves were in force then."""

    __tablename__ = "looks"
    __table_args__ = ({"info": {"since": "0006"}},)

    table_id: str = Field(primary_key=True, sa_type=Text, foreign_key="tables.id", ondelete="CASCADE")
    seat: int = Field(primary_key=True)
    depth: int = Field(primary_key=True)


class HouseRow(Row, table=True):
    """What all hosts of this database have in common; of their secret only a fingerprint."""

    __tablename__ = "house"
    __table_args__ = ({"info": {"since": "0006"}},)

    name: str = Field(primary_key=True, sa_type=Text)
    value: str = Field(sa_type=Text)


class HostRow(Row, table=True):
    """A host that runs; `until`: when it counts as gone, unless it is heard of again. By the database's clock."""

    __tablename__ = "hosts"
    __table_args__ = ({"info": {"since": "0006"}},)

    host: str = Field(primary_key=True, sa_type=Text)
    until: float = Field(sa_type=Double)


class PresentRow(Row, table=True):
    """Who is connected to a table at one host: the seats, and how many screens. It ends with the host."""

    __tablename__ = "present"
    __table_args__ = ({"info": {"since": "0006"}},)

    host: str = Field(primary_key=True, sa_type=Text, foreign_key="hosts.host", ondelete="CASCADE")
    table_id: str = Field(primary_key=True, sa_type=Text)
    seats: str = Field(sa_type=Text)
    screens: int


# Reading and writing go through these: rows as plain columns, no objects in between.
_ALL = Row.metadata.tables
TABLES, SEATS, LOG, KITS = _ALL["tables"], _ALL["seats"], _ALL["log"], _ALL["kits"]
LINKS, DEVICES, NOTES = _ALL["links"], _ALL["devices"], _ALL["notes"]
LOOKS, HOUSE, HOSTS, PRESENT = _ALL["looks"], _ALL["house"], _ALL["hosts"], _ALL["present"]
