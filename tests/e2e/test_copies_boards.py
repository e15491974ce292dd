"""Copies of Tikal II and Tikal described from nothing on a phone, by real touches: counted, left and resumed on another
phone, put right in words."""

from __future__ import annotations

from typing import Any

import pytest

from model.games.copies import flaws_of, untold
from model.games.samples import sample_kit
from model.kernel.flaws import decoded
from model.kernel.hexes import called
from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import Screen
from tests.e2e.hosting import Host
from tests.e2e.touching import Hand
from tests.model.table.house import House

SAY = texts("en").say
MOST_TAPS = 150
TRUE: dict[str, Any] = sample_kit("tikal-2")
"""What is printed on the box that is described."""
ASKED = ("spaces", "printed", "river", "site_counts", "wheel")


def far(screen: Screen, have: int, of: int) -> None:
    screen.sees("copy-how-far", SAY("copy-of", have=have, of=of))


def stored(host: Host, game: str) -> dict[str, Any]:
    """What the host has on its disk of the newest copy."""
    house = House(host.data)
    try:
        return dict(decoded(house.tables.copies(game)[0].body))
    finally:
        house.close()


def _in_order(part: Any) -> Any:
    """Spaces and rooms may be told in any order."""
    return sorted(part, key=str) if isinstance(part, list) else part


def tell_places(hand: Hand, phone: Screen) -> None:
    for count, space in enumerate(TRUE["spaces"], 1):
        hand.touch(phone, f"place-{called(tuple(space))}")
        far(phone, count, 27)


def tell_rooms(hand: Hand, phone: Screen, first: int, last: int) -> None:
    for count, room in enumerate(TRUE["printed"][first:last], first + 1):
        hand.touch(phone, f"room-{called(tuple(room['at']))}")
        hand.touch(phone, f"colour-{room['colour']}")
        for side in room["doors"]:
            hand.touch(phone, f"door-{side}")
        hand.touch(phone, f"bonus-{room['bonus']['points']}")
        far(phone, count, 10)
        hand.touch(phone, "room-done")


def third_of_a_colour(hand: Hand, phone: Screen) -> None:
    """Of all ten rooms one has the wrong colour; words say so until it is put right."""
    wrong = TRUE["printed"][1]
    hand.touch(phone, f"room-{called(tuple(wrong['at']))}")
    hand.touch(phone, "colour-pink")
    phone.sees("copy-flaws", "The rulebook has two printed rooms of each colour; you have three pink ones.")
    hand.touch(phone, f"colour-{wrong['colour']}")
    phone.until(lambda: not phone.shows("copy-flaws"), "nothing is wrong any more")
    hand.touch(phone, "room-done")


def tell_river(hand: Hand, phone: Screen) -> None:
    river = TRUE["river"]
    hand.touch(phone, f"site-{river['start']}")
    phone.sees("river-next", SAY("copy-t2-river-forest"))
    for count, gap in enumerate((river["forest_after"], *river["seaplanes_after"]), 2):
        hand.touch(phone, f"gap-{gap}")
        far(phone, count, 4)


def tell_sites(hand: Hand, phone: Screen) -> None:
    for players in ("3", "2"):
        for site, count in enumerate(TRUE["site_counts"][players]):
            for _ in range(4 - count):
                hand.touch(phone, f"tiles-{players}-{site}")
    far(phone, 2, 2)


def tell_wheel(hand: Hand, phone: Screen) -> None:
    for count, (treasure, price) in enumerate(zip(*TRUE["wheel"].values(), strict=True)):
        if count:
            hand.touch(phone, f"treasure-{treasure}")
        hand.touch(phone, f"price-{price}")
        far(phone, 2 * count + 1, 9)


@pytest.mark.evening
def test_tikal_2_is_described_in_at_most_150_taps(join: Join) -> None:
    with Host() as host:
        hand = Hand()
        phone = join(f"{host.url}/copies/tikal-2")
        hand.touch(phone, "begin-tikal-2")
        far(phone, 0, 27)
        tell_places(hand, phone)
        hand.touch(phone, "copy-next")
        tell_rooms(hand, phone, 0, 5)
        phone.until(lambda: len(stored(host, "tikal-2")["printed"]) == 6, "five, and what is still to come, on disk")
        phone.page.close()  # left in the middle

        other = join(f"{host.url}/copies/tikal-2")  # another phone
        other.some("copy-")
        (row,) = [one for one in other.shows("copy-") if not one.endswith(("-share", "-rename", "-delete"))]
        hand.touch(other, row)
        far(other, 5, 10)
        tell_rooms(hand, other, 5, 10)
        third_of_a_colour(hand, other)
        hand.touch(other, "copy-next")
        tell_river(hand, other)
        hand.touch(other, "copy-next")
        tell_sites(hand, other)
        hand.touch(other, "copy-next")
        tell_wheel(hand, other)
        other.sees("copy-how-far", SAY("copy-enough"))
        assert hand.touches <= MOST_TAPS
        other.until(lambda: stored(host, "tikal-2")["wheel"] == TRUE["wheel"], "the last tap is on disk")
        raw = stored(host, "tikal-2")
        assert {part: _in_order(raw[part]) for part in ASKED} == {part: _in_order(TRUE[part]) for part in ASKED}
        assert flaws_of("tikal-2", raw) == ()
        assert [untold("tikal-2", raw, players) for players in (2, 3, 4)] == [(), (), ()]
        assert raw["action_tiles"][0]["actions"] is None  # learned when they come up


def stones_of(host: Host, kind: str) -> list[list[int]]:
    return [one["stones"] for one in stored(host, "tikal")["printed"] if one["kind"] == kind]


def test_tikal_by_three_taps_or_as_it_is_printed(join: Join) -> None:
    with Host() as host:
        hand = Hand()
        phone = join(f"{host.url}/copies/tikal")
        hand.touch(phone, "begin-tikal")
        far(phone, 0, 4)
        hand.touch(phone, "printed-yes")
        far(phone, 4, 4)
        hand.touch(phone, "copy-next")
        far(phone, 0, 8)
        hand.touch(phone, "names-keep")
        far(phone, 8, 8)
        assert hand.touches == 4
        assert untold("tikal", stored(host, "tikal"), 4) == ()

        hand.touch(phone, "copy-back")
        hand.touch(phone, "hex-b4")  # its jungle has two stones more
        for _ in range(2):
            hand.touch(phone, "stones-3")
        phone.sees("stones-3", "2 stones")
        hand.touch(phone, "printed-done")
        phone.sees("hex-b4", "jungle")
        phone.until(lambda: [1, 1, 1, 2, 0, 0] in stones_of(host, "jungle"), "both stones are on disk")
