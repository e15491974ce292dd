"""What takes a card stands at the foot of the page, in sight however long the hand is; with the hand it is covered."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from model.games.lost_temple.draft import picker
from model.language import texts
from tests.screens.conftest import Hourglass
from tests.screens.evening import Evening, evening
from tests.screens.harness import FINGER, Device
from tests.screens.scrolling import scrolled

pytestmark = pytest.mark.long

WORDS = texts("en")


async def picking(at: Evening) -> tuple[Device, str]:
    """Whose turn it is to choose out of eight, and one of the cards."""
    await at.at_table(8)
    await at.sit(*range(1, 8))
    await at.begin()
    return at.on(picker(at.state)), at.state.hand[-1]


def says_nothing(phone: Device, card: str) -> None:
    said = phone.texts()
    assert not phone.shows("take")
    assert WORDS.say("lt-choose") not in said
    assert WORDS.say("lt-take", character=card) not in said


def test_it_stands_below_what_is_scrolled_where_its_hint_stood(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        says_nothing(phone, card)
        await phone.tap("hand")
        assert WORDS.say("lt-choose") in phone.texts()
        await phone.tap(f"card-{card}")
        assert WORDS.say("lt-choose") not in phone.texts()
        assert phone.texts("take") == [WORDS.say("lt-take", character=card)]
        rows = list(phone.walk(scrolled(phone)))
        assert phone.find(f"card-{card}") in rows
        assert phone.find("take") not in rows
        await phone.tap("take")
        says_nothing(phone, card)
        assert at.dos()[-1] == "pick"

    evening(tmp_path, play)


def test_nobody_elses_device_says_it(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        wall = await at.watch()
        await phone.tap("hand", f"card-{card}")
        for device in (wall, *at.devices):
            if device is not phone:
                says_nothing(device, card)

    evening(tmp_path, play)


async def shuts(phone: Device) -> None:
    await phone.tap("hand-close")


async def reads_the_log(phone: Device) -> None:
    await phone.tap("tab-log", "tab-seat")


@pytest.mark.parametrize("leaves", [shuts, reads_the_log])
def test_it_goes_with_the_hand(tmp_path: Path, leaves: Callable[[Device], Awaitable[None]]) -> None:
    """What was chosen is still chosen when the hand is uncovered again."""

    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        await phone.tap("hand", f"card-{card}")
        await leaves(phone)
        assert phone.shows("hand")
        says_nothing(phone, card)
        await phone.tap("hand")
        assert phone.texts("take") == [WORDS.say("lt-take", character=card)]

    evening(tmp_path, play)


def test_it_goes_with_the_hand_while_the_settings_are_looked_at(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        await phone.tap("hand", f"card-{card}", "open-settings", "switch-large")
        says_nothing(phone, card)
        await phone.tap("back")
        assert phone.shows("hand")
        says_nothing(phone, card)

    evening(tmp_path, play)


def test_it_goes_with_the_hand_when_its_time_is_over(tmp_path: Path, hourglass: Hourglass) -> None:
    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        await phone.tap("hand", f"card-{card}")
        hourglass.turn()
        await phone.settle()
        assert phone.shows("hand")
        says_nothing(phone, card)

    evening(tmp_path, play)


@pytest.mark.parametrize(("asked", "stays"), [("help-{card}", False), ("open-rules", True), ("help-now", True)])
def test_what_explains_a_card_goes_with_the_hand_what_explains_another_thing_is_read_on(
    tmp_path: Path, hourglass: Hourglass, asked: str, stays: bool
) -> None:
    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        await phone.tap("hand", asked.format(card=card))
        assert phone.shows("sheet")
        hourglass.turn()
        await phone.settle()
        assert phone.shows("hand")
        assert phone.shows("sheet") is stays

    evening(tmp_path, play)


def test_it_goes_with_the_hand_when_the_finger_leaves(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        await phone.fire(phone.find("hand").content, "long_press_start", FINGER)
        assert WORDS.say("lt-choose") in phone.texts()
        await phone.fire(phone.find("hand-open").content, "long_press_end", FINGER)
        says_nothing(phone, card)

    evening(tmp_path, play)


def test_a_hand_asked_for_on_the_way_to_another_page_is_not_open_there(tmp_path: Path) -> None:
    """The host has not answered yet when another page is opened."""

    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        phone.touch("hand")
        phone.touch("tab-log")
        await phone.settle()
        says_nothing(phone, card)
        await phone.tap("tab-seat")
        assert phone.shows("hand")
        says_nothing(phone, card)

    evening(tmp_path, play)


def test_it_stays_with_the_hand_while_others_set_something_right(tmp_path: Path) -> None:
    """And is covered with it where that is taken back: it may have been anything."""

    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        await phone.tap("hand", f"card-{card}")
        before = at.version
        await at.submit({"seat": None, "do": "correct", "set": {"seats.0.gems": 2}})
        assert phone.shows("hand-open")
        assert phone.texts("take") == [WORDS.say("lt-take", character=card)]
        await at.submit({"seat": None, "do": "undo", "to": before})
        assert phone.shows("hand")
        says_nothing(phone, card)
        await phone.tap("hand", f"card-{card}", "take")
        assert at.dos()[-1] == "pick"

    evening(tmp_path, play)


def test_when_the_pick_is_taken_back_nothing_of_it_is_told(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone, card = await picking(at)
        await phone.tap("hand", f"card-{card}", "take")
        await at.submit({"seat": None, "do": "undo", "to": at.version - 1})
        assert phone.shows("hand")
        says_nothing(phone, card)
        await phone.tap("hand")
        assert WORDS.say("lt-choose") in phone.texts()

    evening(tmp_path, play)
