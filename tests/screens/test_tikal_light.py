"""Tikal in light detail: at a volcano each player taps what has changed since the round before; the app adds, explains
and keeps the track."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest

from model.games.tikal.kit import read_kit
from model.language import texts
from model.table.guest import HOST
from screens.tikal.tally import Tally, doubts
from tests.phones.tikal import played_out, told_lightly
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import NAMES, Evening, evening
from tests.screens.harness import Device
from tests.screens.tikal_table import do, tikal

WORDS = texts("en")
LIGHT = {"detail": "light"}
MOST_TAPS = 10


def told(device: Device) -> str:
    return device.texts("tally-do")[1]


def scores(at: Evening) -> tuple[int, ...]:
    return at.live.shown.snapshot.scores or ()


@rule("TK4.7")
def test_what_is_tapped_is_added_up_and_entered(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, **LIGHT)
        audit(phone)
        assert phone.texts("set-2") == ["Pair of treasures", "+3"]
        await phone.tap("value-3", "value-5", "value-5", "value-8", "set-2", "set-2", "set-1", "set-1")
        assert told(phone) == WORDS.say("tk-tally-under", temples=21, sets=8, before=0, after="29")
        audit(phone)
        await phone.tap("tally-do")
        assert scores(at) == (29, 0)
        assert not phone.shows("tally-do")
        assert WORDS.say("tk-light-in") in phone.texts("status")
        assert WORDS.say("tk-light-missing", names=["Ben"]) in phone.texts()
        audit(phone)

    evening(tmp_path, play)


def test_what_is_tapped_stays_under_the_finger(tmp_path: Path) -> None:
    """What was tapped is added below it: the next tap of a quick finger falls on the same key."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, **LIGHT)
        await phone.tap("value-4", "set-2")
        names = phone.identifiers()
        assert names.index("value-10") < names.index("held-value-4") < names.index("set-1")
        assert names.index("set-3") < names.index("held-set-2")

    evening(tmp_path, play)


def test_it_starts_from_the_round_before_and_what_grew_is_one_tap(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, **LIGHT)
        await phone.tap("value-4", "value-4", "value-9", "set-1", "tally-do")
        await do(at, 1, "tally", temples=[7], treasures=[])
        await phone.tap("volcano")
        assert told(phone) == WORDS.say("tk-tally-under", temples=17, sets=1, before=18, after="36")
        await phone.tap("value-4-more", "value-9-less", "set-1-more", "tally-do")
        assert at.play.lines[-1].entry.move.temples == (4, 5)
        assert at.play.lines[-1].entry.move.treasures == (2,)
        assert scores(at) == (18 + 12, 7)

    evening(tmp_path, play)


@rule("TK1.1")
def test_the_track_is_kept_with_its_laps(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, **LIGHT)
        await do(at, None, "correct", set={"seats.0.score": 110})
        await phone.tap("value-8", "value-5")
        where = WORDS.say("scoring-lap", total=123, lap=2, space=23)
        assert told(phone) == WORDS.say("tk-tally-under", temples=13, sets=0, before=110, after=where)
        await phone.tap("tally-do")
        assert where in phone.texts("score-0")

    evening(tmp_path, play)


def test_whats_not_in_the_box_is_told_and_not_refused(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, **LIGHT)
        await do(at, 1, "tally", temples=[10], treasures=[])
        assert not phone.texts("doubts")
        await phone.tap("value-10")
        assert phone.texts("doubts") == [WORDS.say("tk-doubt-value", count=2, value=10, most=1)]
        await phone.tap("tally-do")
        assert scores(at) == (10, 10)

    evening(tmp_path, play)


NINE = (9, 9)


@pytest.mark.parametrize(
    ("others", "own", "found"),
    [
        ((), Tally((1,) * 3 + (2,) * 6, (3,) * 8), []),
        ((), Tally((1, 1, 1, 1)), ["tk-doubt-value"]),
        ((Tally(NINE),), Tally((9,)), ["tk-doubt-value"]),
        ((Tally((2,) * 6 + (3,) * 5),), Tally((4,) * 7), ["tk-doubt-temples"]),
        ((Tally((), (3,) * 8),), Tally((), (1,)), ["tk-doubt-treasures"]),
        ((Tally((), (2,) * 5),), Tally((), (2,) * 4), ["tk-doubt-sets"]),
    ],
)
@rule("TK1.3")
def test_doubts(others: tuple[Tally, ...], own: Tally, found: list[str]) -> None:
    assert [doubt.message for doubt in doubts(read_kit(None), others, own)] == found


def test_a_second_tap_enters_nothing_in_the_next_round(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, **LIGHT)
        await do(at, 1, "tally", temples=[3], treasures=[])
        await phone.tap("value-4")
        phone.touch("tally-do")
        phone.touch("tally-do")
        await phone.settle()
        assert scores(at) == (4, 3)
        assert len(at.play.lines) == 2

    evening(tmp_path, play)


def test_a_second_tap_on_one_device_enters_nothing_for_the_next_one(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await tikal(at, 2, players=3, one=True, me=0, **LIGHT)
        tablet = await at.device(f"/h/{at.link(HOST)}")
        await tablet.tap("value-4")
        button, event = tablet.tappable("tally-do")
        for _ in range(2):
            await tablet.fire(button, event)
        assert at.dos() == ["tally"]
        await tablet.tap("tally-do")
        assert [line.entry.seat for line in at.play.lines] == [0, 1]

    evening(tmp_path, play)


def test_several_phones_tap_at_once_and_nobody_loses_what_was_tapped(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await tikal(at, 0, 1, 2, players=3, **LIGHT)
        ada, ben, cleo = (at.phones[seat] for seat in range(3))
        await ada.tap("value-3")
        await ben.tap("value-6")
        await cleo.tap("value-2", "tally-do")
        await ada.tap("value-5", "tally-do")
        await ben.tap("tally-do")
        assert scores(at) == (8, 6, 2)

    evening(tmp_path, play)


def test_one_device_for_all_goes_on_to_whoever_is_missing(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await tikal(at, 1, players=3, me=None, **LIGHT)
        at.live.set_desk(at.guest(HOST), one_device=True)
        tablet, phone = await at.device(f"/h/{at.link(HOST)}"), at.phones[1]
        assert tablet.find("tally-for-0").selected
        await tablet.tap("tally-for-2", "value-7", "tally-do")
        assert tablet.find("tally-for-0").selected
        await tablet.tap("value-4", "tally-do")
        assert tablet.find("tally-for-1").selected
        await phone.tap("value-2", "tally-do")  # beside the tablet
        assert scores(at) == (4, 2, 7)
        assert not tablet.shows("passing-take")
        audit(tablet)

    evening(tmp_path, play)


def test_the_host_enters_for_who_has_no_phone(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await tikal(at, 1, me=0, **LIGHT)
        host = await at.device(f"/h/{at.link(HOST)}")
        await host.tap("value-3", "tally-do")
        assert not host.shows("tally-do")  # the others have phones of their own, until somebody says otherwise
        await host.tap("tally-for-1", "value-5", "tally-do")
        assert scores(at) == (3, 5)
        assert not at.phones[1].shows("tally-for-0")

    evening(tmp_path, play)


def test_a_light_auction_is_bid_and_paid_and_scored(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await tikal(at, 0, 1, version="auction", **LIGHT)
        ada, ben = at.phones[0], at.phones[1]
        assert not ada.shows("tally-do")
        await ada.tap("bid-more", "bid-do")
        await ben.tap("pass")
        assert scores(at)[0] == 18
        await ben.tap("volcano", "value-5", "tally-do")
        assert ada.shows("tally-do")  # somebody has begun: it waits open
        await ada.tap("value-2", "tally-do")
        assert scores(at) == (20, 25)
        audit(ada)

    evening(tmp_path, play)


def test_undo_and_corrections_are_there(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, **LIGHT)
        await phone.tap("value-9", "tally-do", "undo")
        assert scores(at) == (0, 0)
        assert phone.shows("held-value-9")  # taken back to be mended, not to be tapped all over
        await phone.tap("correct-table", "more-seats-1-score-10", "more-seats-1-score", "correct")
        assert scores(at) == (0, 11)

    evening(tmp_path, play)


# how many taps a scoring takes


@cache
def tallied(seed: int) -> tuple[tuple[Tally, ...], ...]:
    """Every player's tallies, round by round, of a simulated game of four: as in light detail they would be tapped."""
    found: list[list[Tally]] = [[] for _ in range(4)]
    for move in told_lightly(played_out(4, seed)).moves:
        found[move["seat"]].append(Tally(tuple(move.get("temples", ())), tuple(move.get("treasures", ()))))
    return tuple(map(tuple, found))


def fewest(before: Sequence[int], now: Sequence[int]) -> int:
    """Taps that lead from one to the other: a new one, one that is gone, one that grew by a level are a tap each."""
    short, long = sorted((before, now), key=len)
    best = len(before) + len(now)
    for pairs in permutations(long, len(short)):
        matched = [(a, b) if short is before else (b, a) for a, b in zip(short, pairs, strict=True)]
        best = min(best, len(long) - len(short) + sum(min(b - a if b >= a else 2, 2) for a, b in matched))
    return best


@pytest.mark.parametrize("seed", [3, 5, 8])
def test_a_scoring_round_of_four_takes_at_most_ten_taps_each(seed: int) -> None:
    taps = []
    for rounds in tallied(seed):
        for before, now in zip((Tally(), *rounds), rounds, strict=False):
            taps.append(fewest(before.temples, now.temples) + fewest(before.sets, now.sets) + 1)
    assert len(taps) == 16
    assert max(taps) <= MOST_TAPS, taps


@pytest.mark.evening
def test_a_whole_light_game_by_taps_comes_to_the_simulated_points(tmp_path: Path) -> None:
    """Four players, four rounds; counted at the screen itself."""

    async def play(at: Evening) -> None:
        await tikal(at, 0, 1, 2, 3, players=4, **LIGHT)
        games = tallied(3)
        for number in range(4):
            for seat in range(4):
                before = games[seat][number - 1] if number else Tally()
                taps = [*_taps("value", before.temples, games[seat][number].temples)]
                taps += _taps("set", before.sets, games[seat][number].sets)
                taps = [*(taps or ["volcano"] * (seat == 0)), "tally-do"]
                assert len(taps) <= MOST_TAPS, (NAMES[seat], number, taps)
                await at.phones[seat].tap(*taps)
        assert at.over
        assert scores(at) == tuple(sum(tally.points for tally in rounds) for rounds in games)

    evening(tmp_path, play)


def _taps(kind: str, before: Sequence[int], now: Sequence[int]) -> list[str]:
    """What was is made what is, from the largest down: grown, else one gone and a new one."""
    held, wanted, taps = sorted(before, reverse=True), sorted(now, reverse=True), list[str]()
    for value in set(held) & set(wanted):
        for _ in range(min(held.count(value), wanted.count(value))):
            held.remove(value)
            wanted.remove(value)
    for value in list(held):
        grown = next((new for new in wanted if new == value + 1), None)
        if grown is not None:
            taps.append(f"{kind}-{value}-more")
            held.remove(value)
            wanted.remove(grown)
    return [*taps, *(f"{kind}-{value}-less" for value in held), *(f"{kind}-{value}" for value in wanted)]


@rule("TK1.1")
def test_a_receipt_tells_where_the_marker_stands_after_a_lap(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, **LIGHT)
        await do(at, None, "correct", set={"seats.0.score": 98})
        await phone.tap("value-8", "tally-do", "receipts")
        assert [
            one for one in phone.texts() if one.endswith(f"· {WORDS.say('scoring-lap', total=106, lap=2, space=6)}")
        ]

    evening(tmp_path, play)


def test_between_volcanoes_nobody_is_waited_for_and_nothing_is_entered_by_accident(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, 1, **LIGHT)
        assert not phone.shows("tally-do")
        assert at.live.shown.snapshot.waiting_for == ()
        await phone.tap("volcano")
        assert phone.texts("tally-do")[0] == WORDS.say("tk-tally-do", points=0)
        assert not at.phones[1].shows("tally-do")
        await phone.tap("tally-do")
        assert at.live.shown.snapshot.waiting_for == (1,)
        assert at.phones[1].shows("tally-do")
        await at.phones[1].tap("tally-do")
        assert at.live.shown.snapshot.waiting_for == ()
        assert not at.phones[1].shows("tally-do")

    evening(tmp_path, play)
