"""Nobody opens a seat unnoticed: who comes with another device, shows a link, hands over or sends away, is told."""

import pytest

from model.kernel.illegal import Illegal
from model.store import Store
from model.table.device import Device
from model.table.door import NO_SEAT
from model.table.errors import Stranger
from model.table.guest import CODE, HOST, Guest
from model.table.live import LiveTable
from tests.model.table.house import House, hand, tap

BENS, ADAS, CURIOUS, TABLET = (Device(name, "android") for name in ("ben", "ada", "curious", "tablet"))


def enter(house: House, live: LiveTable, holder: int | str, device: Device) -> Guest:
    guest = house.tables.enter(house.tables.link(live.id, str(holder)), device)
    assert guest is not None
    return guest


def told(live: LiveTable) -> list[tuple[str, int | None, int | None]]:
    return [(note.kind, note.seat, note.by) for note in live.shown.snapshot.notes]


def devices(live: LiveTable, seat: int) -> int:
    return len(live.devices(seat))


# A device comes


def test_the_first_device_at_a_seat_is_no_news(house):
    live = house.table(host_seat=0)
    enter(house, live, HOST, ADAS)
    enter(house, live, 1, BENS)
    token = house.tables.sit(house.watcher(live), 2)
    house.tables.enter(token, TABLET)
    assert told(live) == []
    assert [devices(live, seat) for seat in range(4)] == [1, 1, 1, 0]


def test_another_device_at_a_seat_is_told_to_everybody_and_kept(house):
    """Also while the first one sleeps: nobody need be connected."""
    live = house.drafting(host_seat=0)
    enter(house, live, 1, BENS)
    heard = []
    live.subscribe(lambda: heard.append(told(live)))
    enter(house, live, 1, CURIOUS)
    assert heard[-1] == told(live) == [("device", 1, None)]
    assert live.shown.snapshot.notes[0].what == "android"
    house.restart()
    again = house.tables.table(live.id)
    assert told(again) == [("device", 1, None)]
    assert devices(again, 1) == 2


@pytest.mark.parametrize("times", [1, 3])
def test_a_device_that_was_here_before_is_no_news(house, times):
    live = house.table()
    for _ in range(times):
        enter(house, live, 1, BENS)
        enter(house, live, 1, CURIOUS)
        house.restart()
        live = house.tables.table(live.id)
    assert told(live) == [("device", 1, None)]


def test_a_host_who_plays_opens_another_seat_in_a_second_tab(house):
    """The same browser holds the host's link: for Ben's seat it is another device all the same."""
    live = house.drafting(host_seat=0)
    enter(house, live, HOST, ADAS)
    enter(house, live, 1, BENS)
    enter(house, live, 1, ADAS)
    assert told(live) == [("device", 1, None)]


def test_whoever_held_the_seat_once_counts_also_after_a_new_link(house):
    """The host ends Ben's link and opens the new one before Ben does."""
    live = house.drafting(host_seat=0)
    host = enter(house, live, HOST, ADAS)
    enter(house, live, 1, BENS)
    house.tables.reissue(host, "1")
    enter(house, live, 1, ADAS)
    assert told(live) == [("reissued", 1, 0), ("device", 1, None)]
    enter(house, live, 1, BENS)
    assert told(live)[2:] == [("device", 1, None)]  # his old link has ended: he comes to a seat that another has


def test_who_comes_by_the_code_to_a_seat_that_somebody_had(house):
    live = house.drafting(host_seat=0)
    enter(house, live, 1, BENS)
    house.tables.reissue(enter(house, live, HOST, ADAS), "1")
    token = house.tables.sit(house.watcher(live), 1)
    house.tables.enter(token, CURIOUS)
    assert told(live)[-1] == ("device", 1, None)


def test_a_second_laptop_with_the_hosts_link_sees_the_hosts_seat_and_is_told(house):
    live = house.drafting(host_seat=0)
    enter(house, live, HOST, ADAS)
    enter(house, live, HOST, CURIOUS)
    assert told(live) == [("device", 0, None)]


def test_the_own_phone_beside_the_own_laptop_is_one_seat(house):
    live = house.drafting(host_seat=0)
    enter(house, live, HOST, ADAS)
    enter(house, live, 0, ADAS)
    assert told(live) == []
    enter(house, live, 0, TABLET)
    assert told(live) == [("device", 0, None)]


def test_a_host_without_a_seat_and_an_onlooker_open_no_seat(house):
    live = house.drafting()
    enter(house, live, HOST, ADAS)
    house.tables.enter_code(house.tables.link(live.id, CODE))
    assert told(live) == []


def test_another_device_at_the_hosts_desk_is_told_and_can_be_sent_away(house):
    """From the desk every seat can be opened: nobody comes to it unnoticed either."""
    live = house.drafting()
    host, curious = enter(house, live, HOST, ADAS), enter(house, live, HOST, CURIOUS)
    assert told(live) == [("desk", None, None)]
    house.tables.send_away(host, NO_SEAT, curious.device)
    assert live.recognise(curious) is None
    assert live.recognise(host).host


def test_the_machines_owner_back_at_the_desk_is_told_and_named(house):
    live = house.drafting(host_seat=0)
    host = enter(house, live, HOST, ADAS)
    enter(house, live, 1, BENS)
    house.tables.hand_over(host, 2)
    owner = enter(house, live, HOST, ADAS)
    assert told(live)[1:] == [("desk", None, None)]
    house.tables.show_link(owner, 1)
    last = live.shown.snapshot.notes[-1]
    assert (last.kind, last.seat, last.by, last.owner) == ("link-shown", 1, None, True)


def test_who_held_a_link_that_has_ended_is_news_again(house):
    """The host opens a free seat once, makes its link anew, and comes back when somebody sits there."""
    live = house.drafting(host_seat=0)
    host = enter(house, live, HOST, ADAS)
    enter(house, live, 1, ADAS)
    new = house.tables.reissue(host, "1")
    house.tables.enter(house.tables.sit(house.watcher(live), 1), BENS)
    before = len(told(live))
    assert house.tables.enter(new, ADAS).seat == 1
    assert told(live)[before:] == [("device", 1, None)]
    assert [one.device for one in live.devices(1)][-1] == enter(house, live, 1, ADAS).device


def test_asking_who_holds_a_link_opens_nothing(house):
    live = house.drafting()
    assert house.tables.holder(house.tables.link(live.id, "1")).seat == 1
    assert (live.shown.taken, devices(live, 1)) == (frozenset(), 0)


def test_a_disk_that_takes_nothing_keeps_nobody_out_and_it_is_told_all_the_same(house):
    live = house.drafting()
    enter(house, live, 1, BENS)
    with house.sqlite() as raw:
        for name in ("devices", "notes"):
            raw.execute(f"CREATE TRIGGER no_{name} BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, ''); END")
    enter(house, live, 1, CURIOUS)
    assert told(live) == [("device", 1, None)]


def test_of_a_device_that_comes_many_times_at_once_one_is_told(house):
    from concurrent.futures import ThreadPoolExecutor

    live = house.drafting()
    enter(house, live, 1, BENS)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: enter(house, live, 1, CURIOUS), range(16)))
    assert told(live) == [("device", 1, None)]


# Sent away


def test_a_device_sent_away_sees_nothing_more_and_its_link_has_ended(house):
    live = house.drafting()
    ben, curious = enter(house, live, 1, BENS), enter(house, live, 1, CURIOUS)
    link = house.tables.link(live.id, "1")
    house.tables.send_away(ben, 1, curious.device)
    assert live.recognise(curious) is None
    assert live.was_sent_away(curious)
    with pytest.raises(Stranger):
        tap(live, curious, 1, "pick", card="priest")
    assert house.tables.enter(link, CURIOUS) is None
    assert house.tables.enter(link, Device("a new key in the same browser")) is None
    assert told(live) == [("device", 1, None), ("sent-away-within", 1, 1)]
    assert devices(live, 1) == 1


def test_the_seats_other_devices_stay_where_they_are(house):
    """At once, after a reload of the address they have, and after a restart; the seat stays theirs."""
    live = house.drafting()
    ben, tablet = enter(house, live, 1, BENS), enter(house, live, 1, TABLET)
    curious = enter(house, live, 1, CURIOUS)
    link = house.tables.link(live.id, "1")
    house.tables.send_away(ben, 1, curious.device)
    for guest in (ben, tablet):
        assert live.recognise(guest).seat == 1
    assert 1 in live.shown.taken
    assert house.tables.enter(link, BENS).seat == 1
    house.restart()
    assert house.tables.enter(link, TABLET).seat == 1
    assert house.tables.enter(link, CURIOUS) is None
    assert house.tables.was_sent_away(link, CURIOUS)
    assert not house.tables.was_sent_away(link, Device("somebody else"))


def test_who_was_sent_away_comes_back_by_a_link_made_since_and_is_told(house):
    """A wrong tap at the desk locks nobody out for the evening."""
    live = house.drafting(host_seat=0)
    host, ben = enter(house, live, HOST, ADAS), enter(house, live, 1, BENS)
    enter(house, live, 1, TABLET)
    house.tables.send_away(host, 1, ben.device)
    before = len(told(live))
    assert enter(house, live, 1, BENS).seat == 1
    assert told(live)[before:] == [("device", 1, None)]
    assert devices(live, 1) == 2


def test_who_was_sent_away_takes_the_free_seat_by_the_code(house):
    live = house.drafting(host_seat=0)
    host, ben = enter(house, live, HOST, ADAS), enter(house, live, 1, BENS)
    house.tables.send_away(host, 1, ben.device)
    assert house.tables.enter(house.tables.sit(house.watcher(live), 1), BENS).seat == 1


def test_one_after_the_other_is_sent_away(house):
    live = house.drafting()
    ben = enter(house, live, 1, BENS)
    link = house.tables.link(live.id, "1")
    for number in range(5):
        other = enter(house, live, 1, Device(f"curious {number}"))
        house.tables.send_away(live.recognise(ben), 1, other.device)
    assert house.tables.enter(link, BENS).seat == 1
    assert devices(live, 1) == 1


def test_a_new_link_ends_it_for_those_who_stayed_too(house):
    live = house.drafting()
    ben, curious = enter(house, live, 1, BENS), enter(house, live, 1, CURIOUS)
    link = house.tables.link(live.id, "1")
    house.tables.send_away(ben, 1, curious.device)
    house.tables.reissue(house.host(live), "1")
    assert live.recognise(ben) is None
    assert house.tables.enter(link, BENS) is None


@pytest.mark.parametrize("who", [2, CODE])
def test_nobody_else_sends_away(house, who):
    live = house.drafting(host_seat=0)
    ben = enter(house, live, 1, BENS)
    guest = house.watcher(live) if who == CODE else enter(house, live, who, CURIOUS)
    with pytest.raises(Illegal):
        house.tables.send_away(guest, 1, ben.device)
    assert live.recognise(ben) is not None


def test_the_host_can_and_it_is_told(house):
    live = house.drafting(host_seat=0)
    host, ben = enter(house, live, HOST, ADAS), enter(house, live, 1, BENS)
    house.tables.send_away(host, 1, ben.device)
    assert told(live) == [("sent-away", 1, 0)]
    assert live.recognise(ben) is None
    assert 1 not in live.shown.taken  # nobody is left: the seat is free


def test_a_device_that_never_was_there_cannot_be_sent_away(house):
    live = house.drafting(host_seat=0)
    with pytest.raises(Illegal):
        house.tables.send_away(house.host(live), 1, "nobody")
    assert told(live) == []


# Links shown, made anew, rights handed over


def test_showing_a_taken_seats_link_is_told_before_it_is_shown(house):
    live = house.drafting(host_seat=0)
    host = enter(house, live, HOST, ADAS)
    enter(house, live, 1, BENS)
    assert house.tables.show_link(host, 1) == house.tables.link(live.id, "1")
    assert told(live) == [("link-shown", 1, 0)]


def test_a_free_seats_link_and_the_own_one_are_no_secret(house):
    live = house.drafting(host_seat=0)
    host = enter(house, live, HOST, ADAS)
    house.tables.show_link(host, 0)
    house.tables.show_link(host, 3)
    assert told(live) == []


def test_a_link_is_not_shown_if_it_cannot_be_told(house):
    from model.table.errors import NotKept

    live = house.drafting(host_seat=0)
    host = enter(house, live, HOST, ADAS)
    enter(house, live, 1, BENS)
    with house.sqlite() as raw:
        raw.execute("CREATE TRIGGER no_notes BEFORE INSERT ON notes BEGIN SELECT RAISE(ABORT, ''); END")
    with pytest.raises(NotKept):
        house.tables.show_link(host, 1)


def test_only_the_host_is_shown_anothers_link(house):
    live = house.drafting(host_seat=0)
    with pytest.raises(Illegal):
        house.tables.show_link(enter(house, live, 1, BENS), 2)


def test_a_new_link_and_a_hand_over_are_told(house):
    live = house.drafting(host_seat=0)
    host = enter(house, live, HOST, ADAS)
    enter(house, live, 1, BENS)
    house.tables.reissue(host, "1")
    house.tables.hand_over(host, 2)
    assert told(live) == [("reissued", 1, 0), ("handed-over", 2, 0)]


# The host's device in another's hands


def test_a_seat_opened_on_the_hosts_device_is_told_to_who_has_a_device(house):
    live = house.drafting(host_seat=0)
    host = enter(house, live, HOST, ADAS)
    enter(house, live, 1, BENS)
    live.opened_for(host, 1)
    live.opened_for(host, 2)  # nobody sits there with a device: it is theirs as long as it lies on the table
    live.opened_for(host, 0)
    assert told(live) == [("opened", 1, 0)]


def test_one_device_for_all_is_told_and_so_is_the_way_back(house):
    live = house.drafting(host_seat=0)
    host = enter(house, live, HOST, ADAS)
    for one in (True, True, False):
        live.set_desk(host, one_device=one)
    assert [kind for kind, _, _ in told(live)] == ["one-device", "many-devices"]


def test_a_note_stands_where_the_game_was(house):
    live = house.drafting()
    enter(house, live, 0, BENS)
    tap(live, house.seat(live, 0), 0, "pick", card=hand(live, 0)[0])
    enter(house, live, 0, CURIOUS)
    assert [note.version for note in live.shown.snapshot.notes] == [live.shown.snapshot.version]


def test_notes_go_with_their_table(house):
    live = house.drafting()
    enter(house, live, 1, BENS)
    enter(house, live, 1, CURIOUS)
    house.tables.delete(live.id)
    store: Store = house.store
    assert store.visited(enter(house, house.table(), 1, BENS).device)[0].table_id != live.id
