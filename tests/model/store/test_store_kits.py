"""Kits are kept once each."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from model.store import Store, StoreError


def test_a_kit_is_kept_and_given_back(store: Store) -> None:
    kit_id = store.put_kit("tikal", "Ours", '{"tiles": []}')
    kit = store.kit(kit_id)
    assert (kit.id, kit.game, kit.name, kit.body) == (kit_id, "tikal", "Ours", '{"tiles": []}')
    assert store.kits() == [kit]


def test_the_same_kit_is_kept_once_under_its_first_name(store: Store) -> None:
    first = store.put_kit("tikal", "Ours", "{}")
    assert store.put_kit("tikal", "Theirs", "{}") == first
    assert [kit.name for kit in store.kits()] == ["Ours"]


def test_another_game_or_body_is_another_kit(store: Store) -> None:
    ids = {store.put_kit(game, "Ours", body) for game in ("tikal", "tikal-2") for body in ("{}", "[]")}
    assert len(ids) == 4
    assert {kit.body for kit in store.kits("tikal-2")} == {"{}", "[]"}
    assert store.kits("chess") == store.kits("a\0b") == []


def test_two_who_bring_the_same_kit_at_once_get_the_same(store: Store) -> None:
    with ThreadPoolExecutor(8) as threads:
        ids = set(threads.map(lambda n: store.put_kit("tikal", f"Kit {n}", "{}"), range(24)))
    assert [kit.id for kit in store.kits()] == list(ids)


def test_a_deleted_kit_is_gone_and_may_come_again(store: Store) -> None:
    kit_id = store.put_kit("tikal", "Ours", "{}")
    store.delete_kit(kit_id)
    assert store.kits() == []
    assert store.put_kit("tikal", "Theirs", "{}") != kit_id


@pytest.mark.parametrize("kit_id", ["nope", "", "a\0b"])
def test_an_id_of_no_kit_is_told_as_such(store: Store, kit_id: str) -> None:
    for ask in (store.kit, store.delete_kit):
        with pytest.raises(StoreError) as refused:
            ask(kit_id)
        assert (refused.value.code, refused.value.facts) == ("store-no-such-kit", {"kit": kit_id})


def test_a_kit_no_database_keeps_is_refused(store: Store) -> None:
    with pytest.raises(StoreError) as refused:
        store.put_kit("tikal", "\ud800", "{}")
    assert (refused.value.code, refused.value.facts) == ("store-bad-text", {"field": "name"})
