"""Always one tap away in Tikal: who would win each temple now and what would change it, what is left, who is next."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from model.games.tikal import GAME
from model.games.tikal.events import AuctionOpened, ScoringBegan, TurnBegan
from model.games.tikal.scoring import if_scored_now
from model.games.tikal.state import State
from model.kernel.hexes import called
from model.kernel.play import Play
from model.language import texts
from screens.tikal.next_up import next_words
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.recorded import laid
from tests.screens.test_tikal_scoring import lit
from tests.screens.test_tikal_thinking import sitting_of
from tests.screens.tikal_played import names, played, record, until

pytestmark = pytest.mark.long

WORDS = texts("en")


@rule("TK4.3", "TK4.4", "TK4.5")
def test_if_scored_now(tmp_path: Path) -> None:
    """Everybody's points, each temple's winner with all strengths, and how much the others lack."""
    play = played()
    count = until(play, TurnBegan, 28)
    now = if_scored_now(play.at(count))
    scores = GAME.scores(play.at(count)) or ()

    async def look(at: Evening) -> None:
        host = await laid(at, record(), count)
        await host.tap("if-scored")
        for seat, one in enumerate(now.seats):
            said = host.texts(f"now-{seat}")
            assert said[0] == names(at)[seat]
            assert said[1] == (f"+{one.points}" if one.points else "0")
            assert said[2] == WORDS.say("tk-now-total", total=str(scores[seat] + one.points))
        there = [temple for temple in now.temples if any(temple.strength) or temple.guard is not None]
        assert there
        for temple in there:
            said = host.texts(f"temple-{called(temple.hex)}")
            assert said[:2] == [str(temple.value), called(temple.hex)]
            winner = None if temple.winner is None else names(at)[temple.winner]
            guarded = WORDS.say("tk-now-guard", name=winner) if temple.guard is not None else winner
            assert said[2] == (guarded or WORDS.say("tk-now-tied"))
            assert all(str(power) in said for power in temple.strength if power)
            for seat, need in enumerate(temple.lacks):
                lacks = WORDS.say("tk-now-lacks", name=names(at)[seat], count=need or 0)
                assert (lacks in said[-1].split(" · ")) is bool(need)
        await host.tap(f"temple-{called(there[0].hex)}")
        assert lit(host) == (called(there[0].hex),)
        await host.tap("if-scored")
        assert lit(host) == ()
        assert not host.shows("glance-if-scored")

    evening(tmp_path, look)


@rule("TK1.2", "TK1.3")
def test_what_is_left(tmp_path: Path) -> None:
    play = played()
    count = until(play, TurnBegan, 20)
    state = play.at(count)

    async def look(at: Evening) -> None:
        host = await laid(at, record(), count)
        await host.tap("left")
        pieces = [part for value, left in enumerate(state.pieces, 2) for part in (str(value), f"×{left}")]
        assert host.texts("left-pieces")[1:] == pieces
        letters = sorted(set(state.stack))
        assert host.texts("left-tiles")[1:] == [
            part for letter in letters for part in (letter, f"×{state.stack.count(letter)}")
        ]
        held = [sum(seat.treasures[kind] for seat in state.seats) for kind in range(8)]
        assert host.texts("left-treasures")[1:] == [f"×{3 - one}" for one in held]
        for seat, one in enumerate(state.seats):
            numbers = (one.reserve, one.camps_left, one.guards_left)
            assert host.texts(f"left-{seat}") == [names(at)[seat], *map(str, numbers)]
        await host.tap("tab-table", "tab-seat")
        assert host.shows("glance-left")
        audit(host)

    evening(tmp_path, look)


@rule("TK1.5", "TK4.2", "TK5.1")
@pytest.mark.parametrize(
    ("version", "kind", "nth"),
    [("basic", TurnBegan, 3), ("basic", ScoringBegan, 1), ("auction", AuctionOpened, 1)],
    ids=["turn", "scoring", "bids"],
)
def test_who_is_next(tmp_path: Path, version: str, kind: type, nth: int) -> None:
    play = played(version)
    count = until(play, kind, nth)
    state = play.at(count)
    after = state.queue or (state.auction.bidding if state.auction else (state.seat, (state.seat + 1) % 4))

    async def look(at: Evening) -> None:
        host = await laid(at, record(version), count)
        manner = ".bid" if state.auction else ""
        assert host.texts("next-up") == [WORDS.say(f"tk-next{manner}", names=[names(at)[after[1]]])]

    evening(tmp_path, look)


@rule("TK4.1", "TK4.2", "TK5.1", "TK6.4", "TK6.5")
@pytest.mark.parametrize("version", ["basic", "auction"])
def test_who_is_told_to_be_next_is(version: str) -> None:
    """All along a game whoever acts next is named, and the last scoring round only when it comes."""
    whole = played(version)
    table: Any = SimpleNamespace(play=Play(whole.game, whole.setup))
    for count, line in enumerate(whole.lines[:-1], 1):
        table.play.submit(line.entry)
        now, sitting = whole.at(count), sitting_of(table)
        told, then = next_words(sitting), following(whole, count)
        if then is None or (now.auction is not None and len(now.auction.bidding) == 1):
            assert told == ""  # nobody comes any more, or it hangs on the last one who may bid
        elif then.final and not now.final:
            assert told == WORDS.say("tk-next.scoring"), count
        else:
            assert sitting.names[on(then)] in told, (count, told)


def on(state: State) -> int:
    """Who enters what comes next."""
    return (*GAME.to_act(state), state.seat)[0]


def following(play: Play[Any], count: int) -> State | None:
    """When somebody else is on, or the next turn has come."""
    now, states = play.at(count), (play.at(later) for later in range(count + 1, len(play.lines)))
    return next((one for one in states if on(one) != on(now) or (now.phase == "turn") > (one.phase == "turn")), None)


def test_with_no_tile_left_the_last_scoring_comes_next(tmp_path: Path) -> None:
    play = played()
    count = next(number for number in range(len(play.lines)) if not play.at(number).stack)

    async def look(at: Evening) -> None:
        host = await laid(at, record(), count)
        assert host.texts("next-up") == [WORDS.say("tk-next.scoring")]

    evening(tmp_path, look)


def test_in_light_detail_only_scorings_are_known(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        host = await laid(at, record("basic", "light"), 5)
        assert host.shows("receipts")
        assert not host.shows("if-scored")
        assert not host.shows("left")

    evening(tmp_path, look)
