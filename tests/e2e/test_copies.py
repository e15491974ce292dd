"""A copy of Lost Temple described from nothing on a phone, by real touches: counted, left and resumed on another phone,
put right in words, and then played with."""

from __future__ import annotations

from typing import Any

from model.games.lost_temple import entering
from model.games.lost_temple.parts import CHARACTERS
from model.kernel.flaws import decoded
from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import PATIENCE, Screen
from tests.e2e.hosting import Host
from tests.e2e.touching import Hand
from tests.model.table.house import House

SAY = texts("en").say
MOST_TAPS = 130
KEYS = {".": "plain", "T": "temple", "V": "village", "J": "jungle", "C": "chance", "G": "great"}
MELODY = ".CV.TCV.C.TJ.CVT.C.VTCJ.V.CT..VC.TVCGV.CT.JCV.T.C.VT.CV.T.CG"
"""A track of 60 spaces, great temples on 38 and 60; two of its temples and villages get a double circle too."""
DOUBLE = {11: "hold", 31: "key"}
CARDS = {character: (number + 2, number % 7) for number, character in enumerate(CHARACTERS)}
TOKENS = {"gems": 3, "back": 3, "pay": 2, "machete": 4, "forward": 3, "lose-machete": 1}


def so_far(screen: Screen, spaces: int) -> None:
    screen.sees("copy-how-far", SAY("copy-so-far", have=spaces))


def type_track(hand: Hand, screen: Screen, first: int, last: int) -> None:
    """These spaces of the melody, each seen before the next."""
    for space in range(first, last + 1):
        key = f"key-{KEYS[MELODY[space - 1]]}"
        told = SAY("copy-of", have=60, of=60) if space == 60 else SAY("copy-so-far", have=space)
        if DOUBLE.get(space) == "hold":
            hand.hold(screen, key, lambda told=told: screen.sees("copy-how-far", told))
        else:
            hand.touch(screen, key)
            screen.sees("copy-how-far", told)
        if DOUBLE.get(space) == "key":
            hand.touch(screen, "key-double")
        if space in DOUBLE:
            screen.sees(f"space-{space}", "double circle")


def stored(host: Host) -> dict[str, Any]:
    """What the host has on its disk of the newest copy."""
    house = House(host.data)
    try:
        return dict(decoded(house.tables.copies("lost-temple")[0].body))
    finally:
        house.close()


def test_a_copy_is_described_in_at_most_130_taps_and_played_with(join: Join) -> None:
    assert len(MELODY) == 60
    with Host() as host:
        hand = Hand()
        phone = join(f"{host.url}/copies/lost-temple")
        hand.touch(phone, "begin-lost-temple")
        phone.sees("copy-how-far", SAY("copy-so-far", have=0))
        type_track(hand, phone, 1, 34)
        phone.page.close()  # left in the middle
        assert entering.length(stored(host)) == 34

        other = join(f"{host.url}/copies/lost-temple")  # another phone
        other.some("copy-")
        (row,) = [one for one in other.shows("copy-") if not one.endswith(("-share", "-rename", "-delete"))]
        hand.touch(other, row)
        so_far(other, 34)
        type_track(hand, other, 35, 60)
        hand.touch(other, "copy-next")
        for number, (space, gems) in enumerate(CARDS.values(), 1):
            hand.touch(other, f"space-{space}")
            hand.touch(other, f"gems-{gems}" if gems <= 5 else "gems-more")
            other.sees("copy-how-far", SAY("copy-of", have=number, of=9))
        hand.touch(other, "copy-next")
        for number, (token, count) in enumerate(TOKENS.items(), 1):
            other.page.mouse.move(200, 400)
            other.page.mouse.wheel(0, 400 if number > 3 else 0)
            hand.touch(other, f"token-{token}-{count}")
            other.sees("copy-how-far", SAY("copy-of", have=number, of=6))
        hand.touch(other, "copy-next")
        other.sees("copy-how-far", SAY("copy-enough"))
        assert not other.shows("copy-flaws")
        print(f"{hand.touches} touches")
        assert hand.touches <= MOST_TAPS
        raw = stored(host)
        assert told(raw) == MELODY
        assert [space for space in range(1, 61) if entering.double(raw, space)] == sorted(DOUBLE)
        assert {one: (raw["start"][one]["space"], raw["start"][one]["gems"]) for one in CHARACTERS} == CARDS
        assert raw["tokens"] == {"idol": 2, **TOKENS}
        play(host, join, other, hand)


def told(raw: dict[str, Any]) -> str:
    signs = {name: sign for sign, name in KEYS.items()}
    return "".join(
        "G" if space in entering.great(raw) else signs[entering.kind(raw, space)]
        for space in range(1, entering.length(raw) + 1)
    )


def play(host: Host, join: Join, screen: Screen, hand: Hand) -> None:
    """A game in full on that copy: the start cards give what was told, the finish is the second great temple."""
    hand.touch(screen, "copy-play")
    screen.find("create").wait_for(state="attached", timeout=PATIENCE)
