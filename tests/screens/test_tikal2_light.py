"""Tikal II in light detail: a calculator on the turn, at both scorings everybody's keys, altars and cards behind a
cover; on own phones and on one device. What cannot all be right is told and keeps nobody from going on."""

from pathlib import Path

import pytest

from model.kernel.record import SAMPLE
from tests.screens.audit import audit
from tests.screens.conftest import Hourglass
from tests.screens.evening import Evening, evening
from tests.screens.tikal2_table import WORDS, do, lobby, view


def test_a_turn_is_added_up_and_entered(tmp_path: Path) -> None:
    """T2.3.4, T2.5.9: doors a point each, treasures at the price that is tapped."""

    async def play(at: Evening) -> None:
        host = await lobby(at, 2, detail="light")
        await host.tap("begin")
        await at.sit(1)
        phone = at.phones[1]
        audit(phone)
        assert not phone.shows("enter")
        await phone.tap("door-more", "door-more", "door-more", "door-less", "price-4", "count-more", "count-more")
        await phone.tap("with-plus-two", "other-more")
        audit(phone)
        assert WORDS.say("t2-light-under", before=0, after=21) in phone.texts()
        await phone.tap("enter")
        assert at.live.shown.snapshot.scores == (0, 2 + 3 * (4 + 2) + 1)
        assert not phone.shows("enter")  # for the next turn
        await phone.tap("other-less-10", "enter")  # the forest without a key (T2.3.2)
        assert at.live.shown.snapshot.scores == (0, 11)
        await phone.tap("undo")
        assert at.live.shown.snapshot.scores == (0, 21)

    evening(tmp_path, play)


def test_both_scorings_behind_the_cover(tmp_path: Path) -> None:
    """T2.9.1 to T2.9.4"""

    async def play(at: Evening) -> None:
        host = await lobby(at, 2, detail="light")
        await host.tap("begin")
        await at.sit(1)
        phone = at.phones[1]
        assert not phone.shows("keys-pink")
        await phone.tap("tally", "keys-pink", "keys-pink", "keys-pink-less", "keys-blue", "altar-pink")
        audit(phone)
        assert not phone.shows("cards-five")  # only at the end (T2.9.4)
        await phone.tap("tally-do")
        assert not phone.shows("tally")
        assert WORDS.say("tk-light-missing", names=["Ada"]) in phone.texts()
        assert not any("pink" in words for words in host.texts())
        await host.tap("tally", "keys-pink", "altar-pink", "tally-do")
        assert at.live.shown.snapshot.scores == (1 + 3, 3 + 3)
        for device, cards in ((host, ("cards-pair", "cards-pair", "cards-five")), (phone, ("cards-room-colours",))):
            await device.tap("tally", "treasures-more", "treasures-more", *cards, "colours-more", "colours-more")
            audit(device)
            await device.tap("tally-do")
        assert at.live.shown.snapshot.scores == (4 + 2 + 12 + 5, 6 + 2 + 4)
        assert at.over

    evening(tmp_path, play)


@pytest.mark.long
def test_a_cover_stays_open_while_something_is_entered(tmp_path: Path, hourglass: Hourglass) -> None:
    async def play(at: Evening) -> None:
        host = await lobby(at, 2, detail="light")
        await host.tap("begin", "tally", "keys-pink")
        for _ in range(2):
            hourglass.turn()
            await host.settle()
            assert host.shows("keys-pink")
            await host.tap("keys-pink")
        hourglass.turn()
        await host.settle()
        assert host.shows("keys-pink")
        hourglass.turn()
        await host.settle()
        assert not host.shows("keys-pink")
        await host.tap("tally")
        assert "×\u202f3" in host.texts()  # and is there again

    evening(tmp_path, play)


def test_what_cannot_all_be_right_is_told(tmp_path: Path) -> None:
    """T2.1.3: 7 keys of a colour."""

    async def play(at: Evening) -> None:
        host = await lobby(at, 2, detail="light")
        await host.tap("begin")
        await do(at, 1, "tally", keys={"pink": 5})
        await host.tap("tally", *["keys-pink"] * 4)
        assert not host.find("doubts").visible  # that others have five is nobody's to know yet
        await host.tap("tally-do")
        assert view(at).round == 2
        assert host.find("doubts").visible
        assert any("9" in words and "7" in words for words in host.texts("doubts"))

    evening(tmp_path, play)


def test_one_device_is_not_handed_over_for_every_point(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await lobby(at, 3, one=True, detail="light", kit=None)
        await host.tap("begin")
        assert not host.shows("passing-take")
        await host.tap("for-2", "door-more", "enter")
        assert at.live.shown.snapshot.scores == (0, 0, 1)
        for seat in (1, 2, 0):
            await host.tap(f"for-{seat}", "tally", "keys-pink", "tally-do")
            audit(host)
        assert view(at).round == 2
        assert at.live.shown.snapshot.scores == (1, 1, 2)

    evening(tmp_path, play)


def test_a_device_for_all_forgets_what_was_told_on_it(tmp_path: Path) -> None:
    """T2.2.4: who takes the telling back finds nothing of it behind the cover; on the own phone it is still there."""

    async def play(at: Evening) -> None:
        host = await lobby(at, 3, one=True, detail="light", kit=None)
        await host.tap("begin")
        for seat in (0, 1):  # the host's own as well
            await host.tap(f"for-{seat}", "tally", "keys-pink", "tally-do", "undo", "tally")
            assert host.shows("keys-pink")
            assert not host.shows("keys-pink-less")
            await host.tap("tally-close")
        await at.sit(2)
        phone = at.phones[2]
        await phone.tap("tally", "keys-pink", "tally-do", "undo", "tally")
        assert phone.shows("keys-pink-less")

    evening(tmp_path, play)


def test_what_was_told_on_the_hosts_device_is_not_left_there(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await lobby(at, 2, kit=SAMPLE, detail="light")
        await host.tap("begin", "tab-host", "seat-1", "act-1", "tally", "keys-blue", "tally-do")
        await do(at, None, "undo", to=at.live.shown.snapshot.depth - 1)
        await host.tap("tally")
        assert host.shows("keys-blue")
        assert not host.shows("keys-blue-less")

    evening(tmp_path, play)


def test_the_host_enters_for_who_has_no_phone(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await lobby(at, 2, kit=SAMPLE, detail="light")
        await host.tap("begin", "tab-host", "seat-1", "act-1", "door-more", "enter")
        assert at.live.shown.snapshot.scores == (0, 1)
        await host.tap("tally", "keys-blue", "tally-do")
        assert at.live.shown.snapshot.to_act == (0,)

    evening(tmp_path, play)


def test_an_undo_knows_what_a_scoring_has_shown(tmp_path: Path) -> None:
    """T2.2.4: who ended it cannot take it back alone; the host is told what has been seen."""

    async def play(at: Evening) -> None:
        host = await lobby(at, 2, detail="light")
        await host.tap("begin")
        await at.sit(1)
        phone = at.phones[1]
        await phone.tap("tally", "keys-pink", "tally-do")
        assert phone.shows("undo")
        await do(at, 0, "tally", keys={"blue": 1})
        assert not phone.shows("undo")
        assert not host.shows("undo")
        await host.tap("tab-host", "undo-to-1")
        assert any(WORDS.say("tikal-2-exposed-scoring") in words for words in host.texts("undo-confirm"))

    evening(tmp_path, play)
