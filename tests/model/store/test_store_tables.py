"""Tables come whole or not at all, are listed cheaply, and leave nothing behind."""

import re

import pytest

from model.store import Entry, NewEntry, NewTable, SeatHolder, Store, StoredTable, StoreError, Summary

ADA, BEN = ("Ada", "red"), ("Ben", "blue")


def test_a_new_table_is_read_as_it_was_given(store: Store) -> None:
    header = '{"game": "tikal", "é": "密"}'
    moves = [NewEntry('{"do": "draw"}', "phone-1", "2024-05-01T10:00:00Z"), NewEntry('{"do": "end"}')]
    table_id = store.create("tikal", header, [ADA, BEN], moves, "t1", "2024-05-01T09:00:00Z", "Sunday")

    seats = (SeatHolder(0, *ADA), SeatHolder(1, *BEN))
    assert table_id == "t1"
    assert store.table("t1") == StoredTable("t1", "tikal", header, "Sunday", "2024-05-01T09:00:00Z", 2, seats)
    first, second = store.entries("t1")
    assert first == Entry(1, "phone-1", '{"do": "draw"}', "2024-05-01T10:00:00Z")
    assert (second.version, second.entry) == (2, '{"do": "end"}')
    assert second.client_id


def test_what_is_not_given_is_made_up(store: Store) -> None:
    ids = {store.create("tikal", "{}", [ADA]) for _ in range(20)}
    assert len(ids) == 20
    assert all(re.fullmatch(r"[a-z0-9]{10}", each) for each in ids)
    created = store.table(ids.pop()).created
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", created)


def test_the_list_tells_who_played_how_long_and_when_last(store: Store) -> None:
    assert store.tables() == []
    moves = [NewEntry("1", at="2024-05-01T10:00:00Z"), NewEntry("2", at="2024-05-01T11:00:00Z")]
    store.create("tikal", "{}", [ADA, BEN], moves, "old", "2024-05-01T09:00:00Z")
    store.create("lost-temple", "{}", [BEN], (), "new", "2024-06-01T09:00:00Z", "Rainy day")
    assert store.tables() == [
        Summary("new", "lost-temple", "Rainy day", ("Ben",), "2024-06-01T09:00:00Z", 0, None),
        Summary("old", "tikal", None, ("Ada", "Ben"), "2024-05-01T09:00:00Z", 2, "2024-05-01T11:00:00Z"),
    ]


def test_several_tables_come_in_order(store: Store) -> None:
    ids = store.create_many(NewTable("tikal", "{}", [ADA], [NewEntry("1")] * n) for n in range(3))
    assert [store.table(each).version for each in ids] == [0, 1, 2]
    assert store.create_many([]) == []


@pytest.mark.parametrize(
    ("last", "code"),
    [
        (NewTable("tikal", "{}", [ADA], table_id="taken"), "store-table-exists"),
        (NewTable("tikal", "{}", [ADA], table_id="a"), "store-table-exists"),
        (NewTable("tikal", "{}", [ADA], [NewEntry("1", "c"), NewEntry("2", "c")]), "store-client-id-reused"),
        (NewTable("tikal", "{}", [("A\0da", "red")]), "store-bad-text"),
        (NewTable("tikal", "{}", [ADA], [NewEntry('"\ud800"')]), "store-bad-text"),
        (NewTable("tikal", "{}", [ADA], table_id=""), "store-bad-text"),
    ],
)
def test_one_bad_table_keeps_all_out(store: Store, last: NewTable, code: str) -> None:
    store.create("tikal", "{}", [ADA], table_id="taken")
    good = [NewTable("tikal", "{}", [ADA], [NewEntry("1")], table_id=each) for each in "ab"]
    with pytest.raises(StoreError) as refused:
        store.create_many([*good, last])
    assert refused.value.code == code
    assert [each.id for each in store.tables()] == ["taken"]


def test_a_deleted_table_is_gone_with_all_it_had(store: Store) -> None:
    for _ in range(2):
        store.create("tikal", "{}", [ADA, BEN], [NewEntry("1", "c1")], table_id="t")
        store.create("tikal", "{}", [ADA], [NewEntry("1", "c1")], table_id="other")
        store.delete("t")
        assert [(each.id, each.moves) for each in store.tables()] == [("other", 1)]
        store.delete("other")
    assert store.tables() == []


def test_an_id_of_no_table_is_told_as_such(store: Store) -> None:
    for table_id in ("nope", "", "a\0b", "\udfff", "x" * 10_000, "é密"):
        for ask in (store.table, store.entries, store.delete, lambda t: store.append(t, 0, "1", "c")):
            with pytest.raises(StoreError) as refused:
                ask(table_id)
            assert (refused.value.code, refused.value.facts) == ("store-no-such-table", {"table": table_id})
