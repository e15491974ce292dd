"""The report: all three games, running and over, as a seat or an onlooker may know them; read back."""

from functools import cache
from io import BytesIO

import msgspec
import pytest
from pypdf import PdfReader

from companion.records import simulated
from model.games import GAMES
from model.games.lost_temple import events as lt
from model.games.tikal import events as tk
from model.games.tikal2 import events as t2
from model.kernel.event import Change, Corrected
from model.kernel.log import points_for
from model.kernel.play import Play, event_points
from model.kernel.points import totals
from model.language import LANGUAGES, texts
from model.table.stored import play_record
from model.table.telling import reason_words
from model.table.words import event_words
from printables.report import report, report_leaflet
from printables.report.facts import facts
from printables.shared.paper import PAPERS
from tests.printables.own import own
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
    spoken = "lost-temple-report" if game == "lost-temple" else "print-report"
    points = [said.say(f"{spoken}-{part}") for part in ("chart", "sources", "reasons")]
    assert marks == [said.say("print-report-ranking"), *points, said.say("print-report-log")]


def test_a_race_is_told_in_spaces():
    heads = {lang: _headings(played("lost-temple", 2), lang) for lang in ("en", "de")}
    assert heads["en"][1:4] == ["Spaces over the game", "Where the steps came from", "Every step explained"]
    assert heads["de"][1:4] == ["Felder im Verlauf", "Felder nach Herkunft", "Jeder Schritt und sein Grund"]


def _headings(play: Play, lang: str) -> list[str]:
    return [mark.title for mark in PdfReader(BytesIO(report(play, lang=lang))).outline]


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


TOLD = (
    ("tikal", 4, {}),
    ("tikal", 3, {"version": "auction"}),
    ("tikal", 2, {"detail": "light"}),
    ("tikal-2", 4, {}),
    ("tikal-2", 2, {"detail": "light"}),
    ("lost-temple", 6, {}),
    ("lost-temple", 2, {}),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), TOLD)
def test_why_says_only_why(game, players, options, lang):
    play = played(game, players, **options)
    for viewer in (None, 0):
        told = facts(play, viewer, texts(lang))
        assert told.reasons
        for reason in told.reasons:
            assert reason.words.strip(" –"), reason
            assert told.names[reason.point.seat] not in reason.words, reason
            assert reason.words.split()[0] not in told.names, reason
            assert ":" not in reason.words, reason
            assert not reason.words.endswith("."), reason


HERE, SECRET = (3, 2), "north"
ROOM = t2.FlagPlaced(0, HERE, 0, "room", "yellow")
REASONS = (
    ("tikal", (), 0, "starts with 20"),
    (
        "tikal",
        (tk.TempleScored(0, HERE, 4, (2, 1, 0), "TK4.3"),),
        0,
        "temple worth 4 on d3, strongest with 2 to Ben’s 1",
    ),
    ("tikal", (tk.TempleScored(0, HERE, 4, (2, 0, 0), "TK4.3"),), 0, "temple worth 4 on d3, alone there"),
    ("tikal", (tk.TempleScored(1, HERE, 3, (2, 1, 0), "TK4.4"),), 1, "temple worth 3 on d3, guarded"),
    ("tikal", (tk.SetScored(0, 1, 2, 3),), 0, "pair of treasures"),
    ("tikal", (tk.TurnSold(0, 5, "TK6.2"),), 0, "bid for the turn"),
    ("tikal", (tk.Tallied(0, (7,), ()),), 0, "temple worth 7"),
    ("tikal", (tk.Tallied(0, (), (3,)),), 0, "triple of treasures"),
    ("tikal-2", (ROOM, t2.Excavated(0, HERE, "new", 2, "T2.5.9")), 0, "for the doors of the yellow room on d3"),
    ("tikal-2", (ROOM, t2.Excavated(0, HERE, "old", 3, "T2.5.9")), 0, "for earlier yellow doors (room on d3)"),
    ("tikal-2", (ROOM, t2.Excavated(0, HERE, "bonus", 2, "T2.5.7")), 0, "for the bonus of the yellow room on d3"),
    ("tikal-2", (t2.Excavated(0, SECRET, "bonus", 8, "T2.5.7"),), 0, "for the bonus of a secret room"),
    ("tikal-2", (t2.BonusScored(0, 2),), 0, "for the bonus of the tile"),
    ("tikal-2", (t2.DoorsScored(0, "blue", 4),), 0, "scores blue doors"),
    (
        "tikal-2",
        (t2.TreasuresDelivered(0, ("dagger",), (2,), (4,), 0, 8, "T2.3.4"),),
        0,
        "delivers 2 daggers at 4 each",
    ),
    ("tikal-2", (t2.ForestPaid(0, None, -10),), 0, "crosses the forest without a key"),
    ("tikal-2", (t2.Rescued(0, "yellow"),), 0, "cannot reach a room and buys a yellow key"),
    ("tikal-2", (t2.KeySetScored(0, 3, 5),), 0, "for keys in 3 colours"),
    ("tikal-2", (t2.KeySetScored(0, 1, 1, ("pink",)),), 0, "for a single key (pink)"),
    ("tikal-2", (t2.AltarScored(0, "blue", 3, "T2.9.2"),), 0, "at the blue altar"),
    ("tikal-2", (t2.TreasuresScored(0, 2),), 0, "for 2 treasures not delivered"),
    ("tikal-2", (t2.CardScored(0, "five", 5, "T2.7.9"),), 0, "for the card “5 points”"),
    ("lost-temple", (lt.MeepleMoved(0, 30, 32, "LT5.6"),), 0, "is the Craftsman and moves from 30 to 32"),
    ("lost-temple", (lt.MeepleMoved(0, 32, 30, "LT7.2"),), 0, "goes back by a chance token, from 32 to 30"),
    (
        "lost-temple",
        (lt.MeeplesSwapped(0, 1, 4, 9),),
        0,
        "swaps places with Ben by the Shaman’s curse, from 4 to 9",
    ),
    ("lost-temple", (lt.StartCardsDealt((lt.StartCard("scout", 2, 3, 1),), ()),), 0, "starts as the Scout on space 2"),
)


@pytest.mark.parametrize(("game", "happened", "seat", "words"), REASONS)
def test_why(game, happened, seat, words):
    options = {"version": "auction"} if game == "tikal" else {}
    play = played(game, 3, 0, **options)
    points = event_points(play.game, happened[-1]) if happened else play.game.opening(play.setup)
    point = next(one for one in points if one.seat == seat)
    assert reason_words(texts("en"), play, point, happened) == words


def test_a_corrected_score_is_told_as_the_log_tells_it():
    play = played("tikal", 3, 0)
    corrected = Corrected((Change("seats.1.score", 0, 4),), "we forgot a treasure")
    (point,) = event_points(play.game, corrected)
    names = [player.name for player in play.setup.players]
    told = reason_words(texts("en"), play, point, (corrected,))
    assert told == event_words(texts("en"), "tikal", corrected, names, play.setup.kit)
    assert "we forgot a treasure" in told


def test_others_picks_are_not_told():
    play = played("lost-temple", 4, 12)
    own, onlooker = ([entry.words for entry in facts(play, seat, texts("en")).log] for seat in (0, None))
    assert [words for words in own if words not in onlooker] == [words for words in own if "You took" in words] != []
    assert not [words for words in onlooker if "You took" in words]
    assert "Everybody has chosen." in onlooker


def test_equal_points_share_a_rank():
    play = played("tikal", 3, 0)
    assert [rank for rank, _ in facts(play, None, texts("en")).places()] == [1, 1, 1]


@pytest.mark.parametrize("game", GAMES)
def test_the_report_of_a_game_on_an_invented_board_says_so_on_every_page(game):
    play = played(game, GAMES[game].players[0], 20)
    marks = [texts("en").say("print-sample") in page.extract_text() for page in PdfReader(BytesIO(report(play))).pages]
    assert all(marks)
    record = msgspec.structs.replace(simulated(game, GAMES[game].players[0], 5, {}), moves=[], kit=own(game))
    for page in PdfReader(BytesIO(report(play_record(record)[0]))).pages:
        assert texts("en").say("print-sample") not in page.extract_text()


def test_same_input_same_bytes():
    play = played("tikal", 2, 40)
    assert report(play, 1) == report(play, 1)
