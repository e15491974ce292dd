"""The migrations lead to what the models say, and a schema from the future is left alone."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, Inspector, inspect, text

from model.store import Store, StoreError
from model.store.engine import engine_for, writer_of
from model.store.place import place
from model.store.schema import Row
from model.store.upgrade import HEAD, SCRIPTS


@pytest.fixture
def raw(url: str) -> Iterator[Engine]:
    """The database itself, before any store has been there."""
    engine = engine_for(place(url, None))
    yield writer_of(engine)
    engine.dispose()


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
