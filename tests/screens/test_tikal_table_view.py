"""The TV's view of Tikal: whose turn it is and everybody's points; in a scoring one temple after the other, large."""

from pathlib import Path

import pytest

from model.games.tikal.events import ScoringBegan, TurnBegan
from model.kernel.hexes import called
from model.language import texts
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.conftest import Hourglass
from tests.screens.evening import Evening, evening
from tests.screens.loop import quiet
from tests.screens.recorded import laid
from tests.screens.test_tikal_scoring import lit, rich, shown
from tests.screens.tikal_played import go_on, names, played, record, scorings, until

pytestmark = pytest.mark.long

WORDS = texts("en")
SIZES = [(1280, 800), (1920, 1080), (390, 844)]
LARGE = 30
"""Points of type that a room can read at 1280 by 800."""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_board_scores_and_whose_turn_it_is(tmp_path: Path, width: int, height: int) -> None:
    play = played()
    count = until(play, TurnBegan, 20)
    state = play.at(count)

    async def look(at: Evening) -> None:
        await laid(at, record(), count)
        screen = await at.watch(width=width, height=height)
        assert screen.texts("table-status") == [WORDS.say("tk-status-draw", name=names(at)[state.seat])]
        for seat, one in enumerate(state.seats):
            assert screen.texts(f"score-{seat}") == [names(at)[seat], str(one.score)]
        assert screen.shows("board")
        assert screen.texts("log")
        assert not screen.shows("stage")
        audit(screen)

    evening(tmp_path, look)


@rule("TK4.1", "TK4.3", "TK4.4", "TK4.5")
def test_a_scoring_is_shown_to_the_room_and_goes_on_by_itself(tmp_path: Path, hourglass: Hourglass) -> None:
    """Also for whoever comes late: the latest scoring from its beginning, and all of the round at its end."""
    play = played()
    count, who = rich(play)
    receipt = scorings(play, count)[-1].receipts[-1]

    async def look(at: Evening) -> None:
        await laid(at, record(), count)
        screen = await at.watch(width=1280, height=800)
        for temple in receipt.temples:
            assert temple.hex is not None
            assert lit(screen) == (called(temple.hex),)
            assert f"+{temple.value}" in screen.texts("scored-step")
            assert all(one.size >= LARGE for one in screen._texts("scored-step") if one.value.strip("+").isdigit())
            hourglass.turn()
            await quiet()
        if receipt.sets:
            await screen.tap("scored-next")
        total = WORDS.say("scoring-total", name=names(at)[who], points=receipt.points, total=str(receipt.total))
        assert total in screen.texts("scored-step")
        audit(screen)
        late = await at.watch(width=1280, height=800)
        assert late.shows("scored-step")
        done = next(number for number in range(count, len(play.lines)) if play.at(number).round > play.at(count).round)
        await go_on(at, play, done)
        for one in (screen, late, await at.watch(width=1920, height=1080)):
            shown(one, scorings(play, done)[-1], names(at), "scored")

    evening(tmp_path, look)


def test_a_page_that_goes_away_stops_its_clock(tmp_path: Path, hourglass: Hourglass) -> None:
    play = played()
    count, _ = rich(play)

    async def look(at: Evening) -> None:
        await laid(at, record(), count, host_seat=None)
        screen = await at.watch(width=1280, height=800)
        await at.host.tap("tab-log")
        asked = len(hourglass.asked)
        await screen.leave()
        hourglass.turn()
        await quiet()
        hourglass.turn()
        await quiet()
        assert len(hourglass.asked) <= asked + 1
        assert at.host.shows("log")

    evening(tmp_path, look)


@rule("TK4.1")
def test_the_volcano_is_explained_to_the_room(tmp_path: Path) -> None:
    play = played()
    count = until(play, ScoringBegan)

    async def look(at: Evening) -> None:
        await laid(at, record(), count)
        screen = await at.watch(width=1280, height=800)
        (told,) = scorings(play, count)
        assert screen.texts("volcano-about") == [WORDS.say("tk-volcano-about", name=names(at)[told.order[0]])]
        assert screen.texts("scoring-order") == [names(at)[seat] for seat in told.order]

    evening(tmp_path, look)


def test_in_light_detail_there_is_no_board_but_what_was_scored(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record("basic", "light"), 5)
        screen = await at.watch(width=1280, height=800)
        assert not screen.shows("board")
        assert screen.shows("scored-step")
        assert screen.texts("table-status") == [WORDS.say("table-simple")]
        audit(screen)

    evening(tmp_path, look)
