"""Where the store lies, how it is set up, and what is told when it cannot be opened."""

import sqlite3
import subprocess
import sys
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text

from model.store import Store, StoreError
from model.store.engine import engine_for
from model.store.place import place

SECRET = "hunter2"


def refusal(url: str | None = None, data: Path | None = None) -> StoreError:
    with pytest.raises(StoreError) as refused:
        Store.open(url, data)
    return refused.value


def test_the_file_lies_in_the_data_folder_which_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "100% ours" / "dä ta"
    Store.open(data=folder).close()
    assert (folder / "companion.sqlite").is_file()


def test_without_a_word_it_lies_in_the_users_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    with Store.open() as store:
        store.create("tikal", "{}", [])
    (found,) = tmp_path.rglob("companion.sqlite")
    assert found.parent.name == "temple-companion"


def test_sqlite_writes_ahead_to_disk_and_keeps_its_references(sqlite_url: str) -> None:
    Store.open(sqlite_url).close()
    with engine_for(place(sqlite_url, None)).connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        told = [connection.execute(text(f"PRAGMA {each}")).scalar() for each in asked]
    assert told == ["wal", 2, 1, 5000]


def test_memory_is_one_database_for_all_threads() -> None:
    with Store.open("sqlite://") as store, ThreadPoolExecutor(4) as threads:
        ids = list(threads.map(lambda _: store.create("tikal", "{}", []), range(12)))
        assert {each.id for each in store.tables()} == set(ids)


def test_a_lost_connection_is_made_anew(postgres_url: str) -> None:
    with Store.open(postgres_url) as store, psycopg.connect(postgres_url, autocommit=True) as admin:
        table_id = store.create("tikal", "{}", [])
        ours = "pid <> pg_backend_pid() AND datname = current_database()"
        others = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}"
        assert admin.execute(others).fetchall()
        assert store.append(table_id, 0, "1", "c").version == 1


@pytest.mark.parametrize(
    "url",
    [
        "",
        SECRET,
        f"nonsense://ada:{SECRET}@localhost/games",
        f"postgresql+nonsense://ada:{SECRET}@localhost/games",
        f"postgresql://ada:{SECRET}@localhost:{SECRET}/games",
        f"postgresql://ada:p@{SECRET}@localhost/games",
        f"postgresql://ada:p@1/{SECRET}@localhost/games",
        f"postgresql://ada:{SECRET}@localhost/games?nonsense=1",
        "sqlite:///x.sqlite?timeout=soon",
    ],
)
def test_a_bad_address(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    error = refusal(url)
    assert error.code == "store-bad-url"
    assert SECRET not in told(error)


def test_a_server_that_does_not_answer() -> None:
    error = refusal(f"postgresql://ada:{SECRET}@127.0.0.1:1/games?sslpassword={SECRET}")
    assert (error.code, error.facts) == (
        "store-unreachable",
        {"where": "postgresql+psycopg://127.0.0.1:1/games"},
    )
    assert SECRET not in told(error)


@pytest.mark.parametrize(
    ("found", "asked", "why"),
    [
        ("/postgres?", "/nowhere?", 'database "nowhere" does not exist'),
        ("//postgres:", "//nobody:", 'role "nobody" does not exist'),
    ],
)
def test_a_server_that_answers_and_lets_nobody_in(postgres: str, found: str, asked: str, why: str) -> None:
    assert found in postgres
    error = refusal(postgres.replace(found, asked))
    assert (error.code, error.facts["why"]) == ("store-not-let-in", why)


def test_a_missing_driver() -> None:
    look = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from model.store import Store, StoreError\n"
        "try: Store.open('postgresql://localhost/games')\n"
        "except StoreError as error: print(error)"
    )
    told = subprocess.check_output([sys.executable, "-c", look], text=True)
    assert told.strip() == "store-driver-missing driver='psycopg'"


@pytest.mark.parametrize("content", [b"hello", b"PK\x03\x04" + b"\xff" * 9000])
def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "companion.sqlite"
    file.write_bytes(content)
    error = refusal(data=tmp_path)
    assert (error.code, error.facts) == ("store-not-a-database", {"where": str(file)})
    assert file.read_bytes() == content


def test_a_damaged_file(tmp_path: Path) -> None:
    Store.open(data=tmp_path).close()
    file = tmp_path / "companion.sqlite"
    file.write_bytes(file.read_bytes()[:4096] + b"\xff" * 8 * 4096)
    assert refusal(data=tmp_path).code == "store-damaged"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    error = refusal(data=tmp_path / "file" / "folder")
    assert (error.code, error.facts) == ("store-not-writable", {"where": str(tmp_path / "file" / "folder")})


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "companion.sqlite").mkdir()
    assert refusal(data=tmp_path).code == "store-not-writable"


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    with Store.open(data=tmp_path) as store:
        table_id = store.create("tikal", "{}", [])
        with Store.open(f"sqlite:///file:{tmp_path}/companion.sqlite?mode=ro&uri=true") as reader:
            assert reader.table(table_id).version == 0
            with pytest.raises(StoreError) as refused:
                reader.append(table_id, 0, "1", "c")
    assert refused.value.code == "store-not-writable"


@pytest.mark.long
def test_a_file_somebody_holds_too_long(tmp_path: Path) -> None:
    with Store.open(data=tmp_path) as store:
        table_id = store.create("tikal", "{}", [])
        holder = sqlite3.connect(tmp_path / "companion.sqlite", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as refused:
            store.append(table_id, 0, "1", "c")
        assert refused.value.code == "store-busy"
        assert store.entries(table_id) == []  # reading goes on
        holder.execute("ROLLBACK")
        holder.close()
        assert store.append(table_id, 0, "1", "c").version == 1


def told(error: StoreError) -> str:
    """All that a log could show of it."""
    return f"{error!r} {error}" + "".join(traceback.format_exception(error))
