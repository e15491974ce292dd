"""Links come all or none, one for each holder, and of many who claim one at once exactly one has it."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import Engine

from model.store import Link, Store, StoreError
from model.store import links as joining
from tests.patience import PATIENCE

NO_IDS = ("nope", "", "a\0b", "\udfff", "x" * 10_000)


@pytest.fixture
def table_id(store: Store) -> str:
    return store.create("tikal", "{}", [("Ada", "red"), ("Ben", "blue")], table_id="t")


def refusal(ask: Callable[..., Any], *args: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(StoreError) as refused:
        ask(*args)
    return refused.value.code, refused.value.facts


def test_links_are_read_as_they_were_given(store: Store, table_id: str) -> None:
    assert store.links(table_id) == []
    store.put_links(table_id, [("host", 1, "c"), ("1", 3, "b"), ("0", 1, "a"), ("code", 0, "é密")])
    zero, one = Link("t", "0", 1, "a", False), Link("t", "1", 3, "b", False)
    code, host = Link("t", "code", 0, "é密", False), Link("t", "host", 1, "c", False)
    assert store.links(table_id) == [zero, one, code, host]
    assert [store.link(each) for each in ("a", "b", "c", "é密")] == [zero, one, host, code]
    assert [store.link(each) for each in ("A", *NO_IDS)] == [None] * 6


def test_holders_are_in_one_order_on_every_database(store: Store, table_id: str) -> None:
    holders = ["10", "2", "Z", "a", "b-1", "b1", "É"]
    store.put_links(table_id, [(holder, 1, holder) for holder in reversed(holders)])
    assert [each.holder for each in store.links(table_id)] == holders


@pytest.mark.parametrize(
    ("again", "claimed"), [((1, "a"), True), ((2, "a"), False), ((1, "b"), False), ((2, "b"), False)]
)
def test_only_the_same_link_stays_claimed(store: Store, table_id: str, again: tuple[int, str], claimed: bool) -> None:
    store.put_links(table_id, [("0", 1, "a"), ("1", 1, "z")])
    store.claim(table_id, "0")
    store.claim(table_id, "1")
    store.put_links(table_id, [("0", *again)])
    assert store.links(table_id) == [Link("t", "0", *again, claimed), Link("t", "1", 1, "z", True)]


def test_the_old_link_leads_nowhere(store: Store, table_id: str) -> None:
    store.put_links(table_id, [("0", 1, "a")])
    store.put_links(table_id, [("0", 2, "b")])
    assert store.link("a") is None
    store.put_links(table_id, [("1", 1, "a")])
    assert store.link("a") == Link("t", "1", 1, "a", False)


def test_holders_may_exchange_their_links(store: Store, table_id: str) -> None:
    store.put_links(table_id, [("0", 1, "a"), ("1", 1, "b")])
    store.claim(table_id, "0")
    store.put_links(table_id, [("0", 1, "b"), ("1", 1, "a")])
    assert store.links(table_id) == [Link("t", "0", 1, "b", False), Link("t", "1", 1, "a", False)]


def test_the_later_of_two_for_one_holder_counts(store: Store, table_id: str) -> None:
    store.put_links(table_id, [("0", 1, "a"), ("0", 2, "b")])
    assert store.links(table_id) == [Link("t", "0", 2, "b", False)]
    store.put_links(table_id, [])
    assert len(store.links(table_id)) == 1


@pytest.mark.parametrize(
    ("last", "code", "facts"),
    [
        (("2", 1, "a"), "store-link-taken", {"table": "t", "holder": "2"}),
        (("2", 1, "new"), "store-link-taken", {"table": "t", "holder": "2"}),
        (("2", 1, "elsewhere"), "store-link-taken", {"table": "t", "holder": "2"}),
        (("", 1, "c"), "store-bad-text", {"field": "holder"}),
        (("a\0b", 1, "c"), "store-bad-text", {"field": "holder"}),
        (("x" * 201, 1, "c"), "store-bad-text", {"field": "holder"}),
        (("2", 1, ""), "store-bad-text", {"field": "hash"}),
        (("2", 1, "\ud800"), "store-bad-text", {"field": "hash"}),
        (("2", 1, "x" * 201), "store-bad-text", {"field": "hash"}),
        (("2", 2**31, "c"), "store-bad-text", {"field": "issue"}),
        (("2", -(10**30), "c"), "store-bad-text", {"field": "issue"}),
    ],
)
def test_one_bad_link_keeps_all_out(
    store: Store, table_id: str, last: tuple[str, int, str], code: str, facts: dict[str, str]
) -> None:
    other = store.create("tikal", "{}", [])
    store.put_links(other, [("0", 1, "elsewhere")])
    store.put_links(table_id, [("0", 1, "a"), ("1", 1, "b")])
    store.claim(table_id, "1")
    assert refusal(store.put_links, table_id, [("1", 2, "new"), last]) == (code, facts)
    assert store.links(table_id) == [Link("t", "0", 1, "a", False), Link("t", "1", 1, "b", True)]
    assert store.link("elsewhere") == Link(other, "0", 1, "elsewhere", False)


def test_a_link_is_taken_and_freed_once(store: Store, table_id: str) -> None:
    store.put_links(table_id, [("0", 1, "a"), ("1", 1, "b")])
    told = [store.claim(table_id, "0", claimed) for claimed in (False, True, True, False, False, True)]
    assert told == [False, True, False, True, False, True]
    assert [each.claimed for each in store.links(table_id)] == [True, False]


def test_a_link_that_is_not_there_cannot_be_claimed(store: Store, table_id: str) -> None:
    store.put_links(table_id, [("0", 1, "a")])
    for pair in [("t", "1"), *(("t", each) for each in NO_IDS), *((each, "0") for each in NO_IDS)]:
        for claimed in (True, False):
            facts = {"table": pair[0], "holder": pair[1]}
            assert refusal(store.claim, *pair, claimed) == ("store-no-such-link", facts)


def test_of_two_who_claim_at_once_one_is_told_so(store: Store, url: str, table_id: str) -> None:
    store.put_links(table_id, [("0", 1, "a")])
    together = Barrier(2, timeout=PATIENCE)

    def take(one: Store) -> list[bool]:
        told = []
        for n in range(40):
            together.wait()
            told.append(one.claim(table_id, "0", n % 2 == 0))
            together.wait()
        return told

    with Store.open(url) as other, ThreadPoolExecutor(2) as threads:
        for pair in ([store, store], [store, other]):
            first, second = threads.map(take, pair)
            assert [a + b for a, b in zip(first, second, strict=True)] == [1] * 40


def test_who_claims_while_the_link_changes_gets_the_new_one(store: Store, raw: Engine, table_id: str) -> None:
    store.put_links(table_id, [("0", 1, "a")])
    store.claim(table_id, "0")
    with ThreadPoolExecutor(1) as thread:
        with raw.begin() as connection:
            joining.put(connection, table_id, joining.link_rows(table_id, [("0", 2, "b")]))
            claiming = thread.submit(store.claim, table_id, "0")
            with pytest.raises(TimeoutError):
                claiming.result(timeout=0.2)
        assert claiming.result(timeout=PATIENCE) is True
    assert store.links(table_id) == [Link("t", "0", 2, "b", True)]


def test_of_two_tables_that_want_the_same_link_one_has_it(store: Store) -> None:
    ids = [store.create("tikal", "{}", []) for _ in range(2)]
    together = Barrier(2, timeout=PATIENCE)

    def want(table_id: str, n: int) -> str:
        together.wait()
        try:
            store.put_links(table_id, [("mine", n, f"{table_id}-{n}"), ("shared", n, f"{n}")])
        except StoreError as refused:
            return refused.code
        return table_id

    with ThreadPoolExecutor(2) as threads:
        for n in range(10):
            told = set(threads.map(want, ids, [n, n]))
            found = store.link(f"{n}")
            assert found
            assert told == {found.table_id, "store-link-taken"}
            assert [store.link(f"{each}-{n}") is not None for each in ids] == [each in told for each in ids]


def test_links_and_desk_go_with_their_table(store: Store, table_id: str) -> None:
    other = store.create("tikal", "{}", [])
    for each in (table_id, other):
        store.put_links(each, [("0", 1, f"{each}-a"), ("host", 1, f"{each}-b")])
        store.set_desk(each, "{}")
    store.delete(table_id)
    assert store.link("t-a") is None
    assert len(store.links(other)) == 2
    store.create("tikal", "{}", [], table_id=table_id)
    assert (store.links(table_id), store.desk(table_id)) == ([], None)


def test_the_desk_is_kept_as_it_was_given(store: Store, table_id: str) -> None:
    before = store.table(table_id), store.tables()
    assert store.desk(table_id) is None
    for text in ('  {"%s": ":x", "b": "密🗿\u2028"}\n', "", "{}"):
        store.set_desk(table_id, text)
        assert store.desk(table_id) == text
    for text in ("\0", "\ud800"):
        assert refusal(store.set_desk, table_id, text) == ("store-bad-text", {"field": "desk"})
    assert store.desk(table_id) == "{}"
    assert (store.table(table_id), store.tables()) == before


@pytest.mark.parametrize("table_id", NO_IDS)
def test_an_id_of_no_table_is_told_as_such(store: Store, table_id: str) -> None:
    told = ("store-no-such-table", {"table": table_id})
    assert refusal(store.links, table_id) == told
    assert refusal(store.desk, table_id) == told
    assert refusal(store.set_desk, table_id, "{}") == told
    assert refusal(store.put_links, table_id, []) == told
    assert refusal(store.put_links, table_id, [("0", 1, "a")]) == told
