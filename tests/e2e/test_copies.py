"""A copy of Lost Temple described from nothing on a phone, by real touches: counted, left and resumed on another phone,
put right in words, and then played with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from model.games.lost_temple import entering
from model.games.samples import sample_kit
from model.kernel.flaws import decoded
from model.language import texts
from screens.shared.buttons import FINGER
from tests.e2e.conftest import Join
from tests.e2e.driver import PATIENCE, PHONE, Screen
from tests.e2e.hosting import Host
from tests.e2e.touching import Hand
from tests.e2e.truth import Truth
from tests.model.table.house import House
from tests.phones.copy import CARDS, DOUBLE, KEYS, MELODY, MOST_TAPS, TOKENS, WHOLE, described, gems_key

SAY = texts("en").say
SMALL = {"width": 320, "height": 568}
_SMALL = """(least) => {
  const box = (e) => e.getBoundingClientRect();
  const scrolls = (e) => getComputedStyle(e).overflowY !== 'visible';
  const cut = (e) => {
    for (let o = e.parentElement; o; o = o.parentElement)
      if (scrolls(o)) return box(e).top <= box(o).top + 1 || box(e).bottom >= box(o).bottom - 1;
    return false;
  };
  return [...document.querySelectorAll('[flt-tappable]')]
    .filter((e) => Math.min(box(e).width, box(e).height) < least && !cut(e))
    .map((e) => `${e.getAttribute('flt-semantics-identifier') || e.textContent} ${box(e).width}x${box(e).height}`);
}"""
"""What can be touched and is too small for a finger, unless the edge of what scrolls only cuts it."""


def so_far(screen: Screen, spaces: int) -> None:
    """At the second great temple one knows how many there are."""
    told = SAY("copy-of", have=60, of=60) if spaces == 60 else SAY("copy-so-far", have=spaces)
    screen.sees("copy-how-far", told)


def type_track(hand: Hand, screen: Screen, first: int, last: int) -> None:
    """These spaces of the melody, six at a time as fast as they go."""
    keys = {sign: hand.place(screen, f"key-{key}") for sign, key in KEYS.items()}
    for space in range(first, last + 1):
        sign = MELODY[space - 1]
        if DOUBLE.get(space) == "hold":
            so_far(screen, space - 1)
            hand.hold(screen, f"key-{KEYS[sign]}", lambda space=space: so_far(screen, space))
        else:
            hand.strike(screen, keys[sign])
        if DOUBLE.get(space) == "key":
            hand.touch(screen, "key-double")
        if space in DOUBLE:
            screen.sees(f"space-{space}", "double circle")
        if space % 6 == 0:
            so_far(screen, space)


def stored(host: Host) -> dict[str, Any]:
    """What the host has on its disk of the newest copy."""
    house = House(host.data)
    try:
        return dict(decoded(house.tables.copies("lost-temple")[0].body))
    finally:
        house.close()


@pytest.mark.evening
def test_a_copy_is_described_in_at_most_130_taps_and_played_with(join: Join) -> None:
    with Host() as host:
        hand = Hand()
        phone = join(f"{host.url}/copies/lost-temple")
        hand.touch(phone, "begin-lost-temple")
        phone.sees("copy-how-far", SAY("copy-so-far", have=0))
        type_track(hand, phone, 1, 34)
        so_far(phone, 34)
        phone.until(lambda: entering.length(stored(host)) == 34, "every tap is on disk")
        phone.page.close()  # left in the middle

        other = join(f"{host.url}/copies/lost-temple")  # another phone
        other.some("copy-")
        (row,) = [one for one in other.shows("copy-") if not one.endswith(("-share", "-rename", "-delete"))]
        hand.touch(other, row)
        so_far(other, 34)
        type_track(hand, other, 35, 60)
        hand.touch(other, "copy-next")
        for number, (character, (space, gems)) in enumerate(CARDS.items(), 1):
            other.sees("card-question", SAY("copy-lt-card-space", character=character))
            hand.touch(other, f"space-{space}")
            hand.touch(other, gems_key(gems))
            other.sees("copy-how-far", SAY("copy-of", have=number, of=9))
        hand.touch(other, "copy-next")
        for number, (token, count) in enumerate(TOKENS.items(), 1):
            scroll_to(other, f"token-{token}-{count}")
            hand.touch(other, f"token-{token}-{count}")
            other.sees("copy-how-far", SAY("copy-of", have=number, of=6))
        hand.touch(other, "copy-next")
        other.find("copy-play").wait_for(state="attached", timeout=PATIENCE)
        assert hand.touches <= MOST_TAPS
        other.until(lambda: described(stored(host)) == WHOLE, "the last tap is on disk")
        play(host, other)


def scroll_to(screen: Screen, identifier: str) -> None:
    """Whatever stands below the edge is brought up."""
    screen.page.mouse.move(195, 450)

    def seen() -> bool:
        low = screen.box(identifier)["y"]
        if low > 710:
            screen.page.mouse.wheel(0, 200)
        return low <= 710

    screen.until(seen, f"{identifier} is in sight")


def play(host: Host, screen: Screen) -> None:
    """A game in full on that copy: it is chosen already, and the start cards give what was told."""
    screen.tap("copy-play")
    screen.tap("create")
    truth = Truth(host, re.sub(r"\W", "", screen.reads("join-code")))
    for seat, character in enumerate(("child", "scout", "canoe")):
        screen.sees("opening", SAY("lt-opening-who", name=SAY("new-player", number=seat + 1)))
        screen.tap(f"start-{character}")
    screen.tap("begin")
    screen.find("opening").wait_for(state="detached", timeout=PATIENCE)
    now = truth.now()
    assert now.options.detail == "full"
    assert [(seat.space, seat.gems) for seat in now.view(None).seats] == [
        CARDS[one] for one in ("child", "scout", "canoe")
    ]
    assert now.kit.finish_for(3) == 60


@pytest.mark.evening
def test_wrong_entries_are_answered_in_words(host: Host, join: Join) -> None:
    """LT1.1, LT6: four jungles, a great temple that is a village; both are put right again by a tap on the space."""
    hand, phone = Hand(), join(f"{host.url}/copies/lost-temple")
    hand.touch(phone, "begin-lost-temple")
    for key in ("jungle", "jungle", "great", "jungle", "jungle"):
        hand.touch(phone, f"key-{key}")
    phone.sees("copy-flaws", SAY("copy-lost-temple-jungle-count", found=4))
    hand.touch(phone, "space-5")
    phone.sees("copy-question", SAY("copy-lt-chosen", space=5))
    hand.touch(phone, "key-plain")
    phone.find("copy-flaws").wait_for(state="detached", timeout=PATIENCE)
    hand.touch(phone, "space-3")
    phone.sees("copy-question", SAY("copy-lt-chosen", space=3))
    hand.touch(phone, "key-village")
    phone.sees("copy-flaws", SAY("copy-lost-temple-finish-temple", found=3))
    hand.touch(phone, "copy-next")  # it keeps nobody from going on
    phone.sees("copy-title", SAY("copy-lt-cards"))


@pytest.mark.parametrize("size", [SMALL, pytest.param(PHONE, marks=pytest.mark.evening)], ids=["small", "phone"])
def test_whatever_can_be_touched_is_large_enough(join: Join, tmp_path: Path, size: dict[str, int]) -> None:
    house = House(tmp_path)
    raw = {**sample_kit("lost-temple"), "start": {}}
    copy = house.tables.begin_copy("lost-temple", "Ours", raw)
    house.close()
    with Host(data=tmp_path) as host:
        phone = join(host.url, viewport=size, locale="de-DE")
        for place, shows in (
            ("/copies", "copies-begin"),
            (f"/copy/{copy}/track", "key-great"),
            (f"/copy/{copy}/cards", "card-question"),
            (f"/copy/{copy}/tokens", "tokens-sum"),
            (f"/copy/{copy}/all", "step-track"),
            (f"/copy/{copy}/share", "share-file"),
        ):
            phone.go(place)
            phone.there(shows)
            phone.box(shows)
            small = phone.page.evaluate(_SMALL, FINGER - 0.5)
            assert not small, place
