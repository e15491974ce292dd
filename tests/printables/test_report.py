"""The report: all three games, running and over, as a seat or an onlooker may know them; read back."""

from functools import cache
from io import BytesIO
from itertools import pairwise

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
from model.table.colours import ink
from model.table.stored import play_record
from model.table.telling import reason_words
from model.table.words import event_words
from printables import ask_for
from printables.report import report, report_leaflet
from printables.report.facts import facts
from printables.shared.audit import placed
from printables.shared.box import Box
from printables.shared.chart import Series, shapes_on
from printables.shared.flow import Block, Section, flowed
from printables.shared.items import Mark, Stroke, Text
from printables.shared.paper import PAPERS
from printables.shared.text import words_of
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
def test_a_finished_game_is_one_page_to_keep(game, paper, lang):
    """Date, title, winner, ranking, turning points, chart and sources on one page."""
    play = played(game, GAMES[game].players[-1])
    leaflet = report_leaflet(play, lang=lang, paper=paper, title="Sonntag bei Oma", played="2026-11-17T12:00:00+00:00")
    pdf = PdfReader(BytesIO(check(leaflet)))
    said = texts(lang)
    assert [mark.title for mark in pdf.outline] == kept_parts(game, said)
    (page,) = pdf.pages
    shown = " ".join(page.extract_text().split())
    winner = play.setup.players[play.game.winners(play.state)[0]].name
    for words in ("Sonntag bei Oma", DAYS[lang], said.say("end-winner", name=winner)):
        assert " ".join(words.split()) in shown


DAYS = {
    "en": "17 November 2026",
    "de": "17. November 2026",
    "fr": "17 novembre 2026",
    "nl": "17 november 2026",
    "fi": "17. marraskuuta 2026",
}


def kept_parts(game, said):
    spoken = "lost-temple-report" if game == "lost-temple" else "print-report"
    own = [said.say(f"{spoken}-{part}") for part in ("chart", "sources")]
    return [said.say("print-report-ranking"), said.say("report-turning"), *own]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_details_and_the_log_follow_on_wish(game, lang):
    said = texts(lang)
    leaflet = report_leaflet(played(game, GAMES[game].players[-1]), lang=lang, details=True)
    marks = [mark.title for mark in PdfReader(BytesIO(check(leaflet))).outline]
    reasons = said.say("lost-temple-report-reasons" if game == "lost-temple" else "print-report-reasons")
    assert marks == [*kept_parts(game, said), reasons, said.say("print-report-log")]
    assert len(leaflet.pages) > 1


LENGTHS = (0, 1, 5, 12, 20, 33, 47, 60, 90, 140, 200)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_page_is_at_least_a_third_full(game):
    for moves in (*LENGTHS, None):
        for paper in PAPERS:
            leaflet = report_leaflet(played(game, 2, moves), lang="de", paper=paper, details=True)
            check(leaflet)
            body = leaflet.pages[-1].paper.body
            foot = body.bottom - 20
            low = max(one.ink.bottom for one in placed(leaflet.pages[-1]) if one.ink.bottom < foot)
            assert low - body.y >= body.h / 3, (moves, paper, len(leaflet.pages))


@pytest.mark.parametrize("details", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_no_letter_is_smaller_than_eight_points(game, details):
    for options in ({}, {"detail": "light"}):
        for lang in LANGUAGES:
            play = played(game, GAMES[game].players[-1], **options)
            for page in report_leaflet(play, lang=lang, details=details).pages:
                assert min(item.size for item in page.items if isinstance(item, Text)) >= 8


def test_eight_lines_can_be_told_apart():
    """Every line has its player's name at its end, and no two names cover each other; pale ones have a dark edge."""
    play = played("lost-temple", 8)
    colours = [player.colour for player in play.setup.players]
    assert {"yellow", "white"} <= set(colours)
    page = report_leaflet(play).pages[0]
    lines = [item for item in page.items if isinstance(item, Stroke) and len(item.points) > 10]
    edges = {item.points for item in lines if item.line == "ink"}
    for colour in colours:
        (line,) = [item for item in lines if item.line == ink(colour)]
        assert (line.points in edges) == (colour in ("yellow", "white"))
    names = {player.name for player in play.setup.players}
    right = page.paper.body.right - 100
    ends = [one for one in placed(page) if one.text and one.what in names and one.ink.x > right]
    assert {one.what for one in ends} == names


def test_shapes_that_meet_stay_near_their_stage_and_inside_the_chart():
    ask = ask_for("lost-temple", "score", players=8)
    start, last, step = 10.0, 11, 40.0
    series = [Series(colour, tuple(range(number, number + last + 1))) for number, colour in enumerate(ask.colours, 1)]
    items = shapes_on(ask, series, lambda stage, value: (start + stage * step, 100 - value), last)
    middles = [item.box.cx for item in items if isinstance(item, Mark)]
    assert len(middles) == 8 * (last + 1)
    for index, middle in enumerate(middles):
        stage = index // 8
        assert abs(middle - start - stage * step) < step / 2
        assert start <= middle <= start + last * step


@pytest.mark.parametrize("height", range(20, 200, 7))
def test_no_heading_of_a_log_is_the_last_in_its_column(height):
    """Every fourth line is one; the very last may be."""
    spots: list[tuple[float, float, bool]] = []

    def line(leads: bool) -> Block:
        return Block(10, lambda box: spots.append((box.x, box.y, leads)) or [], leads)

    whole = Box(0, 0, 200, 40 + height)
    flowed([Section("Log", [line(number % 4 == 3) for number in range(40)], columns=2)], whole, 0)
    assert len(spots) == 40
    for (x, y, leads), (next_x, next_y, _) in pairwise(spots):
        assert not leads or (next_x, next_y) == (x, y + 10)


def test_a_long_name_is_whole_in_the_ranking():
    record = simulated("tikal", 4, 5, {})
    people = [{**one, "name": name} for one, name in zip(record.players, LONG, strict=True)]
    play, _ = play_record(msgspec.structs.replace(record, players=people))
    for lang in LANGUAGES:
        check(report_leaflet(play, lang=lang, title="x" * 60, details=True))
    page = report_leaflet(play).pages[0]
    shown = "".join(words_of(item).replace("\n", "").replace(" ", "") for item in page.items if isinstance(item, Text))
    assert all(name.replace(" ", "") in shown for name in LONG)


LONG = ("Maximiliane von und zu Habsburg-Lothringen die Ältere, Gräfi", "w" * 60, "Ben", "Ярослав")


def test_a_race_is_told_in_spaces():
    heads = {lang: _headings(played("lost-temple", 2), lang) for lang in ("en", "de")}
    assert heads["en"][2:5] == ["Spaces over the game", "Where the steps came from", "Every step explained"]
    assert heads["de"][2:5] == ["Felder im Verlauf", "Felder nach Herkunft", "Jeder Schritt und sein Grund"]


def _headings(play: Play, lang: str) -> list[str]:
    return [mark.title for mark in PdfReader(BytesIO(report(play, lang=lang, details=True))).outline]


@pytest.mark.parametrize("moves", [0, 1, 40])
@pytest.mark.parametrize("game", GAMES)
def test_a_running_game(game, moves):
    for viewer in (None, 0, 1):
        check(report_leaflet(played(game, 2, moves), viewer, lang="de", details=True))


@pytest.mark.parametrize("game", GAMES)
def test_a_light_game(game):
    check(report_leaflet(played(game, 3, detail="light"), lang="fi", mono=True, details=True))


@pytest.mark.parametrize("game", GAMES)
def test_reasons_add_up_to_the_scores(game):
    play = played(game, 4 if game != "lost-temple" else 6)
    told = facts(play, None, texts("en"))
    assert [reason.point for reason in told.reasons] == list(points_for(play, None))
    sums = totals((reason.point for reason in told.reasons), len(told.names))
    assert sums == told.scores
    assert tuple(one.values[-1] for one in told.series) == sums
    assert tuple(map(sum, zip(*(of for _, of in told.sources()), strict=True))) == sums
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
    marks = [
        texts("en").say("print-sample") in page.extract_text()
        for page in PdfReader(BytesIO(report(play, details=True))).pages
    ]
    assert all(marks)
    record = msgspec.structs.replace(simulated(game, GAMES[game].players[0], 5, {}), moves=[], kit=own(game))
    for page in PdfReader(BytesIO(report(play_record(record)[0]))).pages:
        assert texts("en").say("print-sample") not in page.extract_text()


def test_same_input_same_bytes():
    play = played("tikal", 2, 40)
    assert report(play, 1) == report(play, 1)
