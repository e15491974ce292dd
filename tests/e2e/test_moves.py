"""Moves that do not go in, that come together, that are taken back: what people are told, and what stays."""

import pytest
from playwright.sync_api import expect

from model.language import texts
from tests.e2e.conftest import Join, Visit
from tests.e2e.driver import PATIENCE
from tests.e2e.evening import correct, correct_own, own_characters, pick, play, space_of
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid
from tests.e2e.proxy import Proxy
from tests.e2e.truth import Truth

SAY = texts("en").say


@pytest.mark.evening
def test_a_wrong_move_and_its_reason(host: Host, come: Join, visit: Visit) -> None:
    """A Priest who cannot pay: the button looks shut, and a tap on it cites the rule."""
    table = Laid(host, "calling", 2, wanted=lambda now: "priest" in now.view(0).seats[0].characters)
    first = come(table.seat(0))
    play([first, visit(table.seat(1))], lambda seen: "Priest (4)" in seen.detail)
    assert "priest" in own_characters(first)
    gems = int(first.reads("things").split()[0])
    correct_own(first, {"seats-0-gems": -gems} if gems else {"seats-0-machetes": 1})
    first.tap("call")
    first.sees("status", "Priest")
    first.tap("pay")
    first.sees("notice", "LT5.4")
    first.sees("notice", SAY("notice-refused"))
    first.sees("notice", texts("en").why("LT5.4", {"why": "gems", "need": 2, "have": 1}).reason)
    first.sees("status", "Priest")  # nothing has happened
    first.tap("stay")
    expect(first.find("notice")).to_have_count(0, timeout=PATIENCE)


def test_two_taps_at_once(host: Host, visit: Visit) -> None:
    """Seat 0 on two phones calls at the same moment: one call, and the other phone is told that somebody was faster."""
    table = Laid(host, "calling")
    with Proxy(host.port) as proxy:
        phones = [visit(table.seat(0, by=proxy.url)) for _ in range(2)]
        for phone in phones:
            phone.sees("call", "Shaman")
        before = phones[0].reads("latest")
        proxy.hold()
        for phone in phones:
            phone.tap("call")
        phones[0].until(lambda: proxy.taps() == 2, "both taps are on their way")
        proxy.release()
        phones[0].until(lambda: any(phone.shows("notice") for phone in phones), "somebody was faster")
        for phone in phones:
            phone.until(lambda phone=phone: phone.words("latest") != before, "the call")
        [slower] = [phone for phone in phones if phone.shows("notice")]
        slower.sees("notice", SAY("notice-behind"))
        assert Truth(host, table.code).dos().count("call") == 1


def test_a_tap_that_arrives_late_is_told(host: Host, join: Join, visit: Visit) -> None:
    """While it was on its way the host called, and this phone's buttons are others by now."""
    table = Laid(host, "calling", 2)
    with Proxy(host.port) as proxy:
        slow, quick = join(table.seat(0, by=proxy.url)), visit(table.seat(0))
        for phone in (slow, quick):
            phone.sees("call", "Shaman")
        before = slow.reads("latest")
        proxy.hold()
        slow.tap("call")
        slow.until(lambda: proxy.taps() == 1, "the tap is on its way")
        quick.tap("call")
        quick.until(lambda: Truth(host, table.code).dos().count("call") == 1, "the call of the other one")
        slow.until(
            lambda: slow.words("latest") not in ("", before) and "Shaman" not in slow.words("call"), "drawn anew"
        )
        proxy.release()
        slow.sees("notice", SAY("notice-behind"))
        assert Truth(host, table.code).dos().count("call") == 1
        assert not quick.shows("notice")


def test_a_finger_on_a_button_while_somebody_corrects(host: Host, come: Join, visit: Visit) -> None:
    """It goes down before and comes up after: that is a tap."""
    table = Laid(host, "calling", 2)
    caller, other = come(table.seat(0)), visit(table.seat(1))
    caller.sees("call", "Shaman")
    before = caller.reads("latest")
    place = caller.box("call")
    caller.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    caller.page.mouse.down()
    correct_own(other, {"seats-1-gems": 1})
    caller.until(lambda: caller.words("latest") != before, "the correction")
    corrected = caller.words("latest")
    caller.page.mouse.up()
    caller.until(lambda: caller.words("latest") not in (before, corrected), "the call")
    assert Truth(host, table.code).dos()[-2:] == ["correct", "call"]


def test_undo_and_correction(host: Host, come: Join, visit: Visit) -> None:
    table = Laid(host, "drafting")
    desk, second = come(table.host), visit(table.seat(1))
    pick(desk)
    desk.tap("undo")  # nothing hidden has been seen since: the own last entry can be taken back
    desk.find("hand").wait_for(state="attached", timeout=PATIENCE)
    pick(desk)
    pick(second)

    desk.find("undo").wait_for(state="detached", timeout=PATIENCE)  # now it is the host's matter
    desk.tap("tab-host")
    desk.tap(desk.some("undo-to-")[1])  # before the last but one, which was the own pick
    desk.sees("undo-confirm", SAY("undo-seen", who="Ben", what=SAY("lost-temple-exposed-hand")))
    desk.tap("undo-yes")
    desk.tap("tab-seat")
    desk.sees("status", SAY("lt-draft-you"))
    second.sees("status", SAY("lt-draft", name="Ada"))

    space = space_of(second, 2)
    correct(desk, {"seats-2-space": 7, "seats-2-gems": -1})
    second.until(lambda: space_of(second, 2) == space + 7, "the meeple stands elsewhere")
    second.tap("tab-log")
    second.sees("log", f"Cleo is on space {space + 7}, not {space}.")
