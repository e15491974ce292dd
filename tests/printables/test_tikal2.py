"""Tikal II's sheets say the right numbers; the sketch of its temple is the kit's."""

import math
from collections import Counter

import pytest

from model.games.tikal2 import GAME
from model.games.tikal2.board import Board
from model.games.tikal2.parts import CARDS, COLOURS, SET_POINTS
from model.kernel.hexes import lie
from model.language import LANGUAGES, texts
from model.locator import assets
from printables import ask_for, leaflet
from printables.shared.box import Box
from printables.shared.items import Icon, Stroke, Text
from printables.shared.paper import PAPERS
from printables.shared.text import words_of
from printables.tikal2.look import treasure_icon
from printables.tikal2.river import board
from printables.tikal2.temple import door, temple
from tests.printables.own import begun, own
from tests.printables.reading import check
from tests.rule import rule

OWN = own(GAME.id)
KIT = GAME.kit(OWN)


def said(sheet, **asked):
    """All texts of a sheet, line ends as spaces."""
    pages = leaflet(ask_for("tikal-2", sheet, **{"kit": OWN, **asked})).pages
    return [words_of(item).replace("\n", " ") for page in pages for item in page.items if isinstance(item, Text)]


def drawn(sheet, **asked):
    pages = leaflet(ask_for("tikal-2", sheet, **{"kit": OWN, **asked})).pages
    return [item.name for page in pages for item in page.items if isinstance(item, Icon)]


@pytest.mark.parametrize(
    ("rules", "players", "words", "boxed"),
    [
        ("T2.1.4", 2, "Take out the 8 action tiles with a 3 or a 4 on the back.", "33333444"),
        ("T2.1.4", 3, "Take out the 3 action tiles with a 4 on the back.", "444"),
        ("T2.1.4", 4, "Shuffle all 24 action tiles and put 4 face up on each of the 6 sites.", ""),
    ],
)
def test_action_tiles_of_the_set_up(rules, players, words, boxed):
    found = said("setup", players=players)
    assert any(words in text for text in found)
    stay = [text for text in found if "stay in the box" in text]
    assert stay == ([f"{len(boxed)} action tiles stay in the box"] if boxed else [])


@rule("T2.1.4")
@pytest.mark.parametrize("players", GAME.players)
def test_the_sketch_shows_the_tiles_of_each_site(players):
    ask = ask_for("tikal-2", "setup", players=players, kit=OWN)
    steps = {step.id: index for index, step in enumerate(GAME.checklist(ask.setup), 1)}
    items = board(Box(0, 0, 330, 350), ask, steps)
    told = Counter(words_of(item) for item in items if isinstance(item, Text)) - Counter([*"abcde", *"123456"] * 2)
    assert told == Counter(map(str, [*KIT.site_counts[players], 0, *[steps["pieces"]] * 3]))


@rule("T2.10.1", "T2.10.2")
def test_variants_of_the_set_up():
    piles = said("setup", options={"more_control": True}).count("11")
    assert piles == said("setup").count("11") + 2
    assert drawn("setup").count("tikal-2/treasure") == 1 + 3
    assert drawn("setup", options={"more_control": True}).count("tikal-2/treasure") == 1 + 2
    assert drawn("setup", options={"more_control": True}).count("tikal-2/mask") == 2
    assert drawn("setup").count("tikal-2/tent") == 2
    assert drawn("setup", options={"short_game": True}).count("tikal-2/tent") == 2  # steps 2 and 4 ask for it too


def test_numbers_on_the_table_are_those_of_the_steps():
    steps = GAME.checklist(ask_for("tikal-2", "setup", kit=OWN).setup)
    found = said("setup")
    for index in range(1, len(steps) + 1):
        assert str(index) in found


@rule("T2.7.0")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_special_card_is_explained(lang):
    pictures = drawn("reference", lang=lang, players=2)
    for card in CARDS:
        assert texts(lang).say(f"t2-print-special-{card}")
        assert f"tikal-2/card-{card}" in pictures


@rule("T2.6.1", "T2.10.2")
def test_a_short_game_says_nothing_of_tents():
    assert any("tent" in text.lower() for text in said("reference"))
    assert not any("tent" in text.lower().split() for text in said("reference", options={"short_game": True}))


@rule("T2.9.1")
@pytest.mark.parametrize("sheet", ["reference", "score"])
def test_points_for_sets(sheet):
    found = said(sheet)
    for points in SET_POINTS[1:]:
        assert str(points) in found


@rule("T2.9.2", "T2.9.3", "T2.9.4")
def test_the_score_sheet_has_room_for_everything():
    pictures = drawn("score")
    for colour in COLOURS:
        assert f"tikal-2/key-{colour}" in pictures
        assert f"tikal-2/altar-{colour}" in pictures
    for name in ("altar-multicoloured", "treasure", "card-pair", "card-five", "card-room-colours"):
        assert f"tikal-2/{name}" in pictures


def test_doors_lie_between_neighbours():
    board, there = Board(4, KIT, GAME.options()), lie(KIT.spaces, 0, 0, 200, 260)
    for number, space in enumerate(board.spaces):
        for side, other in enumerate(board.neighbours[number]):
            if other < 0:
                continue
            here, beyond = there.centre(space), there.centre(board.spaces[other])
            (ax, ay), (bx, by) = door(here, there.radius, side)
            halfway = ((here[0] + beyond[0]) / 2, (here[1] + beyond[1]) / 2)
            assert math.dist(((ax + bx) / 2, (ay + by) / 2), halfway) < 0.01


@rule("T2.1.2")
def test_every_printed_room_shows_its_symbol_and_doors():
    items = temple(Box(0, 0, 200, 260), KIT.spaces, KIT.printed)
    symbols = sorted(item.name for item in items if isinstance(item, Icon))
    assert symbols == sorted(f"tikal-2/symbol-{room.colour}" for room in KIT.printed)
    bars = [item for item in items if isinstance(item, Stroke) and len(item.points) == 2]
    assert len(bars) == 2 * sum(len(room.doors) for room in KIT.printed)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_an_owners_copy(paper, lang):
    """Long names, the start elsewhere, a wide temple: everything still has its place."""
    raw = own(GAME.id)
    raw["wheel"]["treasures"] = ["mask", "grandmother's silver spoon from the attic", "Q" * 40, "d", "e"]
    raw["wheel"]["prices"] = [3, 3, 2, 5, 5]
    raw["river"] = {**raw["river"], "start": 4}
    raw["spaces"] = [[40 - column, row] for column, row in raw["spaces"]]
    raw["printed"] = [{**room, "at": [40 - room["at"][0], room["at"][1]]} for room in raw["printed"]]
    for players in GAME.players:
        check(leaflet(ask_for("tikal-2", "setup", players=players, kit=raw, lang=lang, paper=paper)))
    check(leaflet(ask_for("tikal-2", "kit", kit={**raw, "name": "Q" * 200}, lang=lang, paper=paper)))


def test_treasures_an_owner_named_have_a_drawing_too():
    for name in (*KIT.wheel.treasures, "Omas Löffel", "../temple", "key"):
        assert (assets() / "icons" / f"{treasure_icon(name)}.svg").is_file()
    assert treasure_icon("key") == "tikal-2/treasure"


def test_the_temple_s_edge_says_what_its_spaces_are_called():
    found = said("setup")
    assert all(found.count(name) >= 2 for name in (*"abcde", *"123456"))


@rule("T2.1.2", "T2.1.4")
@pytest.mark.parametrize("players", GAME.players)
def test_without_a_copy_the_set_up_shows_only_what_every_copy_has(players):
    words, pictures = said("setup", players=players, kit=None), drawn("setup", players=players, kit=None)
    assert any("The temple has 27 spaces. On 10 of them a room is printed" in text for text in words)
    assert any("Any way round." in text for text in words)
    assert any("Any way round." in text for text in said("setup", players=players))
    assert [pictures.count(f"tikal-2/{name}") for name in ("forest", "seaplane", "mask", "dagger")] == [1, 1, 0, 0]
    assert words.count("4") >= 6 if players == 4 else any("rulebook’s picture" in text for text in words)
    assert not any("from the start site" in text for text in words)


@pytest.mark.parametrize("part", ["spaces", "printed", "river", "wheel", "cards"])
def test_a_part_that_nobody_told_stops_no_sheet(part):
    for sheet in ("setup", "kit"):
        check(leaflet(ask_for("tikal-2", sheet, kit={**own(GAME.id), part: None})))


def test_the_sheet_of_a_copy_shows_every_piece():
    pictures = drawn("kit")
    assert pictures.count("tikal-2/forest") == 1
    assert pictures.count("tikal-2/seaplane") == 2
    assert sum(name.startswith("tikal-2/symbol-") for name in pictures) == 10 + 10 + 10  # board, printed, light rooms
    shown = [action for tile in KIT.action_tiles for action in tile.actions]
    assert pictures.count("tikal-2/doors") == sum(action.do == "doors" for action in shown)
    words = said("kit")
    assert all(str(count) in words for count in KIT.site_counts[2])


def test_what_contradicts_the_rulebook_is_said_in_words():
    wrong = own(GAME.id)
    wrong["printed"][1]["colour"] = "pink"
    words = " ".join(said("kit", kit=wrong))
    assert "This does not fit the rulebook." in words
    assert "The rulebook has two printed rooms of each colour; you have" in words


def test_the_form_asks_for_everything_and_shows_nothing_of_a_copy():
    assert said("kit-form") == said("kit-form", kit=None) == said("kit-form", kit="sample")
    pictures = drawn("kit-form")
    assert pictures.count("tikal-2/doors") == 24  # to ring on each tile
    assert "tikal-2/dagger" not in pictures


def test_a_copy_is_shown_as_far_as_it_was_told():
    """Lists that are not told to their end are no contradiction of the rulebook."""
    whole = own(GAME.id)
    wheel = {"treasures": [*whole["wheel"]["treasures"][:3], None], "prices": [2, None]}
    kit = begun(GAME.id, spaces=whole["spaces"], printed=[*whole["printed"][:4], None], wheel=wheel)
    kit["river"] = {"sites": 6, "start": 2, "forest_after": 1, "seaplanes_after": None}
    words, pictures = said("kit", kit=kit), drawn("kit", kit=kit)
    assert "This does not fit the rulebook." not in " ".join(words)
    assert {"a3", "a2", "c2", "d1", "jug", "statue"} <= set(words)
    assert not {"e3", "dagger"} & set(words)
    assert pictures.count("tikal-2/forest") == 1 + 5  # told once, to be ringed in the other gaps
    check(leaflet(ask_for("tikal-2", "kit", kit=kit)))
    check(leaflet(ask_for("tikal-2", "setup", kit=kit)))
