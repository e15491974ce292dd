"""Turning points are read off what happened, and nothing is made up."""

import itertools
from functools import cache

import msgspec
import pytest

from companion.records import simulated
from model.games import GAMES
from model.games.lost_temple import events as lt
from model.games.tikal import events as tk
from model.kernel.play import Play
from model.language import LANGUAGES, texts
from model.table.course import Stage, course_of
from model.table.stored import play_record
from model.table.turning import beats, leads, turning
from printables.report.turning import turns


@cache
def played(game: str, players: int, moves: int | None = None, **options: str) -> Play:
    record = simulated(game, players, 5, options)
    play, refused = play_record(msgspec.structs.replace(record, moves=record.moves[:moves]))
    assert refused is None
    return play


def told(play: Play, viewer: int | None = None, lang: str = "en") -> list[tuple[str, str]]:
    found = turns(texts(lang), play, turning(play, viewer, course_of(play)))
    return [(turn.when, turn.words) for turn in found]


def test_who_leads_is_asked_when_a_round_is_over():
    course = [Stage(1, (0, 0)), Stage(1, (5, 0)), Stage(2, (5, 9)), Stage(2, (11, 9)), Stage(3, (11, 12))]
    assert [(lead.seat, lead.round) for lead in leads(course, by_rounds=True)] == [(1, 1)]
    assert [lead.seat for lead in leads(course)] == [0, 1, 0, 1]
    assert beats(course) == [0, 2, 4]


def test_a_tie_is_nobody_s_lead():
    course = [Stage(1, (3, 3)), Stage(2, (7, 3)), Stage(3, (7, 7)), Stage(4, (9, 7))]
    assert [(lead.seat, lead.round) for lead in leads(course)] == [(0, 1)]


def test_a_race_of_eight():
    assert told(played("lost-temple", 8)) == [
        ("Round 5", "Dan robs Finn of 17 gems: no theft is larger."),
        ("Round 7", "Dan takes the lead from Ada and keeps it longest."),
        ("Round 10", "Finn takes the lead from Dan and keeps it to the end. In all the lead changes 5 times."),
        (
            "Round 12",
            "Eva swaps places with Ada by the Shaman’s curse, from 15 to 30. That is 15 spaces at once; nobody leaps "
            "farther.",
        ),
    ]


def test_in_light_detail_nobody_counted():
    """No spaces, no gems: only who robbed whom."""
    assert told(played("lost-temple", 5, detail="light")) == [("Round 4", "Ben robs Dan: the last theft.")]


def test_a_running_game_keeps_nothing_to_the_end():
    said = told(played("tikal", 4, 220))
    assert ("Scoring 3", "Cleo takes the lead from Dan and still has it.") in said


@pytest.mark.parametrize("game", GAMES)
def test_they_are_what_the_log_says(game):
    """The largest gain is the largest of all, the theft stands in the log, the lead was the leader's."""
    play = played(game, 4)
    course = course_of(play)
    found = turning(play, None, course)
    gains = [
        after - before
        for one, other in itertools.pairwise(course)
        for before, after in zip(one.scores, other.scores, strict=True)
    ]
    assert found.gain
    assert found.gain.sum == max(gains)
    for lead in found.leads:
        assert course[lead.stage].scores[lead.seat] == max(course[lead.stage].scores)
    if game == "lost-temple":
        stolen = [e.gems for i in play.in_force for e in play.lines[i].events if isinstance(e, lt.GemsStolen)]
        assert found.theft
        assert found.theft.taken.worth == max(stolen)


def test_an_exchange_is_worth_what_both_score_otherwise():
    """TK4.5: a pair and a single become a triple, 6 instead of 4; where nothing is gained there is nothing to tell."""
    play = played("tikal", 2, 0)
    mine = (2, 1) + (0,) * (len(play.state.seats[0].treasures) - 2)
    theirs = (1, 2, *mine[2:])
    seats = tuple(
        msgspec.structs.replace(seat, treasures=own) for seat, own in zip(play.state.seats, (mine, theirs), strict=True)
    )
    state = msgspec.structs.replace(play.state, seats=seats)
    taken = play.game.taken(state, tk.TreasuresExchanged(0, 2, 1, 1))
    assert taken
    assert (taken.by, taken.of, taken.facts) == (0, 1, {"won": 2, "lost": 0})
    assert play.game.taken(state, tk.TreasuresExchanged(1, 1, 0, 2)).facts == {"won": 2, "lost": 0}
    assert play.game.taken(state, tk.TreasuresExchanged(0, 1, 1, 2)) is None
    words = texts("en").say("report-exchange", name="Ada", other="Ben", **taken.facts)
    assert words == (
        "Ada exchanges a treasure with Ben. From then on that is worth 2 points more to Ada at every scoring."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_they_are_told_in_every_language_at_any_time(game, lang):
    for moves in (0, 1, 30, 80):
        play = played(game, 3, moves)
        for _, words in told(play, None, lang):
            assert words.strip()
            assert "{" not in words
            assert "…" not in words
