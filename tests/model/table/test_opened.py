"""Tables are open while somebody is there: idle ones leave memory and come back; opening one holds up no other."""

import gc
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from model.table.device import Device
from model.table.guest import HOST
from model.table.opened import IDLE
from model.table.secret import Secret
from model.table.tables import Tables
from screens.home.continuing import _stored
from tests.model.table.house import House, act, dos, hand, tap
from tests.patience import PATIENCE
from tests.phones.slow import SlowStore

pytestmark = pytest.mark.long


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(house: House) -> Clock:
    """The house's tables, opened anew with a clock that the test turns."""
    clock = Clock()
    house.tables = Tables(house.store, Secret.kept_in(house.folder), clock=clock)
    return clock


def later(house: House, clock: Clock, seconds: float = IDLE) -> None:
    house.tables.let_go()
    clock.now += seconds
    house.tables.let_go()
    gc.collect()


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_as_it_was(house: House, clock: Clock):
    live = house.drafting()
    act(house, live)
    told, table = dos(live), live.id
    gone = weakref.ref(live)
    del live
    later(house, clock)
    assert gone() is None
    assert house.tables.found(table) is None
    again = house.tables.table(table)
    assert dos(again) == told
    act(house, again)
    assert len(dos(again)) == len(told) + 1


def test_a_phone_brings_it_back_with_its_link(house: House, clock: Clock):
    live = house.drafting()
    token, table = house.tables.link(live.id, "0"), live.id
    del live
    later(house, clock)
    assert house.tables.found(table) is None
    guest = house.tables.enter(token, Device("a phone"))
    assert guest is not None
    again = house.tables.found(table)
    assert again is not None
    tap(again, guest, 0, "pick", card=hand(again, 0)[0])


@pytest.mark.parametrize("who", ["a seat", "an onlooker", "a listener", "a tap", "some work"])
def test_where_somebody_is_a_table_stays(house: House, clock: Clock, who: str):
    live = house.drafting()
    table, over = live.id, threading.Event()
    later(house, clock, IDLE - 1)
    match who:
        case "a seat":
            live.arrive("phone", 2)
        case "an onlooker":
            live.arrive("tv", None)
        case "a listener":
            live.subscribe(over.set)
        case "a tap":
            house.tables.table(table)
        case "some work":
            live.lane.send(over.wait)
    del live
    house.tables.let_go()
    clock.now += IDLE - 1
    house.tables.let_go()
    over.set()
    assert house.tables.found(table) is not None


def test_there_are_never_two_of_one_table(house: House, clock: Clock):
    """Somebody's tap is still on its way when the table is let go."""
    live = house.drafting()
    later(house, clock)
    assert house.tables.table(live.id) is live
    with ThreadPoolExecutor(8) as hands:
        assert set(hands.map(house.tables.table, [live.id] * 32)) == {live}


def test_many_who_open_a_table_at_once_get_the_same(house: House, clock: Clock):
    table = house.drafting().id
    later(house, clock)
    with ThreadPoolExecutor(8) as hands:
        assert len({id(live) for live in hands.map(house.tables.table, [table] * 32)}) == 1


def test_opening_one_does_not_hold_up_the_others(tmp_path):
    with SlowStore.open(None, tmp_path) as store:
        first = Tables(store, Secret.kept_in(tmp_path))
        slow, quick = [first.create("lost-temple", [("Ada", "red"), ("Ben", "blue")]).id for _ in range(2)]
        tables = Tables(store, Secret.kept_in(tmp_path))
        store.slow, store.seconds = slow, PATIENCE
        opening = threading.Thread(target=tables.table, args=[slow])
        opening.start()
        while not store.waiting:
            pass
        assert tables.table(quick).shown.snapshot.version == 0
        assert tables.found(slow) is None
        store.gate.set()
        opening.join()
        assert tables.found(slow) is not None


def test_a_link_is_made_without_opening_the_table(house: House):
    table = house.drafting().id
    link = house.tables.link(table, HOST)
    house.restart()
    assert house.tables.link(table, HOST) == link
    assert house.tables.found(table) is None


def test_a_deleted_table_is_not_found_any_more(house: House):
    live = house.drafting()
    house.tables.delete(live.id)
    assert house.tables.found(live.id) is None


def test_the_home_page_opens_no_table_just_to_show_it(house: House):
    tables = [house.table().id for _ in range(3)]
    house.restart()
    shown = _stored(SimpleNamespace(house=house), set())  # type: ignore[arg-type]
    assert [title for _, _, title in shown] == ["Ada, Ben, Cleo, Dan"] * 3
    assert not any(house.tables.found(table) for table in tables)
