"""A move is checked, stored, then shown: one of many wins, a double tap counts once, a failing disk changes nothing."""

import logging
import resource
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import reduce
from pathlib import Path
from threading import Barrier
from typing import Any

import msgspec
import pytest

from model.kernel.illegal import Illegal
from model.kernel.record import SAMPLE
from model.store import Store
from model.table.errors import Behind, NotKept
from model.table.live import LiveTable
from tests.model.table.house import House, act, dos, hand, picked, tap
from tests.patience import PATIENCE

PHONES = 8


def stored(house: House, live: LiveTable) -> list[dict[str, Any]]:
    """The log as it lies on disk."""
    return [msgspec.json.decode(each.entry) for each in house.store.entries(live.id)]


def at_once(phones: int, tap: Callable[[int], int]) -> list[int | Behind]:
    """What each phone is told when all tap in the same moment."""
    together = Barrier(phones, timeout=PATIENCE)

    def one(phone: int) -> int | Behind:
        together.wait()
        try:
            return tap(phone)
        except Behind as behind:
            return behind

    with ThreadPoolExecutor(phones) as threads:
        return list(threads.map(one, range(phones)))


# One phone


def test_an_accepted_move_is_on_disk_and_shown(house):
    live = house.drafting()
    before, card = live.shown.snapshot, hand(live, 0)[0]
    version = live.submit(house.seat(live, 0), 0, {"do": "pick", "card": card}, before.version, "tap-1")
    assert version == live.shown.snapshot.version == before.version + 1
    assert stored(house, live)[-1] == {"seat": 0, "do": "pick", "card": card}
    assert house.store.entries(live.id)[-1].client_id == "tap-1"
    assert live.shown.snapshot.view(0).seats[0].characters == (card,)
    assert before.view(0).seats[0].characters == ()  # who still looks at the old one sees the old one


REFUSED = [
    ("LT3.6", 1, {"do": "pick", "card": "child"}),
    ("LT3.7", 0, {"do": "pick", "card": "UP"}),
    ("X1", 0, {"do": "stay"}),
    ("X2", 0, {"do": "dance"}),
    ("X2", 0, {"do": "pick"}),
    ("X2", 0, {}),
    ("X2", 0, {"do": "pick", "card": "child", "more": 1}),
    ("X2", 0, {"do": "correct", "set": {"seats.0.gems": 1}, "why": "x" * 5000}),
    ("X2", 0, {"do": "correct", "set": {"seats.0.gems": 1}, "why": "half a letter: \ud800"}),
    ("X2", 0, {"do": "correct", "set": {"seats.0.gems": reduce(lambda inner, _: [inner], range(5000), 0)}}),
    ("LT7.6", 0, {"do": "correct", "set": {"seats.0.gems": 10**30}}),
    ("X2", 0, {"do": "correct", "set": {"seats.0.gems": {1, 2}.__iter__()}}),
]


@pytest.mark.parametrize(("rule", "seat", "move"), REFUSED)
def test_a_refused_move_changes_nothing(house, caplog, rule, seat, move):
    live = house.drafting()
    guest = house.seat(live, seat)
    shown, before = live.shown, stored(house, live)
    if move.get("card") == "UP":
        move = {**move, "card": shown.snapshot.view(None).up[0]}
    told = []
    live.subscribe(lambda: told.append(1))
    with caplog.at_level(logging.INFO, "model.table"), pytest.raises(Illegal) as refused:
        live.submit(guest, seat, move, shown.snapshot.version, "tap-1")
    assert refused.value.rule == rule
    assert live.shown is shown
    assert stored(house, live) == before
    assert told == []
    written = "(its own matter)" if rule == "LT3.7" else rule  # what lies in a hand is not the machine's to tell
    assert f"{seat} for seat {seat} was refused: {written}" in caplog.text


def test_who_was_refused_may_use_the_same_tap_again(house):
    live = house.drafting()
    version, ada = live.shown.snapshot.version, house.seat(live, 0)
    with pytest.raises(Illegal):
        live.submit(ada, 0, {"do": "pick", "card": live.shown.snapshot.view(None).up[0]}, version, "tap-1")
    assert live.submit(ada, 0, {"do": "pick", "card": hand(live, 0)[0]}, version, "tap-1") == version + 1


def test_who_has_not_seen_everything_is_told_so(house):
    live = house.drafting()
    picked(house, live)
    version, ben = live.shown.snapshot.version, house.seat(live, 1)
    for expected in (0, version - 1, version + 1, -1):
        with pytest.raises(Behind) as behind:
            live.submit(ben, 1, {"do": "pick", "card": hand(live, 1)[0]}, expected, f"tap{expected}")
        assert (behind.value.expected, behind.value.actual) == (expected, version)
    assert live.shown.snapshot.version == version
    assert len(stored(house, live)) == version


def test_a_double_tap_counts_once(house):
    live = house.drafting()
    version, ada = live.shown.snapshot.version, house.seat(live, 0)
    move = {"do": "pick", "card": hand(live, 0)[0]}
    told = [live.submit(ada, 0, move, expected, "tap-1") for expected in (version, version, version + 1)]
    assert told == [version + 1] * 3
    assert dos(live) == ["start", "deal", "pick"]


def test_a_tap_sent_again_after_a_restart_counts_once(house):
    live = house.drafting()
    version, move = live.shown.snapshot.version, {"do": "pick", "card": hand(live, 0)[0]}
    live.submit(house.seat(live, 0), 0, move, version, "tap-1")
    house.restart()
    live = house.tables.table(live.id)
    assert live.submit(house.seat(live, 0), 0, move, version, "tap-1") == version + 1
    assert dos(live) == ["start", "deal", "pick"]


def test_everybody_is_told_after_it_is_on_disk(house):
    """Whoever is told looks at a table whose last entry lies in the database already."""
    live = house.drafting()
    for seat in (0, 1):
        house.seat(live, seat)
    told = []

    def look() -> None:
        told.append((live.shown.snapshot.version, house.store.table(live.id).version))

    stop = live.subscribe(look)
    live.subscribe(lambda: 1 / 0)  # a screen that fails keeps nobody waiting
    picked(house, live)
    assert told == [(3, 3)]
    stop()
    picked(house, live)
    assert told == [(3, 3)]


# Many phones


def test_of_many_taps_at_once_one_wins(any_house):
    """Everybody corrects the own gems at the same moment, having seen the same."""
    live = any_house.drafting(PHONES)
    guests = [any_house.seat(live, seat) for seat in range(PHONES)]
    for turn in range(5):
        version = live.shown.snapshot.version

        def correct(phone: int, version: int = version, turn: int = turn) -> int:
            move = {"do": "correct", "set": {f"seats.{phone}.gems": turn}}
            return live.submit(guests[phone], phone, move, version, f"{turn}-{phone}")

        told = at_once(PHONES, correct)
        won = [phone for phone, answer in enumerate(told) if answer == version + 1]
        lost = [answer for answer in told if isinstance(answer, Behind)]
        assert len(won) == 1
        assert [(each.expected, each.actual) for each in lost] == [(version, version + 1)] * (PHONES - 1)
        assert live.shown.snapshot.version == version + 1
        assert stored(any_house, live)[version:] == [
            {"seat": won[0], "do": "correct", "set": {f"seats.{won[0]}.gems": turn}}
        ]


def test_who_lost_taps_again_and_nothing_vanishes(any_house):
    live = any_house.drafting(PHONES)
    guests = [any_house.seat(live, seat) for seat in range(PHONES)]

    def insist(phone: int) -> int:
        while True:
            version = live.shown.snapshot.version
            move = {"do": "correct", "set": {f"seats.{phone}.gems": 1 + phone % 2}}
            with suppress(Behind):
                return live.submit(guests[phone], phone, move, version, f"{phone}-{version}")

    told = at_once(PHONES, lambda phone: max(insist(phone) for _ in range(3)))
    assert live.shown.snapshot.version == 2 + 3 * PHONES == max(told)
    made = [entry["seat"] for entry in stored(any_house, live)[2:]]
    assert sorted(made) == sorted(list(range(PHONES)) * 3)


def test_the_same_tap_over_many_connections_counts_once(any_house):
    live = any_house.drafting()
    version, ada = live.shown.snapshot.version, any_house.seat(live, 0)
    move = {"do": "pick", "card": hand(live, 0)[0]}
    told = at_once(PHONES, lambda _: live.submit(ada, 0, move, version, "tap-1"))
    assert told == [version + 1] * PHONES
    assert dos(live) == ["start", "deal", "pick"]
    assert live.shown.snapshot.to_act == (1,)


@pytest.fixture
def second(any_house: House) -> Iterator[House]:
    """Another process on the same database."""
    other = House(any_house.folder, any_house.url)
    yield other
    other.close()


def test_of_two_hosts_on_one_database_one_wins_and_both_show_it(any_house, second):
    one = any_house.calling()
    two = second.tables.table(one.id)
    version = one.shown.snapshot.version
    sides = [(any_house, one), (second, two)]
    seats = [[side.seat(live, seat) for seat in range(4)] for side, live in sides]

    def correct(phone: int) -> int:
        side, seat = phone % 2, phone // 2
        move = {"do": "correct", "set": {f"seats.{seat}.gems": 7}}
        return sides[side][1].submit(seats[side][seat], seat, move, version, f"tap-{phone}")

    told = at_once(PHONES, correct)
    assert sum(answer == version + 1 for answer in told) == 1
    assert sum(isinstance(answer, Behind) for answer in told) == PHONES - 1
    assert len(stored(any_house, one)) == version + 1
    assert one.shown.snapshot.log(None) == two.shown.snapshot.log(None)
    tap(one, seats[0][0], None, "call")


def test_what_another_host_entered_is_shown_to_every_phone(any_house, second):
    one = any_house.drafting()
    two = second.tables.table(one.id)
    told = []
    two.subscribe(lambda: told.append(two.shown.snapshot.version))
    card, ada = hand(one, 0)[0], second.seat(two, 0)
    picked(any_house, one)
    with pytest.raises(Behind) as behind:
        tap(two, ada, 0, "correct", set={"seats.0.gems": 1})
    assert behind.value.actual == one.shown.snapshot.version
    assert told[-1] == one.shown.snapshot.version
    assert two.shown.snapshot.view(0).seats[0].characters == (card,)


def test_a_tap_that_another_host_has_entered_counts_once(any_house, second):
    """The phone changed over to the other host and sends again what it got no answer to: that one catches up first."""
    one = any_house.calling()
    two = second.tables.table(one.id)
    ada = second.seat(two, 0)
    version = one.shown.snapshot.version
    tap(one, any_house.seat(one, 1), 1, "correct", set={"seats.1.gems": 1})
    move = {"do": "correct", "set": {"seats.0.gems": 9}}
    one.submit(any_house.seat(one, 0), 0, move, version + 1, "tap-1")
    assert two.submit(ada, 0, move, version + 1, "tap-1") == version + 2
    assert two.submit(ada, 0, move, version, "tap-1") == version + 2
    assert one.shown.snapshot.log(0) == two.shown.snapshot.log(0)
    assert len(stored(any_house, one)) == version + 2


# A failing disk


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can be written to, as when nothing more goes onto the disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_what_the_disk_does_not_take_has_not_happened(house):
    live = house.drafting()
    ada, shown, before = house.seat(live, 0), live.shown, stored(house, live)
    move = {"do": "pick", "card": hand(live, 0)[0]}
    told = []
    live.subscribe(lambda: told.append(1))
    for client in ("tap-1", "tap-1", "tap-2"):
        with full_disk(), pytest.raises(NotKept) as failed:
            live.submit(ada, 0, move, shown.snapshot.version, client)
        assert failed.value.code.startswith("store-")
    assert (live.shown, told) == (shown, [])
    assert stored(house, live) == before
    assert live.submit(ada, 0, move, shown.snapshot.version, "tap-1") == shown.snapshot.version + 1
    house.restart()
    assert dos(house.tables.table(live.id)) == ["start", "deal", "pick"]


def test_what_the_database_does_not_take_has_not_happened(house):
    live = house.drafting()
    version = live.shown.snapshot.version
    with house.refusing("NEW.client_id = 'tap-1'"), pytest.raises(NotKept) as failed:
        live.submit(house.seat(live, 0), 0, {"do": "pick", "card": hand(live, 0)[0]}, version, "tap-1")
    assert failed.value.code == "store-failed"
    assert live.shown.snapshot.version == version
    assert live.shown.snapshot.to_act == (0,)
    picked(house, live)


def test_a_table_taken_away_meanwhile_keeps_nothing(house):
    live = house.drafting()
    ada, card = house.seat(live, 0), hand(live, 0)[0]
    house.tables.delete(live.id)
    with pytest.raises(NotKept) as failed:
        tap(live, ada, 0, "pick", card=card)
    assert failed.value.code == "store-no-such-table"


# The app's own shuffles


@pytest.mark.parametrize(
    ("players", "options", "entered"),
    [
        (4, {}, ["start", "deal"]),
        (4, {"tokens": "app"}, ["start", "lay", "deal"]),
        (2, {}, ["start", "deal"]),
        (4, {"draft": "cards"}, ["start"]),
    ],
)
def test_shuffles_follow_by_themselves(house, players, options, entered):
    live = house.table(players, **options)
    characters = ["child", "scout", "canoe", "craftsman"][:players]
    version = tap(live, house.host(live), None, "start", characters=characters)
    assert dos(live) == entered
    assert version == live.shown.snapshot.version == len(entered)
    assert [entry["do"] for entry in stored(house, live)] == entered
    assert {entry.get("by") for entry in stored(house, live)[1:]} <= {None}


def test_with_two_a_card_is_buried_after_the_second_and_the_third_pick(house):
    live = house.calling(2)
    assert dos(live) == ["start", "deal", "pick", "pick", "bury", "pick", "bury", "pick"]
    assert live.shown.snapshot.phase == "call"


def test_a_token_of_the_app_is_refilled_at_once(house):
    live = house.table(4, tokens="app")
    tap(live, house.host(live), None, "start", characters=["seer", "craftsman", "shaman", "thief"])
    while "reveal" not in dos(live):
        act(house, live)
    at = dos(live).index("reveal")
    assert dos(live)[at : at + 2] == ["reveal", "refill"]
    assert stored(house, live)[at + 1]["token"]
    assert live.shown.snapshot.log(None)[at + 1].events[0].token is None


def without_the_last(house: House, live: LiveTable, do: str, to: Path) -> House:
    """A copy of the data folder as it was when the process was killed before the last shuffle was stored."""
    assert stored(house, live)[-1]["do"] == do
    to.mkdir()
    (to / "secret.key").write_bytes((house.folder / "secret.key").read_bytes())
    with sqlite3.connect(house.store.where) as source, sqlite3.connect(to / "companion.sqlite") as copy:
        source.backup(copy)
        copy.execute("DELETE FROM log WHERE version = (SELECT max(version) FROM log)")
        copy.commit()
    return House(to)


@pytest.mark.parametrize(
    ("players", "options", "do"),
    [(4, {}, "deal"), (4, {"tokens": "app"}, "deal"), (2, {}, "bury"), (4, {"tokens": "app"}, "refill")],
)
def test_a_kill_between_move_and_shuffle_is_made_up_for_at_opening(house, tmp_path, players, options, do):
    live = house.drafting(players, **options)
    while dos(live)[-1] != do:
        act(house, live)
    version, after = live.shown.snapshot.version, (live.shown.snapshot.phase, live.shown.snapshot.to_act)
    later = without_the_last(house, live, do, tmp_path / "copy")
    assert len(later.store.entries(live.id)) == version - 1
    again = later.tables.table(live.id)
    assert dos(again) == dos(live)
    assert (again.shown.snapshot.phase, again.shown.snapshot.to_act) == after
    assert len(later.store.entries(live.id)) == again.shown.snapshot.version == version
    later.restart()
    assert dos(later.tables.table(live.id)) == dos(live)  # and not once more
    later.close()


def test_both_shuffles_are_made_up_for(house, tmp_path):
    live = house.drafting(4, tokens="app")
    later = without_the_last(house, live, "deal", tmp_path / "copy")
    with later.sqlite() as raw:
        raw.execute("DELETE FROM log WHERE version = 2")
    raw.close()
    assert dos(later.tables.table(live.id)) == ["start", "lay", "deal"]
    later.close()


@pytest.mark.parametrize("by", ["who comes in", "who taps"])
def test_a_shuffle_the_disk_refused_is_made_up_for(house, caplog, by):
    live = house.table(4)
    with house.refusing("NEW.entry LIKE '%\"deal\"%'"):
        tap(live, house.host(live), None, "start", characters=["child", "scout", "canoe", "craftsman"])
    assert (dos(live), live.shown.snapshot.phase) == (["start"], "deal")
    assert "a shuffle could not be stored" in caplog.text
    told = []
    live.subscribe(lambda: told.append(live.shown.snapshot.version))
    if by == "who comes in":
        live.arrive("phone", 0)
        live.lane.send(int).result()  # it waits for the disk: done in the table's lane
    else:
        with pytest.raises(Behind):
            tap(live, house.seat(live, 0), 0, "stay")
    assert dos(live) == ["start", "deal"] == [entry["do"] for entry in stored(house, live)]
    assert told[-1] == 2
    picked(house, live)


def test_a_kit_of_ones_own_goes_with_the_table(house):
    live = house.tables.create("lost-temple", [("Ada", "red"), ("Ben", "blue")], kit=SAMPLE, title="Sunday")
    house.restart()
    with Store.open(house.url, house.folder) as store:
        assert store.table(live.id).title == "Sunday"
    assert house.tables.table(live.id).shown.snapshot.names == ("Ada", "Ben")
