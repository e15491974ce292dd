"""The hidden draft at its two ends: two players with two characters each, eight with one."""

import pytest

from model.games.lost_temple.parts import CHARACTERS, DRAFTS
from tests.e2e.conftest import Join, Visit
from tests.e2e.driver import Screen
from tests.e2e.evening import Phone, begin, drafted, gather, glance, own_characters, pick, waited_for
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid
from tests.e2e.touching import Hand


@pytest.mark.parametrize("players", [2, pytest.param(8, marks=pytest.mark.evening)])
def test_a_draft(host: Host, join: Join, visit: Visit, players: int) -> None:
    """Of two one has a browser, of eight everybody."""
    phones = gather(join, visit if players == 2 else join, host.url, players)
    assert isinstance(phones[0], Screen)
    begin(phones[0])
    hands, taken = draft(phones)
    assert tuple(len(hand) for hand in hands) == DRAFTS[players].hands
    assert len({card for cards in taken.values() for card in cards}) == len(hands)
    for phone, own in taken.items():
        assert sorted(own_characters(phone)) == sorted(own)
        assert "hand" not in glance(phone).ids


@pytest.mark.parametrize(("leaves", "tells"), [("touchEnd", b"long_press_end"), ("touchCancel", b"long_press_cancel")])
def test_a_hand_that_is_held_open_is_covered_when_the_finger_leaves(
    host: Host, join: Join, leaves: str, tells: bytes
) -> None:
    """Or a call takes the screen from under it. Not only when its time is over: the phone tells it."""
    sent: list[bytes | str] = []

    def listen(screen: Screen) -> None:
        screen.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))

    screen = join(Laid(host, "drafting", 8).seat(0), then=listen)
    held: list[str] = []
    Hand().hold(screen, "hand", lambda: held.extend(screen.some("card-")), leaves)
    assert len(held) == 8
    screen.until(lambda: any(tells in frame for frame in sent if isinstance(frame, bytes)), "the finger has left")
    screen.there("hand")
    assert not screen.shows("card-")


def draft(phones: list[Phone]) -> tuple[list[list[str]], dict[Phone, list[str]]]:
    """Each takes the highest card: the hands as they were, and who took what."""
    hands: list[list[str]] = []
    taken: dict[Phone, list[str]] = {}
    while True:
        phone, seen = waited_for(phones)
        if drafted(seen):
            return hands, taken
        hand, card = pick(phone, lambda cards: max(cards, key=CHARACTERS.index))
        hands.append(hand)
        taken.setdefault(phone, []).append(card)
