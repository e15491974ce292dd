"""A database that goes away in mid-evening: taps are answered, nothing is lost, and all goes on when it is back."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from model.table.device import Device
from model.table.errors import NotKept, NotRead
from tests.model.table.house import House, dos, hand, picked
from tests.model.table.test_together import until
from tests.postgres import SERVED, server

pytestmark = SERVED


@pytest.fixture
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with server(tmp_path_factory.getbasetemp().parent / "postgres.lock") as found:
        yield found


def test_a_database_that_is_stopped_and_started(tmp_path: Path, database: Any) -> None:
    a, b = (House(tmp_path / "data", database.get_uri(), together=True) for _ in range(2))
    one = a.drafting()
    two, ada = b.tables.table(one.id), a.seat(one, 0)
    link, phone = a.tables.link(one.id, "1"), Device("a phone")
    two.arrive("a phone", 1)
    until(lambda: one.shown.present == {1}, one)
    before, move = one.shown, {"do": "pick", "card": hand(one, 0)[0]}
    database.stop()
    with pytest.raises(NotKept) as failed:
        one.submit(ada, 0, move, 2, "tap")
    assert failed.value.code == "store-unreachable"
    with pytest.raises(NotKept):
        one.looked(ada, 0)
    with pytest.raises(NotRead) as unread:
        a.tables.enter(link, phone)
    assert unread.value.passing
    assert one.shown.snapshot is before.snapshot, "what was there is still shown"
    one.arrive("another phone", 0)
    database.start()
    assert one.submit(ada, 0, move, 2, "tap") == 3
    until(lambda: two.shown.snapshot.version == 3, two)
    until(lambda: two.shown.present == {0, 1}, two)
    assert a.tables.enter(link, phone)
    picked(b, two)
    until(lambda: one.shown.snapshot.version == 4, one)
    assert dos(one) == dos(two) == ["start", "deal", "pick", "pick"]
    for host in (a, b):
        host.close()


def test_many_tables_share_few_connections(any_house: House) -> None:
    """More threads than the pool has connections: each gets its turn."""
    lives = [any_house.drafting(2) for _ in range(3)]
    guests = [[any_house.seat(live, seat) for seat in range(2)] for live in lives]
    trouble: list[BaseException] = []

    def read(number: int) -> None:
        try:
            for _ in range(5):
                any_house.tables.holder(any_house.tables.link(lives[number % 3].id, str(number % 2)))
                lives[number % 3].looked(guests[number % 3][number % 2], number % 2)
        except BaseException as error:
            trouble.append(error)

    threads = [threading.Thread(target=read, args=(number,)) for number in range(40)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert trouble == []
