"""Every sheet of every game, in every language, on every paper, for every number of players and variant: read back."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from model.games import GAMES
from model.kernel.record import SAMPLE
from model.language import LANGUAGES
from printables import NoSheet, ask_for, leaflet, sheet, sheets_of
from printables.asking import player_counts, variants
from printables.preview import page_count, preview
from printables.shared.items import Leaflet, Text
from printables.shared.paper import PAPERS
from printables.shared.text import words_of
from tests.often import EVENINGS
from tests.printables.own import own
from tests.printables.reading import check
from tests.rule import rule

SHEETS = [(game, name) for game in GAMES for name in sheets_of(game)]
SOONEST = ("en", "fi")
"""Who prints on the other paper, and who has the longest words."""
LONGEST = "fi"
"""In it every number of players is tried; in the others, outside the evenings, the fewest and the most."""
ON_PAPER = [
    pytest.param(paper, lang, marks=() if paper == "a4" or lang in SOONEST else pytest.mark.evening)
    for paper in PAPERS
    for lang in LANGUAGES
]


@pytest.mark.search
@pytest.mark.parametrize(("paper", "lang"), ON_PAPER)
@pytest.mark.parametrize(("game", "name"), SHEETS)
def test_nothing_is_cut_off_or_covered(game, name, paper, lang):
    """For any copy, and for one that was told; the invented board has a mark besides."""
    asked = [
        ask_for(game, name, players=count, lang=lang, paper=paper, options=options, kit=kit)
        for count in counts(game, name, lang)
        for options in variants(game, name)
        for kit in (None, own(game))
    ]
    asked.append(ask_for(game, name, lang=lang, paper=paper, kit=SAMPLE))
    check(together([leaflet(ask) for ask in asked]))


def counts(game, name, lang):
    every = player_counts(game, name)
    return every if EVENINGS or lang == LONGEST else dict.fromkeys((every[0], every[-1]))


def together(leaflets: list[Leaflet]) -> Leaflet:
    """All their pages in one document, each of them once: painted and read back together that is far less work."""
    pages = dict.fromkeys(page for one in leaflets for page in one.pages)
    return replace(leaflets[0], pages=tuple(pages))


@pytest.mark.parametrize(("game", "name"), SHEETS)
def test_black_and_white_has_no_colour(game, name):
    ask = ask_for(game, name, mono=True)
    pdf = check(leaflet(ask))
    pixels = Image.open(BytesIO(preview(pdf, 0, 300))).convert("RGB").getcolors(1_000_000)
    assert pixels
    assert all(max(rgb) - min(rgb) <= 3 for _, rgb in pixels)


@pytest.mark.parametrize(("game", "name"), SHEETS)
def test_same_input_same_bytes(game, name):
    assert sheet(game, name, lang="fi") == sheet(game, name, lang="fi")


@pytest.mark.parametrize(("game", "name"), SHEETS)
def test_no_letter_is_missing_in_our_typefaces(game, name):
    for lang in LANGUAGES:
        for page in leaflet(ask_for(game, name, lang=lang)).pages:
            said = "".join(words_of(item) for item in page.items if isinstance(item, Text))
            assert "□" not in said


def test_quantities_of_the_set_up():
    pages = leaflet(ask_for("lost-temple", "setup", players=6, kit=own("lost-temple"))).pages
    said = " ".join(words_of(item).replace("\n", " ") for item in pages[0].items if isinstance(item, Text))
    assert "space 38" in said
    assert "18 chance tokens" in said
    assert "on each of the 10 chance spaces before the finish, none behind it; the other 8 are the reserve" in said
    assert "1 face up + 1 face down" in said


@rule("LT1.3")
@pytest.mark.parametrize(("players", "reserve"), [(5, "4"), (6, "8")])
def test_the_reserve_beside_the_board(players, reserve):
    """With six or more no token lies behind the finish, so more are left."""
    items = leaflet(ask_for("lost-temple", "setup", players=players, kit=own("lost-temple"))).pages[0].items
    said = [words_of(item) for item in items if isinstance(item, Text)]
    assert said[said.index("reserve") - 1] == reserve


MARK = "Invented board – for trying out"


@pytest.mark.parametrize(("game", "name"), [one for one in SHEETS if one[1] != "kit-form"])
def test_an_invented_board_is_marked_on_every_sheet_and_no_other(game, name):
    def marked(kit):
        pages = leaflet(ask_for(game, name, kit=kit)).pages
        return [any(MARK in words_of(item) for item in page.items if isinstance(item, Text)) for page in pages]

    backs = name == "characters"  # nothing is told on the common back of the cards
    assert marked(SAMPLE) == ([True, False] if backs else [True] * len(marked(SAMPLE)))
    assert not any(marked(None))
    assert not any(marked(own(game)))


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"game": "chess"}, "print-wrong-game"),
        ({"sheet": "poster"}, "print-wrong-sheet"),
        ({"players": 9}, "print-wrong-players"),
        ({"paper": "a3"}, "print-wrong-paper"),
        ({"lang": "sv"}, "command-language"),
    ],
)
def test_what_cannot_be_printed(asked, message):
    asked = {"game": "lost-temple", "sheet": "setup", **asked}
    with pytest.raises(NoSheet) as refused:
        sheet(**asked)
    assert refused.value.message == message


def test_a_preview_is_a_picture_of_a_page():
    pdf = sheet("lost-temple", "characters")
    assert page_count(pdf) == 2
    assert preview(pdf, 1, 200).startswith(b"\x89PNG")
    assert preview(pdf, 99, 200) == preview(pdf, 1, 200)
