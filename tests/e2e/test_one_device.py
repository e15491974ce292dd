"""One device that goes from hand to hand: what is secret lies behind a cover with a name on it."""

import pytest
from playwright.sync_api import expect

from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import PATIENCE
from tests.e2e.evening import begin, open_table, pick
from tests.e2e.hosting import Host
from tests.e2e.wire import Wires, words_in

SAY = texts("en").say
NAMES = ("Mia", "Noa")


@pytest.mark.evening
def test_two_pass_one_phone(host: Host, join: Join) -> None:
    wires = Wires()
    device = join(host.url, then=wires)
    open_table(device, names=NAMES, taps=["devices-one"])
    assert not device.shows("join-panel")
    begin(device, ["child", "scout"])  # the Child is last: Mia has the idol and picks first
    hands, read = [], len(wires[0].frames)
    for name in ("Mia", "Noa", "Mia", "Noa"):
        device.sees("passing-take", SAY("passing-take", name=name))
        sent = {word for frame in wires[0].frames[read:] for word in words_in(frame)}
        assert not [word for word in sent if word.startswith(("card-", "character-", "hand", "own-characters"))]
        device.tap("passing-take")
        hands.append(pick(device)[0])
        read = len(wires[0].frames)
    assert [len(hand) for hand in hands] == [7, 6, 4, 2]

    device.sees("call", "Shaman")  # nothing is hidden in a call: nobody has to look away
    assert not device.shows("passing-take")
    for _ in range(9):
        if not device.shows("call"):
            break
        said = device.reads("call")
        device.tap("call")
        device.until(lambda said=said: device.words("call") != said, "it was called")
    expect(device.find("status")).to_contain_text("Your turn", timeout=PATIENCE)
    device.tap("tab-host")
    device.tap("desk-one")  # phones came after all
    device.tap("tab-seat")
    device.find("own-characters").wait_for(state="attached", timeout=PATIENCE)
