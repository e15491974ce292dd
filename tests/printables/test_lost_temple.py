"""Lost Temple's sheets: exact for a copy that was told, only what is sure for any other."""

import json
import re

import pytest
from pypdfium2 import PdfDocument

from model.games.lost_temple.parts import CHARACTERS
from model.kernel.record import read_record
from model.table.stored import play_record
from printables import ask_for, leaflet, table_sheet
from printables.shared.items import Icon, Text
from printables.shared.text import words_of
from tests.printables.own import begun, own
from tests.rule import rule

OWN = own("lost-temple")


def said(sheet, **asked):
    pages = leaflet(ask_for("lost-temple", sheet, **asked)).pages
    return [words_of(item).replace("\n", " ") for page in pages for item in page.items if isinstance(item, Text)]


def drawn(sheet, **asked):
    pages = leaflet(ask_for("lost-temple", sheet, **asked)).pages
    return [item.name for page in pages for item in page.items if isinstance(item, Icon)]


@rule("LT1.1", "LT1.3")
@pytest.mark.parametrize(("players", "temple"), [(5, "second"), (6, "first")])
def test_without_a_copy_the_set_up_tells_no_number_of_the_track(players, temple):
    words = " ".join(said("setup", players=players))
    assert f"race to the {temple} great temple" in words
    assert "one on every double circle" in words
    assert "As your card shows" in words
    assert "Only a sketch" in words
    assert not re.search(r"\bspace \d|\d chance spaces|finish: ", words)
    assert drawn("setup", players=players).count("lost-temple/village") == 1  # in the legend alone


@rule("LT1.4")
def test_character_cards_leave_a_line_where_nobody_told():
    assert sum("Start: space ____ · ____" in text for text in said("characters")) == len(CHARACTERS)
    assert any("space 9 · 1" in text for text in said("characters", kit=OWN))


@rule("LT1.1", "LT1.4")
def test_the_sheet_of_a_copy_shows_everything_told():
    words = said("kit", kit=OWN)
    assert "Attic" in " ".join(words)
    assert {"58", "38", "13 · 27 · 45", "6 · 12 · 20 · 26 · 33 · 38 · 44 · 51 · 58"} <= set(words)
    assert drawn("kit", kit=OWN).count("lost-temple/great-temple") == 2
    assert drawn("kit", kit=OWN).count("lost-temple/jungle") == 3
    for space in range(1, 59):
        assert str(space) in words


def test_a_half_told_track_is_drawn_as_far_as_it_goes():
    half = begun("lost-temple", length=7, temples=[6], villages=[4], jungle=[], chance=[3, 7])
    words = said("kit", kit=half)
    assert "7" in words
    assert "8" not in [one for one in words if one.isdigit()]
    assert "Second great temple: space" in words  # with a line for the pen


def test_what_contradicts_the_rulebook_is_said_in_words():
    wrong = own("lost-temple", jungle=[13, 27, 45, 47], chance=[3])
    words = " ".join(said("kit", kit=wrong))
    assert "This does not fit the rulebook." in words
    assert "There are three deep jungles on the board; you have 4." in words
    assert "This does not fit the rulebook." not in " ".join(said("kit", kit=OWN))


@pytest.mark.parametrize("kit", [None, OWN, "sample"])
def test_the_form_is_blank_whatever_was_told(kit):
    words = said("kit-form", kit=kit)
    assert words == said("kit-form")
    for space in range(1, 71):
        assert str(space) in words
    pictures = drawn("kit-form", kit=kit)
    assert all(f"lost-temple/{name}" in pictures for name in CHARACTERS)
    assert pictures.count("lost-temple/village") == 70


def test_a_table_prints_its_copy_with_what_it_learned():
    play = having_learned({"start.thief": {"space": 11, "gems": 6}})
    assert "space 11 · 6" in words_on(table_sheet(play, "characters"))


def test_what_a_table_learned_against_the_rulebook_is_told_only_where_it_is_shown_as_such():
    play = having_learned({"jungle": [13, 27, 45, 47]})
    assert "There are three deep jungles on the board; you have 4." in words_on(table_sheet(play, "kit"))
    assert "Only a sketch" in words_on(table_sheet(play, "setup"))


def having_learned(what):
    record = {
        "format": "temple-companion",
        "version": 1,
        "game": "lost-temple",
        "kit": OWN,
        "players": [{"name": "Ada", "colour": "red"}, {"name": "Ben", "colour": "blue"}],
        "moves": [{"seat": None, "do": "learn", "set": what}],
    }
    return play_record(read_record(json.dumps(record).encode()))[0]


def words_on(pdf):
    return " ".join(PdfDocument(pdf)[0].get_textpage().get_text_bounded().split())
