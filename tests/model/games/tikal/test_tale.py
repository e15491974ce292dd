"""The log tells turns: a line for what people saw, with names, sums and reasons, in every language."""

import re
from collections.abc import Sequence

import pytest

from companion.records import simulated
from model.games.tikal import GAME
from model.games.tikal import events as e
from model.kernel.event import Event
from model.kernel.passages import Passage
from model.kernel.play import Play
from model.kernel.record import read_record
from model.kernel.tale import Happened
from model.language import LANGUAGES, texts
from model.table.stored import play_record
from model.table.telling import Said, passage_words, since, told
from tests.fixtures.keep import KEPT
from tests.model.games.tabletop import NAMES
from tests.model.games.tikal.table import BASE, Table, in_turn, setup
from tests.rule import rule

CAMP, TEMPLE, JUNGLE = (0, 4), (0, 3), (1, 3)
"""What is printed on the sample's board."""


def said(*events: Event, lang: str = "en", points: Sequence[int] | None = None, **options: str) -> str:
    """What the log says of these events where nothing else is known."""
    game = setup(4, **options)
    chapter = GAME.chapter(events[0])
    assert chapter is not None
    happened = [Happened(event, None if points is None else tuple(points)) for event in events]
    passage = Passage(chapter, tuple(GAME.tale(game, chapter, happened)), 0, 0)
    return passage_words(texts(lang), passage, NAMES)


def read(play: Play, lang: str = "en") -> list[str]:
    return [one.words for one in told(texts(lang), play, None)]


def moved(figure: str, count: int, *path: tuple[int, int]) -> e.FiguresMoved:
    return e.FiguresMoved(2, figure, count, path, path[-1], 1)


def brought(figure: str, count: int, to: tuple[int, int] = CAMP) -> e.FiguresBrought:
    return e.FiguresBrought(2, figure, count, to)


def scored(seat: int, points: int, *parts: Event) -> tuple[Event, ...]:
    return (*parts, e.SeatScored(seat, points))


def temple(hex_: tuple[int, int], value: int, *strength: int, rule: str = "TK4.3") -> e.TempleScored:
    return e.TempleScored(2, hex_, value, strength, rule)


UNCOVERED = e.LevelUncovered(2, TEMPLE, 2)
TURNS = [
    ([e.TileDrawn(2, "A2")], "Cleo draws a temple worth 2."),
    ([e.TileDrawn(2, "A2"), e.TilePlaced(2, "A2", (1, 2), 0)], "Cleo places a temple worth 2 on b3."),
    ([e.TilePlaced(2, "A4", (3, 3), 0), e.TurnEnded(2, 10)], "Cleo places a jungle tile on d4. 10 AP unused."),
    ([e.TilePlaced(2, "A5", (2, 2), 0), e.TurnEnded(2, 0)], "Cleo places a treasure tile with 4 treasures on c3."),
    ([e.TilePlaced(2, "B6", (5, 3), 0), e.TurnEnded(2, 1)], "Cleo places the volcano on f4. 1 AP unused."),
    ([e.TileTaken(2, "A4")], "Cleo takes a jungle tile."),
    ([e.TurnEnded(2, 3)], "Cleo leaves 3 AP unused."),
    ([e.TurnEnded(2, 0)], ""),
    ([brought("member", 1)], "Cleo brings a member to the base camp."),
    ([brought("member", 2), brought("leader", 1), brought("member", 5)],
     "Cleo brings the leader and 7 members to the base camp."),
    ([brought("leader", 1, (2, 2))], "Cleo brings the leader to the camp on c3."),
    ([brought("member", 4), moved("member", 1, CAMP, TEMPLE)],
     "Cleo brings 4 members to the base camp and moves one to the temple on a4."),
    ([brought("member", 1), moved("leader", 1, CAMP, JUNGLE), moved("member", 1, CAMP, JUNGLE)],
     "Cleo brings a member to the base camp and moves the leader and a member to b4."),
    ([moved("member", 3, CAMP, TEMPLE), moved("member", 1, CAMP, JUNGLE), moved("member", 1, CAMP, TEMPLE)],
     "Cleo moves 4 members to the temple on a4 and one to b4."),
    ([moved("leader", 1, CAMP, JUNGLE), moved("leader", 1, JUNGLE, (2, 2))], "Cleo moves the leader to c3."),
    ([moved("member", 3, CAMP, JUNGLE), moved("member", 1, JUNGLE, (2, 2))],
     "Cleo moves 2 members to b4 and one to c3."),
    ([moved("member", 1, CAMP, JUNGLE), moved("member", 1, JUNGLE, CAMP)],
     ""),
    ([moved("member", 1, CAMP, TEMPLE), moved("member", 1, TEMPLE, CAMP), moved("member", 1, CAMP, TEMPLE)],
     "Cleo moves a member to the temple on a4."),
    ([moved("member", 1, CAMP, TEMPLE), UNCOVERED, moved("member", 1, TEMPLE, CAMP)],
     "Cleo moves a member to the temple on a4 and on to the base camp and uncovers the temple on a4 to 2."),
    ([moved("member", 1, CAMP, TEMPLE), UNCOVERED, moved("member", 1, TEMPLE, CAMP), moved("member", 1, CAMP, TEMPLE)],
     "Cleo moves a member to the temple on a4 and uncovers the temple on a4 to 2."),
    ([moved("leader", 1, CAMP, TEMPLE), UNCOVERED, moved("leader", 1, TEMPLE, CAMP), moved("leader", 1, CAMP, TEMPLE)],
     "Cleo moves the leader to the temple on a4 and uncovers the temple on a4 to 2."),
    ([moved("member", 2, CAMP, TEMPLE), UNCOVERED, moved("member", 2, TEMPLE, CAMP, (1, 4)),
      e.LevelUncovered(2, (1, 4), 2)],
     "Cleo moves 2 members to the temple on a4 and on to the temple on b5 "
     "and uncovers the temple on a4 to 2 and the one on b5 to 2."),
    ([brought("member", 1), moved("member", 3, (1, 4), CAMP)],
     "Cleo brings a member to the base camp and moves 3 members to the base camp."),
    ([brought("member", 1), moved("member", 3, CAMP, TEMPLE)],
     "Cleo brings a member to the base camp and moves 3 members to the temple on a4."),
    ([moved("member", 1, CAMP, TEMPLE), brought("member", 2), moved("member", 1, CAMP, TEMPLE)],
     "Cleo moves a member to the temple on a4, brings 2 members to the base camp and moves one to the temple on a4."),
    ([moved("member", 1, CAMP, TEMPLE), e.GuardPlaced(2, TEMPLE, "member", 0, 0), moved("member", 1, CAMP, TEMPLE)],
     "Cleo moves a member to the temple on a4, posts a member to guard the temple on a4 "
     "and moves a member to the temple on a4."),
    ([e.FiguresTransferred(2, "member", 1, CAMP, (2, 2)), moved("member", 1, (2, 2), CAMP),
      e.FiguresTransferred(2, "member", 1, CAMP, (2, 2))],
     "Cleo sends a member by secret path from the base camp to the camp on c3, moves a member to the base camp "
     "and sends a member by secret path from the base camp to the camp on c3."),
    ([moved("leader", 1, CAMP, TEMPLE), e.LevelUncovered(2, TEMPLE, 2), moved("leader", 1, TEMPLE, JUNGLE)],
     "Cleo moves the leader to the temple on a4 and on to b4 and uncovers the temple on a4 to 2."),
    ([e.FiguresTransferred(2, "member", 1, CAMP, (2, 2)), e.FiguresTransferred(2, "member", 1, CAMP, (2, 2))],
     "Cleo sends 2 members by secret path from the base camp to the camp on c3."),
    ([e.LevelUncovered(2, TEMPLE, 2), e.LevelUncovered(2, (1, 2), 5), e.LevelUncovered(2, TEMPLE, 3)],
     "Cleo uncovers the temple on a4 to 3 and the one on b3 to 5."),
    ([e.TreasureRaised(2, (2, 2), 3)], "Cleo digs up a treasure on c3."),
    ([e.TreasureRaised(2, (2, 2), 3), e.TreasureRaised(2, (2, 2), 4), e.TreasureRaised(2, (4, 4), 1)],
     "Cleo digs up 2 treasures on c3 and one on e5."),
    ([e.TreasuresExchanged(2, 3, 1, 4)], "Cleo swaps a treasure with Ben."),
    ([e.TreasuresExchanged(2, 3, 1, 4), e.TreasuresExchanged(2, 4, 1, 5)], "Cleo swaps a treasure with Ben."),
    ([e.TreasuresExchanged(2, 3, 1, 4), e.TreasuresExchanged(2, 5, 1, 6)], "Cleo swaps 2 treasures with Ben."),
    ([e.TreasuresExchanged(2, 3, 1, 4), e.TreasuresExchanged(2, 4, 1, 3)],
     "Cleo swaps a treasure with Ben and back again."),
    ([e.CampBuilt(2, (2, 2))], "Cleo builds a camp on c3."),
    ([e.GuardPlaced(2, TEMPLE, "member", 0, 0)], "Cleo posts a member to guard the temple on a4."),
    ([e.GuardPlaced(2, TEMPLE, "leader", 0, 1)],
     "Cleo posts the leader to guard the temple on a4 and takes a member out of the game."),
    ([e.GuardPlaced(2, TEMPLE, "member", 1, 2)],
     "Cleo posts a member to guard the temple on a4 and takes the leader and 2 members out of the game."),
]  # fmt: skip


@pytest.mark.parametrize(("events", "line"), TURNS, ids=[row[1][:60] for row in TURNS])
def test_a_turn_is_a_sentence(events, line):
    assert said(*events) == line


SINGLE, PAIR, TRIPLE = e.SetScored(2, 3, 1, 1), e.SetScored(2, 4, 2, 3), e.SetScored(2, 5, 3, 6)
SCORINGS = [
    (scored(2, 0), 0, "Cleo scores nothing."),
    (scored(2, 0), 7, "Cleo scores nothing and stays at 7."),
    (scored(2, 0), None, "Cleo scores nothing."),
    (scored(2, 4, temple(TEMPLE, 4, 0, 1, 2, 0)), None, "Cleo scores 4: temple on a4 +4, strongest with 2 to Ben’s 1."),
    (scored(2, 5, temple(TEMPLE, 4, 0, 1, 2, 0), SINGLE), 5,
     "Cleo scores 5 (5 in all): temple on a4 +4, strongest with 2 to Ben’s 1 · single treasure +1."),
    (scored(2, 3, temple((1, 2), 3, 0, 0, 1, 0)), 12, "Cleo scores 3 (12 in all): temple on b3 +3, alone there."),
    (scored(2, 3, temple((1, 2), 3, 2, 1, 4, 2)), 3,
     "Cleo scores 3 (3 in all): temple on b3 +3, strongest with 4 to 2 each for Ada and Dan."),
    (scored(2, 10, temple((1, 2), 10, 9, 0, 0, 0, rule="TK4.4")), 10,
     "Cleo scores 10 (10 in all): temple on b3 +10, guarded."),
    (scored(2, 11, SINGLE, PAIR, TRIPLE, SINGLE), 11,
     "Cleo scores 11 (11 in all): triple of treasures +6 · pair of treasures +3 · 2 single treasures +2."),
    ((e.Tallied(2, (4, 9), (1, 2, 2)),), 20,
     "Cleo scores 20 (20 in all): temples +9 and +4 · 2 pairs of treasures +6 · single treasure +1."),
    ((e.Tallied(2, (5,), ()),), 9, "Cleo scores 5 (9 in all): temple +5."),
    ((e.Tallied(2, (), ()),), 9, "Cleo scores nothing and stays at 9."),
]  # fmt: skip


@rule("TK4.3", "TK4.4", "TK4.5")
@pytest.mark.parametrize(("events", "total", "line"), SCORINGS, ids=[row[2][:60] for row in SCORINGS])
def test_points_are_told_with_their_reason_and_the_sum(events, total, line):
    assert said(*events, points=None if total is None else (0, 0, total, 0)) == line


SALES = [
    ([e.BidMade(0, 2)], "Ada bids 2."),
    ([e.BidMade(0, 2), e.BidMade(2, 3), e.BidderPassed(1)], "Ada bids 2 and Cleo 3; Ben passes."),
    ([e.BidMade(0, 2), e.BidderPassed(1), e.BidMade(2, 3), e.BidMade(0, 5), e.BidderPassed(2),
      e.TurnSold(0, 5, "TK6.2")],
     "Ada bids 2, Cleo 3 and Ada 5; Ben and Cleo pass. Ada gets the turn for 5 points and has 15 left."),
    ([e.BidMade(1, 1), e.BidderPassed(2), e.TurnSold(1, 1, "TK6.2")],
     "Ben bids 1; Cleo passes. Ben gets the turn for 1 point and has none left."),
    ([e.BidderPassed(0), e.BidderPassed(1), e.TurnSold(0, 0, "TK6.3")],
     "Ada and Ben pass. Ada passed first and gets the turn free."),
    ([e.BidderPassed(3)], "Dan passes."),
    ([e.BidMade(0, 2), e.BidderPassed(1), e.TurnSold(0, 0, "TK6.2")],
     "Ada bids 2; Ben passes. Ada gets the turn free."),
    ([e.TurnSold(3, 0, "TK6.4"), e.TileTaken(3, "A4"), e.TilePlaced(3, "A4", (2, 2), 0), e.TurnEnded(3, 10)],
     "Dan gets the last turn of the round free and places a jungle tile on c3. 10 AP unused."),
]  # fmt: skip


@rule("TK6.2", "TK6.3", "TK6.4")
@pytest.mark.parametrize(("events", "line"), SALES, ids=[row[1][:60] for row in SALES])
def test_a_sale_is_a_line(events, line):
    assert said(*events, points=(15, 0, 20, 20), version="auction") == line


def test_a_price_without_a_sum_where_none_is_known():
    assert said(e.BidMade(0, 2), e.TurnSold(0, 2, "TK6.2")) == "Ada bids 2. Ada gets the turn for 2 points."


HEADINGS = [
    (e.ScoringBegan((2, 3, 0, 1)), "basic", "Scoring round · Cleo draws a volcano · order: Cleo, Dan, Ada and Ben"),
    (e.ScoringBegan((2, 3, 0, 1)), "auction", "Scoring round · Cleo takes the volcano · order: Cleo, Dan, Ada and Ben"),
    (e.ScoringBegan((3, 0, 1, 2), True), "basic", "Last scoring round · order: Dan, Ada, Ben and Cleo"),
    (e.TilesDisplayed(("A4", "A2", "A5", "B6")), "auction",
     "Open tiles: jungle, temple worth 2, treasure tile with 4 treasures and volcano"),
    (e.GameEnded((2,)), "basic", "The game is over · Cleo wins with 41 points"),
    (e.GameEnded((0, 2)), "basic", "The game is over · Ada and Cleo share the win with 41 points"),
]  # fmt: skip


@rule("TK4.1", "TK5.2", "TK6.1", "TK6.7")
@pytest.mark.parametrize(("event", "version", "line"), HEADINGS, ids=[row[2][:60] for row in HEADINGS])
def test_rounds_and_the_end_are_headings(event, version, line):
    chapter = GAME.chapter(event)
    assert chapter is not None
    assert chapter.heading
    assert said(event, points=(41, 0, 41, 0), version=version) == line


@rule("TK4.1")
def test_a_scoring_round_has_its_number_and_a_scoring_turn_says_what_was_not_used():
    table = Table(2, position={"round": 2, "hexes": {"0,3": {"figures": {"0": [0, 1]}}}})
    volcano = next(tile for tile in table.state.left if table.state.board.tiles[tile].kind == "volcano")
    table.do(None, "correct", set={"stack": [volcano[0], *"CDEFG"]})
    table.do(None, "draw", tile=volcano)
    table.do(0, "bring", figure="member", count=7, to=BASE)
    table.do(0, "end")
    table.do(1, "end")
    assert read(table.play)[1:] == [
        "Scoring round 3 · Ada draws a volcano · order: Ada and Ben",
        "Ada brings 7 members to the base camp.",
        "Ada leaves 3 AP unused and scores 1 (1 in all): temple on a4 +1, alone there.",
        "Ben leaves 10 AP unused and scores nothing.",
    ]


def test_in_light_detail_a_tally_says_which_round_it_is():
    table = Table(2, detail="light")
    table.do(0, "tally", temples=[5, 3], treasures=[3])
    table.do(1, "tally")
    table.do(1, "tally", temples=[1])
    table.do(0, "tally")
    assert read(table.play) == [
        "Ada scores 14 in scoring round 1 (14 in all): temples +5 and +3 · triple of treasures +6.",
        "Ben scores nothing in scoring round 1.",
        "Ben scores 1 in scoring round 2 (1 in all): temple +1.",
        "Ada scores nothing in scoring round 2 and stays at 14.",
    ]


@rule("TK6.4")
def test_in_light_detail_the_turns_of_a_round_are_sold_one_after_the_other():
    table = Table(2, detail="light", version="auction")
    table.do(0, "bid", points=2)
    table.do(1, "pass")
    table.do(0, "pass")
    table.do(1, "pass")
    assert read(table.play) == [
        "Ada bids 2; Ben passes. Ada gets the turn for 2 points and has 18 left.",
        "Ben gets the last turn of the round free.",
        "Ada and Ben pass. Ada passed first and gets the turn free.",
        "Ben gets the last turn of the round free.",
    ]


def test_in_light_detail_tiles_are_drawn_and_a_volcano_is_a_heading():
    table = Table(2, detail="light")
    table.do(None, "draw", tile="A4")
    table.do(None, "draw", tile="B6")
    table.do(0, "tally", temples=[2])
    assert read(table.play) == [
        "Ada draws a jungle tile.",
        "Scoring round 1 · Ben draws a volcano · order: Ben and Ada",
        "Ada scores 2 in scoring round 1 (2 in all): temple +2.",
    ]


def test_moves_taken_back_in_the_middle_of_a_turn():
    table = in_turn()
    table.do(0, "bring", figure="member", count=4, to=BASE)
    before = len(table.play.in_force)
    table.do(0, "move", figure="member", count=3, path=[BASE, [0, 3]])
    table.do(0, "undo", to=before)
    table.do(0, "move", figure="member", count=2, path=[BASE, [0, 3]])
    table.do(0, "end")
    lines = told(texts("en"), table.play, None)
    placed, taken_back, _, again = ((one.words, one.undone) for one in lines)
    assert re.fullmatch(r"Ada places .+ on \w\d and brings 4 members to the base camp\.", placed[0])
    assert taken_back == ("Ada moves 3 members to the temple on a4.", True)
    assert again == ("Ada moves 2 members to the temple on a4. 2 AP unused.", False)


def test_a_correction_in_the_middle_of_a_turn():
    table = in_turn()
    table.do(0, "bring", figure="member", count=4, to=BASE)
    table.do(None, "correct", set={"ap": 3})
    table.do(0, "end")
    first, corrected, last = read(table.play)
    assert first.endswith("brings 4 members to the base camp.")
    assert "3" in corrected
    assert last == "Ada leaves 3 AP unused."


def test_what_came_since_is_told_of_a_turn_that_began_before():
    table = in_turn()
    table.do(0, "bring", figure="member", count=4, to=BASE)
    seen = table.play.version
    table.do(0, "move", figure="member", count=2, path=[BASE, [0, 3]])
    assert since(texts("en"), table.play, None, seen) == "Ada moves 2 members to the temple on a4."


def test_a_temple_that_was_placed_is_called_one():
    table = in_turn({"1,2": {"tile": "A2"}}, ap=10)
    table.do(None, "correct", set={"hexes.0,3.figures.0": [0, 1]})
    table.do(0, "move", figure="member", path=[[0, 3], [1, 2]])
    assert read(table.play)[-1] == "Ada moves a member to the temple on b3."


KINDS = [({}, 4), ({"version": "auction"}, 3), ({"detail": "light"}, 4), ({"detail": "light", "version": "auction"}, 2)]
EARLIER = sorted(KEPT.glob("*/tikal-[!2]*.json"))
WRONG = (r"\b\d+, \d", r"\b[A-G]\d\b", "×", "{", "…", "  ", r" \.", r"\b0\b")
"""Coordinates, ids of tiles, counts beside words, what could not be said, nothing said by a number."""


def simulated_play(options: dict[str, str], players: int, seed: int) -> Play:
    play, refused = play_record(simulated(GAME.id, players, seed, options))
    assert refused is None
    return play


def reads_well(play: Play, lang: str) -> None:
    for one in told(texts(lang), play, None):
        assert not [wrong for wrong in WRONG if re.search(wrong, one.words)], one.words
        assert one.heading != one.words.endswith("."), one.words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("options", "players"), KINDS, ids=[" ".join(options.values()) for options, _ in KINDS])
def test_a_whole_game_reads_well(options, players, lang, caplog):
    reads_well(simulated_play(options, players, 3), lang)
    assert not caplog.records


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "file", sorted(KEPT.glob("*/tikal-[!2]*.json")), ids=lambda file: f"{file.parent.name} {file.stem}"
)
def test_games_of_earlier_days_read_well(file, lang, caplog):
    play, refused = play_record(read_record(file.read_bytes()))
    assert refused is None
    reads_well(play, lang)
    assert not caplog.records


def headings(lines: Sequence[Said]) -> list[str]:
    return [one.words.split(" · ")[0] for one in lines if one.heading and not one.words.startswith("Open")]


@rule("TK5.3")
@pytest.mark.parametrize("options", [{}, {"version": "auction"}], ids=["basic", "auction"])
@pytest.mark.parametrize("seed", [3, 4])
def test_few_lines_for_a_turn(options, seed):
    play = simulated_play(options, 4, seed)
    lines = told(texts("en"), play, None)
    turns = sum(isinstance(event, e.TurnEnded | e.SeatScored) for line in play.lines for event in line.events)
    assert turns == 36 + 16
    assert len(lines) / turns < (2.5 if options else 1.5)
    assert 2 * len(lines) < len(play.lines)
    assert headings(lines) == [*(f"Scoring round {n}" for n in (1, 2, 3)), "Last scoring round", "The game is over"]
