"""Links: 128 bits, made again from the secret and not to be read out of the database, ended at once by a new one."""

import base64
import logging
import re
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from model.kernel.illegal import Illegal
from model.store import StoreError
from model.table.desk import Desk
from model.table.device import Device
from model.table.doorkeeper import FORGETS, FREE, LONGEST, MOST, Doorkeeper
from model.table.errors import NotKept, Stranger
from model.table.guest import CODE, HOST
from model.table.live import LiveTable
from model.table.secret import CODE_LENGTH, LETTERS, Secret
from tests.model.table.house import House, dos, hand, picked, tap

SEATS = ("0", "1", "2", "3")
PHONE = Device("the phone", "android")


def links(house: House, live: LiveTable) -> dict[str, str]:
    return {holder: house.tables.link(live.id, holder) for holder in (HOST, CODE, *SEATS)}


# What a link is


def test_a_token_has_128_bits_and_fits_into_an_address(house):
    lives = [house.table() for _ in range(3)]
    tokens = [token for live in lives for holder, token in links(house, live).items() if holder != CODE]
    tokens.append(house.tables.owner_link())
    assert len(set(tokens)) == 3 * 5 + 1
    for token in tokens:
        assert re.fullmatch(r"[A-Za-z0-9_-]+", token)
        assert len(base64.urlsafe_b64decode(token + "==")) * 8 == 128


def test_a_code_can_be_read_out(house):
    codes = [house.tables.link(house.table().id, CODE) for _ in range(20)]
    assert len(set(codes)) == 20
    assert all(len(code) == CODE_LENGTH and set(code) <= set(LETTERS) for code in codes)


def test_every_link_says_whose_it_is(house):
    live = house.table(host_seat=2)
    known = {holder: house.tables.enter(token, PHONE) for holder, token in links(house, live).items()}
    assert known.pop(CODE) is None  # typed where a link belongs
    assert {holder: (guest.table, guest.seat, guest.host) for holder, guest in known.items()} == {
        HOST: (live.id, 2, True),
        "0": (live.id, 0, False),
        "1": (live.id, 1, False),
        "2": (live.id, 2, True),
        "3": (live.id, 3, False),
    }


@pytest.mark.parametrize("token", ["", "x", "A" * 22, "é密", "a\0b", "\ud800", "x" * 10_000])
def test_what_is_no_link_leads_nowhere(house, token):
    house.table()
    assert house.tables.enter(token, PHONE) is None
    assert house.tables.enter_code(token) is None
    assert not house.tables.is_owner(token)


def test_a_token_is_no_code_and_a_table_taken_away_has_no_links(house):
    live = house.table()
    made = links(house, live)
    assert house.tables.enter_code(made["0"]) is None
    house.tables.delete(live.id)
    assert [house.tables.enter(token, PHONE) for token in made.values()] == [None] * 6
    assert house.tables.enter_code(made[CODE]) is None


def test_the_owner_is_known_by_his_link_alone(house):
    live = house.table()
    owner = house.tables.owner_link()
    assert house.tables.is_owner(owner)
    assert house.tables.enter(owner, PHONE) is None
    assert not any(map(house.tables.is_owner, links(house, live).values()))
    house.restart()
    assert house.tables.is_owner(owner)
    assert owner == house.tables.owner_link()


# The secret


def test_links_are_the_same_after_a_restart(house):
    live = house.drafting()
    house.tables.reissue(house.host(live), "1")
    before = links(house, live)
    ben = house.tables.enter(before["1"], PHONE)
    house.restart()
    again = house.tables.table(live.id)
    assert links(house, again) == before
    assert house.tables.enter(before["1"], PHONE) == ben
    picked(house, again)


def test_no_link_is_in_the_database(house, caplog):
    """Nor in what is logged: neither as people hold it, nor as its bytes."""
    caplog.set_level(logging.DEBUG)
    live = house.drafting(host_seat=0)
    old = links(house, live)
    for holder in (CODE, HOST, *SEATS):
        house.tables.reissue(house.seat(live, 0), holder)
    picked(house, live)
    house.tables.sit(house.watcher(live), 1)
    late = house.seat(live, 1)
    house.tables.reissue(house.host(live), "1")
    with pytest.raises(Stranger):
        tap(live, late, 1, "stay")
    held = [*old.values(), *links(house, live).values(), house.tables.owner_link()]
    files = [file for file in house.folder.iterdir() if file.name.startswith("companion.sqlite")]
    assert {"companion.sqlite", "companion.sqlite-wal"} <= {file.name for file in files}
    kept = b"".join(file.read_bytes() for file in files)
    assert b"host_seat" in kept  # we do look at what is there
    secret = (house.folder / "secret.key").read_bytes()
    assert secret not in kept
    for link in held:
        assert link.encode() not in kept
        assert link not in caplog.text
        if len(link) > CODE_LENGTH:
            raw = base64.urlsafe_b64decode(link + "==")
            assert raw not in kept
            assert raw.hex().encode() not in kept.lower()


def test_the_secret_is_its_owners_alone(house):
    file = house.folder / "secret.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(file.read_bytes()) == 32
    assert [each.name for each in house.folder.iterdir() if "secret" in each.name] == ["secret.key"]


def test_every_folder_has_a_secret_of_its_own(tmp_path):
    one, two, again = (Secret.kept_in(tmp_path / name) for name in ("one", "two", "one"))
    assert one.token("t", "0", 1) == again.token("t", "0", 1) != two.token("t", "0", 1)
    assert one.hash("x") != two.hash("x")


@pytest.mark.parametrize("loss", ["gone", "empty", "cut off"])
def test_without_the_secret_links_are_new_and_games_stay(house, loss):
    live = house.calling()
    before, log = links(house, live), live.shown.snapshot.log(0)
    owner, code = house.tables.owner_link(), house.tables.link(live.id, CODE)
    file = house.folder / "secret.key"
    if loss == "gone":
        file.unlink()
    else:
        file.write_bytes(file.read_bytes()[: 0 if loss == "empty" else 20])
    house.restart()
    again = house.tables.table(live.id)
    assert again.shown.snapshot.log(0) == log
    assert [house.tables.enter(token, PHONE) for token in before.values()] == [None] * 6
    assert house.tables.enter_code(code) is None
    assert not house.tables.is_owner(owner)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not set(links(house, again).values()) & set(before.values())
    tap(again, house.seat(again, 0), None, "call")


def test_a_guest_from_before_the_loss_is_a_stranger(house):
    live = house.drafting()
    ada, card = house.seat(live, 0), hand(live, 0)[0]
    (house.folder / "secret.key").unlink()
    house.restart()
    with pytest.raises(Stranger):
        tap(house.tables.table(live.id), ada, 0, "pick", card=card)


# Issued anew


@pytest.mark.parametrize("holder", ["0", HOST])
def test_a_new_link_ends_the_old_one_at_once(house, caplog, holder):
    live = house.drafting(host_seat=0)
    old = house.tables.link(live.id, holder)
    guest, card, version = house.tables.enter(old, PHONE), hand(live, 0)[0], live.shown.snapshot.version
    new = house.tables.reissue(house.host(live), holder)
    assert new != old
    assert new == house.tables.link(live.id, holder)
    assert house.tables.enter(old, PHONE) is None
    assert live.recognise(guest) is None
    for late in (
        lambda: tap(live, guest, 0, "pick", card=card),
        lambda: live.looked(guest, 0),
        lambda: live.set_desk(guest, one_device=True),
        lambda: house.tables.reissue(guest, holder),
        lambda: house.tables.hand_over(guest, 1),
        lambda: house.tables.sit(guest, 1),
    ):
        caplog.clear()
        with pytest.raises(Stranger):
            late()
        assert f"a link of {holder} that has ended was used" in caplog.text
    assert (live.shown.snapshot.version, live.shown.snapshot.desk) == (version, Desk(host_seat=0))
    tap(live, house.tables.enter(new, PHONE), 0, "pick", card=card)


def test_an_old_link_stays_ended_after_a_restart(house):
    live = house.drafting()
    old = [house.tables.link(live.id, "0")]
    ada = house.seat(live, 0)
    for _ in range(3):
        old.append(house.tables.reissue(house.host(live), "0"))
    house.restart()
    assert [house.tables.enter(token, PHONE) is None for token in old] == [True, True, True, False]
    with pytest.raises(Stranger):
        tap(house.tables.table(live.id), ada, 0, "stay")


def test_only_the_host_issues_others_links(house, caplog):
    live = house.table(host_seat=2)
    before = links(house, live)
    caplog.set_level(logging.INFO)
    refused = [(house.seat(live, 0), holder) for holder in ("1", "2", "3", HOST, CODE)]
    refused += [(house.watcher(live), holder) for holder in ("0", HOST, CODE)]
    for guest, holder in refused:
        caplog.clear()
        with pytest.raises(Illegal) as told:
            house.tables.reissue(guest, holder)
        assert (told.value.rule, told.value.facts) == ("X1", {"why": "host"})
        assert f"{guest.holder} may not issue a link for {holder}" in caplog.text
    assert links(house, live) == before
    assert house.tables.reissue(house.seat(live, 0), "0") != before["0"]
    for holder in ("1", CODE, HOST, "2"):
        assert house.tables.reissue(house.seat(live, 2), holder) != before[holder]


def test_there_is_no_link_for_a_seat_that_is_not_there(house):
    live = house.table()
    for holder in ("4", "-1", "", "nobody"):
        with pytest.raises(Illegal):
            house.tables.reissue(house.host(live), holder)


def test_a_link_leads_to_its_own_table_only(house):
    """Both are the first link of seat 0, but of different tables."""
    one, two = house.drafting(), house.drafting()
    ada = house.seat(one, 0)
    assert two.recognise(ada) is None
    with pytest.raises(Stranger):
        tap(two, ada, 0, "pick", card=hand(two, 0)[0])
    assert dos(two) == ["start", "deal"]
    assert two.recognise(house.host(one)) is None


# The code


def test_by_the_code_one_takes_a_free_seat(house):
    live = house.drafting()
    first, second = house.watcher(live), house.watcher(live)
    assert (first.seat, first.host) == (None, False)
    token = house.tables.sit(first, 0)
    assert token == house.tables.link(live.id, "0")
    assert live.shown.taken == {0}
    assert house.tables.sit(second, 0) is None
    tap(live, house.tables.enter(token, PHONE), 0, "pick", card=hand(live, 0)[0])
    assert house.tables.sit(second, 1) is not None
    assert live.shown.taken == {0, 1}


def test_a_seat_that_came_by_its_link_is_taken(house):
    live = house.table(host_seat=3)
    told = []
    live.subscribe(lambda: told.append(live.shown.taken))
    house.tables.enter(house.tables.link(live.id, "1"), PHONE)
    assert told[-1] == live.shown.taken == {1, 3}  # the host sits already
    assert house.tables.sit(house.watcher(live), 1) is None
    assert house.tables.sit(house.watcher(live), 3) is None
    house.restart()
    again = house.tables.table(live.id)
    assert again.shown.taken == {1, 3}
    assert house.tables.sit(house.watcher(again), 1) is None


def test_a_seat_is_freed_by_a_new_link(house):
    live = house.table()
    ben = house.tables.enter(house.tables.link(live.id, "1"), PHONE)
    assert live.shown.taken == {1}
    house.tables.reissue(house.host(live), "1")
    assert live.shown.taken == frozenset()
    assert live.recognise(ben) is None
    token = house.tables.sit(house.watcher(live), 1)
    assert house.tables.enter(token, PHONE).seat == 1
    assert live.shown.taken == {1}


def test_nobody_sits_on_a_seat_that_is_not_there(house):
    live = house.table()
    for seat in (4, -1):
        with pytest.raises(StoreError):
            house.tables.sit(house.watcher(live), seat)
    assert live.shown.taken == frozenset()


def test_a_new_code_ends_the_old_one(house):
    live = house.table()
    old, watcher = house.tables.link(live.id, CODE), house.watcher(live)
    new = house.tables.reissue(house.host(live), CODE)
    assert house.tables.enter_code(old) is None
    assert live.recognise(watcher) is None
    with pytest.raises(Stranger):
        house.tables.sit(watcher, 0)
    assert house.tables.enter_code(new).table == live.id


@pytest.mark.parametrize(
    "typed", [str.lower, str.title, lambda c: f" {c[:3]} {c[3:]}\n", lambda c: "-".join(c), lambda c: f"1{c.lower()}0"]
)
def test_a_code_is_understood_as_people_type_it(house, typed):
    live = house.table()
    guest = house.tables.enter_code(typed(house.tables.link(live.id, CODE)))
    assert guest is not None
    assert guest.table == live.id


def test_a_code_that_is_not_quite_right_leads_nowhere(house):
    code = house.tables.link(house.table().id, CODE)
    other = LETTERS[LETTERS.index(code[-1]) - 1]
    for typed in (code[:-1], code + code[0], code[:-1] + other, code[::-1] if code != code[::-1] else "", "%"):
        assert house.tables.enter_code(typed) is None


# The host


def test_a_host_who_plays_has_his_seats_rights_and_eyes(house):
    live = house.table(host_seat=1)
    host, seat = house.host(live), house.seat(live, 1)
    assert (host.seat, host.host, seat.seat, seat.host) == (1, True, 1, True)
    assert not house.seat(live, 0).host


@pytest.mark.parametrize("by", [HOST, "0"])
def test_rights_are_handed_over(house, caplog, by):
    """The new host uses the own link; no device of the old one sees as the new one's seat."""
    caplog.set_level(logging.INFO)
    live = house.drafting(host_seat=0)
    desk, ada, cleo = house.host(live), house.seat(live, 0), house.seat(live, 2)
    house.tables.hand_over(desk if by == HOST else ada, 2)
    assert live.recognise(desk) is None
    assert live.recognise(ada).host is False
    assert live.recognise(cleo).host is True
    assert live.shown.snapshot.desk.host_seat == 2
    with pytest.raises(Illegal) as told:
        live.set_desk(ada, one_device=True)
    assert told.value.facts == {"why": "host"}
    assert "the desk is not for 0" in caplog.text
    live.set_desk(cleo, one_device=True)
    house.restart()
    again = house.tables.table(live.id)
    assert (again.recognise(ada).host, again.recognise(cleo).host, again.recognise(desk)) == (False, True, None)
    assert again.shown.snapshot.desk == Desk(host_seat=2, handed=True, one_device=True)


@pytest.mark.parametrize("by", [HOST, "0"])
def test_nothing_of_the_new_host_is_shown_while_rights_are_handed_over(house, by):
    """Whoever is told of a change asks as whom the old host's link is seen: never as the new one's seat."""
    live = house.drafting(host_seat=0)
    desk, seen = house.host(live), []
    live.subscribe(lambda: seen.append(live.recognise(desk)))
    house.tables.hand_over(desk if by == HOST else house.seat(live, 0), 2)
    assert set(seen) == {None}


def test_the_machine_keeps_a_hosts_link_without_a_seat(house):
    """Its owner can help when the new host is gone, and sees what everybody sees."""
    live = house.drafting(host_seat=0)
    house.tables.hand_over(house.host(live), 2)
    house.restart()
    again = house.tables.table(live.id)
    assert (house.host(again).seat, house.host(again).host) == (None, True)


def test_half_a_hand_over_is_none(house):
    live = house.drafting(host_seat=0)
    desk = house.host(live)
    with house.sqlite() as raw:
        raw.execute("CREATE TRIGGER closed BEFORE UPDATE OF desk ON tables BEGIN SELECT RAISE(ABORT, ''); END")
    with pytest.raises(NotKept):
        house.tables.hand_over(desk, 2)
    raw.close()
    house.restart()
    again = house.tables.table(live.id)
    assert again.recognise(desk) == desk
    assert [note.kind for note in again.shown.snapshot.notes] == []
    assert (house.host(again).seat, house.seat(again, 2).host) == (0, False)


def test_who_hosts_is_not_set_at_the_desk(house):
    live = house.drafting(host_seat=0)
    with pytest.raises(Illegal):
        live.set_desk(house.host(live), host_seat=2)
    assert house.host(live).seat == 0


def test_fast_ticks_all_count(house):
    live = house.table(host_seat=0)
    host = house.host(live)
    steps = [step.id for step in live.shown.snapshot.checklist]
    with ThreadPoolExecutor(8) as hands:
        list(hands.map(lambda step: live.tick(host, step), steps))
    assert live.shown.snapshot.desk.ticked == set(steps)
    live.tick(host, steps[0])
    assert live.shown.snapshot.desk.ticked == set(steps[1:])
    with pytest.raises(Illegal):
        live.tick(house.seat(live, 1), steps[0])


def test_only_the_host_hands_over_and_only_to_a_player(house):
    live = house.table(host_seat=0)
    for guest in (house.seat(live, 1), house.watcher(live)):
        with pytest.raises(Illegal):
            house.tables.hand_over(guest, 1)
    for seat in (4, -1):
        with pytest.raises(Illegal):
            house.tables.hand_over(house.host(live), seat)
    assert live.shown.snapshot.desk.host_seat == 0
    assert house.host(live).host


# The doorkeeper


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_few_wrong_ones_cost_nothing_then_each_costs_more(clock):
    keeper, waits = Doorkeeper(clock), []
    for _ in range(FREE + 8):
        keeper.wrong("10.0.0.9")
        waits.append(keeper.wait("10.0.0.9"))
        clock.now += keeper.wait("10.0.0.9")
        assert keeper.wait("10.0.0.9") == 0
    assert waits == [0] * FREE + [1, 2, 4, 8, 16, 30, 30, 30]
    assert LONGEST == 30


def test_many_tries_at_once_gain_nothing(clock):
    keeper, looked = Doorkeeper(clock), []

    def key() -> None:
        looked.append(1)
        time.sleep(0.01)

    with ThreadPoolExecutor(40) as hands:
        list(hands.map(lambda _: keeper.opens("10.0.0.9", key), range(40)))
    assert len(looked) == FREE + 1
    assert keeper.opens("10.0.0.8", lambda: "a seat") == "a seat"


def test_waiting_gets_shorter_and_others_do_not_wait(clock):
    keeper = Doorkeeper(clock)
    for _ in range(FREE + 4):
        keeper.wrong("10.0.0.9")
    clock.now += 3
    assert (keeper.wait("10.0.0.9"), keeper.wait("10.0.0.8")) == (5, 0)


def test_one_who_never_stops_waits_as_long_as_ever(clock):
    keeper = Doorkeeper(clock)
    for _ in range(5000):
        keeper.wrong("10.0.0.9")
    assert keeper.wait("10.0.0.9") == LONGEST


def test_it_forgets_after_a_while(clock):
    keeper = Doorkeeper(clock)
    for _ in range(FREE + 4):
        keeper.wrong("10.0.0.9")
    clock.now += FORGETS - 1
    keeper.wrong("10.0.0.9")
    assert keeper.wait("10.0.0.9") > 0
    clock.now += FORGETS + 1
    keeper.wrong("10.0.0.9")
    assert keeper.wait("10.0.0.9") == 0


def test_it_remembers_the_newest_addresses(clock):
    keeper = Doorkeeper(clock)
    for address in ["first", *map(str, range(MOST))]:
        for _ in range(FREE + 1):
            keeper.wrong(address)
    assert keeper.wait("first") == 0
    assert keeper.wait("0") == keeper.wait(str(MOST - 1)) == 1


def test_guessing_a_code_takes_years():
    """Even ten addresses that try without a pause."""
    tries = len(LETTERS) ** CODE_LENGTH
    assert tries * LONGEST / 10 > 20 * 365 * 24 * 3600


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    assert Secret.kept_in(tmp_path / "a" / "b").token("t", "0", 1)
