"""Deliveries and finds of Tikal II by taps: behind the cover, or in the open where the players keep them."""

from pathlib import Path
from typing import Any

import pytest

from screens.tikal2.delivering import Draft, points, with_card, with_one
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.tikal2_table import correct, do, seated, view

pytestmark = pytest.mark.long

MASKS = Draft((("mask", 1),))
BOTH = Draft((("jug", 1), ("mask", 1)), ("many-types",))


@rule("T2.3.4", "T2.7.4")
@pytest.mark.parametrize(
    ("draft", "name", "by", "most", "after"),
    [
        (Draft(), "mask", 1, 2, MASKS),
        (MASKS, "mask", 1, 1, MASKS),
        (MASKS, "jug", 1, 2, Draft((("jug", 1),))),
        (MASKS, "mask", -1, 2, Draft()),
        (Draft((), ("many-types",)), "mask", 1, 2, Draft((("mask", 1),), ("many-types",))),
        (Draft((("mask", 1),), ("many-types",)), "jug", 1, 2, BOTH),
        (BOTH, "jug", -1, 2, Draft((("mask", 1),), ("many-types",))),
    ],
)
def test_one_type_unless_a_card_allows_more(draft: Draft, name: str, by: int, most: int, after: Draft) -> None:
    assert with_one(draft, name, by, most) == after


@rule("T2.7.2", "T2.7.4")
def test_cards_of_a_delivery() -> None:
    assert with_card(MASKS, "plus-two", 1).cards == ("plus-two",)
    assert with_card(with_card(MASKS, "plus-two", 1), "plus-two", 1) == MASKS
    assert with_card(BOTH, "many-types", 1) == Draft((("jug", 1),))
    price = {"jug": 3, "mask": 4}
    assert points(BOTH, price) == 7
    assert points(with_card(BOTH, "plus-two", 2), price) == 11


def told(phone: Device, identifier: str) -> str:
    return " ".join(phone.texts(identifier))


def last(at: Evening) -> dict[str, Any]:
    move = at.play.lines[-1].entry.move
    return {"do": type(move).__struct_config__.tag, **{n: getattr(move, n) for n in move.__struct_fields__}}


@rule("T2.3.4", "T2.3.5", "T2.2.4")
def test_two_deliveries_with_the_prices_of_then(tmp_path: Path) -> None:
    """Only the seat's own phone knows what there is, and only behind the cover; the open page says how many."""

    async def play(at: Evening) -> None:
        phone = await seated(at, 0, 1)
        await do(at, 0, "correct", set={"seats.0.treasures.mask": 2, "seats.0.treasures.jug": 1})
        planes = list(at.live.shown.snapshot.kit.river.seaplanes_after)
        wheel, names = view(at).wheel, at.live.shown.snapshot.kit.wheel.treasures
        before = names[names.index("jug") - 1]
        await phone.tap("site-5")
        first, second = sorted((0, 1), key=lambda plane: planes[plane])
        assert [told(phone, f"deliver-{plane}") for plane in (first, second)] == [
            f"Deliver after site {planes[plane] + 1}?" for plane in (first, second)
        ]
        assert not phone.shows("treasure-mask")
        await phone.tap(f"deliver-{first}", "treasure-mask", "treasure-mask", "deliver-done")
        assert not phone.shows("treasure-mask")
        assert any("2 treasures laid out" in words for words in phone.texts(f"deliver-{first}"))
        await phone.tap(f"deliver-{second}")
        assert not phone.shows("treasure-mask")  # both are laid out
        assert any(f"{wheel[before]} each" in words for words in phone.texts("treasure-jug"))
        audit(phone)
        await phone.tap("treasure-jug", "deliver-done")
        await phone.tap("paddle-do")
        assert view(at).seats[0].score == 2 * wheel["mask"] + wheel[before]

    evening(tmp_path, play)


@rule("T2.3.4", "T2.3.6")
def test_what_was_laid_out_for_a_seaplane_that_is_not_passed_any_more_is_there_again(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0)
        await do(at, 0, "correct", set={"seats.0.treasures.mask": 2})
        planes = list(at.live.shown.snapshot.kit.river.seaplanes_after)
        first, second = sorted((0, 1), key=lambda plane: planes[plane])
        await phone.tap("site-5", f"deliver-{second}", "treasure-mask", "treasure-mask", "deliver-done")
        await phone.tap(f"site-{planes[first] + 1}", f"deliver-{first}")
        await phone.tap("treasure-mask", "treasure-mask", "deliver-done", "paddle-do")
        assert view(at).delivered["mask"] == 2

    evening(tmp_path, play)


@rule("T2.4.3", "T2.4.4", "T2.2.4")
def test_what_was_found_is_entered_behind_the_cover(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0, 1)
        await correct(at, seats__0__site=3)
        await do(at, 0, "take", tile="T10")
        assert phone.find("pile-0").selected
        assert not phone.shows("keep-mask")
        brought: list[Any] = []
        phone.connection.answers["scroll_to"] = lambda args: brought.append(args.get("scroll_key"))
        await phone.tap("pile-1", "find-treasure")
        assert brought == ["find-treasure"], "what was uncovered is within sight"
        audit(phone)
        await phone.tap("keep-mask")
        assert (last(at)["keep"], last(at)["pile"]) == ("mask", 1)
        assert view(at).piles == (9, 7, 8)
        assert not phone.shows("keep-mask")
        assert "keep-" not in " ".join(at.phones[1].identifiers())

    evening(tmp_path, play)


@rule("T2.10.1")
def test_an_open_treasure_and_what_is_turned_up_instead(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0, more_control=True)
        await correct(at, seats__0__site=3)
        await do(at, 0, "take", tile="T10")
        await phone.tap("open-jug", "turned-statue")
        move = last(at)
        assert (move["open"], move["turned"], move["pile"]) == ("jug", "statue", 0)
        assert view(at).open_treasures["statue"] == 1

    evening(tmp_path, play)


@rule("T2.4.3", "T2.3.4", "T2.7.1", "T2.7.5")
def test_where_players_keep_their_things_they_are_counted_and_told_in_the_open(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0, hidden="players")
        await correct(at, seats__0__site=3)
        await do(at, 0, "take", tile="T10")
        await phone.tap("treasure-do", "treasure-do")
        assert view(at).seats[0].treasures == {"null": 2}
        await do(at, 0, "correct", set={"seats.0.cards": [None, None]})
        await phone.tap("card-key", "key-green")
        audit(phone)
        await phone.tap("to-backpack")
        assert view(at).seats[0].backpack["green"] == 1
        await phone.tap("card-remote", "deliver-remote")
        assert any("at most 2" in words for words in phone.texts("treasure-dagger"))  # nobody knows which they are
        await phone.tap("treasure-dagger", "deliver-done")
        assert view(at).delivered["dagger"] == 1
        assert not phone.shows("card-passage")  # none is left

    evening(tmp_path, play)


@rule("T2.7.0")
def test_where_players_keep_their_cards_no_more_are_offered_at_once_than_they_have(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 0, hidden="players")
        await do(at, 0, "correct", set={"seats.0.cards": [None], "seats.0.treasures": {"null": 1}})
        await phone.tap("card-explore")
        assert not phone.find("card-passage").button
        await phone.tap("card-explore", "card-passage", "card-passage")
        await phone.tap("card-remote", "deliver-remote", "treasure-mask")
        assert not phone.shows("with-plus-two")  # the one card is this delivery itself
        await phone.tap("leave", "site-5", "deliver-0", "treasure-mask", "with-plus-two")
        assert not phone.shows("with-many-types")

    evening(tmp_path, play)
