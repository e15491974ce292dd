"""A disk that is full and a folder that may only be read: what is there can be looked at, nothing is lost."""

import shutil
from pathlib import Path

import pytest
from sqlalchemy import event, text

from model.store import NewEntry, Store, StoreError


def killed(tmp_path: Path) -> tuple[Path, str]:
    """What a host leaves behind that was killed: its last move is only written ahead."""
    with Store.open(data=tmp_path / "running") as store:
        table = store.create("tikal", "{}", [("Ada", "red")], [NewEntry("1")])
        with store._engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        store.append(table, 1, "2", "c")
        left = tmp_path / "left"
        left.mkdir()
        for name in ("companion.sqlite", "companion.sqlite-wal"):
            shutil.copyfile(tmp_path / "running" / name, left / name)
    return left, table


def stuck(folder: Path) -> None:
    """SQLite cannot make the index it reads by: for anybody, also for root, and on every system."""
    (folder / "companion.sqlite-shm").mkdir()


def test_what_cannot_be_written_is_read_with_the_moves_that_are_only_written_ahead(tmp_path: Path) -> None:
    left, table = killed(tmp_path)
    stuck(left)
    before = (left / "companion.sqlite").read_bytes()
    with Store.open(data=left, to_write=True) as store:
        assert [entry.entry for entry in store.entries(table)] == ["1", "2"]
        assert [each.moves for each in store.tables()] == [2]
        assert store.unwritable is not None
        assert store.unwritable.facts == {"where": str(left / "companion.sqlite")}
        for change in (
            lambda: store.append(table, 2, "3", "d"),
            lambda: store.create("tikal", "{}", []),
            lambda: store.delete(table),
            lambda: store.set_desk(table, "{}"),
            lambda: store.begin_copy("tikal", "mine", "{}"),
        ):
            with pytest.raises(StoreError) as refused:
                change()
            assert refused.value.code == "store-not-writable"
        store.put_links(table, [("0", 1, "hash")])  # whoever looks comes by a link, until the host ends
        assert store.claim(table, "0")
    assert (left / "companion.sqlite").read_bytes() == before


def test_the_copy_goes_with_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left, _ = killed(tmp_path)
    stuck(left)
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "tmp"))
    with Store.open(data=left, to_write=True):
        (copy,) = (tmp_path / "tmp").iterdir()
        assert copy.stat().st_mode & 0o077 == 0
    assert list((tmp_path / "tmp").iterdir()) == []


def test_where_nothing_is_there_to_be_read_it_says_so(tmp_path: Path) -> None:
    stuck(tmp_path)
    (tmp_path / "companion.sqlite-wal").mkdir()
    with pytest.raises(StoreError) as refused:
        Store.open(data=tmp_path / "companion.sqlite-wal" / "x" / ("y" * 300))
    assert refused.value.code == "store-not-writable"


def test_a_full_disk_says_so_and_loses_nothing(sqlite_url: str) -> None:
    with Store.open(sqlite_url) as store:
        table = store.create("tikal", "{}", [], [NewEntry("1")])
        pages = full(store)
        with pytest.raises(StoreError) as refused:
            store.append(table, 1, '"' + "x" * 100_000 + '"', "c")
        assert (refused.value.code, set(refused.value.facts)) == ("store-full", {"where"})
        with pytest.raises(StoreError) as refused:
            store.create("tikal", "{}", [], [NewEntry('"' + "x" * 9000 + '"') for _ in range(50)])
        assert refused.value.code == "store-full"
        assert [entry.entry for entry in store.entries(table)] == ["1"]
        assert [each.id for each in store.tables()] == [table]
        pages[0] = 1_000_000
        with store._engine.connect() as connection:
            connection.execute(text("PRAGMA max_page_count=1000000"))
        assert store.append(table, 1, "2", "c").version == 2


def full(store: Store) -> list[int]:
    """From here on the file may not grow: what SQLite answers on a full disk."""
    pages = [1]
    event.listen(store._engine, "begin", lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages[0]}"))
    return pages


def test_whatever_else_goes_wrong_has_a_code(sqlite_url: str) -> None:
    with Store.open(sqlite_url) as store:
        with store._engine.begin() as connection:
            connection.execute(text("DROP TABLE kits"))
        with pytest.raises(StoreError) as refused:
            store.copies()
    assert (refused.value.code, set(refused.value.facts)) == ("store-failed", {"where"})
