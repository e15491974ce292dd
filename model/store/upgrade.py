"""Brings a database to the schema this program knows, once, whoever opens it first."""

from pathlib import Path
from threading import Lock

from sqlalchemy import Column, Connection, Engine, MetaData, PrimaryKeyConstraint, String, Table, inspect, text
from sqlalchemy.schema import CreateTable

from model.store.errors import StoreError
from model.store.schema import Row

HEAD = "0007"  # the newest revision in migrations/versions
FIRST = "0001"  # the revision of every table that does not say `since`
SCRIPTS = Path(__file__).parent / "migrations"

# Alembic keeps its context in a module of its own, so two threads must not migrate at once.
_one_at_a_time = Lock()
_POSTGRES_LOCK = 0x7E3_91E

# Alembic's own table, word for word.
_REVISION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def bring_to_head(engine: Engine, writer: Engine, where: str) -> None:
    """Nothing but one look when the schema is the newest: alembic is not even imported then."""
    with engine.connect() as connection:
        found = _revision(connection)
    if found != HEAD:
        with _one_at_a_time, writer.begin() as connection:
            _upgrade(connection, where)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _need_room(connection: Connection, found: str, where: str) -> None:
    """A database that others live in is fine, unless they use our names: those of tables still to be made."""
    missing = {name for name, table in Row.metadata.tables.items() if table.info.get("since", FIRST) > found}
    taken = sorted(missing & set(inspect(connection).get_table_names()))
    if taken:
        raise StoreError("store-foreign", where=where, tables=taken)


def _upgrade(connection: Connection, where: str) -> None:
    # SQLite's lock came with BEGIN IMMEDIATE. Whoever waited here finds the work done by the other.
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))  # this may take as long as it takes
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _POSTGRES_LOCK})
    found = _revision(connection)
    if found is None:
        _need_room(connection, "", where)
        _make(connection)
    elif found != HEAD:
        _migrate(connection, found, where)


def _make(connection: Connection) -> None:
    """What is new needs no history: all tables at once, as the migrations would have left them."""
    Row.metadata.create_all(connection, checkfirst=False)
    connection.execute(CreateTable(_REVISION))
    connection.execute(_REVISION.insert(), {"version_num": HEAD})


def _migrate(connection: Connection, found: str, where: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found not in known:
        raise StoreError("store-newer", where=where, found=found, known=HEAD)
    _need_room(connection, found, where)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
