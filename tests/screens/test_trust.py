"""What curious neighbours try: a phone laid down tells nothing, and nobody opens a seat unnoticed."""

import asyncio
from pathlib import Path

import pytest

from model.language import texts
from model.table.guest import HOST
from screens.shared.remembered import Seat, remember_seat
from tests.screens.audit import audit
from tests.screens.conftest import Hourglass
from tests.screens.evening import NAMES, Evening, evening
from tests.screens.harness import Device

pytestmark = pytest.mark.long

WORDS = texts("en")


async def everywhere(device: Device) -> str:
    """All that stands on a device while nobody opens a cover, but for the start cards, which lay open."""
    found = []
    for tab in [one for one in device.identifiers() if one.startswith("tab-")]:
        await device.tap(tab)
        found += "\n".join(device.texts()).split("\n")
    return "\n".join(line for line in found if not line.removeprefix("(undone) ").startswith("1. "))


# A phone laid down


@pytest.mark.parametrize("me", [0, None])
def test_a_phone_laid_down_tells_nothing_of_what_was_taken(tmp_path: Path, me: int | None) -> None:
    """Not on the own page, not in the log, not among the undos of a host who plays."""

    async def play(at: Evening) -> None:
        host = await at.at_table(4, me=me, draft="app")
        await at.sit(*(seat for seat in range(4) if seat != me))
        await at.begin()
        while at.phase == "draft":
            (seat,) = at.live.shown.snapshot.to_act
            card = at.live.shown.snapshot.view(seat).hand[0]
            await at.enter({"seat": seat, "do": "pick", "card": card})
            device = at.on(seat)
            said = await everywhere(device)
            assert at.live.shown.snapshot.told(WORDS, None, 1)[-1].words in said
            dealt = at.live.shown.snapshot.told(WORDS, None, 99)[0].words  # start cards lie open
            for told in (said, await everywhere(host)):
                assert WORDS.say(f"word-{card}") not in told.replace(dealt, "")

    evening(tmp_path, play)


def test_ones_own_secret_lines_stand_behind_a_cover_in_the_log(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0, 1)
        await at.begin()
        card = at.live.shown.snapshot.view(0).hand[0]
        await at.enter({"seat": 0, "do": "pick", "card": card})
        own, other = at.phones[0], at.phones[1]
        await other.tap("tab-log")
        assert not other.shows("own-log")
        await own.tap("tab-log", "own-log")
        taken = WORDS.say("lost-temple-told-own", cards=WORDS.say(f"lost-temple-the-{card}.object"))
        assert taken in "\n".join(own.texts("own-log-open"))
        await own.tap("own-log-close")
        assert WORDS.say(f"word-{card}") not in "\n".join(own.texts())

    evening(tmp_path, play)


def test_a_late_tap_is_told_nothing_secret_outside_the_cover(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0)
        await at.begin()
        own = at.phones[0]
        cards = at.live.shown.snapshot.view(0).hand
        await own.tap("hand", f"card-{cards[0]}")
        own.touch("take")
        at.live.submit(at.guest(0), 0, {"do": "pick", "card": cards[1]}, at.version, "faster")
        await own.settle()
        said = own.texts("notice")[1]
        assert WORDS.say("lost-temple-told-chosen", names=NAMES[0], count=1) in said
        assert not any(WORDS.say(f"word-{card}") in said for card in cards)

    evening(tmp_path, play)


# A seat's link


def test_a_playing_host_cannot_read_a_seat_unnoticed(tmp_path: Path) -> None:
    """Desk, a seat, its link, a second tab: the player and everybody else are told of each step."""

    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1, 2)
        await at.begin()
        ben, cleo = at.phones[1], at.phones[2]
        await host.tap("tab-host", "seat-1")
        link = at.link(1)
        assert link not in host.received.decode(errors="ignore")
        await host.tap("show-link-1")
        assert WORDS.say("seats-show-about", name=NAMES[1]) in host.texts()
        assert not host.shows("seat-link-1")
        audit(host)
        await host.tap("show-link-1-yes")
        assert link in "".join(host.texts("seat-link-1"))
        assert ben.texts("told")[0] == WORDS.say("told-link-shown", by=NAMES[0])
        shown = WORDS.say("note-link-shown", by=NAMES[0], name=NAMES[1])
        assert cleo.texts("told")[0] == shown
        await cleo.tap("told-close", "tab-log")
        assert not cleo.shows("told")
        assert shown in "\n".join(cleo.texts("log"))
        tab = Device(f"/s/{link}", key=str(host.stored["companion.device"]))
        await tab.start(at.main)
        assert tab.shows("tab-seat")
        opened = WORDS.say("note-device", name=NAMES[1], device="Android")
        assert cleo.texts("told")[0] == opened
        assert any("send it away" in words for words in ben.texts("told"))
        audit(ben)
        away = next(one for one in ben.identifiers() if one.startswith("told-away-"))
        await ben.tap(away, f"{away}-yes")
        assert tab.shows("lost")
        assert WORDS.say("ended-sent-away-within") in tab.texts("lost")
        assert not ben.shows("told") or not any("send it away" in words for words in ben.texts("told"))
        assert not host.shows("seat-link-1")  # that link has ended
        assert ben.shows("tab-seat")
        again = Device(f"/s/{link}", key="another one")
        await again.start(at.main)
        assert again.shows("lost")
        reloaded = Device(ben.route, key=str(ben.stored["companion.device"]))
        await reloaded.start(at.main)
        assert reloaded.shows("tab-seat")

    evening(tmp_path, play)


def test_a_phone_that_slept_is_told_when_it_comes_back(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(1)
        await at.begin()
        ben = at.phones[1]
        await ben.leave()
        curious = await at.device(f"/s/{at.link(1)}")
        assert curious.texts("told")[0] == WORDS.say("told-me")
        back = Device(ben.route)
        back.stored = ben.stored
        await back.start(at.main)
        assert "Android" in back.texts("told")[0]
        await back.tap("told-close")
        assert not back.shows("told")
        later = Device(ben.route)
        later.stored = back.stored
        await later.start(at.main)
        assert not later.shows("told")  # read once

    evening(tmp_path, play)


def test_who_comes_new_is_not_told_what_happened_before(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(1)
        await at.device(f"/s/{at.link(1)}")
        late = await at.device(f"/s/{at.link(2)}")
        assert not late.shows("told")
        assert "Android" in "\n".join(at.host.texts("told"))

    evening(tmp_path, play)


def test_an_alarm_stays_on_top_however_much_else_is_told(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1)
        await at.device(f"/s/{at.link(1)}")
        await host.tap("tab-host", "seat-1")
        for _ in range(3):
            await host.tap("show-link-1", "show-link-1-yes", "seat-1", "seat-1")
        said = at.phones[1].texts("told")
        assert "send it away" in said[0]
        assert said.count(WORDS.say("told-link-shown", by=NAMES[0])) == 1

    evening(tmp_path, play)


def test_help_opened_behind_a_cover_goes_with_it(tmp_path: Path, hourglass: Hourglass) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0)
        await at.begin()
        phone = at.phones[0]
        card = at.live.shown.snapshot.view(0).hand[0]
        await phone.tap("hand", f"help-{card}")
        assert phone.shows("sheet")
        hourglass.turn()
        await phone.settle()
        assert not phone.shows("hand-open")
        assert not phone.shows("sheet")
        assert WORDS.say(f"word-{card}") not in "\n".join(phone.texts("hand"))

    evening(tmp_path, play)


def test_from_the_log_a_player_sends_another_device_away_later(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(1, 2)
        curious = await at.device(f"/s/{at.link(1)}")
        ben, cleo = at.phones[1], at.phones[2]
        await cleo.tap("tab-log")
        assert not cleo.shows("devices-1")
        await ben.tap("told-close", "tab-log")
        assert WORDS.say("note-device", name=NAMES[1], device="Android") in "\n".join(ben.texts("log"))
        await ben.tap("away-1-1", "away-1-1-yes")
        assert curious.shows("lost")
        assert not ben.shows("devices-1")
        away = WORDS.say("note-sent-away-within", name=NAMES[1], device="Android")
        assert away in "\n".join(cleo.texts("log"))
        again = Device(curious.route)
        again.stored = curious.stored
        await again.start(at.main)
        assert again.texts("lost") == [WORDS.say("lost-away")]

    evening(tmp_path, play)


def test_the_host_sees_a_seats_devices_and_sends_one_away(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1)
        ben = at.phones[1]
        await host.tap("tab-host", "seat-1", "away-1-0", "away-1-0-no")
        assert ben.shows("tab-seat")
        await host.tap("away-1-0", "away-1-0-yes")
        assert WORDS.say("ended-sent-away", by=NAMES[0]) in ben.texts("lost")
        assert not any(one.startswith("away-1") for one in host.identifiers())
        assert 1 not in at.live.shown.taken

    evening(tmp_path, play)


def test_a_free_seats_link_is_put_away_once_the_seat_is_taken(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await host.tap("tab-host", "seat-1")
        assert host.shows("seat-link-1")
        await at.sit(1)
        assert not host.shows("seat-link-1")
        assert host.shows("show-link-1")

    evening(tmp_path, play)


# What cannot be taken back asks first


def test_make_host_asks_and_tells_both(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1)
        await host.tap("tab-host", "seat-1", "hand-over-1", "hand-over-1-no")
        assert at.live.shown.snapshot.desk.host_seat == 0
        await host.tap("hand-over-1")
        assert WORDS.say("seats-hand-over-about-playing", name=NAMES[1]) in host.texts()
        await host.tap("hand-over-1-yes")
        assert at.live.shown.snapshot.desk.host_seat == 1
        assert at.phones[1].texts("told")[0] == WORDS.say("told-handed-over")
        assert at.phones[1].shows("tab-host")
        await host.tap("tab-log")
        assert WORDS.say("note-handed-over", by=NAMES[0], name=NAMES[1]) in "\n".join(host.texts("log"))

    evening(tmp_path, play)


def test_who_made_another_host_goes_on_at_the_own_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the page of the ended link is drawn once more while the device goes to its seat."""

    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1)

        async def slowly(seat: Seat) -> None:
            await remember_seat(seat)
            at.live.set_desk(at.guest(1), one_device=True)
            for _ in range(50):
                await asyncio.sleep(0)
            at.live.set_desk(at.guest(1), one_device=False)

        monkeypatch.setattr("screens.shared.visit.remember_seat", slowly)
        await host.tap("tab-host", "seat-1", "hand-over-1", "hand-over-1-yes")
        assert not host.shows("lost")
        assert host.shows("tab-seat")
        assert host.route == f"/s/{at.link(0)}"
        assert 0 in at.live.shown.present

    evening(tmp_path, play)


def test_a_new_link_asks_and_says_who_ended_the_old_one(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1)
        await host.tap("tab-host", "seat-1", "reissue-1", "reissue-1-no")
        assert at.phones[1].shows("tab-seat")
        await host.tap("reissue-1", "reissue-1-yes")
        assert WORDS.say("ended-reissued", by=NAMES[0]) in at.phones[1].texts("lost")
        assert at.link(1) in "".join(host.texts("seat-link-1"))

    evening(tmp_path, play)


def test_the_hosts_own_new_link_asks(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        before = at.link(HOST)
        await host.tap("tab-host", "desk-link", "desk-link-no")
        assert at.link(HOST) == before
        await host.tap("desk-link", "desk-link-yes")
        assert at.link(HOST) != before
        assert host.route == f"/h/{at.link(HOST)}"
        assert host.shows("tab-host")

    evening(tmp_path, play)


# Acting for somebody


def test_a_seat_opened_on_the_hosts_device_is_told_to_its_player(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=2)
        await at.sit(0, 1)
        await at.begin()
        await host.tap("tab-host", "seat-0", "act-0")
        assert not at.phones[0].shows("told")
        await host.tap("passing-take")
        assert any(NAMES[2] in words for words in at.phones[0].texts("told"))
        assert at.phones[1].texts("told")[0] == WORDS.say("note-opened", by=NAMES[2], name=NAMES[0])

    evening(tmp_path, play)


# Paper


def test_seat_cards_of_taken_seats_are_shown_only_when_told(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1)
        await host.tap("tab-host", "desk-print", "print-sheet-seat-cards")
        assert not host.shows("print-open")
        await host.tap("print-cards")
        assert NAMES[1] in "".join(host.texts("print-cards-ask"))
        assert not at.phones[1].shows("told")
        await host.tap("print-cards-yes")
        assert host.shows("print-open")
        assert at.phones[1].texts("told")[0] == WORDS.say("told-link-shown", by=NAMES[0])

    evening(tmp_path, play)


def test_ones_own_report_is_printed_on_purpose_and_lies_behind_a_cover(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0)
        await at.begin()
        phone = at.phones[0]
        await phone.tap("tab-log", "log-print")
        assert phone.shows("print-preview")
        await phone.tap("print-whose-own")
        assert phone.shows("own-report")
        assert not phone.shows("print-preview")
        assert not phone.shows("print-open")  # nor opened, nor saved by whoever finds the phone lying there
        assert not phone.shows("print-save")
        await phone.tap("own-report")
        assert phone.shows("print-preview")
        assert phone.shows("print-open")
        assert phone.shows("print-save")

    evening(tmp_path, play)
