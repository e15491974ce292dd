"""Many writers at once: of those who saw the same version exactly one wins, the others are told."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from model.store import NewEntry, Stale, Store
from model.store.engine import engine_for, set_wal
from model.store.place import place
from tests.patience import PATIENCE

pytestmark = pytest.mark.long

WRITERS = 4
PROCESSES = 3
ROUNDS = 25


def test_threads(store: Store) -> None:
    compete([store] * WRITERS)


def test_stores_of_their_own(url: str) -> None:
    """As if in processes of their own, but started closer together than processes can be."""
    stores = [Store.open(url) for _ in range(WRITERS)]
    compete(stores)
    for store in stores:
        store.close()


def test_processes(store: Store, url: str, start: Callable[..., Any]) -> None:
    table_id = store.create("tikal", "{}", [])
    writers = [start("race", url, name, table_id, ROUNDS) for name in range(PROCESSES)]
    told = [json.loads(out) for out in answers(writers)]
    check(store, table_id, [each["won"] for each in told])
    assert sum(len(each["lost"]) for each in told) == (PROCESSES - 1) * ROUNDS
    assert all(actual > expected for each in told for expected, actual in each["lost"])


def test_a_double_tap_is_stored_once(store: Store) -> None:
    table_id = store.create("tikal", "{}", [])
    with ThreadPoolExecutor(8) as threads:
        stored = list(threads.map(lambda _: store.append(table_id, 0, "1", "tap"), range(8)))
    assert {each.version for each in stored} == {1}
    assert sorted(each.repeated for each in stored) == [False] + [True] * 7


def test_tables_do_not_hinder_each_other(store: Store) -> None:
    ids = [store.create("tikal", "{}", []) for _ in range(6)]

    def play(table_id: str) -> list[int]:
        return [store.append(table_id, seen, "1", str(seen)).version for seen in range(20)]

    with ThreadPoolExecutor(len(ids)) as threads:
        assert list(threads.map(play, ids)) == [list(range(1, 21))] * len(ids)


def test_readers_see_whole_logs_while_others_write(store: Store) -> None:
    table_id = store.create("tikal", "{}", [], [NewEntry("0", "0")])

    def write() -> None:
        for seen in range(1, 60):
            store.append(table_id, seen, str(seen), str(seen))

    with ThreadPoolExecutor(1) as thread:
        writing = thread.submit(write)
        before = 0
        while not writing.done():
            versions = [each.version for each in store.entries(table_id)]
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) >= before
            before = len(versions)
        writing.result()


def test_many_open_a_fresh_database_at_once(url: str, start: Callable[..., Any]) -> None:
    ids = [out.strip() for out in answers([start("open", url, name) for name in range(PROCESSES)])]
    with Store.open(url) as store:
        assert sorted(each.id for each in store.tables()) == sorted(ids)


def test_many_threads_open_a_fresh_database_at_once(url: str) -> None:
    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(lambda _: Store.open(url), range(6)))
    for store in stores:
        store.create("tikal", "{}", [])
    assert [len(store.tables()) for store in stores] == [6] * 6
    for store in stores:
        store.close()


def test_threads_make_databases_of_their_own_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(lambda n: Store.open(data=tmp_path / str(n)), range(6)))
    for store in stores:
        store.create("tikal", "{}", [])
        assert len(store.tables()) == 1
        store.close()


def test_many_set_up_a_fresh_file_at_once(tmp_path: Path) -> None:
    """SQLite itself refuses one in fifty here."""
    together = Barrier(WRITERS, timeout=PATIENCE)

    def set_up(file: Path) -> None:
        engine = engine_for(place(f"sqlite:///{file}", None))
        together.wait()
        set_wal(engine)
        engine.dispose()

    with ThreadPoolExecutor(WRITERS) as threads:
        for n in range(80):
            list(threads.map(set_up, [tmp_path / f"{n}.sqlite"] * WRITERS))


def compete(stores: list[Store]) -> None:
    """A thread for each store; in every round all of them write at once."""
    table_id = stores[0].create("tikal", "{}", [])
    together = Barrier(len(stores), timeout=PATIENCE)

    def write(name: int) -> tuple[list[int], list[tuple[int, int]]]:
        won, lost = [], []
        for seen in range(ROUNDS):
            together.wait()
            try:
                won.append(stores[name].append(table_id, seen, str(name), f"{name}-{seen}").version)
            except Stale as stale:
                lost.append((stale.expected, stale.actual))
            together.wait()
        return won, lost

    with ThreadPoolExecutor(len(stores)) as threads:
        told = list(threads.map(write, range(len(stores))))
    check(stores[0], table_id, [won for won, _ in told])
    for won, lost in told:
        assert lost == [(seen, seen + 1) for seen in range(ROUNDS) if seen + 1 not in won]


def answers(workers: list[Any]) -> list[str]:
    """What all of them print, when all were told to begin at once and came to a good end."""
    for worker in workers:
        worker.ready()
    for worker in workers:
        worker.go()
    told = [worker.stdout.read() for worker in workers]
    assert [worker.wait(timeout=PATIENCE) for worker in workers] == [0] * len(workers)
    return told


def check(store: Store, table_id: str, won: list[list[int]]) -> None:
    """Every version was won once, and by the one whose entry stands there."""
    assert sorted(chain.from_iterable(won)) == list(range(1, ROUNDS + 1))
    for each in store.entries(table_id):
        assert each.version in won[int(json.loads(each.entry))]
