"""The TV's view of Tikal II: temple, river, whose turn it is and everybody's points; in a scoring one step after the
other, large."""

from pathlib import Path

import pytest

from model.games.tikal2.events import RoundEnded, TurnBegan
from model.language import texts
from model.signs import digits
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.conftest import Hourglass
from tests.screens.evening import Evening, evening
from tests.screens.loop import quiet
from tests.screens.recorded import laid
from tests.screens.test_tikal2_scoring import keys_in, lit, shown
from tests.screens.tikal2_scorings import go_on, names, played, record, scorings_until, until

WORDS = texts("en")
SIZES = [(1280, 800), (1920, 1080), (390, 844)]
LARGE = 24
"""Points of type that a room can read at 1280 by 800."""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_temple_river_scores_and_who_is_next(tmp_path: Path, width: int, height: int) -> None:
    play = played()
    count = until(play, TurnBegan, 9)
    state = play.at(count)

    async def look(at: Evening) -> None:
        await laid(at, record(), count)
        screen = await at.watch(width=width, height=height)
        assert screen.shows("temple")
        assert screen.shows("river")
        for seat, one in enumerate(state.seats):
            assert screen.texts(f"score-{seat}") == [names(at)[seat], digits(one.score)]
        assert names(at)[state.seat] in screen.texts("table-status")[0]
        assert screen.texts("log")
        assert not screen.shows("scoring")
        audit(screen)

    evening(tmp_path, look)


@rule("T2.2.4", "T2.8.3", "T2.9.1", "T2.9.2")
def test_a_scoring_is_shown_to_the_room_and_goes_on_by_itself_to_round_2(tmp_path: Path, hourglass: Hourglass) -> None:
    play = played()
    count = until(play, RoundEnded)
    (told,) = scorings_until(play, count)

    async def look(at: Evening) -> None:
        await laid(at, record(), count)
        screen = await at.watch(width=1280, height=800)
        assert len(keys_in(screen, "scored-step")) == sum(sum(seat.camp) for seat in play.at(count).seats)
        spots = list[tuple[str, ...]]()
        while WORDS.say("t2-step-total") not in screen.texts("scoring"):
            assert all(one.size >= LARGE for one in screen._texts("scored-step") if one.value.strip("+").isdigit())
            spots.append(lit(screen))
            hourglass.turn()
            await quiet()
        assert sum(map(len, spots)) == len(told.altars)
        shown(screen, told, names(at), "scored")
        hourglass.turn()
        await quiet()
        assert screen.texts("round-2-direction") == [WORDS.say("t2-second-direction")]
        assert not screen.shows("scored-next")
        audit(screen)
        await go_on(at, play, count + 1)
        assert not screen.shows("scoring")

    evening(tmp_path, look)


def test_a_page_that_goes_away_stops_its_clock(tmp_path: Path, hourglass: Hourglass) -> None:
    count = until(played(), RoundEnded)

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

    evening(tmp_path, look)


def test_in_light_detail_there_is_no_board_but_what_was_scored(tmp_path: Path) -> None:
    play = played(3, "phones", "light")

    async def look(at: Evening) -> None:
        await laid(at, record(3, "phones", "light"), until(play, RoundEnded))
        screen = await at.watch(width=1280, height=800)
        assert not screen.shows("temple")
        assert screen.shows("scored-step")
        assert screen.texts("table-status") == [WORDS.say("table-simple")]
        audit(screen)

    evening(tmp_path, look)
