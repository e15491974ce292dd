"""What is learned at a table: the owner's copy has it from then on, as a new version, stored with the very entry."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from model.games.samples import sample_kit
from model.kernel.illegal import Illegal
from model.store import StoreError
from model.table.errors import NotKept
from model.table.live import LiveTable
from tests.model.table.house import COLOURS, NAMES, House, tap

PEOPLE = list(zip(NAMES, COLOURS, strict=True))[:3]
JUNGLE = [14, 27, 45]
"""Where it really is: the owner had told 13."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    yield opened
    opened.close()


def described(house: House) -> str:
    copy = house.tables.begin_copy("lost-temple", "Our box", sample_kit("lost-temple"))
    house.tables.finish_copy(copy)
    return copy


def told(house: House, copy: str) -> Any:
    return json.loads(house.tables.copy(copy).body)


def played(house: House, copy: str | None, **more: Any) -> LiveTable:
    return house.tables.create("lost-temple", PEOPLE, copy=copy, **more)


def test_a_learned_value_is_a_new_version_of_the_copy_and_the_old_one_stays(house: House) -> None:
    copy = described(house)
    before = house.tables.copy(copy)
    live = played(house, copy)
    live.learn(house.seat(live, 1), {"jungle": JUNGLE})
    now = house.tables.copy(copy)
    assert (now.version, now.done) == (2, True)
    assert told(house, copy) == {**json.loads(before.body), "jungle": JUNGLE}
    assert house.store.history(copy)[0].body == before.body
    assert list(live.shown.snapshot.kit.jungle) == JUNGLE
    assert house.tables.kit_of(live.id) == json.loads(before.body), "a running game keeps the kit it began with"


def test_it_goes_into_the_newest_version_not_into_the_one_the_game_began_with(house: House) -> None:
    copy = described(house)
    live = played(house, copy)
    house.tables.enter_copy(copy, {**told(house, copy), "villages": [4, 9]})
    live.learn(house.host(live), {"jungle": JUNGLE})
    assert (told(house, copy)["villages"], told(house, copy)["jungle"]) == ([4, 9], JUNGLE)
    assert (house.tables.copy(copy).version, house.tables.copy(copy).done) == (3, False)


def test_a_second_game_begins_with_what_the_first_one_learned(house: House) -> None:
    copy = described(house)
    first = played(house, copy)
    first.learn(house.host(first), {"jungle": JUNGLE})
    house.restart()
    assert list(played(house, copy).shown.snapshot.kit.jungle) == JUNGLE


@pytest.mark.parametrize("gone", [True, False])
def test_a_table_without_a_copy_learns_for_itself_alone(house: House, gone: bool) -> None:
    other = described(house)
    copy = described(house) if gone else None
    live = played(house, copy)
    if copy is not None:
        house.tables.forget_copy(copy)
    before = house.tables.copies()
    live.learn(house.host(live), {"jungle": JUNGLE})
    assert list(live.shown.snapshot.kit.jungle) == JUNGLE
    assert house.tables.copies() == before
    assert house.tables.copy(other).version == 1


def test_what_is_refused_teaches_nothing(house: House) -> None:
    copy = described(house)
    live = played(house, copy)
    for wrong in ({"jungle": None}, {"nothing.there": 1}, {"jungle": "everywhere"}):
        with pytest.raises(Illegal):
            live.learn(house.host(live), wrong)
    with pytest.raises(Illegal):
        live.learn(house.watcher(live), {"jungle": JUNGLE})
    assert house.tables.copy(copy).version == 1


def test_what_was_learned_by_mistake_is_undone_in_the_game_and_in_the_copy(house: House) -> None:
    copy = described(house)
    live = played(house, copy)
    live.learn(house.host(live), {"jungle": [1, 2, 3], "start.child": {"space": 2, "gems": 9, "machete": 1}})
    live.learn(house.host(live), {"jungle": [1, 2, 4]})
    house.tables.enter_copy(copy, {**told(house, copy), "villages": [4, 9]})  # somebody goes on describing it
    tap(live, house.host(live), None, "undo", to=0)
    known = sample_kit("lost-temple")
    assert list(live.shown.snapshot.kit.jungle) == known["jungle"]
    assert (told(house, copy)["jungle"], told(house, copy)["start"]) == (known["jungle"], known["start"])
    assert told(house, copy)["villages"] == [4, 9]


def test_what_was_told_otherwise_meanwhile_stays(house: House) -> None:
    copy = described(house)
    live = played(house, copy)
    live.learn(house.host(live), {"jungle": [1, 2, 3]})
    house.tables.enter_copy(copy, {**told(house, copy), "jungle": JUNGLE})
    tap(live, house.host(live), None, "undo", to=0)
    assert told(house, copy)["jungle"] == JUNGLE


def test_whoever_takes_moves_back_has_not_looked_at_the_box_again(house: House) -> None:
    copy = described(house)
    live = played(house, copy)
    live.learn(house.host(live), {"jungle": JUNGLE})
    tap(live, house.host(live), None, "start", characters=["child", "scout", "canoe"])
    tap(live, house.host(live), None, "undo", to=0)
    assert told(house, copy)["jungle"] == JUNGLE


def test_it_counts_though_somebody_moved_meanwhile(house: House) -> None:
    copy = described(house)
    live = played(house, copy)
    tap(live, house.host(live), None, "start", characters=["child", "scout", "canoe"])
    live.learn(house.seat(live, 2), {"jungle": JUNGLE})
    assert told(house, copy)["jungle"] == JUNGLE


def test_both_are_on_disk_or_neither(house: House) -> None:
    copy = described(house)
    live = played(house, copy)
    with house.sqlite() as raw:
        raw.execute("CREATE TRIGGER closed BEFORE INSERT ON kits BEGIN SELECT RAISE(ABORT, ''); END")
    with pytest.raises(NotKept):
        live.learn(house.host(live), {"jungle": JUNGLE})
    with house.sqlite() as raw:
        raw.execute("DROP TRIGGER closed")
    raw.close()
    assert house.store.entries(live.id) == []
    assert house.tables.copy(copy).version == 1
    live.learn(house.host(live), {"jungle": JUNGLE})
    house.restart()
    assert list(house.tables.table(live.id).shown.snapshot.kit.jungle) == JUNGLE
    assert told(house, copy)["jungle"] == JUNGLE


def test_a_copy_that_does_not_exist_begins_no_table(house: House) -> None:
    with pytest.raises(StoreError):
        played(house, "nobodys")
