"""Paper is read at arm's length: sizes of type, cards of half a page, one picture for one thing."""

import math
from collections import Counter

import pypdfium2
import pytest
from pypdfium2 import raw

from model.games import GAMES
from model.games.lost_temple.checklist import laid_tokens
from model.language import LANGUAGES, texts
from printables import ask_for, leaflet, sheet, sheets_of
from printables.asking import variants
from printables.shared.halves import halves
from printables.shared.items import Icon, Mark, Panel, Text
from printables.shared.paper import MM, PAPERS
from printables.shared.text import words_of
from tests.printables.own import own
from tests.rule import rule

SMALLEST, BODY = 8, 11
READ = ("setup", "reference", "score", "characters")
SHEETS = [(game, name) for game in GAMES for name in sheets_of(game) if name in READ]


def sizes(pdf: bytes) -> Counter[float]:
    """How many letters there are in each size, in points on the paper."""
    found: Counter[float] = Counter()
    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            text = page.get_textpage()
            for index in range(text.count_chars()):
                if raw.FPDFText_GetUnicode(text, index) > ord(" "):
                    matrix = raw.FS_MATRIX()
                    raw.FPDFText_GetMatrix(text, index, matrix)
                    scale = math.sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))
                    found[round(raw.FPDFText_GetFontSize(text, index) * scale, 2)] += 1
    finally:
        document.close()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), SHEETS)
def test_no_type_is_under_8_points(game, name, lang):
    """With the most players there is the least room."""
    most = max(GAMES[game].players)
    found = sizes(sheet(game, name, players=most, lang=lang, kit=own(game), paper="letter"))
    found |= sizes(sheet(game, name, players=most, lang=lang))
    assert sum(found.values()) > 200
    assert min(found) >= SMALLEST


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_reference_card_is_half_a_page_of_11_points_or_more(game, lang):
    for options in variants(game, "reference"):
        for paper in PAPERS.values():
            ask = ask_for(game, "reference", players=2, lang=lang, paper=paper.id, options=options)
            pages = leaflet(ask).pages
            frames = [item.box for item in pages[0].items if isinstance(item, Panel)]
            assert all(frame in frames for frame in halves(paper))
            words = [item for page in pages for item in page.items if isinstance(item, Text)]
            assert min(item.size for item in words if any(card.holds(item.box) for card in halves(paper))) >= BODY


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_two_cards_are_cut_apart_once(paper):
    upper, lower = halves(paper)
    middle = paper.height / 2
    assert upper.y == pytest.approx(paper.height - lower.bottom, abs=0.1)
    assert upper.bottom < middle < lower.y
    assert paper.page.inset(5 * MM).holds(upper)
    assert upper.x == pytest.approx(paper.width - upper.right)  # so that a back lies behind its front


@pytest.mark.parametrize("game", GAMES)
def test_each_player_has_front_and_back_in_the_same_place(game):
    pages = leaflet(ask_for(game, "reference", players=max(GAMES[game].players))).pages
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        marks = [[item.shape for item in page.items if isinstance(item, Mark)] for page in (front, back)]
        assert marks[0][0] == marks[1][0]


LOOKED_UP = {
    "lost-temple": ("lt-print-know-open", "lt-print-know-own", "lt-print-know-swap", "lt-print-idol-two"),
    "tikal": ("tk-print-know-guarded", "tk-print-know-laps"),
    "tikal-2": (
        "t2-print-keys-stay", "t2-print-river-twice", "t2-print-dig-here", "t2-print-move-several",
        "t2-print-act-treasure-double", "t2-print-tent-again",
    ),
}  # fmt: skip


@rule("LT1.5", "LT2.5", "LT5.1", "LT5.2", "TK1.1", "TK3.8", "T2.2.3", "T2.3.5", "T2.3.6", "T2.4.3", "T2.5.4", "T2.5.11")
@rule("T2.6.2")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_players_look_up_is_on_the_card(game, lang):
    document = pypdfium2.PdfDocument(sheet(game, "reference", players=2, lang=lang))
    read = bare("".join(page.get_textpage().get_text_range() for page in document))
    document.close()
    for message in LOOKED_UP[game]:
        words = texts(lang).say(message).replace("*", "").split("[")[0]
        assert bare(words) in read, message


def bare(text: str) -> str:
    return "".join(letter for letter in text if letter.isalnum())


def drawn(game: str, name: str, **asked) -> Counter[str]:
    pages = leaflet(ask_for(game, name, **asked)).pages
    return Counter(item.name for page in pages for item in page.items if isinstance(item, Icon))


@rule("LT1.3")
@pytest.mark.parametrize("players", GAMES["lost-temple"].players)
def test_a_chance_space_has_one_picture_and_as_many_are_drawn_as_the_step_says(players):
    """In the legend once more; a face-down token is what lies on it, and beside the board."""
    ask = ask_for("lost-temple", "setup", players=players, kit=own("lost-temple"))
    icons = drawn("lost-temple", "setup", players=players, kit=own("lost-temple"))
    assert icons["lost-temple/chance"] == laid_tokens(ask.setup.kit, players) + 1
    assert icons["lost-temple/token-hidden"] == 2  # the step, the reserve


@pytest.mark.parametrize("players", GAMES["lost-temple"].players)
def test_a_score_sheet_shows_no_chance_space(players):
    icons = drawn("lost-temple", "score", players=players)
    assert icons["lost-temple/chance"] == icons["lost-temple/token-hidden"] == 0
    assert icons["lost-temple/place"] == players + 1


@rule("LT1.1")
@pytest.mark.parametrize("told", [None, own("lost-temple")], ids=["any copy", "a told one"])
@pytest.mark.parametrize("players", GAMES["lost-temple"].players)
def test_both_great_temples_are_in_the_sketch(players, told):
    """Besides the first step's picture and the legend's."""
    assert drawn("lost-temple", "setup", players=players, kit=told)["lost-temple/great-temple"] == 2 + 2


@rule("LT1.3")
@pytest.mark.parametrize(("players", "unplayed"), [(5, False), (6, True)])
def test_the_sketch_of_any_copy_ends_at_the_finish(players, unplayed):
    words = [
        words_of(item)
        for item in leaflet(ask_for("lost-temple", "setup", players=players)).pages[0].items
        if isinstance(item, Text)
    ]
    assert ("not played" in words) == unplayed
    assert drawn("lost-temple", "setup", players=players)["lost-temple/chance"] == (4 if unplayed else 6)


@rule("LT4.1", "LT5.1", "LT5.2")
def test_the_strip_to_call_from_has_a_place_for_whoever_can_be_cursed_or_robbed():
    ask = ask_for("lost-temple", "score")
    items = leaflet(ask).pages[0].items
    places = [item for item in items if isinstance(item, Panel) and item.oval and item.dash]
    assert len(places) == 8 + 7  # anybody but the Shaman; anybody but the Shaman and the Thief
    assert {"cursed", "robbed"} <= {words_of(item) for item in items if isinstance(item, Text)}
