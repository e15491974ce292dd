"""The auction of Tikal on phones: which tiles came up, bids, who may still bid, the payment."""

from pathlib import Path

import flet as ft
import pytest

from model.language import texts
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.tikal_table import correct, tikal, view

pytestmark = pytest.mark.long

WORDS = texts("en")


async def auction(at: Evening) -> tuple[Device, Device, Device]:
    """Three phones, nothing shown yet; Ada begins."""
    await tikal(at, 0, 1, 2, players=3, version="auction")
    return at.phones[0], at.phones[1], at.phones[2]


async def displayed(phone: Device) -> list[str]:
    """Three tiles that may have come up."""
    tiles = [one.removeprefix("display-") for one in phone.identifiers() if one.startswith("display-")]
    chosen = [one for one in tiles if one != "do"][:3]
    await phone.tap(*(f"display-{tile}" for tile in chosen), "display-do")
    return chosen


@rule("TK6.1")
def test_whoever_begins_tells_which_tiles_came_up(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        ada, ben, cleo = await auction(at)
        assert not ben.shows("display-do")
        assert ada.texts("display-do") == [WORDS.say("tk-display-more", count=3)]
        await ada.tap("display-do")
        assert at.phase == "display"
        audit(ada)
        chosen = await displayed(ada)
        assert list(view(at).display) == chosen
        for phone in (ada, ben, cleo):
            assert all(phone.shows(f"open-{tile}") for tile in chosen)

    evening(tmp_path, play)


@rule("TK6.2", "TK6.6")
def test_bids_start_at_the_least_and_everybody_sees_who_may_still_bid(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        ada, ben, cleo = await auction(at)
        assert ada.texts("next-up") == [WORDS.say("tk-next.sale", names=["Ada", "Ben", "Cleo"])]
        await displayed(ada)
        assert WORDS.say("tk-auction-no-bid") in ben.texts("auction")
        assert not ben.shows("bid-do")
        assert ben.texts("next-up") == [WORDS.say("tk-next.bid", names=["Ben"])]  # a bid is no turn yet
        assert ada.texts("bid") == ["1"]
        await ada.tap("bid-less", "bid-more", "bid-more", "bid-do")
        room = await at.watch(width=1280, height=800)
        for device in (cleo, room):
            assert WORDS.say("tk-auction-high", name="Ada", points=3) in device.texts("auction")
        assert bidders(room) == bidders(cleo)
        assert not room.shows("pass")
        assert ben.texts("bid") == ["4"]
        assert cleo.texts("bidders") == ["Ben", "20", "20", "20"]
        high = WORDS.say("tk-auction-highest")
        assert bidders(cleo) == [f"Ben, {has(20)}", f"Cleo, {has(20)}", f"Ada, {has(20)}, {high}"]
        await ben.tap("pass")
        assert bidders(cleo)[-1] == f"Ben, {WORDS.say('tk-auction-passed')}"
        audit(cleo)
        await cleo.tap("bid-do")
        assert ada.texts("bid") == ["5"]
        await ada.tap("pass")
        paid = WORDS.say("tikal-told-sold", name="Cleo", points=4, left=16)
        for phone in (ada, ben, cleo):
            assert paid in phone.texts("auction")
        assert at.live.shown.snapshot.scores == (20, 20, 16)

    evening(tmp_path, play)


def bidders(device: Device) -> list[str]:
    """What a screen reader says of everybody who bids, in order, and then of who has passed."""
    inside = device.walk(device.find("bidders"))
    return [one.label for one in inside if isinstance(one, ft.Semantics) and one.label]


def has(points: int) -> str:
    return WORDS.say("tk-auction-has", points=points)


@rule("TK6.6")
def test_whoever_has_too_little_is_told_why_and_can_pass(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        ada, ben, _ = await auction(at)
        await displayed(ada)
        await correct(at, seats__1__score=2)
        await ada.tap("bid-more", "bid-do")
        assert not ben.shows("bid")
        assert ben.texts("bid-do") == [WORDS.say("tk-bid", points=3)]
        await ben.tap("bid-do")
        assert "TK6.6" in " ".join(ben.texts("notice"))
        await ben.tap("pass")
        assert view(at).flow.sale is not None
        assert view(at).flow.sale.bidding == (2, 0)

    evening(tmp_path, play)


@rule("TK6.3", "TK6.4")
def test_the_winner_takes_one_of_the_open_tiles_also_for_nothing(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        ada, ben, cleo = await auction(at)
        chosen = await displayed(ada)
        await ada.tap("pass")
        await ben.tap("pass")
        await cleo.tap("pass")
        assert WORDS.say("tikal-told-sold.first", name="Ada") in ben.texts("auction")
        assert not ben.shows(f"take-{chosen[0]}")
        await ada.tap(f"take-{chosen[1]}")
        assert (view(at).tile, list(view(at).display)) == (chosen[1], [chosen[0], chosen[2]])
        assert not ada.shows("auction")
        assert ben.texts("next-up") == [WORDS.say("tk-next.sale", names=["Ben", "Cleo"])]

    evening(tmp_path, play)


def test_the_basic_version_has_none(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        assert not phone.shows("auction")

    evening(tmp_path, play)
