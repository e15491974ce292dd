"""The report: all three games, running and over, as a seat or an onlooker may know them; read back."""

from functools import cache
from io import BytesIO

import msgspec
import pytest
from pypdf import PdfReader

from companion.records import simulated
from model.games import GAMES
from model.kernel.log import points_for
from model.kernel.play import Play
from model.kernel.points import totals
from model.language import LANGUAGES, texts
from model.table.stored import play_record
from printables.report import report, report_leaflet
from printables.report.facts import facts
from printables.shared.paper import PAPERS
from tests.printables.reading import check


@cache
def played(game: str, players: int, moves: int | None = None, **options: str) -> Play:
    record = simulated(game, players, 5, options)
    play, refused = play_record(msgspec.structs.replace(record, moves=record.moves[:moves]))
    assert refused is None
    return play


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game(game, paper, lang):
    play = played(game, GAMES[game].players[-1])
    pdf = check(report_leaflet(play, lang=lang, paper=paper))
    marks = [mark.title for mark in PdfReader(BytesIO(pdf)).outline]
    said = texts(lang)
    wanted = ("ranking", "chart", "sources", "reasons", "log")
    assert marks == [said.say(f"print-report-{part}") for part in wanted]


@pytest.mark.parametrize("moves", [0, 1, 40])
@pytest.mark.parametrize("game", GAMES)
def test_a_running_game(game, moves):
    for viewer in (None, 0, 1):
        check(report_leaflet(played(game, 2, moves), viewer, lang="de"))


@pytest.mark.parametrize("game", GAMES)
def test_a_light_game(game):
    check(report_leaflet(played(game, 3, detail="light"), lang="fi", mono=True))


@pytest.mark.parametrize("game", GAMES)
def test_reasons_add_up_to_the_scores(game):
    play = played(game, 4 if game != "lost-temple" else 6)
    told = facts(play, None, texts("en"))
    assert [reason.point for reason in told.reasons] == list(points_for(play, None))
    sums = totals((reason.point for reason in told.reasons), len(told.names))
    assert sums == told.scores
    assert tuple(one.values[-1] for one in told.series) == sums
    assert told.places()[0][1] in told.winners


def test_others_picks_are_not_told():
    play = played("lost-temple", 4, 12)
    own, onlooker = ([entry.words for entry in facts(play, seat, texts("en")).log] for seat in (0, None))
    assert [words for words in own if words not in onlooker] == [words for words in own if "You took" in words] != []
    assert not [words for words in onlooker if "You took" in words]
    assert "Everybody has chosen." in onlooker


def test_equal_points_share_a_rank():
    play = played("tikal", 3, 0)
    assert [rank for rank, _ in facts(play, None, texts("en")).places()] == [1, 1, 1]


def test_same_input_same_bytes():
    play = played("tikal", 2, 40)
    assert report(play, 1) == report(play, 1)
