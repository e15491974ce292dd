"""Two hosts on one PostgreSQL, phones of one table at both: each shows what happened at the other, and nobody judges by
what was true before."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from model.kernel.illegal import Illegal
from model.store import Present, StoreError
from model.table.device import Device
from model.table.errors import Behind, Stranger
from model.table.guest import CODE, HOST
from model.table.live import LiveTable
from model.table.secret import Secret
from model.table.tables import Tables
from model.table.together import Together
from tests.model.table.house import OFTEN, House, dos, hand, picked, tap
from tests.model.table.pair import Hosts, refused
from tests.patience import PATIENCE

PHONE, OTHER = Device("the phone", "android"), Device("another", "ios")


def until(condition: Callable[[], Any], live: LiveTable) -> None:
    """Until it holds at a table, which tells of every change."""
    changed = threading.Event()
    stop = live.subscribe(changed.set)
    end = time.monotonic() + PATIENCE
    while not condition():
        assert changed.wait(end - time.monotonic()), "waited in vain"
        changed.clear()
    stop()


@contextmanager
def deaf(host: House) -> Iterator[None]:
    """It hears nothing and does not ask by itself, as in the moment before a word arrives."""
    host.be_deaf()
    try:
        yield
    finally:
        host.together = Together(host.tables, host.store, Secret.kept_in(host.folder).fingerprint(), OFTEN)
        host.together.start()


# Told


def test_a_move_at_one_host_is_shown_at_the_other(hosts: Hosts) -> None:
    a, b = hosts
    one = a.drafting()
    two = b.tables.table(one.id)
    for here, there in ((one, two), (two, one), (one, two)):
        picked(a if here is one else b, here)
        until(lambda: there.shown.snapshot.version == here.shown.snapshot.version, there)  # noqa: B023
    assert one.shown.snapshot.log(0) == two.shown.snapshot.log(0)
    assert [one.shown.snapshot.view(seat) for seat in range(4)] == [two.shown.snapshot.view(seat) for seat in range(4)]


def test_what_is_beside_the_game_is_shown_at_the_other(hosts: Hosts) -> None:
    a, b = hosts
    one = a.table()
    two = b.tables.table(one.id)
    step = one.shown.snapshot.checklist[0].id
    one.tick(a.host(one), step)
    until(lambda: step in two.shown.snapshot.desk.ticked, two)
    a.tables.enter(a.tables.link(one.id, "1"), PHONE)
    until(lambda: two.shown.taken == {1}, two)
    two.begin(b.host(two))
    until(lambda: one.shown.snapshot.begun, one)
    a.tables.reissue(a.host(one), "1")
    until(lambda: two.shown.snapshot.notes[-1:] and two.shown.snapshot.notes[-1].kind == "reissued", two)


def test_a_table_that_is_deleted_is_gone_everywhere(hosts: Hosts) -> None:
    a, b = hosts
    table, other = a.table().id, a.table()
    assert b.tables.table(table)
    two = b.tables.table(other.id)
    a.tables.delete(table)
    other.begin(a.host(other))
    until(lambda: two.shown.snapshot.begun, two)
    assert b.tables.found(table) is None


@pytest.mark.parametrize("whole", [True, False])
def test_a_lost_connection_is_made_up_for(hosts: Hosts, postgres_url: str, whole: bool) -> None:
    """The one that listens, or all of them, while there is something to hear."""
    a, b = hosts
    one = a.drafting()
    two = b.tables.table(one.id)
    with psycopg.connect(postgres_url, autocommit=True) as admin:
        last = "" if whole else "AND query LIKE 'LISTEN%'"
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
            f" AND datname = current_database() AND backend_type = 'client backend' {last}"
        )
        while (version := one.shown.snapshot.version) == 2:
            picked(a, one)
    until(lambda: two.shown.snapshot.version == version, two)


def test_what_nobody_told_is_asked_for(hosts: Hosts) -> None:
    """A word that never arrived, as from a host that is not of this version."""
    a, b = hosts
    one = a.drafting()
    two = b.tables.table(one.id)
    with a.store._write() as connection:
        connection.exec_driver_sql("UPDATE tables SET beside = beside + 1")
        connection.exec_driver_sql("UPDATE links SET claimed = true WHERE holder = '3'")
    until(lambda: 3 in two.shown.taken, two)


# Caught up before anything is refused


def test_a_tap_at_a_host_that_is_behind_goes_in(hosts: Hosts) -> None:
    a, b = hosts
    one = a.drafting()
    two, ben = b.tables.table(one.id), b.seat(one, 1)
    with deaf(b):
        picked(a, one)
        version = one.shown.snapshot.version
        assert two.shown.snapshot.version < version
        move = {"do": "pick", "card": hand(one, 1)[0]}
        assert two.submit(ben, 1, move, version, "tap") == version + 1
        with pytest.raises(Behind) as behind:
            one.submit(a.seat(one, 0), 0, {"do": "correct", "set": {"seats.0.gems": 2}}, version, "late")
        assert behind.value.actual == version + 1
    assert dos(one) == dos(two) == ["start", "deal", "pick", "pick"]


def test_who_is_refused_is_refused_by_what_is_true_now(hosts: Hosts) -> None:
    a, b = hosts
    one = a.drafting()
    two, ada = b.tables.table(one.id), b.seat(one, 0)
    with deaf(b):
        card = hand(two, 0)[0]
        picked(a, one)
        with pytest.raises(Behind):
            two.submit(ada, 0, {"do": "pick", "card": card}, 2, "late")
        assert two.shown.snapshot.version == 3
        with pytest.raises(Illegal) as refused:
            two.submit(ada, 0, {"do": "pick", "card": card}, 3, "again")
        assert refused.value.rule == "LT3.6"


def test_two_hosts_that_move_at_once_never_lose_a_move(hosts: Hosts) -> None:
    a, b = hosts
    one = a.calling()
    two = b.tables.table(one.id)
    sides = [(a, one, a.seat(one, 0), 0), (b, two, b.seat(two, 1), 1)]

    def correct(side: int) -> None:
        _, live, guest, seat = sides[side]
        for turn in range(10):
            while True:
                try:
                    tap(live, guest, seat, "correct", set={f"seats.{seat}.gems": turn})
                    break
                except Behind:
                    continue

    before = one.shown.snapshot.version
    threads = [threading.Thread(target=correct, args=(side,)) for side in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for live in (one, two):
        until(lambda: live.shown.snapshot.version == before + 20, live)  # noqa: B023
    assert one.shown.snapshot.log(None) == two.shown.snapshot.log(None)


# Links


def test_a_link_that_was_renewed_elsewhere_opens_nothing(hosts: Hosts) -> None:
    a, b = hosts
    one = a.drafting()
    two, old = b.tables.table(one.id), a.tables.link(one.id, "1")
    ben = b.tables.enter(old, PHONE)
    code = b.tables.enter_code(b.tables.link(one.id, CODE))
    assert ben
    assert code
    with deaf(b):
        for holder in ("1", CODE):
            a.tables.reissue(a.host(one), holder)
        assert two.recognise(ben), "not yet"
        assert b.tables.enter(old, PHONE) is None
        assert two.recognise(ben) is None, "it has heard of it now"
    assert b.tables.enter(a.tables.link(one.id, "1"), PHONE)


@pytest.mark.parametrize("act", ["submit", "look", "sit", "desk", "reissue"])
def test_no_act_by_a_link_that_has_ended_elsewhere(hosts: Hosts, act: str) -> None:
    a, b = hosts
    one = a.drafting(host_seat=1)
    two, ada, host = b.tables.table(one.id), b.seat(one, 0), b.host(one)
    watcher = b.watcher(two)
    acts: dict[str, Callable[[], object]] = {
        "submit": lambda: tap(two, ada, 0, "pick", card=hand(two, 0)[0]),
        "look": lambda: two.looked(ada, 0),
        "sit": lambda: b.tables.sit(watcher, 3),
        "desk": lambda: two.tick(host, "mine"),
        "reissue": lambda: b.tables.reissue(ada, "0"),
    }
    with deaf(b):
        for holder in ("0", CODE, HOST):
            a.tables.reissue(a.seat(one, 1), holder)
        with pytest.raises(Stranger):
            acts[act]()
    assert one.shown.snapshot.version == b.store.table(one.id).version


def test_who_was_sent_away_at_one_host_does_not_come_in_at_the_other(hosts: Hosts) -> None:
    a, b = hosts
    one = a.drafting()
    b.tables.table(one.id)
    link = a.tables.link(one.id, "1")
    for device in (PHONE, OTHER):
        assert b.tables.enter(link, device)
    with deaf(b):
        stays, goes = (one_.device for one_ in _at(a, one, 1))
        a.tables.send_away(a.host(one), 1, goes)
        assert b.tables.enter(link, OTHER) is None
        assert b.tables.was_sent_away(link, OTHER)
        came = b.tables.enter(link, PHONE)
    assert came
    assert came.device == stays


def _at(house: House, live: LiveTable, seat: int) -> tuple[Any, ...]:
    live.refresh()
    return live.devices(seat)


def test_of_two_who_take_a_seat_at_two_hosts_one_gets_it(hosts: Hosts) -> None:
    a, b = hosts
    one = a.table()
    watchers = [a.watcher(one), b.watcher(b.tables.table(one.id))]
    got: list[str | None] = [None, None]

    def sit(at: int) -> None:
        got[at] = hosts[at].tables.sit(watchers[at], 2)

    threads = [threading.Thread(target=sit, args=(at,)) for at in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(link is None for link in got) == [False, True]


def test_what_may_be_printed_is_printed_by_any_host(hosts: Hosts) -> None:
    a, b = hosts
    one = a.drafting(host_seat=1)
    key = a.tables.own_report(a.seat(one, 0))
    ticket = b.tables.ticket(key)
    assert ticket
    assert (ticket.guest, ticket.sheet, b.tables.leads_to(key)) == (a.seat(one, 0), "report", one.id)
    with deaf(b):
        a.tables.reissue(a.seat(one, 1), "0")
        assert b.tables.ticket(key) is None


# The desk


def test_a_tick_does_not_write_a_hand_over_back(hosts: Hosts) -> None:
    a, b = hosts
    one = a.table(host_seat=0)
    two, ben, host = b.tables.table(one.id), b.seat(one, 1), b.seat(one, 0)
    with deaf(b):
        a.tables.hand_over(a.host(one), 1)
        with pytest.raises(Illegal):
            two.tick(host, "a step")
        two.tick(ben, "a step")
    for live in (one, two):
        until(lambda: live.shown.snapshot.desk.ticked == {"a step"}, live)  # noqa: B023
        assert (live.shown.snapshot.desk.host_seat, live.shown.snapshot.desk.handed) == (1, True)


def test_ticks_at_two_hosts_are_all_there(hosts: Hosts) -> None:
    a, b = hosts
    one = a.table()
    two = b.tables.table(one.id)
    sides = [(one, a.host(one)), (two, b.host(two))]
    threads = [
        threading.Thread(target=lambda side=side: [sides[side][0].tick(sides[side][1], f"{side}{n}") for n in range(8)])
        for side in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for live in (one, two):
        until(lambda: len(live.shown.snapshot.desk.ticked) == 16, live)  # noqa: B023


# Covers


def test_what_was_seen_at_one_host_is_not_undone_at_the_other(hosts: Hosts) -> None:
    a, b = hosts
    one = a.drafting()
    two = b.tables.table(one.id)
    picked(b, two)
    ada = b.seat(two, 0)
    until(lambda: one.shown.snapshot.version == 3, one)
    with deaf(b):
        one.looked(a.seat(one, 1), 1)
        assert two.undo_target(0) == 2, "it has not heard of it"
        with pytest.raises(Illegal) as refused:
            tap(two, ada, 0, "undo", to=2)
        assert (refused.value.rule, refused.value.facts["why"]) == ("X3", "seen")
    assert two.undo_target(0) is None


def test_a_host_who_plays_takes_back_what_was_seen_only_as_host(hosts: Hosts) -> None:
    """The button of the own last move was offered while nobody had looked: it tells nothing of what was seen."""
    a, b = hosts
    one = a.drafting(host_seat=0)
    two = b.tables.table(one.id)
    picked(b, two)
    ada = b.seat(two, 0)
    assert ada.host
    until(lambda: one.shown.snapshot.version == 3, one)
    with deaf(b):
        one.looked(a.seat(one, 1), 1)
        error = refused(lambda: tap(two, ada, 0, "undo", to=2))
        assert error is not None
        assert (error.rule, error.facts["why"]) == ("X3", "seen")
    tap(two, ada, None, "undo", to=2)
    assert two.shown.snapshot.depth == 2


def test_who_looks_after_an_undo_elsewhere_sees_what_is_there_now(hosts: Hosts) -> None:
    a, b = hosts
    one = a.drafting()
    two = b.tables.table(one.id)
    picked(a, one)
    until(lambda: two.shown.snapshot.version == 3, two)
    ben = b.seat(two, 1)
    with deaf(b):
        tap(one, a.seat(one, 0), 0, "undo", to=2)
        two.looked(ben, 1)
        assert two.shown.snapshot.version == 4
        assert two.shown.memory.opened == {(1, 2)}
    picked(a, one)
    assert one.undo_target(0) == 2, "what was undone has not been seen"


def test_of_an_undo_and_a_look_at_once_each_knows_of_the_other(hosts: Hosts) -> None:
    """Either the undo came first, and what was seen is what is there since; or the look did, and it is not undone."""
    a, b = hosts
    one = a.drafting()
    two = b.tables.table(one.id)
    ada, ben, host = a.seat(one, 0), b.seat(two, 1), a.host(one)
    undone = []
    for turn in range(12):
        tap(one, ada, 0, "pick", card=hand(one, 0)[0])
        until(lambda: two.shown.snapshot.version == one.shown.snapshot.version, two)
        together = threading.Barrier(2, timeout=PATIENCE)

        def look(late: float = 0.0005 * (turn % 4)) -> None:
            together.wait()  # noqa: B023
            time.sleep(late)
            two.looked(ben, 1)

        looking = threading.Thread(target=look)
        looking.start()
        together.wait()
        error = refused(lambda: tap(one, ada, 0, "undo", to=2))
        assert error is None or error.facts["why"] == "seen"
        undone.append(error is None)
        looking.join()
        assert ((1, 3) in a.store.surroundings(one.id).looks) is not undone[-1]
        if not undone[-1]:
            tap(one, host, None, "undo", to=2)
        until(lambda: two.shown.snapshot.depth == 2, two)
    assert len(undone) == 12


def test_what_was_seen_is_known_after_a_restart_and_the_rest_can_be_undone(hosts: Hosts) -> None:
    a, _ = hosts
    one = a.drafting()
    picked(a, one)
    a.restart()
    again = a.tables.table(one.id)
    assert again.undo_target(0) == 2
    again.looked(a.seat(again, 1), 1)
    a.restart()
    assert a.tables.table(one.id).undo_target(0) is None


# Who is there


def test_who_is_connected_at_any_host_is_shown_at_all(hosts: Hosts) -> None:
    a, b = hosts
    one = a.table()
    two = b.tables.table(one.id)
    one.arrive("a phone", 0)
    until(lambda: two.shown.present == {0}, two)
    two.arrive("another", 1)
    two.arrive("a tablet", None)
    until(lambda: one.shown.present == {0, 1}, one)
    assert a.together
    assert a.store.present_elsewhere(a.together.host)[one.id] == Present(frozenset({1}), 2)
    assert not two.deserted
    one.leave("a phone")
    until(lambda: two.shown.present == {1}, two)
    two.leave("another")
    until(lambda: one.shown.present == set(), one)


def phone_at_the_other(hosts: Hosts) -> LiveTable:
    """A table at one host, which knows of a phone that is connected to the other."""
    a, b = hosts
    one = a.table()
    b.tables.table(one.id).arrive("a phone", 2)
    until(lambda: one.shown.present == {2}, one)
    return one


def test_the_phones_of_a_host_that_ends_are_not_there(hosts: Hosts) -> None:
    one = phone_at_the_other(hosts)
    hosts[1].be_deaf()
    until(lambda: one.shown.present == set(), one)


def test_a_host_that_is_missed_for_a_while_is_gone_and_comes_back(hosts: Hosts) -> None:
    a, _ = hosts
    one = phone_at_the_other(hosts)
    with a.store._write() as connection:  # as after ten seconds without a word
        connection.exec_driver_sql("UPDATE hosts SET until = 0")
    until(lambda: one.shown.present == set(), one)
    until(lambda: one.shown.present == {2}, one)


# The secret


def test_a_host_with_another_secret_does_not_start(hosts: Hosts, tmp_path: Path) -> None:
    a, _ = hosts
    one = a.drafting()
    link = a.tables.link(one.id, "1")
    other = Secret(b"another" * 8)
    stranger = Tables(a.store, other)
    for anew, code in ((False, "store-other-secret"), (True, "store-secret-in-use")):
        with pytest.raises(StoreError) as refused:
            Together(stranger, a.store, other.fingerprint()).start(anew)
        assert refused.value.code == code
    with pytest.raises(StoreError):
        stranger.table(one.id)
    assert a.tables.enter(link, PHONE), "nobody's link has ended"


def test_the_secret_can_be_changed_while_no_host_runs(hosts: Hosts) -> None:
    a, b = hosts
    one = a.drafting()
    old = a.tables.link(one.id, "1")
    for host in hosts:
        host.be_deaf()
    other = Secret(b"another" * 8)
    tables = Tables(b.store, other)
    new = Together(tables, b.store, other.fingerprint())
    with pytest.raises(StoreError):
        new.start()
    new.start(anew=True)
    assert tables.enter(old, PHONE) is None
    assert tables.enter(tables.link(one.id, "1"), PHONE)
    new.stop()
    with pytest.raises(StoreError):
        Together(a.tables, a.store, Secret.kept_in(a.folder).fingerprint()).start()
