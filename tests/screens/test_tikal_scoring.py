"""Scoring rounds of Tikal on screens: what the volcano means, who is on, what everybody scored and why, one thing after
the other and at one glance. The sums shown are those of the record."""

from functools import cache
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from model.games.tikal import GAME
from model.games.tikal.events import RoundScored, ScoringBegan, SeatScored, TurnEnded
from model.games.tikal.receipts import Round
from model.games.tikal.sources import sources
from model.kernel.hexes import called
from model.kernel.play import Play
from model.language import texts
from screens.shared.look import Look
from screens.table import steps
from screens.table.scored import gained, total_words
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.conftest import Hourglass
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.loop import quiet
from tests.screens.recorded import laid
from tests.screens.tikal_played import go_on, happened, names, played, record, scorings, until

pytestmark = pytest.mark.long

WORDS = texts("en")
SCORED = ("TK4.3", "TK4.4", "TK4.5")


def lit(device: Device) -> tuple[str, ...]:
    """The temples that are pointed at on the board."""
    hexes = [one for one in device.all(ft.Semantics) if (one.identifier or "").startswith("hex-")]
    spots = [one for one in hexes if WORDS.say("tk-hex-spot") in (one.value or "")]
    return tuple(one.identifier.removeprefix("hex-") for one in spots)


@cache
def rich(play: Play[Any]) -> tuple[int, int]:
    """After how many entries somebody has just scored most temples, in the middle of a round; and who it was."""
    found = [
        (len(last.temples), index + 1, last.seat)
        for index, line in enumerate(play.lines)
        if any(isinstance(event, SeatScored) for event in line.events)
        for last in [scorings(play, index + 1)[-1].receipts[-1]]
        if play.at(index + 1).queue and not play.at(index + 1).final
    ]
    return max(found)[1:]


@rule(*SCORED)
@pytest.mark.parametrize("kind", [("basic", "full"), ("auction", "full"), ("basic", "light")], ids="-".join)
def test_every_receipt_adds_up_to_the_points_of_the_record(kind: tuple[str, str]) -> None:
    play = played(*kind)
    found = scorings(play)
    assert [(one.number, len(one.receipts)) for one in found if one.done] == [(1, 4), (2, 4), (3, 4), (4, 4)]
    ledger = [(point.seat, point.points) for point in play.points() if point.rule in SCORED]
    shown = [
        (receipt.seat, points)
        for one in found
        for receipt in one.receipts
        for points in (*(temple.value for temple in receipt.temples), *(one.points for one in receipt.sets))
    ]
    assert shown == ledger
    last = {receipt.seat: receipt.total for receipt in found[-1].receipts}
    assert tuple(last[seat] for seat in range(4)) == GAME.scores(play.state)


@rule("TK6.1", "TK6.2")
@pytest.mark.parametrize("version", ["basic", "auction"])
def test_points_by_source_add_up_to_the_score(version: str) -> None:
    play = played(version)
    found = sources(happened(play), GAME.scores(play.state) or ())
    assert tuple(one.total for one in found) == GAME.scores(play.state)
    assert {one.start for one in found} == {20 if version == "auction" else 0}
    bids = [point for point in play.points() if point.rule == "TK6.2"]
    assert [one.all.bids for one in found] == [sum(p.points for p in bids if p.seat == seat) for seat in range(4)]
    assert any(one.all.bids for one in found) is (version == "auction")


@rule("TK4.1", "TK4.2")
def test_a_volcano_is_explained_and_the_order_is_told(tmp_path: Path) -> None:
    play = played()
    count = until(play, ScoringBegan)

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(), count)
        (told,) = scorings(play, count)
        first = names(at)[told.order[0]]
        assert host.texts("volcano-about") == [WORDS.say("tk-volcano-about", name=first)]
        assert order(host) == [WORDS.say("order-on", name=first), *(names(at)[seat] for seat in told.order[1:])]
        assert not host.shows("scored-step")
        audit(host)

    evening(tmp_path, play_on)


@rule(*SCORED)
def test_after_each_turn_its_points_come_one_after_the_other(tmp_path: Path, hourglass: Hourglass) -> None:
    """By itself, by a tap on, and back again; the temple that is told is lit on the board."""
    play = played()
    count, who = rich(play)
    receipt = scorings(play, count)[-1].receipts[-1]
    onlooker = next(seat for seat in range(4) if seat != play.at(count).queue[0])

    async def play_on(at: Evening) -> None:
        await laid(at, record(), count, host_seat=None)
        await at.sit(onlooker)
        phone = at.phones[onlooker]
        assert set(hourglass.asked) == {steps.SECONDS}
        for number, temple in enumerate(receipt.temples):
            assert temple.hex is not None
            assert lit(phone) == (called(temple.hex),)
            said = " ".join(phone.texts("scored-step"))
            assert f"+{temple.value}" in said
            assert all(str(power) in phone.texts("scored-step") for power in temple.strength if power)
            assert called(temple.hex) in said
            if number % 2:
                await phone.tap("scored-next")
            else:
                hourglass.turn()
                await quiet()
        assert lit(phone) == ()
        if receipt.sets:
            assert f"+{receipt.of_sets}" in phone.texts("scored-step")
            await phone.tap("scored-next")
        total = WORDS.say("scoring-total", name=names(at)[who], points=receipt.points, total=str(receipt.total))
        assert phone.texts("scored-step") == [f"+{receipt.points}", total]
        assert not phone.shows("scored-next")
        asked = len(hourglass.asked)
        hourglass.turn()
        await quiet()
        assert len(hourglass.asked) == asked  # nobody waits for a step after the last
        await phone.tap("scored-back")
        hourglass.turn()
        await quiet()
        assert phone.shows("scored-next")  # whoever goes back wants to look: it stays
        audit(phone)

    evening(tmp_path, play_on)


def test_who_has_just_scored_sees_the_points_first_and_the_way_back_beside_the_board(tmp_path: Path) -> None:
    """On a phone there is little room below the board."""
    count, who = rich(played())

    async def play_on(at: Evening) -> None:
        await laid(at, record(), count - 1, host_seat=None)
        await at.sit(who)
        phone = at.phones[who]
        await phone.tap("end-turn")
        order = [phone.identifiers().index(name) for name in ("undo", "board-turn", "scored-step", "if-scored")]
        assert order == sorted(order)

    evening(tmp_path, play_on)


def test_whoever_is_on_is_not_held_up_and_it_can_be_put_away(tmp_path: Path) -> None:
    play = played()
    count, _ = rich(play)
    on = play.at(count).queue[0]

    async def play_on(at: Evening) -> None:
        await laid(at, record(), count, host_seat=None)
        await at.sit(on, (on + 1) % 4)
        acting, other = at.phones[on], at.phones[(on + 1) % 4]
        assert not acting.shows("scored-step")
        assert acting.shows("end-turn")
        await acting.tap("volcano-fold")
        assert acting.shows("scored-step")
        assert other.shows("scored-step")
        await other.tap("volcano-fold")
        assert not other.shows("scored-step")
        assert lit(other) == ()
        await other.tap("tab-table", "tab-seat")
        assert not other.shows("scored-step")
        await other.tap("receipts")
        assert other.shows(f"receipt-table-{scorings(play, count)[-1].number}")

    evening(tmp_path, play_on)


@rule("TK4.1", "TK5.3")
def test_all_of_a_round_at_one_glance_until_the_turn_after_it_is_over(tmp_path: Path) -> None:
    play = played()
    count = until(play, RoundScored)
    before = [event for line in play.lines[:count] for event in line.events if isinstance(event, TurnEnded)]
    ended = until(play, TurnEnded, len(before) + 1)

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(), count, host_seat=(play.at(count).seat + 1) % 4)
        (told,) = scorings(play, count)
        shown(host, told, names(at), "scored")
        await host.tap("receipts")
        shown(host, told, names(at))
        audit(host)
        await go_on(at, play, ended)
        assert not host.shows("volcano")
        shown(host, told, names(at))

    evening(tmp_path, play_on)


def shown(device: Device, told: Round, called_: tuple[str, ...], table: str = "receipt") -> None:
    """Every row of the round's table."""
    for receipt in told.receipts:
        numbers = (receipt.of_temples, receipt.of_sets, gained(receipt.points), receipt.total)
        assert device.texts(f"{table}-row-{receipt.seat}") == [called_[receipt.seat], *map(str, numbers)]


@rule(*SCORED, "TK5.2", "TK5.3")
@pytest.mark.parametrize("version", ["basic", "auction"])
def test_the_end_has_all_receipts_the_sources_and_who_won(tmp_path: Path, version: str) -> None:
    play = played(version)

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(version), len(play.lines))
        best = max(GAME.scores(play.state) or ())
        assert WORDS.say("tk-winner-under", points=best) in host.texts("winner")
        for told in scorings(play):
            if not host.shows(f"receipt-table-{told.number}"):
                await host.tap(f"receipt-{told.number}")
            shown(host, told, names(at))
        for seat, one in enumerate(sources(happened(play), GAME.scores(play.state) or ())):
            said = host.texts(f"sources-{seat}")
            assert said[0] == names(at)[seat]
            assert str(one.total) in said
            assert all(WORDS.say("tk-source-round", round=number) in said for number in (1, 2, 3, 4))
        assert (WORDS.say("tk-print-score-bids") in host.texts("sources")) is (version == "auction")
        audit(host)

    evening(tmp_path, play_on)


@rule("TK5.1", "TK6.8")
@pytest.mark.parametrize("version", ["basic", "auction"])
def test_the_last_round_says_who_begins_and_why(tmp_path: Path, version: str) -> None:
    play = played(version)
    count = until(play, ScoringBegan, 4)

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(version), count)
        told = scorings(play, count)[-1]
        assert WORDS.say("tikal-told-scoring.final") in host.texts("volcano")
        manner = "tk-volcano-final.score" if version == "auction" else "tk-volcano-final"
        assert host.texts("volcano-about") == [WORDS.say(manner, name=names(at)[told.order[0]])]
        assert order(host)[1:] == [names(at)[seat] for seat in told.order[1:]]
        if version == "auction":
            scores = GAME.scores(play.at(count)) or ()
            assert [scores[seat] for seat in told.order] == sorted(scores)

    evening(tmp_path, play_on)


@rule("TK1.1")
@pytest.mark.parametrize(
    ("total", "said"), [(0, "0"), (100, "100"), (101, "101 (lap 2, space 1)"), (123, "123 (lap 2, space 23)")]
)
def test_the_track_has_a_hundred_spaces(total: int, said: str) -> None:
    assert total_words(Look(), total) == said


def test_a_scoring_that_is_undone_is_told_no_more(tmp_path: Path) -> None:
    play = played()
    count, who = rich(play)

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(), count, host_seat=who)
        await host.tap("receipts")
        assert host.shows(f"receipt-row-{who}")
        assert order(host)[-len(play.at(count).queue) - 1].startswith(f"{names(at)[who]} +")
        await host.tap("undo")
        assert not host.shows(f"receipt-row-{who}")
        assert WORDS.say("order-on", name=names(at)[who]) in order(host)

    evening(tmp_path, play_on)


def order(device: Device) -> list[str]:
    """What a screen reader says of everybody in the order of the scoring turns."""
    inside = device.walk(device.find("scoring-order"))
    return [one.label for one in inside if isinstance(one, ft.Semantics) and one.label]


def test_the_longest_name_is_told_whole_beside_whose_scoring_turn_it_is(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        play = played()
        await laid(at, record(), until(play, ScoringBegan, 1))
        name = names(at)[at.live.shown.snapshot.waiting_for[0]]
        order = at.host.find("scoring-order")
        chips = [one for one in at.host.walk(order) if isinstance(one, ft.Container) and one.expand_loose]
        assert [one.content.value for one in chips] == [name]  # it may have more lines than one

    evening(tmp_path, look)
