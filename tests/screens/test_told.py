"""What people are told of other devices, links and the host's rights: each thing by itself, in words that are true for
whoever reads them, with the way to do something about it."""

from pathlib import Path

import pytest

from model.language import texts
from model.table.guest import HOST
from tests.screens.audit import audit
from tests.screens.evening import NAMES, Evening, evening
from tests.screens.harness import Device

pytestmark = pytest.mark.long

WORDS = texts("en")


def aways(device: Device) -> list[str]:
    return [one for one in device.identifiers() if one.startswith("told-away-")]


def test_two_devices_of_one_kind_are_told_as_two(tmp_path: Path) -> None:
    """They look alike in words; each has come by itself, and each is sent away by itself."""

    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(1, 2)
        first = await at.device(f"/s/{at.link(1)}")
        second = await at.device(f"/s/{at.link(1)}")
        ben, cleo = at.phones[1], at.phones[2]
        assert len(aways(ben)) == 2
        audit(ben)
        await cleo.tap("tab-log")
        opened = WORDS.say("note-device", name=NAMES[1], device="Android")
        assert sum(opened in line for line in cleo.texts("log")) == 2
        for _ in range(2):
            away = aways(ben)[0]
            await ben.tap(away, f"{away}-yes")
        assert first.shows("lost")
        assert second.shows("lost")
        assert ben.shows("tab-seat")

    evening(tmp_path, play)


def test_what_this_device_did_at_another_seat_is_not_said_of_ones_own(tmp_path: Path) -> None:
    """A playing host has opened Ben's seat in a second tab: the first tab does not say that the host's own is open."""

    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1)
        tab = Device(f"/s/{at.link(1)}", key=str(host.stored["companion.device"]))
        await tab.start(at.main)
        assert tab.texts("told")[0] == WORDS.say("told-me")
        assert host.texts("told")[0] == WORDS.say("note-device", name=NAMES[1], device="Android")

    evening(tmp_path, play)


def test_another_device_at_the_desk_is_sent_away_where_it_is_told(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=None)
        await at.sit(1)
        second = await at.device(f"/h/{at.link(HOST)}")
        assert not aways(at.phones[1])
        (away,) = aways(host)
        await host.tap(away)
        assert WORDS.say("devices-away-about-desk") in host.texts()
        await host.tap(f"{away}-yes")
        assert second.shows("lost")
        assert host.shows("tab-host")
        assert WORDS.say("note-sent-away-desk", by=WORDS.say("note-host"), device="Android") in "\n".join(
            at.phones[1].texts("told")
        )

    evening(tmp_path, play)


@pytest.mark.parametrize("handed", [False, True])
def test_another_device_at_the_desk_is_sent_away_later_from_the_log(tmp_path: Path, handed: bool) -> None:
    """By the host there, and by a player who hosts while the machine's owner is back at the desk."""

    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=None)
        await at.sit(1, 2)
        if handed:
            at.house.tables.hand_over(at.guest(HOST), 1)
            host = at.phones[1]
            await host.settle()
        second = await at.device(f"/h/{at.link(HOST)}")
        await host.tap("told-close", "tab-log")
        assert WORDS.say("devices-title-desk") in host.texts("devices-desk")
        audit(host)
        (away,) = [one for one in host.identifiers() if one.startswith("away-desk-")]
        await host.tap(away, f"{away}-yes")
        assert second.shows("lost")
        assert not host.shows("devices-desk")
        await at.phones[2].tap("tab-log")
        assert not at.phones[2].shows("devices-desk")

    evening(tmp_path, play)


def test_a_notice_that_came_while_another_was_closed_is_still_there(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3)
        await at.sit(1)
        ben = at.phones[1]
        at.house.tables.show_link(at.guest(HOST), 1)
        await ben.settle()
        closing = ben.tappable("told-close")
        await at.device(f"/s/{at.link(1)}")
        ben.begin(*closing)  # the finger was on its way
        await ben.settle()
        assert aways(ben)

    evening(tmp_path, play)


# The host's rights


def test_a_host_without_a_seat_is_told_who_hosts_now(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=None)
        await at.sit(1)
        await host.tap("tab-host", "seat-1", "hand-over-1", "hand-over-1-yes")
        over = WORDS.say("note-handed-over", by=WORDS.say("note-host"), name=NAMES[1])
        assert any(over in words for words in host.texts("lost"))

    evening(tmp_path, play)


def test_who_handed_the_table_over_and_plays_on_is_told_too(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1)
        await host.tap("tab-host", "seat-1", "hand-over-1", "hand-over-1-yes")
        assert host.texts("told")[0] == WORDS.say("note-handed-over", by=NAMES[0], name=NAMES[1])
        assert at.phones[1].texts("told")[0] == WORDS.say("told-handed-over")

    evening(tmp_path, play)


def test_whose_desk_ended_by_a_new_link_is_told_so(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=None)
        second = await at.device(f"/h/{at.link(HOST)}")
        await host.tap("tab-host", "desk-link", "desk-link-yes")
        assert any(WORDS.say("note-reissued-host") in words for words in second.texts("lost"))

    evening(tmp_path, play)


@pytest.mark.parametrize("me", [0, None])
def test_a_player_who_hosts_keeps_the_seat_when_the_hosts_link_is_made_anew(tmp_path: Path, me: int | None) -> None:
    """Ben hosts by his own seat's link: the desk's belongs to the machine's owner, and only that one ends."""

    async def play(at: Evening) -> None:
        await at.at_table(3, me=me)
        await at.sit(1)
        at.house.tables.hand_over(at.guest(HOST), 1)
        ben = at.phones[1]
        await ben.settle()
        owner = await at.device(f"/h/{at.link(HOST)}")
        await ben.tap("tab-host", "desk-link")
        assert WORDS.say("desk-link-about-seat") in ben.texts()
        await ben.tap("desk-link-yes")
        assert owner.shows("lost")
        assert ben.shows("tab-seat")
        assert ben.route == f"/s/{at.link(1)}"

    evening(tmp_path, play)
