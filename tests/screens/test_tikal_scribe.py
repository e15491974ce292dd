"""Who taps is the table's choice: everybody, one for all, the host for who has no phone; several at once. Nothing is
secret in Tikal, so nothing is handed over and nothing covered."""

from pathlib import Path

import pytest

from model.language import texts
from model.table.guest import HOST
from tests.screens.audit import audit
from tests.screens.evening import NAMES, Evening, evening
from tests.screens.harness import Device
from tests.screens.tapping import turn_to
from tests.screens.tikal_table import do, tikal, view

pytestmark = pytest.mark.long

WORDS = texts("en")


async def drawn_and_placed(device: Device, at: Evening) -> None:
    """Whoever's turn it is: the first tile that can come, where it first may lie."""
    tile = next(one for one in device.identifiers() if one.startswith("tile-"))
    await device.tap(tile)
    hex_ = at.live.shown.snapshot.choices(view(at).seat)[0].args[0].values[0]
    await device.tap(f"hex-{'abcdefgh'[hex_[0]]}{hex_[1] + 1}", "place-do")


async def hosted(at: Evening, *phones: int, me: int | None = 0, players: int = 3) -> Device:
    await tikal(at, *phones, players=players, me=me)
    at.host = await at.device(f"/h/{at.link(HOST)}")
    return at.host


def test_one_device_for_all_simply_changes_whose_it_is(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        tablet = await hosted(at, 2)
        at.live.set_desk(at.guest(HOST), one_device=True)
        await tablet.settle()
        for seat in range(3):
            await turn_to(tablet, "seat")
            assert not tablet.shows("passing-take")
            assert NAMES[seat] in tablet.texts()
            await drawn_and_placed(tablet, at)
            await tablet.tap("end-turn")
            audit(tablet)
        assert view(at).seat == 0

    evening(tmp_path, play)


def test_phones_go_on_tapping_beside_it(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        tablet = await hosted(at, 1)
        at.live.set_desk(at.guest(HOST), one_device=True)
        await tablet.settle()
        await drawn_and_placed(tablet, at)
        await tablet.tap("end-turn")
        phone = at.phones[1]
        await drawn_and_placed(phone, at)  # Ben, on the own phone
        await tablet.tap("end-turn")  # and for Ben on the tablet
        assert view(at).seat == 2
        assert {line.entry.by for line in at.play.lines} >= {0, 1}

    evening(tmp_path, play)


def test_a_scribe_is_named_at_the_desk_enters_for_all_and_no_more(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await hosted(at, 1, 2)
        phone, other = at.phones[1], at.phones[2]
        await turn_to(host, "host")
        await host.tap("seat-1", "scribe-1")
        audit(host)
        assert WORDS.say("people-scribe") in host.texts("person-1")
        assert WORDS.say("told-scribe") in phone.texts("told")
        assert WORDS.say("note-scribe", name="Ben") in other.texts("told")
        await drawn_and_placed(phone, at)  # for Ada
        assert [line.entry.by for line in at.play.lines] == [1, 1]
        await phone.tap("end-turn")
        await drawn_and_placed(phone, at)  # for himself
        await phone.tap("end-turn")
        await drawn_and_placed(other, at)  # Cleo does it herself
        audit(phone)
        assert not phone.shows("tab-host")
        await host.tap("scribe-1")
        await other.tap("end-turn")
        assert phone.shows("tab-seat")
        assert not [one for one in phone.identifiers() if one.startswith("tile-")]
        assert WORDS.say("note-no-scribe", name="Ben") in other.texts("told")

    evening(tmp_path, play)


def test_a_scribe_takes_back_the_last_move_whoevers_it_was(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await hosted(at, 1, 2)
        at.live.appoint(at.guest(HOST), 1, True)
        phone = at.phones[1]
        await phone.settle()
        await do(at, None, "draw", tile="A1")
        await turn_to(phone, "seat")
        await phone.tap("undo")
        assert view(at).tile is None

    evening(tmp_path, play)


@pytest.mark.parametrize("me", [None, 1])
def test_one_device_takes_back_every_move(tmp_path: Path, me: int | None) -> None:
    """Also a tile that was drawn, where nobody who plays has entered it."""

    async def play(at: Evening) -> None:
        tablet = await hosted(at, 2, me=me)
        at.live.set_desk(at.guest(HOST), one_device=True)
        await tablet.settle()
        await drawn_and_placed(tablet, at)
        await tablet.tap("end-turn", "undo", "undo", "undo")
        assert (at.phase, view(at).tile) == ("draw", None)
        assert not tablet.shows("undo")

    evening(tmp_path, play)


def test_a_second_tap_of_the_same_finger_is_nobodys_news(tmp_path: Path) -> None:
    """Neither after two entries at once nor where the next player acts on the same device by then."""

    async def play(at: Evening) -> None:
        tablet = await hosted(at, 2)
        at.live.set_desk(at.guest(HOST), one_device=True)
        await tablet.settle()
        await drawn_and_placed(tablet, at)
        await tablet.tap("hex-a5", "more-leader")
        for name in ("bring-do", "end-turn"):
            button, event = tablet.tappable(name)
            for _ in range(2):
                await tablet.fire(button, event)
            assert not tablet.shows("notice")
        assert at.dos() == ["draw", "place", "bring", "bring", "end"]

    evening(tmp_path, play)


def test_a_scribe_who_is_gone_enters_for_nobody(tmp_path: Path) -> None:
    """Then whoever is waited for and has no phone is missed again, and the host can play for them."""

    async def play(at: Evening) -> None:
        host = await hosted(at, 1, me=2)
        at.live.appoint(at.guest(HOST), 1, True)
        await host.settle()
        assert not host.shows("away")
        await at.phones[1].leave()
        await host.settle()
        assert host.shows("away-act")

    evening(tmp_path, play)


@pytest.mark.parametrize("scribe", [False, True])
def test_who_set_something_right_is_told(tmp_path: Path, scribe: bool) -> None:
    """Anybody can, of anybody's things; also where another enters everybody's moves, of which nothing is said."""

    async def play(at: Evening) -> None:
        await hosted(at, 1, 2)
        at.live.appoint(at.guest(HOST), 1, scribe)
        fix = {"do": "correct", "set": {"seats.0.score": 7}}
        at.live.submit(at.guest(2), None, fix, at.version, "by Cleo")
        await at.phones[1].settle()
        told = at.phones[1].texts("latest")[0]
        assert told == WORDS.say("log-entered-by", what="Ada has 7 points, not 0.", name="Cleo")

    evening(tmp_path, play)


def test_the_host_plays_for_who_has_no_phone(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await hosted(at, 0, players=2, me=0)
        await drawn_and_placed(host, at)
        await host.tap("end-turn")
        await host.tap("away-act")  # Ben is waited for, and not connected
        await drawn_and_placed(host, at)
        assert at.play.lines[-1].entry.seat == 1
        assert at.play.lines[-1].entry.by == 0
        audit(host)

    evening(tmp_path, play)


@pytest.mark.parametrize("one", [False, True])
def test_a_new_table_says_how_it_is_tapped(tmp_path: Path, one: bool) -> None:
    async def play(at: Evening) -> None:
        device = await at.device("/new/tikal")
        await device.tap("devices-one" if one else "devices-many")
        assert WORDS.say(f"new-devices-{'one' if one else 'many'}-open-about") in device.texts()
        assert WORDS.say("new-devices-one-open") in device.texts()
        lost = await at.device("/new/lost-temple")
        assert WORDS.say("new-devices-one") in lost.texts()

    evening(tmp_path, play)
