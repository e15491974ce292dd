"""A draft with covers: a hand is on the phone only while it is uncovered, and only on its owner's."""

from model.games.lost_temple.parts import CHARACTERS
from model.language import texts
from tests.browsers.conftest import Pick
from tests.browsers.phone import Phone
from tests.browsers.targets import fit_for_fingers
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid

SAY = texts("en").say


def keeps_quiet(phone: Phone) -> None:
    """Nothing in the whole page tells of a hand: no name of a card, no picture, seen or not."""
    page = phone.page()
    told = [one for one in CHARACTERS if f"card-{one}" in page or f"/{one}.svg" in page]
    assert not told + phone.shows("card-") + phone.shows("hand-open")


def uncovered(phone: Phone) -> list[str]:
    """Its cards. On a busy machine a touch may last so long that it holds the cover open, and shuts it, or the cover
    has shut itself before they were read: then once more."""

    def opens() -> list[str]:
        if "hand" in phone.shows("hand"):
            phone.touch("hand")
        phone.soon("hand-close")
        return phone.shows("card-")

    cards: list[str] = phone.until(opens, "the hand is uncovered")
    return cards


def covered(phone: Phone) -> None:
    """By a touch, unless on a slow machine it has shut itself before."""
    phone.until(
        lambda: "hand" in phone.shows("hand") or (phone.touched("hand-close") and phone.soon("hand")), "a cover"
    )


def taken(phone: Phone, card: str) -> None:
    """A card, which is taken before the hand covers itself; else once more."""

    def took() -> bool:
        uncovered(phone)
        phone.touched(card)
        return phone.soon("take") and phone.touched("take")

    phone.until(took, f"{card} is taken")


def test_a_hand_is_there_while_it_is_uncovered(host: Host, pick: Pick) -> None:
    table = Laid(host, "drafting", 3)
    first, second = pick().open(table.seat(0)), pick().open(table.seat(1))
    first.sees("hand")
    second.sees("status", SAY("lt-draft", name="Ada"))
    for phone in (first, second):
        keeps_quiet(phone)
        fit_for_fingers(phone)

    held: list[str] = []
    first.hold("hand", lambda: (first.sees("hand-close"), held.extend(first.shows("card-"))))
    first.sees("hand")  # let go
    keeps_quiet(first)

    cards = uncovered(first)
    assert cards == held
    assert cards
    fit_for_fingers(first)
    keeps_quiet(second)
    covered(first)
    keeps_quiet(first)

    taken(first, cards[0])
    first.gone("hand-open")
    keeps_quiet(first)
    second.sees("hand")
    assert set(uncovered(second)) < set(cards)
