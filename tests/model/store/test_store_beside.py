"""What lies beside a log is counted: who has not seen all of it changes nothing. Covers, hosts, who is connected."""

from collections.abc import Callable
from queue import Queue

import pytest

from model.store import Moment, NewEntry, Present, Stale, Store, StoreError, Visitor
from model.store.channel import ASIDE, ENTRY, GONE, PEOPLE, Word
from model.store.hosts import fresh_host
from tests.patience import PATIENCE

Change = Callable[[Store, str, int | None], object]
CHANGES: dict[str, Change] = {
    "desk": lambda store, table, seen: store.set_desk(table, "{}", "a note", seen=seen),
    "note": lambda store, table, seen: store.note(table, "a note", seen=seen),
    "links": lambda store, table, seen: store.put_links(table, [("0", 2, "new")], "a note", "{}", seen),
    "claim": lambda store, table, seen: store.claim(table, "0", seen=seen),
    "meet": lambda store, table, seen: store.meet(_visitor(table), "a note", True, seen),
    "away": lambda store, table, seen: store.send_away(table, 1, "d", [("1", 2, "other")], "a note", seen),
}


def _visitor(table: str, device: str = "e") -> Visitor:
    return Visitor(table, "1", device, 1, 1, "ios", "2024-05-01")


@pytest.fixture
def table(store: Store) -> str:
    made = store.create("tikal", "{}", [("Ada", "red"), ("Ben", "blue")])
    store.put_links(made, [("0", 1, "a"), ("1", 1, "b")])
    store.meet(_visitor(made, "d"), "a note")
    return made


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_counted_and_only_for_who_has_seen_the_last(store: Store, table: str, change: str) -> None:
    before = store.moment(table)
    for seen in (before.beside - 1, before.beside + 1):
        around = store.surroundings(table)
        with pytest.raises(Stale):
            CHANGES[change](store, table, seen)
        assert store.surroundings(table) == around
    CHANGES[change](store, table, before.beside)
    assert store.moment(table) == Moment(0, before.beside + 1)


def test_an_entry_goes_in_only_for_who_has_seen_what_lies_beside(store: Store, table: str) -> None:
    count = store.moment(table).beside
    with pytest.raises(Stale):
        store.append(table, 0, "{}", "c", beside=count - 1)
    assert store.append(table, 0, "{}", "c", beside=count).version == 1
    assert store.append(table, 0, "{}", "c", beside=count - 1).repeated, "who asks again is told where it stands"
    assert store.moment(table) == Moment(1, count)


def test_news_are_what_has_come_since(store: Store, table: str) -> None:
    known = store.moment(table)
    assert store.news(table, known) is None
    store.append(table, 0, "{}", "c")
    news = store.news(table, known)
    assert news
    assert [entry.client_id for entry in news.entries] == ["c"]
    assert news.surroundings is None
    store.claim(table, "0")
    news = store.news(table, Moment(1, known.beside))
    assert news
    assert (news.entries, news.again) == ([], False)
    assert news.surroundings
    assert [link.claimed for link in news.surroundings.links] == [True, False]
    again = store.news(table, Moment(7, known.beside + 1))
    assert again
    assert again.again


def test_moments_are_of_tables_that_are_there(store: Store, table: str) -> None:
    assert set(store.moments([table, "none"])) == {table}
    with pytest.raises(StoreError):
        store.moment("none")


def test_a_cover_is_written_down_once_and_forgotten_with_what_lay_behind_it(store: Store, table: str) -> None:
    store.append(table, 0, "{}", "c")
    count = store.look(table, 1, 1, store.moment(table))
    assert store.look(table, 1, 1, store.moment(table)) == count
    store.look(table, 0, 0, store.moment(table))
    assert store.surroundings(table).looks == {(1, 1), (0, 0)}
    for behind in (Moment(0, count + 1), Moment(1, count)):
        with pytest.raises(Stale):
            store.look(table, 0, 1, behind)
    store.append(table, 1, "{}", "d", back_to=0)
    assert store.surroundings(table).looks == {(0, 0)}


def test_covers_of_a_new_table_are_known_from_the_start(store: Store, table: str) -> None:
    assert store.surroundings(table).seen == 0
    kept = store.create("tikal", "{}", [], [NewEntry("{}"), NewEntry("{}")])
    assert store.surroundings(kept).seen is None
    store.begin_looks(kept, 2)
    store.begin_looks(kept, 1)
    assert store.surroundings(kept).seen == 2
    store.append(kept, 2, "{}", "d", back_to=1)
    assert store.surroundings(kept).seen == 1


def test_hosts_and_who_is_connected_to_them(store: Store, table: str) -> None:
    one, two = fresh_host(), fresh_host()
    for host in (one, two):
        store.join(host, "the same")
    store.put_present(one, {table: Present(frozenset({0, 1}), 3)})
    store.put_present(two, {table: Present(frozenset({1}), 1), "other": Present(frozenset(), 1)})
    assert store.present_elsewhere(one) == {table: Present(frozenset({1}), 1), "other": Present(frozenset(), 1)}
    assert store.present_elsewhere(two, [table]) == {table: Present(frozenset({0, 1}), 3)}
    store.put_present(one, {table: Present(frozenset(), 0)})
    assert store.present_elsewhere(two) == {}
    assert store.beat(one, "the same") is False
    store.leave(one)
    assert store.beat(one, "the same") is True


def test_hosts_have_one_secret(store: Store) -> None:
    one, two = fresh_host(), fresh_host()
    store.join(one, "the same")
    for anew, code in ((False, "store-other-secret"), (True, "store-secret-in-use")):
        with pytest.raises(StoreError) as refused:
            store.join(two, "another", anew)
        assert refused.value.code == code
    store.need_secret("the same")
    store.leave(one)
    store.join(two, "another", anew=True)
    for asked in (store.need_secret, lambda secret: store.beat(one, secret)):
        with pytest.raises(StoreError):
            asked("the same")


def test_other_hosts_are_told_of_every_change(postgres_url: str) -> None:
    heard: Queue[Word | None] = Queue()
    with Store.open(postgres_url) as store, Store.open(postgres_url) as other:
        listener = other.listener(heard.put)
        listener.start()
        assert heard.get(timeout=PATIENCE) is None, "it may have missed something before"
        table = store.create("tikal", "{}", [("Ada", "red")])
        store.append(table, 0, "{}", "c")
        with pytest.raises(Stale):
            store.append(table, 0, "{}", "d")
        store.note(table, "a note")
        host = fresh_host()
        store.join(host, "secret")
        store.put_present(host, {table: Present(frozenset({0}), 1)})
        store.delete(table)
        told = [heard.get(timeout=PATIENCE) for _ in range(4)]
        assert told == [
            Word(ENTRY, 1, table),
            Word(ASIDE, 1, table),
            Word(PEOPLE, int(host), table),
            Word(GONE, 0, table),
        ]
        listener.stop()
