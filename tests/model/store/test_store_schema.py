"""The migrations lead to what the models say, and a schema from the future is left alone."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Inspector, inspect, text

from model.store import Copy, Entry, Link, SeatHolder, Store, StoredTable, StoreError
from model.store.schema import Row
from model.store.upgrade import HEAD, SCRIPTS

# What the first version of the program kept, in its own words: the models have moved on.
KEPT = (
    "INSERT INTO tables (id, game, header, title, created) VALUES ('t', 'tikal', '{}', 'Sunday', '2024-05-01')",
    "INSERT INTO tables (id, game, header, created) VALUES ('u', 'tikal-2', '[]', '2024-05-02')",
    "INSERT INTO seats (table_id, seat, name, colour) VALUES ('t', 0, 'Zoë', 'red'), ('t', 1, 'Ben', 'blue')",
    "INSERT INTO log (table_id, version, client_id, entry, at) VALUES ('t', 1, 'c', '{\"a\": 1}', '2024-05-03')",
    "INSERT INTO kits (id, game, name, body, digest, created) VALUES ('k', 'tikal', 'Ours', '{}', 'd', '2024-05-01')",
)

OURS = Copy("k", "tikal", "Ours", "{}", 1, True, "2024-05-01", "2024-05-01", "2024-05-01")
"""The kit as it is today: a first version, done."""


def migrate(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@pytest.fixture
def old(raw: Engine) -> Engine:
    """A database as the first version of the program left it."""
    with raw.begin() as connection:
        migrate(connection, "0001")
        for statement in KEPT:
            connection.exec_driver_sql(statement)
    return raw


@pytest.fixture
def engine(raw: Engine, url: str) -> Engine:
    Store.open(url).close()
    return raw


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return list(compare_metadata(context, Row.metadata))


def test_models_and_migrations_agree(engine: Engine) -> None:
    assert differences(engine) == []
    found: Inspector = inspect(engine)
    for name, table in Row.metadata.tables.items():
        assert found.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key]


def test_a_new_database_is_made_as_the_migrations_would_make_it(raw: Engine, url: str) -> None:
    with raw.begin() as connection:
        migrate(connection, HEAD)
        migrated = shape(connection)
        for name in reversed([*(table.name for table in Row.metadata.sorted_tables), "alembic_version"]):
            connection.exec_driver_sql(f"DROP TABLE {name}")
    Store.open(url).close()
    with raw.connect() as connection:
        assert shape(connection) == migrated


def shape(connection: Connection) -> dict[str, Any]:
    """All that a database says of its tables, but for the order of what was added later; and at which revision."""
    found = inspect(connection)
    said = {
        name: {
            "columns": sorted(map(repr, found.get_columns(name))),
            "key": found.get_pk_constraint(name),
            "others": sorted(map(repr, found.get_foreign_keys(name))),
            "once": sorted(map(repr, found.get_unique_constraints(name))),
            "indexes": sorted(map(repr, found.get_indexes(name))),
        }
        for name in found.get_table_names()
    }
    return {**said, "revision": connection.scalar(text("SELECT version_num FROM alembic_version"))}


@pytest.mark.parametrize("change", ["ALTER TABLE log ADD COLUMN extra TEXT", "DROP TABLE kits"])
def test_a_disagreement_would_be_seen(engine: Engine, change: str) -> None:
    with engine.begin() as connection:
        connection.execute(text(change))
    assert differences(engine) != []


def test_head_is_the_newest_migration() -> None:
    assert ScriptDirectory(str(SCRIPTS)).get_heads() == [HEAD]


def test_opening_again_keeps_everything(url: str) -> None:
    with Store.open(url) as store:
        table_id = store.create("tikal", "{}", [("Ada", "red")])
    with Store.open(url) as store:
        assert [each.id for each in store.tables()] == [table_id]


def test_an_old_database_is_brought_up_with_all_it_has(old: Engine, url: str) -> None:
    with Store.open(url) as store:
        seats = (SeatHolder(0, "Zoë", "red"), SeatHolder(1, "Ben", "blue"))
        assert store.table("t") == StoredTable("t", "tikal", "{}", "Sunday", "2024-05-01", 1, seats)
        assert store.entries("t") == [Entry(1, "c", '{"a": 1}', "2024-05-03")]
        assert [each.id for each in store.tables()] == ["u", "t"]
        assert store.history("k") == [OURS]
        assert (store.desk("t"), store.links("t")) == (None, [])

        assert store.append("t", 1, "{}", "d").version == 2
        store.set_desk("t", "{}")
        store.put_links("t", [("0", 1, "h")])
        assert (store.desk("t"), store.desk("u")) == ("{}", None)
        assert store.links("t") == [Link("t", "0", 1, "h", False)]
    assert differences(old) == []


def test_an_old_database_is_as_good_as_a_new_one(old: Engine, url: str) -> None:
    Store.open(url).close()
    with old.begin() as connection:
        connection.exec_driver_sql("INSERT INTO links (table_id, holder, issue, hash) VALUES ('t', 'host', 1, 'h')")
        assert connection.exec_driver_sql("SELECT claimed FROM links").scalar() in (0, False)
    with Store.open(url) as store:
        store.delete("t")
        assert store.link("h") is None


def test_many_open_an_old_database_at_once(old: Engine, url: str) -> None:
    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(lambda _: Store.open(url), range(6)))
    for store in stores:
        assert store.entries("t") == [Entry(1, "c", '{"a": 1}', "2024-05-03")]
        store.close()


def test_an_old_database_in_which_others_use_a_newer_name_is_left_alone(old: Engine, url: str) -> None:
    with old.begin() as connection:
        connection.execute(text("CREATE TABLE links (address TEXT)"))
    with pytest.raises(StoreError) as refused:
        Store.open(url)
    assert (refused.value.code, refused.value.facts["tables"]) == ("store-foreign", ["links"])
    with old.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "0001"
    assert "desk" not in [column["name"] for column in inspect(old).get_columns("tables")]


def test_a_newer_schema_is_left_alone(engine: Engine, url: str) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'f00d'"))
    with pytest.raises(StoreError) as refused:
        Store.open(url)
    assert refused.value.code == "store-newer"
    assert refused.value.facts["found"] == "f00d"
    assert refused.value.facts["known"] == HEAD
    assert differences(engine) == []


def test_a_database_of_others_is_left_alone(raw: Engine, url: str) -> None:
    with raw.begin() as connection:
        connection.execute(text("CREATE TABLE log (line TEXT)"))
    with pytest.raises(StoreError) as refused:
        Store.open(url)
    assert refused.value.code == "store-foreign"
    assert refused.value.facts["tables"] == ["log"]
    assert inspect(raw).get_table_names() == ["log"]


def test_a_schema_that_is_up_to_date_needs_no_alembic(store: Store, url: str) -> None:
    table_id = store.create("tikal", "{}", [])
    look = (
        "import sys; from model.store import Store\n"
        "print(Store.open(sys.argv[1]).tables()[0].id, 'alembic' in sys.modules)"
    )
    told = subprocess.check_output([sys.executable, "-c", look, url], text=True)
    assert told.split() == [table_id, "False"]
