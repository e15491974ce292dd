"""Copies are kept in versions: a draft changes in place, what is done never does, and nobody's step is lost."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from model.store import Copy, Stale, Store, StoreError


def versions(store: Store, copy_id: str) -> list[tuple[int, str, bool]]:
    return [(one.version, one.body, one.done) for one in store.history(copy_id)]


def test_a_copy_is_kept_and_given_back(store: Store) -> None:
    copy_id = store.begin_copy("tikal", "Ours", '{"tiles": []}')
    copy = store.copy(copy_id)
    assert (copy.id, copy.game, copy.name, copy.body) == (copy_id, "tikal", "Ours", '{"tiles": []}')
    assert (copy.version, copy.done) == (1, False)
    assert store.copies() == store.history(copy_id) == [copy]


def test_a_draft_changes_in_place_and_what_is_done_stays(store: Store) -> None:
    copy_id = store.begin_copy("tikal", "Ours", "1")
    store.enter_copy(copy_id, "2")
    assert versions(store, copy_id) == [(1, "2", False)]
    store.finish_copy(copy_id)
    store.enter_copy(copy_id, "3", "Theirs")
    store.enter_copy(copy_id, "4")
    assert versions(store, copy_id) == [(1, "2", True), (2, "4", False)]
    assert [one.name for one in store.history(copy_id)] == ["Ours", "Theirs"]
    assert len({one.created for one in store.history(copy_id)}) == 1
    assert store.copies() == [store.copy(copy_id)]


def test_a_step_that_changes_nothing_begins_no_version(store: Store) -> None:
    copy_id = store.begin_copy("tikal", "Ours", "1", done=True)
    store.enter_copy(copy_id, "1")
    store.enter_copy(copy_id, "1", "Ours")
    assert versions(store, copy_id) == [(1, "1", True)]


def test_the_one_last_used_or_changed_comes_first(store: Store) -> None:
    first, second, third = (store.begin_copy("tikal", name, name) for name in ("a", "b", "c"))
    other = store.begin_copy("tikal-2", "d", "d")

    def order() -> list[str]:
        return [copy.id for copy in store.copies("tikal")]

    until_later(store)
    store.enter_copy(second, "B")
    assert order()[0] == second
    until_later(store)
    store.use_copy(first)
    assert order()[:2] == [first, second]
    assert set(order()) == {first, second, third}
    assert [copy.id for copy in store.copies("tikal-2")] == [other]
    assert store.copy(first).changed < store.copy(first).used
    assert store.copies("chess") == store.copies("a\0b") == []


def until_later(store: Store) -> None:
    """Until the clock has moved on, so that order can be told."""
    last = max(copy.used for copy in store.copies())
    while True:
        copy_id = store.begin_copy("chess", "", "")
        now = store.copy(copy_id).used
        store.delete_copy(copy_id)
        if now > last:
            return


def test_what_a_table_learned_is_a_new_version_stored_with_its_entry(store: Store) -> None:
    table = store.create("tikal", "{}", [])
    copy_id = store.begin_copy("tikal", "Ours", "1", done=True)
    lesson = (copy_id, lambda body: body + "!")
    store.append(table, 0, "{}", "a", lesson=lesson)
    assert versions(store, copy_id) == [(1, "1", True), (2, "1!", True)]
    assert store.append(table, 0, "{}", "a", lesson=lesson).repeated
    with pytest.raises(Stale):
        store.append(table, 0, "{}", "b", lesson=lesson)
    assert store.copy(copy_id).version == 2

    store.enter_copy(copy_id, "2")
    store.append(table, 1, "{}", "c", lesson=lesson)
    assert versions(store, copy_id)[2:] == [(3, "2", False), (4, "2!", False)]


def test_a_lesson_that_cannot_be_stored_takes_its_entry_with_it(store: Store) -> None:
    table = store.create("tikal", "{}", [])
    copy_id = store.begin_copy("tikal", "Ours", "1")
    with pytest.raises(StoreError):
        store.append(table, 0, "{}", "a", lesson=(copy_id, lambda body: "a\0b"))
    assert store.entries(table) == []
    assert versions(store, copy_id) == [(1, "1", False)]


def test_a_copy_that_is_gone_learns_nothing_and_the_game_goes_on(store: Store) -> None:
    table = store.create("tikal", "{}", [])
    copy_id = store.begin_copy("tikal", "Ours", "1")
    store.delete_copy(copy_id)
    assert store.append(table, 0, "{}", "a", lesson=(copy_id, lambda body: "2")).version == 1
    store.use_copy(copy_id)
    assert store.copies() == []


def test_many_who_teach_a_copy_at_once_all_do(store: Store) -> None:
    tables = [store.create("tikal", "{}", []) for _ in range(8)]
    copy_id = store.begin_copy("tikal", "Ours", "[]", done=True)

    def learn(number: int) -> None:
        store.append(
            tables[number % 8], number // 8, "{}", f"{number}", lesson=(copy_id, lambda body: added(body, number))
        )

    for row in range(3):
        with ThreadPoolExecutor(8) as threads:
            list(threads.map(learn, range(8 * row, 8 * row + 8)))
    assert sorted(json.loads(store.copy(copy_id).body)) == list(range(24))
    assert [one.version for one in store.history(copy_id)] == list(range(1, 26))


def added(body: str, number: int) -> str:
    return json.dumps([*json.loads(body), number])


def test_many_who_enter_at_once_begin_one_version(store: Store) -> None:
    copy_id = store.begin_copy("tikal", "Ours", "0", done=True)
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda n: store.enter_copy(copy_id, str(n)), range(1, 17)))
    assert [one.version for one in store.history(copy_id)] == [1, 2]


def test_a_deleted_copy_is_gone_with_all_versions(store: Store) -> None:
    copy_id = store.begin_copy("tikal", "Ours", "1", done=True)
    store.enter_copy(copy_id, "2")
    store.delete_copy(copy_id)
    assert store.copies() == []


@pytest.mark.parametrize("copy_id", ["nope", "", "a\0b"])
def test_an_id_of_no_copy_is_told_as_such(store: Store, copy_id: str) -> None:
    asks = (store.copy, store.history, store.delete_copy, store.finish_copy, lambda one: store.enter_copy(one, "1"))
    for ask in asks:
        with pytest.raises(StoreError) as refused:
            ask(copy_id)
        assert (refused.value.code, refused.value.facts) == ("store-no-such-kit", {"kit": copy_id})


def test_a_copy_no_database_keeps_is_refused(store: Store) -> None:
    with pytest.raises(StoreError) as refused:
        store.begin_copy("tikal", "\ud800", "{}")
    assert (refused.value.code, refused.value.facts) == ("store-bad-text", {"field": "name"})
    copy_id = store.begin_copy("tikal", "Ours", "{}")
    with pytest.raises(StoreError):
        store.enter_copy(copy_id, "a\0b")
    assert store.copy(copy_id).body == "{}"


def test_copies_come_in_whole_with_all_versions_or_not_at_all(store: Store) -> None:
    first = Copy("a", "tikal", "Ours", "1", 1, True, "2024", "2024", "2025")
    second = replace(first, version=2, body="2", done=False)
    store.create_many([], [[first, second]])
    assert store.history("a") == [first, second]
    assert store.histories() == [[first, second]]
    with pytest.raises(StoreError):
        store.create_many([], [[replace(first, id="b")], [first]])
    assert [copy.id for copy in store.copies()] == ["a"]
