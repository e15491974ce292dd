"""The log: added to at its end by whoever has seen all of it, and nothing twice."""

import time

import pytest

from model.store import NewEntry, Stale, Store, StoreError


@pytest.fixture
def table_id(store: Store) -> str:
    return store.create("tikal", "{}", [("Ada", "red")])


def test_entries_are_numbered_from_one(store: Store, table_id: str) -> None:
    stored = [store.append(table_id, seen, f'{{"n": {seen}}}', f"c{seen}") for seen in range(3)]
    assert [(each.version, each.repeated) for each in stored] == [(1, False), (2, False), (3, False)]
    assert [each.entry for each in store.entries(table_id)] == ['{"n": 0}', '{"n": 1}', '{"n": 2}']
    assert [each.at for each in store.entries(table_id)] == [each.at for each in stored]


@pytest.mark.parametrize(
    ("after", "versions"),
    [(0, [1, 2, 3]), (2, [3]), (3, []), (-7, [1, 2, 3]), (10**30, []), (-(10**30), [1, 2, 3])],
)
def test_entries_after_a_version(store: Store, after: int, versions: list[int]) -> None:
    table_id = store.create("tikal", "{}", [], [NewEntry(str(n)) for n in range(3)])
    assert [each.version for each in store.entries(table_id, after)] == versions


@pytest.mark.parametrize("expected", [0, 1, 3, -1, 10**30])
def test_who_has_not_seen_the_last_entry_is_stale(store: Store, table_id: str, expected: int) -> None:
    store.append(table_id, 0, "1", "a")
    store.append(table_id, 1, "2", "b")
    with pytest.raises(Stale) as refused:
        store.append(table_id, expected, "3", "c")
    assert (refused.value.expected, refused.value.actual) == (expected, 2)
    assert (refused.value.code, refused.value.facts) == ("store-stale", {"expected": expected, "actual": 2})
    assert [each.entry for each in store.entries(table_id)] == ["1", "2"]


def test_what_a_client_sends_again_stays_where_it_is(store: Store, table_id: str) -> None:
    first = store.append(table_id, 0, "1", "a", at="2024-05-01T10:00:00Z")
    store.append(table_id, 1, "2", "b")
    for expected in (0, 1, 2, 99):
        again = store.append(table_id, expected, "1", "a", at="2025-01-01T00:00:00Z")
        assert (again.version, again.at, again.repeated) == (1, first.at, True)
    assert [each.client_id for each in store.entries(table_id)] == ["a", "b"]


def test_a_client_id_stands_for_one_entry_only(store: Store, table_id: str) -> None:
    store.append(table_id, 0, "1", "a")
    with pytest.raises(StoreError) as refused:
        store.append(table_id, 1, "2", "a")
    assert refused.value.code == "store-client-id-reused"
    assert refused.value.facts == {"table": table_id, "client": "a", "version": 1}
    assert len(store.entries(table_id)) == 1


def test_a_client_id_belongs_to_its_table(store: Store, table_id: str) -> None:
    other = store.create("tikal", "{}", [])
    store.append(table_id, 0, "1", "a")
    assert store.append(other, 0, "2", "a").version == 1


@pytest.mark.parametrize(
    ("entry", "client_id", "field"),
    [
        ("\0", "c", "entry"),
        ("\ud800", "c", "entry"),
        ("1", "", "client_id"),
        ("1", "x" * 201, "client_id"),
        ("1", "\0", "client_id"),
    ],
)
def test_texts_no_database_keeps_are_refused_by_all(
    store: Store, table_id: str, entry: str, client_id: str, field: str
) -> None:
    with pytest.raises(StoreError) as refused:
        store.append(table_id, 0, entry, client_id)
    assert (refused.value.code, refused.value.facts) == ("store-bad-text", {"field": field})
    assert store.entries(table_id) == []


def test_any_json_text_comes_back_as_it_went_in(store: Store, table_id: str) -> None:
    odd = '  {"a" : "\\u0000", "%s": ":x", "b": "密🗿\u2028"}\n'
    store.append(table_id, 0, odd, "%(c)s :c")
    assert [(each.entry, each.client_id) for each in store.entries(table_id)] == [(odd, "%(c)s :c")]


def test_a_long_log_is_read_in_a_moment(url: str) -> None:
    with Store.open(url) as store:
        moves = [NewEntry('{"seat": 0, "do": "move", "path": [[1, 2], [2, 2]]}') for _ in range(500)]
        table_id = store.create("tikal", "{}", [], moves)
    took = []
    for _ in range(5):
        with Store.open(url) as store:
            begin = time.process_time()
            assert len(store.entries(table_id)) == 500
            took.append(time.process_time() - begin)
    assert min(took) < 0.02  # of our own work, however busy the machine is; about 0.001
